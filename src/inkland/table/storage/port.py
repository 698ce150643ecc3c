"""What storage can be asked to do. One contract suite runs on every implementation.

Whatever a method has returned is durable. `StorageUnavailable` means that the outcome of a write is
unknown: it may have happened or not.
"""

from collections.abc import Sequence
from datetime import date, datetime
from typing import Protocol

from inkland.table.ids import AccountId, DealCode, FlipId, TableId
from inkland.table.names.checks import NameRegistry
from inkland.table.storage.records import (
    NO_FOLLOW_UP,
    Entry,
    Flip,
    FollowUp,
    KeptAnswer,
    RankedResult,
    Secret,
    Standing,
    StoredAnalysis,
    StoredDeal,
    StoredGame,
    StoredPar,
    Table,
    TableProgress,
)


class Storage(Protocol):
    """Everything the server remembers."""

    def names(self) -> NameRegistry:
        """Which names belong to members."""

    # --- Tables

    async def open_table(self, table: Table, secret: Secret | None) -> None:
        """Keep a new table, with its secret unless it plays a deal again."""

    async def table(self, table: TableId) -> Table | None:
        """The table with this id."""

    async def change_table(self, table: Table) -> bool:
        """Keep the table if the one kept has the version just before; else do nothing.

        A pause that begins stops the clock, and one that ends lets it go on, with a few seconds at
        least. A clock that is longer than before is so for the open step, too. If a bot sits at a
        table that plays, a job for it is kept, too.
        """

    async def start_game(
        self,
        table: Table,
        secret: Secret | None,
        deal: StoredDeal | None,
        entries: Sequence[Entry],
        follow_up: FollowUp = NO_FOLLOW_UP,
    ) -> bool:
        """Like `change_table`, and with it in one transaction the opening of the game.

        `secret` now has nonces and seed and replaces the one kept; `deal` is kept if it is new. All
        persons at the table have seen the deal from now on, if they had not before.
        """

    async def lobby(self, limit: int) -> tuple[Table, ...]:
        """Public tables that are open or playing: open ones first, then the latest first."""

    async def progress(self, tables: Sequence[TableId]) -> tuple[TableProgress, ...]:
        """How far these tables are; the quickest question of all."""

    async def secret(self, table: TableId) -> Secret | None:
        """The secret of a table; only the use cases ask."""

    # --- Games

    async def game(self, table: TableId, since: int = 0) -> StoredGame | None:
        """The game of a table that has been started, read in one go."""

    async def append(
        self,
        table: TableId,
        after: int,
        entries: Sequence[Entry],
        kept: Sequence[KeptAnswer],
        follow_up: FollowUp = NO_FOLLOW_UP,
    ) -> bool:
        """Append the entries if the last one kept is number `after`, and the answers with them.

        One statement does it. Nothing happens, and the answer is False, if the number differs or
        one of the commands already has an answer. Without entries only the answers are kept,
        whatever the number. If a step is opened, its time begins, and if a bot sits at the table, a
        job for it is kept. With results the game is over: the table is finished (its version grows
        by one) and its deal has results; if they are the first with so many seats, a job for the
        par of the deal is kept. All that is kept together, or nothing.
        """

    # --- Clocks, all by the record's own time

    async def heartbeat(self) -> float:
        """Say that somebody keeps the time; the seconds for which nobody had.

        If those were more than a moment, every clock gets back what it ran meanwhile: while nobody
        could play, no time has passed.
        """

    async def due_deadlines(self, limit: int) -> tuple[tuple[TableId, int], ...]:
        """The tables whose time is up, with the step that is open there, the most urgent first."""

    async def expire_step(self, table: Table, number: int, step: int) -> bool:
        """Like `change_table`, if its time is up, once: the clock of this step has run out.

        Nothing happens if another event than `number` is the last, another step is open, the clock
        stands or has time left, or nobody keeps the time.
        """

    async def start_missing_clock(self, table: TableId, number: int, step: int) -> None:
        """Let the time of a step begin that a release without clocks has opened."""

    # --- Presence

    async def report_connected(self, here: Sequence[tuple[TableId, int]]) -> None:
        """The players of these seats are connected just now."""

    async def absences(self, table: TableId) -> dict[int, float]:
        """For how many seconds the players of a table have not been seen, by seat."""

    # --- Jobs

    async def requeue_forgotten_bots(self, waiting: float) -> int:
        """Keep jobs for bots that seem forgotten: their tables wait for so many seconds.

        That is for games of a release without jobs; how many there were.
        """

    # --- Deals

    async def deal(self, code: DealCode) -> StoredDeal | None:
        """The deal with this code."""

    async def results(
        self, code: DealCode, limit: int, until: datetime | None = None
    ) -> tuple[RankedResult, ...]:
        """The results on a deal: most stars first, then the earliest; so many for each table size.

        With `until`, only those that count and were made before.
        """

    async def result(self, code: DealCode, key: str) -> RankedResult | None:
        """The result on this deal with this key."""

    async def standings(
        self, code: DealCode, account: AccountId | None, until: datetime | None = None
    ) -> tuple[Standing, ...]:
        """For each number of seats, the fewest first, how all results compare that count."""

    async def mark_deal_seen(self, code: DealCode, account: AccountId, table: TableId) -> None:
        """From now on the account has seen the deal, at this table, unless it had before."""

    async def first_seen_at(self, code: DealCode, account: AccountId) -> TableId | None:
        """The table where the account has seen the deal first."""

    async def pars(self, code: DealCode) -> tuple[StoredPar, ...]:
        """The pars of the deal that are worked out, the fewest seats first."""

    async def save_par(self, code: DealCode, par: StoredPar) -> None:
        """Keep the par of a deal that was finished with so many seats, unless it is known."""

    # --- The judge

    async def request_analysis(self, table: TableId) -> bool:
        """Keep that the game shall be judged, and a job, unless it is, was, or goes on."""

    async def analysis(self, table: TableId) -> StoredAnalysis | None:
        """What is known of the wish to have the game judged; None if there is none."""

    async def save_analysis(self, table: TableId, judged: str) -> None:
        """Keep what the judge has said."""

    async def delete_analysis(self, table: TableId) -> None:
        """Forget a wish that could not be fulfilled."""

    # --- The deal of the day

    async def save_day(self, day: date, table: Table, secret: Secret, deal: StoredDeal) -> DealCode:
        """The deal of the day: this one, unless there is one already. Whoever asks gets the same.

        With it are kept the table that its secret belongs to, where nobody will ever sit, and the
        account that hosts it, which nobody has.
        """

    async def day(self, day: date) -> DealCode | None:
        """The deal of the day, if it has been dealt."""

    async def day_of(self, code: DealCode) -> date | None:
        """The day whose deal this is."""

    async def days_of(self, account: AccountId, limit: int) -> tuple[date, ...]:
        """The days whose deal the account has played to the end in time; the latest first."""

    # --- Cards for paper tables

    async def save_flip(self, flip: Flip) -> None:
        """Keep cards that were laid out."""

    async def flip(self, flip: FlipId) -> Flip | None:
        """The cards with this id; only the use cases ask, since the seed is with them."""

    async def turn_flip(self, flip: FlipId, number: int) -> bool:
        """Keep that card `number` was turned, if it is the next one; else do nothing."""

    async def delete_flips(self, days: int) -> None:
        """Forget cards of which none was turned for so many days."""

    # --- Itself

    async def is_ready(self) -> bool:
        """Can it be written to?"""

    async def close(self) -> None:
        """Let go of all connections."""
