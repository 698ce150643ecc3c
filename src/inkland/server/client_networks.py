"""The networks of clients, as limits count them."""

import ipaddress
from typing import Final

# An IPv6 customer may get a whole /48, which is 65,536 networks: all of them together may do this
# many times as much as one.
SITE_FACTOR: Final = 4
_CUSTOMER: Final = "/64"


def network_of(address: str) -> str:
    """Return the key that limits use for an address: for IPv6 its /64 network."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((int(found) >> 64 << 64, 64)))
    return address


def counted_keys(key: str) -> tuple[tuple[str, int], ...]:
    """Return the keys to count for this one, the widest first, each with the factor of its limit.

    A key that ends with an IPv6 network counts for its /48 as well.
    """
    what, _, network = key.rpartition(" ")
    if not network.endswith(_CUSTOMER) or ":" not in network:
        return ((key, 1),)
    site = ipaddress.ip_network(network).supernet(new_prefix=48)
    return (f"{what} {site}".lstrip(), SITE_FACTOR), (key, 1)
