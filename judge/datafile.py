"""Files of the rulebook: fields that must be there, and texts in every language."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path as FilePath
from typing import Any

from judge.document import Document, DocumentError, Path, read, short
from judge.languages import LANGUAGES

Text = Mapping[str, str]  # language -> text, complete


class DataFile:
    """One file of the rulebook, and how to complain about it."""

    def __init__(self, path: FilePath) -> None:
        self.name = path.name
        try:
            self.document: Document = read(path.read_bytes())
        except DocumentError as error:
            raise DocumentError(f"{self.name}: {error}") from None
        except OSError as error:
            raise DocumentError(f"{self.name}: {error.strerror or error}") from None

    def error(self, message: str, path: Path) -> DocumentError:
        return DocumentError(f"{self.name}: {self.document.error(message, path)}")

    def fields(self, value: Any, path: Path, needed: str, allowed: str = "") -> dict[str, Any]:
        if not isinstance(value, dict):
            raise self.error("expected `word: value` pairs", path)
        for key in value:
            if key not in needed.split() and key not in allowed.split():
                raise self.error(f"unknown field {short(key)!r}", (*path, key))
        for key in needed.split():
            if key not in value:
                raise self.error(f"the field {key!r} is missing", path)
        return value

    def text(self, value: Any, path: Path) -> Text:
        """A text in every language."""
        words = self.fields(value, path, " ".join(LANGUAGES))
        for language, text in words.items():
            if not isinstance(text, str) or not text.strip():
                raise self.error("expected a text", (*path, language))
        return {language: words[language].strip() for language in LANGUAGES}

    def strings(self, value: Any, path: Path) -> tuple[str, ...]:
        if not isinstance(value, list) or not all(isinstance(v, str) for v in value):
            raise self.error("expected a list of words", path)
        return tuple(value)

    def items(self, value: Any, path: Path) -> list[tuple[Any, Path]]:
        if not isinstance(value, list):
            raise self.error("expected a list", path)
        return [(v, (*path, i)) for i, v in enumerate(value)]
