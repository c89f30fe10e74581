"""A scenario in an address: `s=` holds the whole board, so that a link is a saved board."""

from __future__ import annotations

import base64
import binascii
import json
import zlib
from typing import Any

from judge.document import MAX_BYTES, Document, DocumentError, Problem, read

MAX_ADDRESS = 8_000  # characters of `s=`
MAX_SCENARIO = 65_536  # bytes once unpacked; a full table takes some 3,000


def pack(scenario: dict[str, Any]) -> str:
    """A scenario as letters and digits that any address may hold."""
    text = json.dumps(scenario, ensure_ascii=False, separators=(",", ":"))
    packer = zlib.compressobj(9, wbits=-15)
    packed = packer.compress(text.encode()) + packer.flush()
    return base64.urlsafe_b64encode(packed).rstrip(b"=").decode()


def unpack(text: str) -> Document:
    """The scenario again. One written out, as JSON or YAML, is accepted as well."""
    if len(text) > MAX_ADDRESS:
        raise DocumentError(
            Problem("the address is longer than {most} characters", most=MAX_ADDRESS)
        )
    if not text.strip():
        return Document({})
    if not text.isascii() or not all(c.isalnum() or c in "-_" for c in text):
        return read(text, min(MAX_BYTES, MAX_SCENARIO))
    try:
        packed = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
        unpacker = zlib.decompressobj(wbits=-15)
        content = unpacker.decompress(packed, MAX_SCENARIO)
    except (binascii.Error, ValueError, zlib.error):
        raise DocumentError(damaged()) from None
    if unpacker.unconsumed_tail:
        raise DocumentError(
            Problem("the board is larger than {most} KB", most=MAX_SCENARIO // 1024)
        )
    if not unpacker.eof:
        raise DocumentError(damaged())
    return read(content, MAX_SCENARIO)


def damaged() -> Problem:
    return Problem("the address is damaged: a part of it is missing or changed")
