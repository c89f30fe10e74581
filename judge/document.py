"""YAML and JSON as people write them: plain values that remember on which line they stood.

Used for card files, rule files and scenarios. Nothing here can be tricked into work that is out of
proportion to the text: no tags, no anchors, bounded size and depth, no key twice.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import yaml

MAX_BYTES = 262_144
MAX_DEPTH = 24

Path = tuple[str | int, ...]

# PyYAML resolves more than people mean: `on`, `1:30` and dates stay text here.
_INT = re.compile(r"[-+]?(0|[1-9][0-9]{0,17})")
_WORDS = {"true": True, "True": True, "false": False, "False": False}
_WORDS |= {"null": None, "~": None, "": None}  # type: ignore[dict-item]


class Problem(str):
    """What is wrong, as an English sentence that can be said in other languages as well.

    `Problem("there is no card {name!r}", name="gorilion")` is a text like any other; the template
    and the values are kept for the site, whose catalogues translate the template. A value may be a
    problem itself.
    """

    template: str
    values: dict[str, object]

    def __new__(cls, template: str, /, **values: object) -> Problem:
        problem = super().__new__(cls, template.format(**values))
        problem.template = template
        problem.values = values
        return problem


class Unreadable(Exception):
    """Something people wrote that can't be read."""

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = message


class DocumentError(Unreadable):
    """A text that can't be read, with the place."""

    def __init__(self, message: str, line: int | None = None, path: Path = ()) -> None:
        super().__init__(message)
        self.line = line
        self.path = path

    def __str__(self) -> str:
        return ": ".join(part for part in (", ".join(self.place()), self.message) if part)

    def place(self) -> list[str]:
        """The line and the field, as far as they are known."""
        line = Problem("line {number}", number=self.line) if self.line else ""
        return [part for part in (line, path_text(self.path)) if part]


def path_text(path: Path) -> str:
    """A.play[1].card"""
    text = ""
    for key in path:
        text += f"[{key}]" if isinstance(key, int) else f".{short(key)}" if text else short(key)
    return text


@dataclass
class Document:
    """A value, and the line each part of it stands on."""

    value: Any
    lines: dict[Path, int] = field(default_factory=dict)

    def line(self, path: Path) -> int | None:
        """The line of a part, or of the nearest part around it."""
        while path and path not in self.lines:
            path = path[:-1]
        return self.lines.get(path)

    def error(self, message: str, path: Path = ()) -> DocumentError:
        return DocumentError(message, self.line(path), path)


def read(text: str | bytes, limit: int = MAX_BYTES) -> Document:
    """Read YAML, or JSON, which is taken as such if it looks like it."""
    if isinstance(text, bytes):
        if len(text) > limit:
            raise DocumentError(Problem("too long: more than {most} KB", most=limit // 1024))
        try:
            text = text.decode("utf-8-sig")
        except UnicodeDecodeError as error:
            line = error.object[: error.start].count(b"\n") + 1
            raise DocumentError(Problem("not UTF-8 text"), line) from None
    elif len(text) > limit:
        raise DocumentError(Problem("too long: more than {most} KB", most=limit // 1024))
    _no_surrogates(text)
    if text.lstrip()[:1] in ("{", "["):
        try:
            return _read_json(text)
        except (ValueError, RecursionError):
            pass  # perhaps YAML in flow style; if not, YAML's error has the line
    return _read_yaml(text)


def _read_json(text: str) -> Document:
    def unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        keys: set[str] = set()
        for key, _ in pairs:
            if key in keys:
                raise DocumentError(Problem("the key {key} stands here twice", key=short(key)))
            keys.add(key)
        return dict(pairs)

    value = json.loads(text, object_pairs_hook=unique, parse_constant=_no_constant)
    if "\\u" in text:
        _no_surrogates(json.dumps(value, ensure_ascii=False))
    if _depth(value) > MAX_DEPTH:
        raise DocumentError(too_deep())
    return Document(value)  # the lines of JSON are not known


def _no_surrogates(text: str) -> None:
    """Halves of characters, which can't be written anywhere."""
    try:
        text.encode()
    except UnicodeEncodeError:
        raise DocumentError(Problem("a character that is only half there")) from None


def _no_constant(name: str) -> Any:
    raise DocumentError(Problem("{name} is not a value", name=name))


def _depth(value: Any) -> int:
    """How many collections stand inside each other."""
    if not isinstance(value, dict | list):
        return 0
    inside = value.values() if isinstance(value, dict) else value
    return 1 + max(map(_depth, inside), default=0)


def too_deep() -> Problem:
    return Problem("nested more than {most} levels deep", most=MAX_DEPTH)


def no_anchors() -> Problem:
    return Problem("anchors and aliases (& and *) are not allowed")


def short(value: object, most: int = 40) -> str:
    """A value in a message: never longer than a few words, and nothing a terminal would obey."""
    shown = " ".join(str(value)[: 2 * most].split())[: most + 1]
    text = "".join(c if c.isprintable() else "\ufffd" for c in shown)
    return text if len(text) <= most else text[: most - 1] + "…"


def _events(text: str) -> Iterator[yaml.Event]:
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    try:
        yield from yaml.parse(text, Loader=loader)
    except yaml.MarkedYAMLError as error:
        mark: Any = error.problem_mark or error.context_mark
        line = None if mark is None else min(mark.line, text.rstrip("\n").count("\n")) + 1
        problem = error.problem or "a mistake"
        raise DocumentError(
            Problem("not readable as YAML: {problem}", problem=problem), line
        ) from None
    except yaml.YAMLError as error:
        line = None
        position = getattr(error, "position", None)
        if isinstance(position, int):
            line = text[:position].count("\n") + 1
        message = Problem("not readable as YAML: a character that may not stand here")
        raise DocumentError(message, line) from None


def _read_yaml(text: str) -> Document:
    """Build the value from parse events: there is no moment at which it could blow up."""
    document = Document(None)
    stack: list[tuple[Any, Path]] = []  # open collections
    key: list[Any] = []  # the key waiting for its value, per open mapping
    documents = 0
    nothing = object()

    def place(value: Any, path_of: Path, line: int) -> None:
        document.lines.setdefault(path_of, line)
        if not stack:
            document.value = value
            return
        parent, _ = stack[-1]
        if isinstance(parent, list):
            parent.append(value)
        else:
            parent[key[-1]] = value
            key[-1] = nothing

    def path_here() -> Path:
        if not stack:
            return ()
        parent, path = stack[-1]
        return (*path, len(parent) if isinstance(parent, list) else key[-1])

    for event in _events(text):
        start: Any = event.start_mark
        line = start.line + 1
        if isinstance(event, yaml.DocumentStartEvent):
            documents += 1
            if documents > 1:
                raise DocumentError(Problem("more than one document"), line)
        elif isinstance(event, yaml.AliasEvent):
            raise DocumentError(no_anchors(), line)
        elif isinstance(event, yaml.NodeEvent):
            if event.anchor is not None:
                raise DocumentError(no_anchors(), line)
            if getattr(event, "tag", None) is not None:
                raise DocumentError(Problem("tags (!) are not allowed"), line)
            in_mapping = stack and isinstance(stack[-1][0], dict)
            if in_mapping and key[-1] is nothing:
                if not isinstance(event, yaml.ScalarEvent):
                    raise DocumentError(Problem("a key must be a word"), line)
                if event.value in stack[-1][0]:
                    message = Problem("the key {key} stands here twice", key=short(event.value))
                    raise DocumentError(message, line)
                key[-1] = event.value
                document.lines[(*stack[-1][1], event.value)] = line
            elif isinstance(event, yaml.ScalarEvent):
                place(_scalar(event), path_here(), line)
            else:
                if len(stack) >= MAX_DEPTH:
                    raise DocumentError(too_deep(), line)
                value: Any = [] if isinstance(event, yaml.SequenceStartEvent) else {}
                path = path_here()
                place(value, path, line)
                stack.append((value, path))
                if isinstance(value, dict):
                    key.append(nothing)
        elif isinstance(event, yaml.CollectionEndEvent):
            value, _ = stack.pop()
            if isinstance(value, dict):
                key.pop()
    return document


def _scalar(event: yaml.ScalarEvent) -> Any:
    text: str = event.value
    if not event.implicit[0]:  # quoted or a block: always text
        return text
    if text in _WORDS:
        return _WORDS[text]
    return int(text) if _INT.fullmatch(text) else text
