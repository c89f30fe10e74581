"""Pictures for link previews: drawn as SVG by a template, sent as PNG, which every previewer shows.

The letters come from fonts of our own, so that a picture is the same on every machine.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import resvg_py
from flask import render_template

FONTS = [str(file) for file in sorted((Path(__file__).parent / "fonts").glob("*.ttf"))]
FAMILY = "DejaVu Sans"
SHOWN = 5  # creatures a side; of more, the last place says how many


def preview_picture(text: str, view: dict[str, Any]) -> bytes:
    """A verdict and a board as PNG, of the size link previews ask for."""
    sides = []
    for player in reversed(view["players"]):
        play = player["play"]
        shown = play if len(play) <= SHOWN else play[: SHOWN - 1]
        sides.append({**player, "play": shown, "more": len(play) - len(shown)})
    svg = render_template("preview.svg", lines=wrap(text, 52, 4), sides=sides, wrap=wrap)
    return resvg_py.svg_to_bytes(
        svg_string=svg, skip_system_fonts=True, font_files=FONTS, sans_serif_family=FAMILY
    )


def wrap(text: str, width: int, most: int) -> list[str]:
    """A text in lines of a picture, which does not break lines itself."""
    lines = [""]
    for word in text.split():
        if len(lines[-1]) + len(word) + 1 > width and lines[-1]:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    if len(lines) > most:
        lines = [*lines[: most - 1], f"{lines[most - 1]} …"]
    return [line if len(line) <= width + 2 else f"{line[:width]}…" for line in lines]
