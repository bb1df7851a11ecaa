"""A match as text and as a picture of that text, for the render modes."""

import textwrap

import numpy as np

from beaverboard.envs.terms import ANSI, HUMAN
from beaverboard.extras import extra
from beaverboard.match import Match

WIDTH, HEIGHT, MARGIN = 800, 480, 16  # pixels
LETTERS = 96  # a line
SPACING = 17
PAPER, INK, TURN = (250, 246, 236), (45, 36, 28), (146, 64, 14)


def rendered(match: Match, mode: str | None) -> str | np.ndarray | None:
    """The whole truth as text or as a picture of it; for a human, the text is printed."""
    if mode is None:
        return None
    lines = as_lines(match)
    if mode == HUMAN:
        print("\n".join(lines))
        return None
    return "\n".join(lines) if mode == ANSI else as_picture(lines)


def as_lines(match: Match) -> list[str]:
    """The position part by part, and who is to act."""
    parts = match.position().split(" | ")
    state = "over" if match.over else f"seat {match.turn} to act"
    return [f"{parts[0]}: {state}, {match.ply} moves played", *parts[1:]]


def as_picture(lines: list[str]) -> np.ndarray:
    """Always of the same size, whatever is written."""
    with extra("envs"):
        from PIL import Image, ImageDraw, ImageFont

    image = Image.new("RGB", (WIDTH, HEIGHT), PAPER)
    pen, font = ImageDraw.Draw(image), ImageFont.load_default(size=13)
    y = MARGIN
    for number, line in enumerate(lines):
        for row in textwrap.wrap(line, LETTERS, subsequent_indent="    "):
            pen.text((MARGIN, y), row, fill=INK if number else TURN, font=font)
            y += SPACING
    return np.asarray(image)
