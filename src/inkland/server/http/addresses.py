"""The addresses by which people reach this server."""

import fcntl
import socket
import struct
from collections.abc import Iterator
from contextlib import suppress
from typing import Final
from urllib.parse import urlsplit

from inkland.server.configuration.settings import Settings, is_loopback

_SIOCGIFADDR: Final = 0x8915  # Linux: the IPv4 address of an interface


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
        except OSError:  # no default route, as in a hall without the internet
            addresses = (*_addresses_of_interfaces(probe), *_addresses_of_name())
            return next((one for one in addresses if not is_loopback(one)), "127.0.0.1")
        found: str = probe.getsockname()[0]
        return found


def _addresses_of_interfaces(probe: socket.socket) -> Iterator[str]:
    """The IPv4 address of each interface, in their order; only Linux tells them."""
    for _number, name in socket.if_nameindex():
        with suppress(OSError):  # an interface without an address, or another system
            found = fcntl.ioctl(probe, _SIOCGIFADDR, struct.pack("256s", name.encode()))
            yield socket.inet_ntoa(found[20:24])


def _addresses_of_name() -> list[str]:
    """The IPv4 addresses of this machine's name."""
    try:
        return socket.gethostbyname_ex(socket.gethostname())[2]
    except OSError:
        return []
