"""The storage port of retention: what is kept about whom, and what for long enough.

Every deletion is by the clock of the storage. Any number of processes may delete at the same time,
and be killed at any moment: what is left is found again.
"""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any, Final, Literal, NamedTuple, Protocol, get_args

from inkland.table.ids import AccountId, TableId
from inkland.table.storage.records import Account

OldRows = Literal["news", "invitation", "knock", "nudge", "flag", "report"]
OLD_ROWS: Final[tuple[OldRows, ...]] = get_args(OldRows)


class GuestTimes(NamedTuple):
    """After which time a guest is erased; None: never.

    `unused`: who has played nothing was not seen for so long. `lost`: nobody has a session of
    somebody whose last game was so long ago, so that nobody can ever come back.
    """

    unused: timedelta | None
    lost: timedelta | None


class GuestRange(NamedTuple):
    """The guests of a range of accounts who are due; `last` is None behind the last account."""

    due: tuple[Account, ...]
    last: AccountId | None


class TableRange(NamedTuple):
    """The tables of a range that were emptied, with their versions; `last` as in `GuestRange`."""

    emptied: tuple[tuple[TableId, int], ...]
    last: TableId | None


class Erasure(NamedTuple):
    """An account that was erased, and when."""

    account: AccountId
    at: datetime


class RetentionStorage(Protocol):
    """Finds what is kept about an account, and deletes what was kept for long enough."""

    async def delete_old(self, rows: OldRows, older: timedelta, limit: int) -> int:
        """Delete up to `limit` rows that are older than this; return how many."""

    async def due_guests(self, after: AccountId, limit: int, times: GuestTimes) -> GuestRange:
        """Look through the next `limit` accounts for guests to be erased."""

    async def delete_empty_accounts(
        self, after: AccountId, until: AccountId, erased: timedelta
    ) -> int:
        """Delete the accounts of a range that were erased so long ago and left nothing behind."""

    async def empty_closed_tables(
        self, after: TableId, limit: int, closed: timedelta
    ) -> TableRange:
        """Look through the next `limit` tables, and empty those closed so long ago unplayed.

        They lose their title and all who sat there.
        """

    async def rows_of(self, account: AccountId) -> dict[str, tuple[dict[str, Any], ...]]:
        """Return all rows about an account by table, as `personal_rows` lists them."""

    async def erasures(self, within: timedelta | None) -> tuple[Erasure, ...]:
        """Return the erasures of this time, or all, oldest first."""

    async def not_erased(self, accounts: Sequence[AccountId]) -> tuple[Account, ...]:
        """Return those of the accounts that exist and are not erased."""
