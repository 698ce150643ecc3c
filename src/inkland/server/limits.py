"""Limits on what one address or account may request of a public server."""

import ipaddress
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from hashlib import sha256
from typing import Final

from inkland.server.bus.channel import SiblingChannel
from inkland.server.client_networks import counted_keys
from inkland.server.errors import TooManyPublicTables
from inkland.table.errors import NameTaken
from inkland.table.rate_limits import RateLimit
from inkland.table.storage.records import Account

GUESTS_PER_HOUR: Final = 300  # per address: a hundred players may sit behind one router
TABLES_PER_HOUR: Final = 30
TABLES_PER_ADDRESS_PER_HOUR: Final = 300  # three for each of a hundred players, also at once
MAX_PUBLIC_TABLES_PER_ACCOUNT: Final = 3  # open ones: they wait for players in the list of all
MAX_PUBLIC_TABLES_PER_ADDRESS: Final = 50
SOCKETS_PER_ACCOUNT: Final = 5
WRITES_PER_HOUR: Final = 7_200
WRITES_BURST: Final = 60
FLIPS_PER_HOUR: Final = 60  # per address, like the other limits of paper tables
PAPER_REQUESTS_PER_HOUR: Final = 20_000
PAPER_REQUESTS_BURST: Final = 300
BOT_GAMES_PER_HOUR: Final = 300  # per address: of people with bots, three for each player there
BOTS_ALONE_GAMES_PER_HOUR: Final = 20  # per address: nobody waits for them
READS_PER_HOUR: Final = 36_000  # per address; of everything below /api/
READS_BURST: Final = 3_000  # a hundred people who all load their page at once
CHANGES_PER_HOUR: Final = 36_000  # per address: all other requests below /api/, whoever sends them
CHANGES_BURST: Final = 3_000
FILES_PER_HOUR: Final = 36_000  # per address: of everything else, such as files of the client
FILES_BURST: Final = 10_000  # a hundred people who all load the whole client at once
DOCUMENTS_PER_HOUR: Final = 7_200  # per address; of whole finished games
DOCUMENTS_BURST: Final = 600
ANALYSES_PER_HOUR: Final = 60  # per address; each game is analysed only once
NAME_REFUSALS_PER_HOUR: Final = 20  # per account: names of members could be probed
NAME_REFUSALS_PER_ADDRESS_PER_HOUR: Final = 60
PUSH_SUBSCRIPTIONS_PER_HOUR: Final = 30  # per account: a browser renews one now and then
CODES_PER_HOUR: Final = 1_800  # per address: 30 a minute
CODES_BURST: Final = 30
TOKEN_REQUESTS_PER_HOUR: Final = 7_200  # per token, of any kind; moves go over live connections
TOKEN_REQUESTS_BURST: Final = 60
HOME_FACTOR: Final = 10  # people of the local network may do so many times as much


class RequestLimits:
    """Rate limits by address or account. With `on=False` nothing is limited.

    Each `check_...` method counts one request and raises `TooManyRequests` beyond the limit. On a
    server at home (`is_home`) a request counts less, unless it comes from the internet. What is
    counted here is told to the other web processes of this server over the `channel`, and counts
    there a moment later, so that each limit holds for all of them together.
    """

    def __init__(
        self,
        *,
        on: bool,
        is_home: bool = False,
        channel: SiblingChannel | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        limit = partial(RateLimit, clock=clock)
        self._on = on
        self._is_home = is_home
        self._refused_names = limit(NAME_REFUSALS_PER_HOUR)
        self._refused_names_by_address = limit(NAME_REFUSALS_PER_ADDRESS_PER_HOUR)
        self._guests = limit(GUESTS_PER_HOUR)
        self._tables = limit(TABLES_PER_HOUR)
        self._tables_of_address = limit(TABLES_PER_ADDRESS_PER_HOUR)
        self._writes = limit(WRITES_PER_HOUR, at_once=WRITES_BURST)
        self._flips = limit(FLIPS_PER_HOUR)
        self._paper_requests = limit(PAPER_REQUESTS_PER_HOUR, at_once=PAPER_REQUESTS_BURST)
        self._reads = limit(READS_PER_HOUR, at_once=READS_BURST)
        self._changes = limit(CHANGES_PER_HOUR, at_once=CHANGES_BURST)
        self._files = limit(FILES_PER_HOUR, at_once=FILES_BURST)
        self._documents = limit(DOCUMENTS_PER_HOUR, at_once=DOCUMENTS_BURST)
        self._analyses = limit(ANALYSES_PER_HOUR)
        self._codes = limit(CODES_PER_HOUR, at_once=CODES_BURST)
        self._push_subscriptions = limit(PUSH_SUBSCRIPTIONS_PER_HOUR)
        self._token_requests = limit(TOKEN_REQUESTS_PER_HOUR, at_once=TOKEN_REQUESTS_BURST)
        self._bot_games = limit(BOT_GAMES_PER_HOUR)
        self._bots_alone_games = limit(BOTS_ALONE_GAMES_PER_HOUR)
        self._by_name = {
            name: limit for name, limit in vars(self).items() if isinstance(limit, RateLimit)
        }
        self._names = {limit: name for name, limit in self._by_name.items()}
        self._channel = channel
        if channel is not None:
            channel.listen("taken", tuple[str, str, float], self._on_taken)
        self.sockets = SOCKETS_PER_ACCOUNT * (HOME_FACTOR if is_home else 1) if on else 1_000

    def _check(self, limit: RateLimit, key: str) -> None:
        for one, factor in counted_keys(key) if self._on else ():
            cost = self._cost(one) / factor
            limit.check(one, cost)
            self._tell(limit, one, cost)

    def _give_back(self, limit: RateLimit, key: str) -> None:
        for one, factor in counted_keys(key) if self._on else ():
            cost = self._cost(one) / factor
            limit.give_back(one, cost)
            self._tell(limit, one, -cost)

    def _tell(self, limit: RateLimit, key: str, cost: float) -> None:
        if self._channel is not None:
            self._channel.send("taken", (self._names[limit], key, cost))

    def _on_taken(self, _sender: int, taken: tuple[str, str, float]) -> None:
        name, key, cost = taken
        self._by_name[name].count_elsewhere(key, cost)

    def _cost(self, key: str) -> float:
        return 1 / HOME_FACTOR if self._is_home and not _is_on_the_internet(key) else 1

    @contextmanager
    def name_attempt(self, address: str, account: str | None = None) -> Iterator[None]:
        """Count a name that is tried within this context, if it turns out to be taken.

        It is counted beforehand, so that parallel attempts cannot exceed the limit.
        """
        counted = [(self._refused_names_by_address, address)]
        if account is not None:
            counted.append((self._refused_names, account))
        for limit, key in counted:
            self._check(limit, key)
        is_taken = False
        try:
            yield
        except NameTaken:
            is_taken = True
            raise
        finally:
            for limit, key in () if is_taken else counted:
                self._give_back(limit, key)

    def check_guest(self, address: str) -> None:
        """Count a new guest from this address."""
        self._check(self._guests, address)

    def check_write(self, account: str) -> None:
        """Count a request of this account that changes something."""
        self._check(self._writes, account)

    def check_token(self, token: str) -> None:
        """Count a request that comes with the token of this id, or a live connection."""
        self._check(self._token_requests, token)

    def check_table(self, account: str, address: str) -> None:
        """Count a new table of this account, opened from this address."""
        self._check(self._tables, account)
        self._check(self._tables_of_address, address)

    def source_of(self, address: str) -> int | None:
        """Return the short hash that is stored with a table instead of the address that opened it.

        Thousands of addresses share it, so nobody can be found by it; a flood from one address has
        the same, and one from a whole IPv6 site as well. None without limits.
        """
        site = counted_keys(address)[0][0]
        return int.from_bytes(sha256(site.encode()).digest()[:3]) >> 4 if self._on else None

    def check_public_tables(self, of_account: int, of_address: int) -> None:
        """Raise `TooManyPublicTables` if so many open public tables leave no room for another."""
        if self._on and (
            of_account >= MAX_PUBLIC_TABLES_PER_ACCOUNT
            or of_address >= MAX_PUBLIC_TABLES_PER_ADDRESS
        ):
            raise TooManyPublicTables()

    def check_bot_game(self, address: str, *, has_person: bool) -> None:
        """Count a game with bots, with or without people, that this address starts."""
        self._check(self._bot_games if has_person else self._bots_alone_games, address)

    def check_flip(self, address: str) -> None:
        """Count a new flip (a year of cards for a paper table) for this address."""
        self._check(self._flips, address)

    def check_paper_request(self, address: str) -> None:
        """Count a card turned, a sheet scored or a puzzle answered for this address."""
        self._check(self._paper_requests, address)

    def check_read(self, address: str) -> None:
        """Count a request of this address that only reads."""
        self._check(self._reads, address)

    def check_change(self, address: str) -> None:
        """Count a request of this address that may change something, or a live connection."""
        self._check(self._changes, address)

    def check_file(self, address: str) -> None:
        """Count a request of this address for something outside of the API."""
        self._check(self._files, address)

    def check_document(self, address: str) -> None:
        """Count a read of a whole finished game by this address."""
        self._check(self._documents, address)

    def check_code(self, address: str) -> None:
        """Count a code of a table that this address looks up."""
        self._check(self._codes, address)

    def check_push_subscription(self, account: str) -> None:
        """Count a push subscription of this account."""
        self._check(self._push_subscriptions, account)

    def check_analysis(self, address: str) -> None:
        """Count a request of this address for an analysis."""
        self._check(self._analyses, address)


class ConnectionLimit:
    """The number of simultaneous live connections per account and per address.

    An address may have more of them, since many players may sit behind one router. Over the
    `channel` the web processes of one server tell each other of theirs, which count alike.
    """

    def __init__(
        self, of_account: int, of_address: int, channel: SiblingChannel | None = None
    ) -> None:
        self._of_account = of_account
        self._of_address = of_address
        self._open: Counter[str] = Counter()  # by address
        self._own: dict[str, list[Callable[[], None]]] = {}  # how to close each, oldest first
        self._channel = channel
        self._here: dict[int, tuple[str, str]] = {}  # address and account of each slot
        self._elsewhere: dict[tuple[int, int], AbstractContextManager[bool]] = {}
        self._slots = 0
        if channel is not None:
            channel.listen("slot", tuple[int, str, str], self._on_slot)
            channel.listen("end of slot", int, self._on_end_of_slot)
            channel.listen("new process", None, self._on_new_process)
            channel.send("new process", None)

    @contextmanager
    def slot(
        self, address: str, account: Account | None = None, close: Callable[[], None] = lambda: None
    ) -> Iterator[bool]:
        """Reserve a connection slot; yields False if the address has none. Released on exit.

        Beyond the limit of the account its oldest connection is closed: it may be one that the
        network has lost without a word, and whose player is just coming back.
        """
        own = "" if account is None else account.id
        self._slots += 1
        number = self._slots
        self._here[number] = (address, own)
        self._tell("slot", (number, address, own))
        try:
            with self._counted(address, own, close) as is_free:
                yield is_free
        finally:
            del self._here[number]
            self._tell("end of slot", number)

    @contextmanager
    def _counted(self, address: str, account: str, close: Callable[[], None]) -> Iterator[bool]:
        keys = counted_keys(address)
        self._open.update(key for key, _factor in keys)
        is_free = all(self._open[key] <= self._of_address * factor for key, factor in keys)
        if is_free and account:
            own = self._own.setdefault(account, [])
            own.append(close)
            if len(own) > self._of_account:
                own.pop(0)()
        try:
            yield is_free
        finally:
            for key, _factor in keys:
                self._open[key] -= 1
                if not self._open[key]:
                    del self._open[key]
            if account:
                self._forget(account, close)

    def _forget(self, account: str, close: Callable[[], None]) -> None:
        own = self._own.get(account, [])
        if close in own:
            own.remove(close)
        if not own:
            self._own.pop(account, None)

    # --- Other processes

    def _tell(self, kind: str, content: object) -> None:
        if self._channel is not None:
            self._channel.send(kind, content)

    def _on_slot(self, sender: int, slot: tuple[int, str, str]) -> None:
        number, address, account = slot
        if (sender, number) not in self._elsewhere:
            # Its own process closes it if it is one too many.
            counted = self._counted(address, account, lambda: None)
            counted.__enter__()
            self._elsewhere[sender, number] = counted

    def _on_end_of_slot(self, sender: int, number: int) -> None:
        if counted := self._elsewhere.pop((sender, number), None):
            counted.__exit__(None, None, None)

    def _on_new_process(self, sender: int, _content: None) -> None:
        """Forget the connections of a process that was replaced, and tell the new one of ours."""
        for process, number in [key for key in self._elsewhere if key[0] == sender]:
            self._on_end_of_slot(process, number)
        for number, (address, account) in self._here.items():
            self._tell("slot", (number, address, account))


def _is_on_the_internet(key: str) -> bool:
    """Whether the key is an address or network of the internet, and no account or local one."""
    try:
        return ipaddress.ip_network(key).is_global
    except ValueError:
        return False
