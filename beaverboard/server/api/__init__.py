"""The HTTP routes, the WebSocket and the pages: the only part that talks to clients."""
