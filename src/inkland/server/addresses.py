"""The addresses by which people reach this server."""

import socket
from urllib.parse import urlsplit

from inkland.server.settings import Settings, is_loopback


def public_address(settings: Settings, port: int) -> str:
    """Return the URL that people open in a browser."""
    if settings.public_url is not None:
        return settings.public_url
    host = _own_address() if _is_in_local_network(settings) else settings.host
    return f"http://{host}:{port}/"


def address_for_phones(settings: Settings, host: str) -> str:
    """Return this site's origin for other devices, for a browser that has called it by `host`.

    On the machine of the server that may be localhost, which means another machine on a phone.
    """
    if settings.public_url is not None:
        return settings.public_url
    asked = urlsplit(f"http://{host}")
    if is_loopback(asked.hostname) and _is_in_local_network(settings):
        return f"http://{_own_address()}:{asked.port or 80}"
    return f"http://{host}"


def _is_in_local_network(settings: Settings) -> bool:
    return settings.lan or settings.host in ("0.0.0.0", "::")


def _own_address() -> str:
    """Return this machine's address in the local network, from the routing table; sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # TEST-NET-1, an address reserved for documentation
        except OSError:
            return "127.0.0.1"
        found: str = probe.getsockname()[0]
        return found
