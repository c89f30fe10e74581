"""Every card's text is what a reviewer has read."""

import golden
import pytest

from judge.cards import library
from judge.languages import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_card_texts_are_those_that_were_read(language):
    written = golden.file(language).read_text(encoding="utf-8")
    assert golden.text(language) == written, "read the change, then `make golden`"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_among_them_creatures_with_their_power_and_power_cards_with_their_price(
    language,
):
    heads = [line for line in golden.text(language).splitlines() if not line.startswith(" ")]
    assert len(heads) == len(library())
    for card, head in zip(library(), heads, strict=True):
        name = card.name(language).text
        assert head == (name if card.is_power_card else f"{name} ({card.card.power})")
        assert not card.is_power_card or str(card.card.cost) in golden.card_block(card, language)
