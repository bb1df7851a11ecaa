"""Programs that attack a running server and say what they found: `docs/hosting.md` has the
commands. Each starts a server of its own, on an empty database, and ends it."""
