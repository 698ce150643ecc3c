"""What one address or account may ask of a server on the internet."""

import ipaddress
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from inkland.table.rate_limits import RateLimit
from inkland.table.storage.records import Account

GUESTS_PER_HOUR: Final = 300  # from one address: a hall of a hundred sits behind one router
TABLES_PER_HOUR: Final = 30
SOCKETS_PER_ACCOUNT: Final = 5
WRITES_PER_HOUR: Final = 7_200
WRITES_BURST: Final = 60
FLIPS_PER_HOUR: Final = 60  # from one address, and so is the rest of what paper tables ask
PAPER_REQUESTS_PER_HOUR: Final = 20_000
PAPER_REQUESTS_BURST: Final = 300
ANALYSES_PER_HOUR: Final = 60  # from one address; a game is judged but once


class RequestLimits:
    """What a stranger may ask for on a public site; at home nobody counts."""

    def __init__(self, *, on: bool) -> None:
        self._on = on
        self._guests = RateLimit(GUESTS_PER_HOUR)
        self._tables = RateLimit(TABLES_PER_HOUR)
        self._writes = RateLimit(WRITES_PER_HOUR, at_once=WRITES_BURST)
        self._flips = RateLimit(FLIPS_PER_HOUR)
        self._papers = RateLimit(PAPER_REQUESTS_PER_HOUR, at_once=PAPER_REQUESTS_BURST)
        self._judgements = RateLimit(ANALYSES_PER_HOUR)
        self.sockets = SOCKETS_PER_ACCOUNT if on else 1_000

    def check_guest(self, address: str) -> None:
        """One more guest from this address."""
        if self._on:
            self._guests.check(address)

    def check_write(self, account: str) -> None:
        """One more request of this account that changes something, and may be told to a table."""
        if self._on:
            self._writes.check(account)

    def check_table(self, account: str) -> None:
        """One more table of this account."""
        if self._on:
            self._tables.check(account)

    def check_flip(self, address: str) -> None:
        """One more year of cards for a paper table at this address."""
        if self._on:
            self._flips.check(address)

    def check_paper_request(self, address: str) -> None:
        """One more card turned or sheet scored for this address."""
        if self._on:
            self._papers.check(address)

    def check_analysis(self, address: str) -> None:
        """One more wish of this address to have a game judged."""
        if self._on:
            self._judgements.check(address)


class ConnectionLimit:
    """How many live connections there may be at once: of one account, and of one address.

    Of an address more are let in: a whole hall sits behind one router.
    """

    def __init__(self, of_account: int, of_address: int) -> None:
        self._of_account = of_account
        self._of_address = of_address
        self._open: Counter[str] = Counter()

    @contextmanager
    def slot(self, address: str, account: Account | None) -> Iterator[bool]:
        """Whether there is a door left; it is taken from before the first word to the end."""
        most = {f"address {address}": self._of_address}
        if account is not None:
            most[f"account {account.id}"] = self._of_account
        self._open.update(most.keys())
        try:
            yield all(self._open[key] <= limit for key, limit in most.items())
        finally:
            self._open.subtract(most.keys())
            for key in most:
                if not self._open[key]:
                    del self._open[key]


def network_of(address: str) -> str:
    """Whom an address stands for: in IPv6 one customer has a whole network of 64 bits."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is None:
        return str(ipaddress.ip_network((int(found) >> 64 << 64, 64)))
    return address
