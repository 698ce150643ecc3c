"""The values that storage reads and writes."""

from collections.abc import Sequence
from datetime import datetime
from hashlib import sha256
from typing import Final, NamedTuple

from inkland.rules import GameOptions
from inkland.table.ids import KEY_LENGTH, AccountId, DealCode, FlipId, JobKind, Status, TableId
from inkland.table.names.checks import is_bot_name
from inkland.table.storage.game_summary import GameSummary

CLOCK_TOLERANCE_SECONDS: Final = 2.0  # gaps in watching deadlines that cost players nothing
BOTS_ALONE_PRIORITY: Final = -1_000_000  # of jobs at tables where no person plays
SEEN_SECONDS: Final = 60.0  # after these a player who was not seen counts as absent for bots
BOT_COMMAND: Final = "bot "  # how the ids of bots' commands begin, and no client's
MAX_STAND_IN_DRAWINGS: Final = 1  # of a seat; after more the result is not its player's own
PRIORITY_PER_TURN: Final = 1_000  # lower after each turn: behind all jobs that had fewer turns


class Account(NamedTuple):
    """A member or a guest; a guest has no login. A bot account is a member that is a program."""

    id: AccountId
    name: str
    colour: str | None = None
    is_bot: bool = False


class Occupant(NamedTuple):
    """A person or a bot on a seat. With both `account` and `bot`, the bot is a stand-in.

    `land` is the name that a player gives to the map, `crest` one of `resources.CRESTS`.
    """

    name: str
    colour: str
    account: AccountId | None = None
    bot: str | None = None
    nonce: str | None = None
    land: str = ""
    crest: str | None = None

    @property
    def is_playing(self) -> bool:
        """Whether it is a person who plays, without a stand-in."""
        return self.account is not None and self.bot is None

    @property
    def is_bot_account(self) -> bool:
        """Whether it is a bot account, which decides nothing for the people at the table."""
        return is_bot_name(self.name)


class SeatHold(NamedTuple):
    """A free seat of an open table that is kept for an account, until this time of the storage.

    `name` is that of the host or of somebody invited. It is not stored with the hold but read with
    the table, so that it is always the one the account has now.
    """

    seat: int
    account: AccountId
    until: datetime
    name: str = ""


class Table(NamedTuple):
    """A table before, during and after its one game. `version` counts its changes.

    `dealt_at` is the table for which the commitment was made: itself, or the first table of a deal
    that is played again. `deal` is secret until the game is over, unless the table was opened with
    it. `clock` is the number of seconds for each step, `pause` the seats that ask for a pause;
    `clock_votes` are the seats that ask for `clock_wish` instead. `leavers` are the seats whose
    players have left a running game themselves. Bots play `late_step` for everybody who has not
    answered it. `source` is a short hash of the address that opened or published the table,
    until its game is over. `is_deal_private` says that the deal is played again and was
    made at a private table, which must not be named: whoever knows its id can look at it. `code`
    finds the table while it is open (see table_codes.py); at a private one whoever has it can
    knock, unless `has_knocks` is off. `holds` are the seats kept for somebody, past ones too.
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
    clock_wish: int | None = None
    clock_votes: tuple[int, ...] = ()
    leavers: tuple[int, ...] = ()
    late_step: int | None = None
    source: int | None = None
    is_deal_private: bool = False
    code: int | None = None
    has_knocks: bool = True
    holds: tuple[SeatHold, ...] = ()


def has_person(table: Table) -> bool:
    """Whether a person plays at the table, without a stand-in; a bot account is none."""
    return any(
        occupant is not None and occupant.is_playing and not occupant.is_bot_account
        for occupant in table.seats
    )


class Secret(NamedTuple):
    """The source of a deal: 32 bytes of the server, the clients' nonces, and the seed of both.

    Nonces and seed are set when the game starts.
    """

    secret: bytes
    nonces: tuple[str, ...] = ()
    seed: str | None = None


class StoredDeal(NamedTuple):
    """A deal that can be played again. Its seed is in the secret of table `dealt_at`."""

    code: DealCode
    dealt_at: TableId
    options: GameOptions
    commitment: str


class Entry(NamedTuple):
    """A stored event: its JSON, and the hash that chains it to the entry before.

    Secret bodies are stored apart from public ones. An answer or its withdrawal has seat, step and
    revision. The hash of the whole state is stored at the end of each turn.
    """

    body: bytes
    hash: bytes
    is_secret: bool = False
    seat: int | None = None
    step: int | None = None
    revision: int | None = None
    state_hash: bytes | None = None


class KeptAnswer(NamedTuple):
    """The stored answer to a command, given again if the command is repeated."""

    seat: int
    command: str
    answer: str


class SeatResult(NamedTuple):
    """The result of a seat in a finished game; `rating` only in solo games."""

    seat: int
    stars: int
    place: int
    rating: int | None


class Job(NamedTuple):
    """Background work for a table, on its game up to event `number`; any process may do it.

    Of the waiting jobs of a kind, the one with the highest priority is next, then the oldest.
    """

    kind: JobKind
    table: TableId
    number: int
    priority: int = 0


def bot_job_priority(table: Table, unfinished: Sequence[Table], *, is_present: bool) -> int:
    """The priority of a job for a table's bots; `bots_job_priority` in the database does the same.

    A job of a table where no person is present comes after all others. The second of the jobs of
    the account that opened the table comes after the first ones of all accounts, and so on; the
    other accounts with jobs count for one each if their tables were opened from the same address.
    `unfinished` are the tables of all jobs.
    """
    own = sum(other.host == table.host for other in unfinished)
    neighbours = {
        other.host
        for other in unfinished
        if other.source is not None and other.source == table.source and other.host != table.host
    }
    return (0 if is_present else BOTS_ALONE_PRIORITY) - own - len(neighbours)


class FollowUp(NamedTuple):
    """What to store along with entries: the step that they open, or the results of the game.

    `asked_seats` are the seats that the step asks. `summary` is that of the game after the entries;
    without one, lists have to fold the game.
    """

    asked: int | None = None
    results: tuple[SeatResult, ...] = ()
    summary: GameSummary | None = None
    asked_seats: tuple[int, ...] = ()


NO_FOLLOW_UP: Final = FollowUp()


class RankedResult(NamedTuple):
    """A result on a deal. It counts (`counted`) for a person who had not seen the deal before.

    `rank` is its place among the counted results at tables with as many seats. `table` and
    `account` are never sent to clients: they would reveal private tables.
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
        """The public id of the result, from which its table cannot be found."""
        return key_of(self.table, self.result.seat)


def key_of(table: TableId, seat: int) -> str:
    """The public id of a result; `results.sql` computes the same."""
    return sha256(f"{table} {seat}".encode()).hexdigest()[:KEY_LENGTH]


class Standing(NamedTuple):
    """The number of counted results with so many seats, and an account's place among them.

    `worse` is the number of those with fewer stars than the account's own.
    """

    seats: int
    rated: int
    place: int | None = None
    worse: int | None = None
    stars: int | None = None


class StarCount(NamedTuple):
    """The number of counted results of a deal with so many seats that have so many stars."""

    seats: int
    stars: int
    results: int


class StoredPar(NamedTuple):
    """The mean stars of a strong bot on a deal with so many seats; in solo also the mean rating."""

    seats: int
    stars: float
    rating: float | None
    bot: str


class StoredAnalysis(NamedTuple):
    """The analysis of a game as JSON; None while it is being computed."""

    judged: str | None


class StoredGame(NamedTuple):
    """The stored entries of a game after entry `since`, and all its stored answers.

    Nothing is appended to a game whose table was closed (`is_closed`).
    """

    since: int
    entries: tuple[Entry, ...]
    kept: tuple[KeptAnswer, ...]
    is_closed: bool = False

    @property
    def number(self) -> int:
        """The number of the last entry; the first is 1."""
        return self.since + len(self.entries)


class TableProgress(NamedTuple):
    """The progress of a table: its version, its game's last event, and the open step.

    `left` are the seconds until the step's deadline by the storage's clock; a pause stops them.
    """

    table: TableId
    version: int
    number: int | None = None
    step: int | None = None
    left: float | None = None


class Flip(NamedTuple):
    """Cards for a paper table: dealt from options and seed, `number` of them turned.

    `key` is the hash of the secret that allows turning cards.
    """

    id: FlipId
    key: bytes
    options: GameOptions
    seed: str
    number: int = 0
