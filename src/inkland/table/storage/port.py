"""The storage port. The same contract tests run on every implementation.

When a method returns, its changes are durable. `StorageUnavailable` means that the outcome of a
write is unknown: it may have happened or not.
"""

from collections.abc import Collection, Sequence
from datetime import date, datetime
from typing import Protocol

from inkland.table.ids import AccountId, DealCode, FlipId, TableId
from inkland.table.names.checks import NameRegistry
from inkland.table.storage.own_games_port import OwnGameStorage
from inkland.table.storage.records import (
    NO_FOLLOW_UP,
    Entry,
    Flip,
    FollowUp,
    KeptAnswer,
    RankedResult,
    Secret,
    Standing,
    StarCount,
    StoredAnalysis,
    StoredDeal,
    StoredGame,
    StoredPar,
    Table,
    TableProgress,
)


class Storage(Protocol):
    """Stores tables, games, deals, results and flips."""

    def names(self) -> NameRegistry:
        """The registry of members' names."""

    def own_games(self) -> OwnGameStorage:
        """The storage of the lists of games."""

    # --- Tables

    async def open_table(self, table: Table, secret: Secret | None) -> bool:
        """Store a new table, with its secret; that is None if it plays an existing deal.

        Returns False and stores nothing if another open table has its code.
        """

    async def table(self, table: TableId) -> Table | None:
        """The table with this id."""

    async def tables(self, tables: Collection[TableId]) -> dict[TableId, Table]:
        """The tables with these ids, in one read."""

    async def change_table(self, table: Table) -> bool:
        """Store the table if the stored version is one less; else return False.

        A pause that begins stops the clock; one that ends starts it again, with at least a few
        seconds. A longer clock also lengthens the open step. A step that is the table's `late_step`
        has no time any more, nor has a closed table. If bots play in a running game, a job for them
        is added.
        """

    async def offer_rematch(
        self, table: Table, sender: AccountId, called: Collection[AccountId]
    ) -> bool:
        """Like `change_table`, and invite these accounts to the table's rematch, with a notice.

        All in one transaction. A device invites nobody: all its people sit in front of it.
        """

    async def start_game(
        self,
        table: Table,
        secret: Secret | None,
        deal: StoredDeal | None,
        entries: Sequence[Entry],
        follow_up: FollowUp = NO_FOLLOW_UP,
    ) -> bool:
        """Like `change_table`, and start the game in the same transaction.

        `secret` now has nonces and seed and replaces the stored one; `deal` is stored if it is new.
        For all persons at the table the deal is marked as seen, and that they play now.
        """

    async def lobby(self, limit: int) -> tuple[Table, ...]:
        """Public tables that are playing, or open and changed within a day.

        Open ones come first, each kind newest first. If more are open than fit, every source (or
        host, for tables without one) has the same share of the list.
        """

    async def public_tables(self, host: AccountId, source: int | None) -> tuple[int, int]:
        """How many public tables are open of this host, and how many from this source."""

    async def blocks_among(
        self, accounts: Collection[AccountId]
    ) -> frozenset[tuple[AccountId, AccountId]]:
        """The pairs of these accounts of which the first has blocked the second."""

    async def who_may_be_called(self, accounts: Collection[AccountId]) -> frozenset[AccountId]:
        """Those of these accounts that are people, neither erased nor suspended."""

    async def close_idle_tables(
        self, empty: float, seated: float, limit: int
    ) -> tuple[tuple[TableId, int], ...]:
        """Close up to `limit` open tables that were not changed for `empty` seconds.

        Tables where a person sits get `seated` seconds. All by the storage's own time. Returns the
        tables with their new versions.
        """

    async def progress(self, tables: Sequence[TableId]) -> tuple[TableProgress, ...]:
        """The progress of these tables. It is polled, so it must be cheap."""

    async def secret(self, table: TableId) -> Secret | None:
        """The secret of a table, which clients must not see before its game is over."""

    # --- Games

    async def game(self, table: TableId, since: int = 0) -> StoredGame | None:
        """The game from the entry after `since` on; None if it has not started."""

    async def games(self, tables: Collection[TableId]) -> dict[TableId, StoredGame]:
        """The started games of these tables, in one read."""

    async def finished_events(self, table: TableId) -> bytes | None:
        """The stored events of a finished game, the secret ones included, one in each line.

        None if the game is not over.
        """

    async def append(
        self,
        table: TableId,
        after: int,
        entries: Sequence[Entry],
        kept: Sequence[KeptAnswer],
        follow_up: FollowUp = NO_FOLLOW_UP,
    ) -> bool:
        """Store entries and answers, if the last stored entry has number `after`.

        Everything is stored in one transaction. If the number differs, one of the commands already
        has an answer, or the table is closed, nothing is stored and it returns False. Without
        entries the answers are stored whatever the number. If a step is opened, its clock starts,
        and if bots play, a job for them is added. With results the game ends: the table is finished
        (its version grows by one) and the deal gets the results; if they are the first with so many
        seats, a job for the par of the deal is added.
        """

    # --- Clocks, all by the storage's own time

    async def heartbeat(self) -> float:
        """Report that deadlines are being watched; return the seconds since the last report.

        After a gap of more than `CLOCK_TOLERANCE_SECONDS` the server was probably down: every
        running clock gets back the time that passed meanwhile.
        """

    async def due_deadlines(self, limit: int) -> tuple[tuple[TableId, int], ...]:
        """The tables whose time is up, with the step that is open there, longest overdue first."""

    async def expire_step(self, table: Table, number: int, step: int) -> bool:
        """Like `change_table`, but only if the step's time is up.

        The table names it as `late_step`, so that it happens once per step.
        Returns False and stores nothing if `number` is not the last event, another step is open,
        the clock is paused or has time left, or the last heartbeat is too long ago.
        """

    async def start_missing_clock(self, table: TableId, number: int, step: int) -> None:
        """Start the clock of a step that a release without clocks has opened."""

    # --- Presence

    async def report_connected(self, here: Sequence[tuple[TableId, int]]) -> None:
        """Note that the players of these seats are connected now."""

    async def absences(self, table: TableId) -> dict[int, float]:
        """Seconds since each player of a table was last reported connected, by seat."""

    # --- Jobs

    async def requeue_forgotten_bots(self, waiting: float) -> int:
        """Add missing jobs of bots at tables that have waited so long; return how many.

        Games started by a release without jobs need this.
        """

    # --- Deals

    async def deal(self, code: DealCode) -> StoredDeal | None:
        """The deal with this code."""

    async def results(
        self, code: DealCode, limit: int, until: datetime | None = None
    ) -> tuple[RankedResult, ...]:
        """The results on a deal: most stars first, then the earliest; `limit` per table size.

        With `until`, only counted results finished before that time.
        """

    async def result(self, code: DealCode, key: str) -> RankedResult | None:
        """The result on this deal with this key."""

    async def standings(
        self, code: DealCode, account: AccountId | None, until: datetime | None = None
    ) -> tuple[Standing, ...]:
        """How the counted results compare, for each number of seats, the fewest first."""

    async def star_counts(
        self, code: DealCode, until: datetime | None = None
    ) -> tuple[StarCount, ...]:
        """How many counted results have how many stars, the fewest seats and stars first.

        With `until`, only those that ended before it.
        """

    async def mark_deal_seen(self, code: DealCode, account: AccountId, table: TableId) -> None:
        """Note that the account has seen the deal at this table, unless it had before."""

    async def first_seen_at(self, code: DealCode, account: AccountId) -> TableId | None:
        """The table where the account first saw the deal; None if it has not."""

    async def pars(self, code: DealCode) -> tuple[StoredPar, ...]:
        """The computed pars of the deal, the fewest seats first."""

    async def save_par(self, code: DealCode, par: StoredPar) -> None:
        """Store a par, if the deal was finished with so many seats and has no such par yet."""

    # --- Analyses

    async def request_analysis(self, table: TableId) -> bool:
        """Request an analysis with its job; False if that was done, or the game is not over."""

    async def analysis(self, table: TableId) -> StoredAnalysis | None:
        """The analysis, finished or not; None if it was not requested."""

    async def save_analysis(self, table: TableId, judged: str) -> None:
        """Store a finished analysis, if it was requested."""

    async def delete_analysis(self, table: TableId) -> None:
        """Delete a request that failed, so that it can be made again."""

    # --- The deal of the day

    async def save_day(self, day: date, table: Table, secret: Secret, deal: StoredDeal) -> DealCode:
        """Store the deal of the day, unless there is one; return the code of the stored one.

        Also stores the table that the secret belongs to, which is never played at, and an account
        to host it, which nobody can use.
        """

    async def day(self, day: date) -> DealCode | None:
        """The deal of the day; None before it is dealt."""

    async def day_of(self, code: DealCode) -> date | None:
        """The day whose deal this is; None for other deals."""

    async def contest_end_of(self, code: DealCode) -> datetime | None:
        """When the event closes whose deal this is; None for other deals."""

    async def days_of(self, account: AccountId, limit: int) -> tuple[date, ...]:
        """The days whose deal the account finished in time and counted; the latest first."""

    # --- Cards for paper tables

    async def save_flip(self, flip: Flip) -> None:
        """Store a flip."""

    async def flip(self, flip: FlipId) -> Flip | None:
        """The flip with this id. It has the seed, which clients must not see."""

    async def turn_flip(self, flip: FlipId, number: int) -> bool:
        """Count card `number` as turned if it is the next one; else return False."""

    async def delete_flips(self, days: int) -> None:
        """Delete the flips of which no card was turned for so many days."""

    # --- The storage itself

    async def is_ready(self) -> bool:
        """Whether it can be written to just now."""

    async def is_reachable(self) -> bool:
        """Whether it could be written to if this process had just started."""

    async def now(self) -> datetime:
        """The time of the storage, which decides deadlines and days for all processes."""

    async def close(self) -> None:
        """Close all connections."""
