"""Which push endpoints we connect to. Browsers name them, so anybody can invent one."""

import ipaddress
import re
from collections.abc import Iterable
from typing import Final, NamedTuple
from urllib.parse import urlsplit

MAX_ENDPOINT_LENGTH: Final = 1_000
# Visible ASCII without what parsers of URLs disagree about.
_SIGNS: Final = re.compile(r"[!#-;=?-\[\]_a-z~%]+")
_HTTPS: Final = 443
# Networks that carry an IPv4 address inside an IPv6 one: whoever routes them decides where it goes.
_TUNNELS: Final = tuple(map(ipaddress.IPv6Network, ("64:ff9b::/96", "2002::/16", "2001::/32")))


class UnsafeEndpoint(ValueError):
    """We do not connect to this endpoint, or to the address that its name leads to."""


class Endpoint(NamedTuple):
    """A push endpoint that may be connected to, as far as its text says.

    `is_own` says that the operator has named its host with a port: a push service of their own,
    which may have a private address.
    """

    host: str
    port: int
    path: str
    is_own: bool = False

    @property
    def origin(self) -> str:
        """The origin, as a signature for this push service names it."""
        return f"https://{self.host}" + ("" if self.port == _HTTPS else f":{self.port}")


def check_endpoint(text: str, hosts: Iterable[str]) -> Endpoint:
    """Parse an endpoint; raises `UnsafeEndpoint` unless it is https at one of the hosts.

    A host `*.example.org` allows all names below it, one with a port only that port; without a port
    only 443 is allowed.
    """
    if len(text) > MAX_ENDPOINT_LENGTH or not _SIGNS.fullmatch(text):
        raise UnsafeEndpoint("signs")
    try:
        parts = urlsplit(text)
        port = _HTTPS if parts.port is None else parts.port
    except ValueError:
        raise UnsafeEndpoint("not a URL") from None
    host = parts.hostname or ""
    if (
        parts.scheme != "https"
        or "@" in parts.netloc
        or parts.fragment
        or parts.netloc.endswith(":")
    ):
        raise UnsafeEndpoint("not a plain https URL")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    for allowed in hosts:
        name, _, own_port = allowed.partition(":")
        if _is_below(host, name) and port == (int(own_port) if own_port else _HTTPS):
            return Endpoint(host, port, path, is_own=bool(own_port))
    raise UnsafeEndpoint("host")


def _is_below(host: str, allowed: str) -> bool:
    if allowed.startswith("*."):
        return host.endswith(allowed[1:]) and len(host) > len(allowed) - 1
    return host == allowed


def check_address(address: str) -> None:
    """Raise `UnsafeEndpoint` unless this is an address of the public internet."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            found = found.ipv4_mapped
        elif any(found in network for network in _TUNNELS):
            raise UnsafeEndpoint("address")
    if not found.is_global or found.is_multicast or found.is_reserved:
        raise UnsafeEndpoint("address")
