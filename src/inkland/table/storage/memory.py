"""Storage in memory, as on a device. It keeps tables and games as PostgreSQL storage does.

No method awaits in the middle of its work, so each is a transaction by itself. All state is in
dictionaries whose values are replaced and never changed, so whoever copies the dictionaries has a
copy of the state.
"""

import json
from collections import Counter
from collections.abc import Collection, Sequence
from datetime import datetime, timedelta
from typing import TypeAlias

from inkland.table.ids import AccountId, TableId
from inkland.table.names.checks import NameRegistry, NoMembers
from inkland.table.storage.memory_clocks import MemoryClocks
from inkland.table.storage.memory_deals import MemoryDeals
from inkland.table.storage.memory_own_games import MemoryOwnGames
from inkland.table.storage.memory_rows import people_of
from inkland.table.storage.records import (
    BOT_COMMAND,
    NO_FOLLOW_UP,
    Entry,
    FollowUp,
    Job,
    KeptAnswer,
    SeatResult,
    Secret,
    StoredDeal,
    StoredGame,
    Table,
    TableProgress,
)
from inkland.table.storage.state import FinishedSeat

_Revision: TypeAlias = tuple[int, int, int]


class MemoryStorage(MemoryClocks, MemoryDeals):
    """Storage in dictionaries, lost when the process ends."""

    def names(self) -> NameRegistry:
        """A registry without members: every name is free."""
        return NoMembers()

    def own_games(self) -> MemoryOwnGames:
        """The lists of games."""
        return self._own_games

    # --- Tables

    async def open_table(self, table: Table, secret: Secret | None) -> bool:
        """Store a new table, with its secret; False if another open table has its code."""
        if table.id not in self._tables and self.state.table_with_code(table.code) is not None:
            return False
        self._tables.setdefault(table.id, table)
        self._changed_at.setdefault(table.id, self._clock())
        if secret is not None:
            self._secrets.setdefault(table.id, secret)
        return True

    async def table(self, table: TableId) -> Table | None:
        """The table with this id."""
        return self._tables.get(table)

    async def tables(self, tables: Collection[TableId]) -> dict[TableId, Table]:
        """The tables with these ids."""
        return {table: self._tables[table] for table in tables if table in self._tables}

    async def offer_rematch(
        self, table: Table, sender: AccountId, called: Collection[AccountId]
    ) -> bool:
        """Store the table; nobody is invited."""
        return await self.change_table(table)

    async def start_game(
        self,
        table: Table,
        secret: Secret | None,
        deal: StoredDeal | None,
        entries: Sequence[Entry],
        follow_up: FollowUp = NO_FOLLOW_UP,
    ) -> bool:
        """Like `change_table`, and start the game in the same transaction."""
        if not self._follows(table) or table.id in self._entries:
            return False
        self._tables[table.id] = table
        self._entries[table.id] = tuple(entries)
        self._revisions[table.id] = frozenset(answer_revisions(entries))
        self.state.note_progress(table.id, entries, follow_up.summary)
        self._ask(table, follow_up.asked)
        if secret is not None:
            self._secrets[table.id] = secret
        if deal is not None:
            self._deals.setdefault(deal.code, deal)
        for account in people_of(table):
            self.state.played[account, table.id] = self._clock()
            if table.deal is not None:
                await self.mark_deal_seen(table.deal, account, table.id)
        return True

    async def lobby(self, limit: int) -> tuple[Table, ...]:
        """Public tables that are playing, or open and changed within a day."""
        found = [t for t in self._tables.values() if t.public and t.status in ("open", "playing")]
        found.sort(key=lambda table: (table.opened_at, table.id), reverse=True)
        playing = [table for table in found if table.status == "playing"]
        places: Counter[AccountId | int] = Counter()
        ranked: list[tuple[int, int, Table]] = []
        for table in found:
            if table.status == "open" and self._age(table) < timedelta(days=1):
                origin = table.host if table.source is None else table.source
                places[origin] += 1
                ranked.append((places[origin], len(ranked), table))
        shown = sorted(sorted(ranked)[:limit], key=lambda one: one[1])
        return tuple([*(table for _place, _order, table in shown), *playing][:limit])

    async def public_tables(self, host: AccountId, source: int | None) -> tuple[int, int]:
        """How many public tables are open of this host, and how many from this source."""
        tables = [t for t in self._tables.values() if t.public and t.status == "open"]
        return (
            sum(table.host == host for table in tables),
            sum(source is not None and table.source == source for table in tables),
        )

    async def blocks_among(
        self, accounts: Collection[AccountId]
    ) -> frozenset[tuple[AccountId, AccountId]]:
        """The pairs of these accounts of which the first has blocked the second."""
        return frozenset(pair for pair in self.state.blocked if set(pair) <= set(accounts))

    async def who_may_be_called(self, accounts: Collection[AccountId]) -> frozenset[AccountId]:
        """All of them: nobody is suspended here."""
        return frozenset(accounts)

    async def progress(self, tables: Sequence[TableId]) -> tuple[TableProgress, ...]:
        """The progress of these tables. It is polled, so it must be cheap."""
        return tuple(self._news(self._tables[id_]) for id_ in tables if id_ in self._tables)

    def _news(self, table: Table) -> TableProgress:
        entries, timer = self._entries.get(table.id), self._glasses.get(table.id)
        number = None if entries is None else len(entries)
        if timer is None:
            return TableProgress(table.id, table.version, number)
        return TableProgress(table.id, table.version, number, timer.step, timer.left(self._clock()))

    async def secret(self, table: TableId) -> Secret | None:
        """The secret of a table, which clients must not see before its game is over."""
        return self._secrets.get(table)

    # --- Games

    async def game(self, table: TableId, since: int = 0) -> StoredGame | None:
        """The game from the entry after `since` on; None if it has not started."""
        entries = self._entries.get(table)
        if entries is None:
            return None
        since = min(since, len(entries))
        kept = tuple(self._kept.get(table, {}).values())
        is_closed = self._tables[table].status == "closed"
        return StoredGame(since, entries[since:], kept, is_closed)

    async def games(self, tables: Collection[TableId]) -> dict[TableId, StoredGame]:
        """The started games of these tables."""
        found = [(table, await self.game(table)) for table in tables]
        return {table: game for table, game in found if game is not None}

    async def finished_events(self, table: TableId) -> bytes | None:
        """The stored events of a finished game, one in each line; None if it is not over."""
        if table not in self._tables or self._tables[table].status != "finished":
            return None
        return b"\n".join(entry.body for entry in self._entries[table])

    async def append(
        self,
        table: TableId,
        after: int,
        entries: Sequence[Entry],
        kept: Sequence[KeptAnswer],
        follow_up: FollowUp = NO_FOLLOW_UP,
    ) -> bool:
        """Store entries and answers, if the last stored entry has number `after`."""
        if table not in self._tables or self._tables[table].status == "closed":
            return False
        log = self._entries.get(table)
        if entries and (log is None or len(log) != after):
            return False
        answers = self._kept.get(table, {})
        commands = [(answer.seat, answer.command) for answer in kept]
        revisions = self._revisions.get(table, frozenset())
        finished = [finished.result.seat for finished in self._results.get(table, ())]
        if (
            _repeats(commands, answers)
            or _repeats(answer_revisions(entries), revisions)
            or _repeats([result.seat for result in follow_up.results], finished)
        ):
            return False
        if kept:
            self._kept[table] = answers | dict(zip(commands, kept, strict=True))
        if log is not None:
            self.state.note_progress(table, entries, follow_up.summary)
            self._entries[table] = (*log, *entries)
            self._revisions[table] = revisions.union(answer_revisions(entries))
        if entries:
            self._ask(self._tables[table], follow_up.asked)
        if follow_up.results:
            self._finish(self._tables[table], follow_up.results)
        return True

    def _finish(self, table: Table, results: Sequence[SeatResult]) -> None:
        now = self._clock()
        self._glasses.pop(table.id, None)
        self._tables[table.id] = table._replace(
            version=table.version + 1, status="finished", source=None
        )
        finished = [
            FinishedSeat(occupant, result, now, self._stand_in_drawings(table.id, result.seat))
            for result in results
            if (occupant := table.seats[result.seat]) is not None
        ]
        self._results[table.id] = (*self._results.get(table.id, ()), *finished)
        if table.deal is not None and (table.deal, len(table.seats)) not in self._pars:
            self._pars[table.deal, len(table.seats)] = None
            self.queue_job(Job("par", table.id, len(self._entries[table.id])))

    def _stand_in_drawings(self, table: TableId, seat: int) -> int:
        """How many answers of bots for a seat were not taken back: no other event came after."""
        commands = self._kept.get(table, {}).items()
        saved = [
            (int(command.split("/")[2]), json.loads(kept.answer)["number"])
            for (who, command), kept in commands
            if who == seat and command.startswith(BOT_COMMAND) and _is_saved(kept)
        ]
        return sum(
            not any((e.seat, e.step) == (seat, step) for e in self._entries[table][number:])
            for step, number in saved
        )

    # --- The storage itself

    async def is_ready(self) -> bool:
        """Whether it can be written to just now."""
        return True

    async def is_reachable(self) -> bool:
        """Whether it could be written to if this process had just started."""
        return True

    async def now(self) -> datetime:
        """The time of the storage."""
        return self._clock()

    async def close(self) -> None:
        """Close all connections."""


def _is_saved(kept: KeptAnswer) -> bool:
    return kept.answer.startswith('{"type":"saved",')


def answer_revisions(entries: Sequence[Entry]) -> list[_Revision]:
    """Step, seat and revision of each entry that is an answer or its withdrawal."""
    return [
        (entry.step, entry.seat, entry.revision)
        for entry in entries
        if entry.step is not None and entry.seat is not None and entry.revision is not None
    ]


def _repeats(new: Sequence[object], old: Collection[object]) -> bool:
    return len(set(new)) < len(new) or any(one in old for one in new)
