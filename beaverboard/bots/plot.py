"""Lines in a terminal: eight dots to a letter, as Braille has them."""

from collections.abc import Sequence

# The dot of a cell that is two wide and four high, by column and row from above.
DOTS = ((0x01, 0x02, 0x04, 0x40), (0x08, 0x10, 0x20, 0x80))
EMPTY = 0x2800


def lines(values: Sequence[float], width: int, height: int) -> list[str]:
    """A curve of numbers from 0 to 1, the first row at the top."""
    cells = [[0] * width for _ in range(height)]
    across, down = 2 * width, 4 * height
    before = None
    for x in range(across):
        value = values[round(x * (len(values) - 1) / (across - 1))]
        y = round((1 - min(1.0, max(0.0, value))) * (down - 1))
        reached = y if before is None else before
        for at in range(min(y, reached), max(y, reached) + 1):
            cells[at // 4][x // 2] |= DOTS[x % 2][at % 4]
        before = y
    return ["".join(chr(EMPTY + cell) for cell in row) for row in cells]
