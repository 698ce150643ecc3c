"""A record in memory: the twin of the one in PostgreSQL, for tests and games of one evening.

No method waits in the middle of its work, so each is one transaction by itself.
"""

from collections.abc import Callable, Collection, Sequence
from datetime import UTC, datetime
from typing import NamedTuple, TypeAlias

from inkland.server.record.port import (
    Account,
    AccountId,
    Deal,
    DealCode,
    DealResult,
    Entry,
    Game,
    Kept,
    Result,
    Secret,
    Sitting,
    Table,
    TableId,
)

_Revision: TypeAlias = tuple[int, int, int]


class _Finished(NamedTuple):
    """A result, and who sat on the seat when the game ended."""

    sitting: Sitting
    result: Result
    at: datetime


class MemoryRecord:
    """Plain dictionaries; whatever they hold is gone with the process."""

    def __init__(self, clock: Callable[[], datetime] = lambda: datetime.now(UTC)) -> None:
        self._clock = clock
        self._accounts: dict[AccountId, Account] = {}
        self._sessions: dict[bytes, AccountId] = {}
        self._tables: dict[TableId, Table] = {}
        self._secrets: dict[TableId, Secret] = {}
        self._entries: dict[TableId, list[Entry]] = {}
        self._revisions: dict[TableId, set[_Revision]] = {}
        self._kept: dict[TableId, dict[tuple[int, str], Kept]] = {}
        self._deals: dict[DealCode, Deal] = {}
        self._seen: dict[tuple[DealCode, AccountId], TableId] = {}
        self._results: dict[TableId, list[_Finished]] = {}

    # --- Accounts

    async def add_guest(self, account: Account, session: bytes) -> None:
        """A new account without credentials, and the hash of its session token."""
        self._accounts.setdefault(account.id, account)
        self._sessions.setdefault(session, account.id)

    async def account_of(self, session: bytes) -> Account | None:
        """Whose session has a token with this hash?"""
        found = self._sessions.get(session)
        return None if found is None else self._accounts[found]

    async def rename(self, account: Account) -> None:
        """Keep the account's new name and colour."""
        if account.id in self._accounts:
            self._accounts[account.id] = account

    # --- Tables

    async def open_table(self, table: Table, secret: Secret | None) -> None:
        """Keep a new table, with its secret unless it plays a deal again."""
        self._check_accounts(table)
        self._tables.setdefault(table.id, table)
        if secret is not None:
            self._secrets.setdefault(table.id, secret)

    async def table(self, table: TableId) -> Table | None:
        """The table with this id."""
        return self._tables.get(table)

    async def change_table(self, table: Table) -> bool:
        """Keep the table if the one kept has the version just before; else do nothing."""
        self._check_accounts(table)
        if not self._follows(table):
            return False
        self._tables[table.id] = table
        return True

    async def start_game(
        self, table: Table, secret: Secret | None, deal: Deal | None, entries: Sequence[Entry]
    ) -> bool:
        """Like `change_table`, and with it in one transaction the opening of the game."""
        self._check_accounts(table)
        if not self._follows(table) or table.id in self._entries:
            return False
        self._tables[table.id] = table
        self._entries[table.id] = list(entries)
        self._revisions[table.id] = set(_revisions(entries))
        if secret is not None:
            self._secrets[table.id] = secret
        if deal is not None:
            self._deals.setdefault(deal.code, deal)
        for account in _people(table):
            if table.deal is not None:
                await self.see_deal(table.deal, account, table.id)
        return True

    async def lobby(self, limit: int) -> tuple[Table, ...]:
        """Public tables that are open or playing: open ones first, then the latest first."""
        shown = [t for t in self._tables.values() if t.public and t.status in ("open", "playing")]
        shown.sort(key=lambda table: (table.opened_at, table.id), reverse=True)
        shown.sort(key=lambda table: table.status)
        return tuple(shown[:limit])

    async def games_of_bots(self) -> tuple[TableId, ...]:
        """The tables that are playing and have a bot on a seat."""
        return tuple(
            sorted(
                table.id
                for table in self._tables.values()
                if table.status == "playing" and any(s and s.bot for s in table.seats)
            )
        )

    async def secret(self, table: TableId) -> Secret | None:
        """The secret of a table; only the use cases ask."""
        return self._secrets.get(table)

    def _follows(self, table: Table) -> bool:
        kept = self._tables.get(table.id)
        return kept is not None and kept.version == table.version - 1

    def _check_accounts(self, table: Table) -> None:
        """Who is at the table must be known, as the foreign keys of the database demand."""
        for account in (table.host, *_people(table)):
            if account not in self._accounts:
                raise KeyError(account)

    # --- Games

    async def game(self, table: TableId, since: int = 0) -> Game | None:
        """The game of a table that has been started, read in one go."""
        entries = self._entries.get(table)
        if entries is None:
            return None
        since = min(since, len(entries))
        return Game(since, tuple(entries[since:]), tuple(self._kept.get(table, {}).values()))

    async def append(
        self,
        table: TableId,
        after: int,
        entries: Sequence[Entry],
        kept: Sequence[Kept],
        results: Sequence[Result] = (),
    ) -> bool:
        """Append the entries if the last one kept is number `after`, and the answers with them."""
        if table not in self._tables:
            return False
        written = self._entries.get(table)
        if entries and (written is None or len(written) != after):
            return False
        answers = self._kept.setdefault(table, {})
        commands = [(answer.seat, answer.command) for answer in kept]
        revisions = self._revisions.setdefault(table, set())
        finished = [finished.result.seat for finished in self._results.get(table, ())]
        if (
            _repeats(commands, answers)
            or _repeats(_revisions(entries), revisions)
            or _repeats([result.seat for result in results], finished)
        ):
            return False
        answers.update(zip(commands, kept, strict=True))
        revisions.update(_revisions(entries))
        if written is not None:
            written.extend(entries)
        if results:
            self._finish(self._tables[table], results)
        return True

    def _finish(self, table: Table, results: Sequence[Result]) -> None:
        now = self._clock()
        self._tables[table.id] = table._replace(version=table.version + 1, status="finished")
        finished = self._results.setdefault(table.id, [])
        for result in results:
            if (sitting := table.seats[result.seat]) is not None:
                finished.append(_Finished(sitting, result, now))

    # --- Deals

    async def deal(self, code: DealCode) -> Deal | None:
        """The deal with this code."""
        return self._deals.get(code)

    async def results(self, code: DealCode, limit: int) -> tuple[DealResult, ...]:
        """The results on a deal: most stars first, then the earliest."""
        found = [
            self._deal_result(table, finished)
            for table in self._tables.values()
            if table.deal == code
            for finished in self._results.get(table.id, ())
        ]
        found.sort(key=lambda r: (-r.result.stars, r.finished_at, r.table, r.result.seat))
        return tuple(found[:limit])

    async def see_deal(self, code: DealCode, account: AccountId, table: TableId) -> None:
        """From now on the account has seen the deal, at this table, unless it had before."""
        self._seen.setdefault((code, account), table)

    def _deal_result(self, table: Table, finished: _Finished) -> DealResult:
        name, _colour, account, bot, _nonce = finished.sitting
        fresh = (
            account is not None
            and table.deal is not None
            and self._seen.get((table.deal, account)) == table.id
        )
        return DealResult(
            table=table.id,
            name=name,
            bot=bot,
            seats=len(table.seats),
            result=finished.result,
            counted=fresh and bot is None,
            finished_at=finished.at,
        )

    # --- Itself

    async def is_ready(self) -> bool:
        """Can it be written to?"""
        return True

    async def close(self) -> None:
        """Let go of all connections."""


def _people(table: Table) -> list[AccountId]:
    return [s.account for s in table.seats if s is not None and s.account is not None]


def _revisions(entries: Sequence[Entry]) -> list[_Revision]:
    """Which revision of whose answer to which step the entries are."""
    return [
        (entry.step, entry.seat, entry.revision)
        for entry in entries
        if entry.step is not None and entry.seat is not None and entry.revision is not None
    ]


def _repeats(new: Sequence[object], old: Collection[object]) -> bool:
    return len(set(new)) < len(new) or any(one in old for one in new)
