"""An address that friends in the same network can open, and its QR code."""

import io
import socket

import segno


def own_address() -> str:
    """The address of this machine in its network. Nothing is sent: connecting a UDP socket
    only asks the system which way it would go."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address that belongs to nobody
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def qr_code(text: str) -> str:
    drawn = io.StringIO()
    segno.make(text, error="m").terminal(drawn, compact=True)
    return drawn.getvalue()
