"""Clocks and presence at tables in PostgreSQL. The statements are in `clocks.sql`."""

from collections.abc import Sequence

from inkland.server.tables.changes import change_table, run
from inkland.server.tables.rows import of_connected
from inkland.server.tables.storage_part import StoragePart
from inkland.table.ids import TableId
from inkland.table.storage.records import Table


class ClockStorage(StoragePart):
    """Stores deadlines and who is connected, and finds tables where something is overdue."""

    async def heartbeat(self) -> float:
        """Write the heartbeat of the clocks; return the seconds since the last one."""
        async with self.database.borrow_player() as connection:
            gap: float = (await run(connection, "heartbeat", {}))[0][0]
            return gap

    async def due_deadlines(self, limit: int) -> tuple[tuple[TableId, int], ...]:
        """Return the tables whose deadline has passed, with their open step, most overdue first."""
        rows = await self._read("due_deadlines", {"limit": limit})
        return tuple((TableId(table), step) for table, step in rows)

    async def expire_step(self, table: Table, number: int, step: int) -> bool:
        """Do `change_table` if the deadline of this step has passed; True only once for a step."""
        parameters = {"id": table.id, "version": table.version, "number": number, "step": step}
        async with self.database.borrow_player() as connection, connection.transaction():
            return bool(await run(connection, "expire_step", parameters)) and await change_table(
                connection, table
            )

    async def start_missing_clock(self, table: TableId, number: int, step: int) -> None:
        """Start the clock of a step that was opened by a release without clocks."""
        async with self.database.borrow_player() as connection:
            await run(
                connection, "start_missing_clock", {"game": table, "number": number, "step": step}
            )

    async def close_idle_tables(
        self, empty: float, seated: float, limit: int
    ) -> tuple[tuple[TableId, int], ...]:
        """Close open tables not changed for so many seconds; return them with their versions."""
        parameters = {"empty": empty, "seated": seated, "limit": limit}
        rows = await self._query("close_idle_tables", parameters)
        return tuple((TableId(table), version) for table, version in rows)

    async def report_connected(self, here: Sequence[tuple[TableId, int]]) -> None:
        """Note that the players of these seats are connected now."""
        await self._query("report_connected", of_connected(here))

    async def absences(self, table: TableId) -> dict[int, float]:
        """Return the seconds since the players of a table were last seen, by seat."""
        return dict(await self._read("absences", {"game": table}))

    async def requeue_forgotten_bots(self, waiting: float) -> int:
        """Queue jobs for bots whose tables have waited so long without one; return their number."""
        rows = await self._maintain("requeue_forgotten_bots", {"waiting": waiting})
        return len(rows[0][0] or ())
