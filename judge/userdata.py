"""What belongs to this machine and its user: imported rulebooks. Never in the repository."""

from __future__ import annotations

import json
import os
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

FORMAT = 1


def folder() -> Path:
    """$JUDGE_DATA, else the usual place for a user's data."""
    if given := os.environ.get("JUDGE_DATA"):
        return Path(given)
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "mindbug-judge"


@dataclass(frozen=True)
class Passage:
    """A paragraph of a printed book, and the rules that cover it."""

    text: str
    section: str | None
    rules: tuple[str, ...]


@dataclass(frozen=True)
class ImportedBook:
    book: str
    language: str
    passages: tuple[Passage, ...]


def _file(book: str) -> Path:
    return folder() / "imports" / f"{book}.json"


def save(book: ImportedBook) -> None:
    """Write a book whole or not at all: into a new file first, which then takes its place."""
    path = _file(book.book)
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, temporary = tempfile.mkstemp(dir=path.parent, suffix=".part")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            json.dump({"format": FORMAT, **asdict(book)}, file, ensure_ascii=False)
            file.flush()
            os.fsync(file.fileno())  # before its name: also if the power fails in between
        Path(temporary).replace(path)
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise


def remove(book: str) -> bool:
    """Forget an imported book. Was it there?"""
    path = _file(book)
    there = path.exists()
    path.unlink(missing_ok=True)
    return there


def imported(damaged: list[str] | None = None) -> Iterator[ImportedBook]:
    """The imported books. One that can't be read is left out, and named in `damaged`."""
    for path in sorted((folder() / "imports").glob("*.json")):
        try:
            yield _read(json.loads(path.read_text(encoding="utf-8")))
        except (OSError, ValueError, KeyError, TypeError, RecursionError):
            if damaged is not None:
                damaged.append(path.stem)


def _read(data: Any) -> ImportedBook:
    if data["format"] != FORMAT:
        raise ValueError("written by another version")
    passages = tuple(
        Passage(str(p["text"]), p["section"], tuple(map(str, p["rules"]))) for p in data["passages"]
    )
    return ImportedBook(str(data["book"]), str(data["language"]), passages)
