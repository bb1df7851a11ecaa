"""For all tests."""

from beaverboard import progress

# Whether a test finds compiled code in the cache must not change what is printed.
progress.disable()
