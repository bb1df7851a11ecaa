"""What people type: names and chat. Kept short and printable; the pages escape it."""

import unicodedata
from functools import cache
from pathlib import Path

MARKS = 3  # accents on one letter at most
JOINER = "\u200d"  # holds emoji together
BLANKS = "\t\n\r\u2800"  # what looks like a space and is none for Unicode
TABLE = Path(__file__).with_name("confusables.txt")
IGNORABLE = (  # Unicode's Default_Ignorable_Code_Point: nothing is to be seen of these
    (0x00AD, 0x00AD), (0x034F, 0x034F), (0x061C, 0x061C), (0x115F, 0x1160), (0x17B4, 0x17B5),
    (0x180B, 0x180F), (0x200B, 0x200F), (0x202A, 0x202E), (0x2060, 0x206F), (0x3164, 0x3164),
    (0xFE00, 0xFE0F), (0xFEFF, 0xFEFF), (0xFFA0, 0xFFA0), (0xFFF0, 0xFFF8), (0x1BCA0, 0x1BCA3),
    (0x1D173, 0x1D17A), (0xE0000, 0xE0FFF),
)  # fmt: skip


def clean(text: str) -> str | None:
    """The text without control characters and piled-up accents; none if there is nothing to
    be seen in it."""
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        category = unicodedata.category(letter)
        if category in ("Zl", "Zp", "Zs") or letter in BLANKS:
            letter = " "
        elif category.startswith("C") and letter != JOINER:
            continue
        marks = marks + 1 if category.startswith("M") else 0
        if marks <= MARKS:
            kept.append(letter)
    words = "".join(kept).split()
    return " ".join(words) if any(map(visible, "".join(words))) else None


def visible(letter: str) -> bool:
    ignorable = any(first <= ord(letter) <= last for first, last in IGNORABLE)
    return not ignorable and unicodedata.category(letter)[0] not in "MCZ"


def alike(one: str, other: str) -> bool:
    """Whether people could take one name for the other, in small or in capital letters."""
    return not looks(one).isdisjoint(looks(other))


def looks(name: str) -> set[str]:
    """What the name looks like: as it is (`Ida` like `lda`), and whatever the case of its letters,
    before and after letters of other scripts were taken for what they look like."""
    shape = skeleton(name)
    return {shape, skeleton(folded(name)), skeleton(folded(shape))}


def folded(text: str) -> str:
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", text).casefold())


def skeleton(text: str) -> str:
    """The same for all texts that look alike, by Unicode's UTS #39. Not to be shown."""
    shape = unicodedata.normalize("NFD", text).translate(looks_like())
    return unicodedata.normalize("NFD", shape)


@cache
def looks_like() -> dict[int, str]:
    """For the number of a character the text that stands for its look."""
    table = {number: "" for first, last in IGNORABLE for number in range(first, last + 1)}
    for line in TABLE.read_text("utf-8").splitlines():
        if not line.startswith("#"):
            prototype, _, others = line.partition(":")
            shape = "".join(chr(int(number, 16)) for number in prototype.split())
            table |= {int(number, 16): shape for number in others.split()}
    return table
