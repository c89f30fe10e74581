"""Every card's text is what a reviewer has read."""

import golden
import pytest

from judge.languages import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_card_texts_are_those_that_were_read(language):
    written = golden.file(language).read_text(encoding="utf-8")
    assert golden.text(language) == written, "read the change, then `make golden`"
