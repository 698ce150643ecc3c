"""What a record keeps, and what it can be asked to do. One contract suite runs on all of them.

Whatever a method has returned is durable. `RecordUnavailable` says that nothing is known of what
was to be written: it may have happened or not.
"""

from collections.abc import Sequence
from datetime import datetime
from typing import Literal, NamedTuple, NewType, Protocol

from inkland.rules import GameOptions

AccountId = NewType("AccountId", str)
TableId = NewType("TableId", str)
DealCode = NewType("DealCode", str)

Status = Literal["open", "playing", "finished", "closed"]


class RecordUnavailable(Exception):
    """The record cannot be reached just now; what was under way may have been kept or not."""


class Account(NamedTuple):
    """Someone who comes by; a guest has no credentials."""

    id: AccountId
    name: str
    colour: str | None = None


class Sitting(NamedTuple):
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
    """

    id: TableId
    version: int
    title: str
    public: bool
    host: AccountId
    status: Status
    options: GameOptions
    seats: tuple[Sitting | None, ...]
    commitment: str
    dealt_at: TableId
    deal: DealCode | None
    rematch: TableId | None
    opened_at: datetime


class Secret(NamedTuple):
    """What a deal is made of: 32 bytes of the server, the clients' nonces, and their seed."""

    secret: bytes
    nonces: tuple[str, ...] = ()
    seed: str | None = None


class Deal(NamedTuple):
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


class Kept(NamedTuple):
    """The answer that a command got, for good."""

    seat: int
    command: str
    answer: str


class Result(NamedTuple):
    """What a seat made of a deal."""

    seat: int
    stars: int
    place: int
    rating: int | None


class DealResult(NamedTuple):
    """A result with who made it; it counts for a person who had not seen the deal before."""

    table: TableId
    name: str
    bot: str | None
    seats: int
    result: Result
    counted: bool
    finished_at: datetime


class Game(NamedTuple):
    """A game as far as it is kept, from the entry after `since` on, and all its kept answers."""

    since: int
    entries: tuple[Entry, ...]
    kept: tuple[Kept, ...]

    @property
    def number(self) -> int:
        """The number of the last entry; the first is 1."""
        return self.since + len(self.entries)


class Record(Protocol):
    """Everything the server remembers."""

    # --- Accounts

    async def add_guest(self, account: Account, session: bytes) -> None:
        """A new account without credentials, and the hash of its session token."""

    async def account_of(self, session: bytes) -> Account | None:
        """Whose session has a token with this hash?"""

    async def rename(self, account: Account) -> None:
        """Keep the account's new name and colour."""

    # --- Tables

    async def open_table(self, table: Table, secret: Secret | None) -> None:
        """Keep a new table, with its secret unless it plays a deal again."""

    async def table(self, table: TableId) -> Table | None:
        """The table with this id."""

    async def change_table(self, table: Table) -> bool:
        """Keep the table if the one kept has the version just before; else do nothing."""

    async def start_game(
        self, table: Table, secret: Secret | None, deal: Deal | None, entries: Sequence[Entry]
    ) -> bool:
        """Like `change_table`, and with it in one transaction the opening of the game.

        `secret` now has nonces and seed and replaces the one kept; `deal` is kept if it is new. All
        persons at the table have seen the deal from now on, if they had not before.
        """

    async def lobby(self, limit: int) -> tuple[Table, ...]:
        """Public tables that are open or playing: open ones first, then the latest first."""

    async def games_of_bots(self) -> tuple[TableId, ...]:
        """The tables that are playing and have a bot on a seat."""

    async def secret(self, table: TableId) -> Secret | None:
        """The secret of a table; only the use cases ask."""

    # --- Games

    async def game(self, table: TableId, since: int = 0) -> Game | None:
        """The game of a table that has been started, read in one go."""

    async def append(
        self,
        table: TableId,
        after: int,
        entries: Sequence[Entry],
        kept: Sequence[Kept],
        results: Sequence[Result] = (),
    ) -> bool:
        """Append the entries if the last one kept is number `after`, and the answers with them.

        One statement does it. Nothing happens, and the answer is False, if the number differs or
        one of the commands already has an answer. Without entries only the answers are kept,
        whatever the number. With results the game is over: the table is finished (its version grows
        by one) and its deal has results.
        """

    # --- Deals

    async def deal(self, code: DealCode) -> Deal | None:
        """The deal with this code."""

    async def results(self, code: DealCode, limit: int) -> tuple[DealResult, ...]:
        """The results on a deal: most stars first, then the earliest."""

    async def see_deal(self, code: DealCode, account: AccountId, table: TableId) -> None:
        """From now on the account has seen the deal, at this table, unless it had before."""

    # --- Itself

    async def is_ready(self) -> bool:
        """Can it be written to?"""

    async def close(self) -> None:
        """Let go of all connections."""
