"""The texts of all cards, written from their data, one file a language: for a reviewer to read.

`make golden` writes them anew.
"""

from __future__ import annotations

from pathlib import Path

from judge.cards import PrintedCard, library
from judge.languages import LANGUAGES
from judge.wording import wording

FOLDER = Path(__file__).parent / "golden"


def card_block(card: PrintedCard, language: str) -> str:
    words = wording(language)
    keywords = [", ".join(words.keywords[k] for k in card.keywords)] if card.keywords else []
    head = card.name(language).text
    if not card.is_power_card:  # which has a price instead, said in its text
        head += f" ({card.card.power})"
    return "\n".join([head, *(f"    {line}" for line in (*keywords, *words.card_text(card)))])


def text(language: str) -> str:
    return "\n".join(card_block(card, language) for card in library()) + "\n"


def file(language: str) -> Path:
    return FOLDER / f"cards.{language}.txt"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for each in LANGUAGES:
        file(each).write_text(text(each), encoding="utf-8")
