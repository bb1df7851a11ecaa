"""What people type: names and chat. Kept short and printable; the pages escape it."""

import unicodedata

MARKS = 3  # accents on one letter at most
JOINER = "\u200d"  # holds emoji together


def clean(text: str) -> str | None:
    """The text without invisible characters and piled-up accents; none if nothing is left."""
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        category = unicodedata.category(letter)
        if category in ("Zl", "Zp", "Zs") or letter in "\t\n\r":
            letter = " "
        elif category.startswith("C") and letter != JOINER:
            continue
        marks = marks + 1 if category.startswith("M") else 0
        if marks <= MARKS:
            kept.append(letter)
    words = "".join(kept).split()
    visible = any(unicodedata.category(letter)[0] not in "MCZ" for letter in "".join(words))
    return " ".join(words) if visible else None
