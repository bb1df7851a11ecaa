"""Write `beaverboard/server/confusables.txt` from Unicode's table of characters that look alike.

python -m scripts.confusables confusables.txt LICENSE

Both files come from Unicode, or with the sources of ICU (`source/data/unidata/confusables.txt`).
"""

import re
import sys
from collections import defaultdict
from pathlib import Path

TABLE = Path(__file__).parent.parent / "beaverboard" / "server" / "confusables.txt"

OPENING = """\
Characters that look alike, from Unicode {version} (UTS #39, confusables.txt).
Written by `python -m scripts.confusables`. A line has what stands for all of them, a colon,
and the characters that look like it, by their numbers.

"""


def table(source: str) -> list[str]:
    alike = defaultdict(list)
    for row in source.splitlines():
        fields = [field.strip() for field in row.partition("#")[0].split(";")]
        if len(fields) == 3:
            alike[tuple(int(number, 16) for number in fields[1].split())].append(int(fields[0], 16))
    return [
        f"{' '.join(f'{n:X}' for n in prototype)}: {' '.join(f'{n:X}' for n in sorted(others))}"
        for prototype, others in sorted(alike.items())
    ]


def main(confusables: str, licence: str) -> None:
    source = Path(confusables).read_text("utf-8-sig")
    version = re.search(r"^# Version: (\S+)", source, re.MULTILINE)
    terms = Path(licence).read_text("utf-8-sig").partition("-----")[0]
    assert version and terms.startswith("UNICODE LICENSE")
    head = (OPENING.format(version=version[1]) + terms.strip()).splitlines()
    lines = [f"# {line}".rstrip() for line in head] + table(source)
    TABLE.write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
