"""What a record keeps, and what it can be asked to do. One contract suite runs on all of them.

Whatever a method has returned is durable. `StorageUnavailable` says that nothing is known of what
was to be written: it may have happened or not.
"""

from datetime import datetime
from hashlib import sha256
from typing import Final, NamedTuple

from inkland.rules import GameOptions
from inkland.table.ids import KEY_LENGTH, AccountId, DealCode, FlipId, JobKind, Status, TableId

CLOCK_TOLERANCE_SECONDS: Final = 2.0  # seconds for which nobody need keep the time


class Account(NamedTuple):
    """Someone who comes by; a guest has no credentials."""

    id: AccountId
    name: str
    colour: str | None = None


class Occupant(NamedTuple):
    """Who sits on a seat. A person with a bot is away, and the bot plays on for the time being."""

    name: str
    colour: str
    account: AccountId | None = None
    bot: str | None = None
    nonce: str | None = None


class Table(NamedTuple):
    """A table before, during and after its one game. `version` counts its changes.

    `dealt_at` is the table for which the commitment was made: itself, or the first one of a deal
    that is played again. `deal` is a secret until the game is over, unless it was asked for.
    `clock` is the number of seconds for each step, and `pause` are the seats that wish a pause.
    """

    id: TableId
    version: int
    title: str
    public: bool
    host: AccountId
    status: Status
    options: GameOptions
    seats: tuple[Occupant | None, ...]
    commitment: str
    dealt_at: TableId
    deal: DealCode | None
    rematch: TableId | None
    opened_at: datetime
    clock: int | None = None
    pause: tuple[int, ...] = ()
    is_paused: bool = False


class Secret(NamedTuple):
    """What a deal is made of: 32 bytes of the server, the clients' nonces, and their seed."""

    secret: bytes
    nonces: tuple[str, ...] = ()
    seed: str | None = None


class StoredDeal(NamedTuple):
    """Options that can be dealt again. The seed is with the secrets of table `dealt_at`."""

    code: DealCode
    dealt_at: TableId
    options: GameOptions
    commitment: str


class Entry(NamedTuple):
    """An event as it is kept: its text, and the hash that chains it to the one before.

    A secret body lies in a table of its own. An answer or its withdrawal has seat, step and
    revision. The hash of the whole state is kept where a turn ends.
    """

    body: bytes
    hash: bytes
    is_secret: bool = False
    seat: int | None = None
    step: int | None = None
    revision: int | None = None
    state_hash: bytes | None = None


class KeptAnswer(NamedTuple):
    """The answer that a command got, for good."""

    seat: int
    command: str
    answer: str


class SeatResult(NamedTuple):
    """What a seat made of a deal."""

    seat: int
    stars: int
    place: int
    rating: int | None


class Job(NamedTuple):
    """Work that must be done once the events up to `number` are kept, whoever does it."""

    kind: JobKind
    table: TableId
    number: int


class FollowUp(NamedTuple):
    """What follows from new entries: the step that they open, or the end of the game."""

    asked: int | None = None
    results: tuple[SeatResult, ...] = ()


NO_FOLLOW_UP: Final = FollowUp()


class RankedResult(NamedTuple):
    """A result with who made it; it counts for a person who had not seen the deal before.

    `rank` is its place among those that count and were made at tables with as many seats. `table`
    and `account` are told to nobody: a private table stays private, whoever knows its deal.
    """

    table: TableId
    name: str
    bot: str | None
    seats: int
    result: SeatResult
    counted: bool
    finished_at: datetime
    account: AccountId | None = None
    is_member: bool = False
    rank: int | None = None

    @property
    def key(self) -> str:
        """Names the result, and leads to no table."""
        return key_of(self.table, self.result.seat)


def key_of(table: TableId, seat: int) -> str:
    """The key of a result; `results.sql` makes the same."""
    return sha256(f"{table} {seat}".encode()).hexdigest()[:KEY_LENGTH]


class Standing(NamedTuple):
    """How many results with so many seats count, and where an account stands among them.

    `worse` are those with fewer stars than the account's own.
    """

    seats: int
    rated: int
    place: int | None = None
    worse: int | None = None
    stars: int | None = None


class StoredPar(NamedTuple):
    """What a strong bot makes of a deal with so many seats: mean stars, and in solo mean rating."""

    seats: int
    stars: float
    rating: float | None
    bot: str


class StoredAnalysis(NamedTuple):
    """What the judge has said of a game, as JSON; nothing while it is being judged."""

    judged: str | None


class StoredGame(NamedTuple):
    """A game as far as it is kept, from the entry after `since` on, and all its kept answers."""

    since: int
    entries: tuple[Entry, ...]
    kept: tuple[KeptAnswer, ...]

    @property
    def number(self) -> int:
        """The number of the last entry; the first is 1."""
        return self.since + len(self.entries)


class TableProgress(NamedTuple):
    """How far a table is: its version, its game's last event, the step that is open.

    `left` are the seconds until its deadline, by the record's clock; while it is paused they stay.
    """

    table: TableId
    version: int
    number: int | None = None
    step: int | None = None
    left: float | None = None


class Flip(NamedTuple):
    """Cards for a paper table: options and seed deal them, and `number` of them are turned.

    `key` is a hash of the word that whoever laid them out turns them with.
    """

    id: FlipId
    key: bytes
    options: GameOptions
    seed: str
    number: int = 0
