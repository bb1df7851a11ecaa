"""`python -m beaverboard`, the same as the command `beaverboard`."""

import sys

from beaverboard.cli import main

if __name__ == "__main__":
    sys.exit(main())
