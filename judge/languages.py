"""The languages Judge speaks, and text as it is compared whatever the language."""

from __future__ import annotations

import re
import unicodedata

LANGUAGES = ("en", "fr", "es")


def fold(text: str) -> str:
    """A name as it is compared: no accents, no case, no punctuation."""
    text = unicodedata.normalize("NFKD", text.replace("œ", "oe").replace("Œ", "Oe"))
    text = "".join(c for c in text if not unicodedata.combining(c)).casefold()
    return " ".join(re.sub(r"[^a-z0-9]+", " ", text).split())
