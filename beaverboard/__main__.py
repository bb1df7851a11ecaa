"""`python -m beaverboard`, the same as the command `beaverboard`."""

from beaverboard.cli import main

if __name__ == "__main__":
    main()
