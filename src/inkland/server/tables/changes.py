"""Statements of tables, deals and games that are changed together, in one transaction."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from inkland.server.postgres.statements import load_statements
from inkland.server.postgres.timed_connections import TimedConnection
from inkland.server.tables.rows import of_append, of_deal, of_seats, of_table
from inkland.table.ids import TableId
from inkland.table.storage.records import Entry, FollowUp, Secret, StoredDeal, Table

SQL: Final = {
    name: statement
    for part in ("appending", "clocks", "deals", "flips", "lookups")
    for name, statement in load_statements(f"{__package__}.{part}").items()
}


async def run(
    connection: TimedConnection, name: str, parameters: Mapping[str, object], /
) -> list[tuple[Any, ...]]:
    """Execute a statement and return its rows."""
    cursor = await connection.execute(SQL[name], parameters, binary=True)
    return await cursor.fetchall() if cursor.description else []


async def is_writable(connection: TimedConnection) -> bool:
    """Whether the database writes to its disk and its log: tries it, and waits for the commit."""
    async with connection.transaction():
        await connection.execute(SQL["create_probe"])
        return bool((await run(connection, "probe", {}))[0][0])


async def change_table(connection: TimedConnection, table: Table) -> bool:
    """Store table, seats and a job for its bots; False if the version does not match."""
    if not await run(connection, "change_table", of_table(table)):
        return False
    await run(connection, "seat_people", of_seats(table))
    if table.status == "playing":
        await run(connection, "queue_bot_job", {"game": table.id})
    return True


async def begin_game(connection: TimedConnection, table: Table) -> bool:
    """Store a table whose game begins; False if its version does not match, or it has a game."""
    return await change_table(connection, table) and bool(
        await run(connection, "begin_game", {"game": table.id})
    )


async def open_game(
    connection: TimedConnection, table: Table, opening: Mapping[str, object]
) -> None:
    """Store the opening of a game that begins, and that all its people have seen the deal."""
    await run(connection, "mark_deal_seen_by_all", {"game": table.id})
    await run(connection, "note_played", {"game": table.id})
    await run(connection, "append", opening)


async def begin_table(
    connection: TimedConnection, table: Table, entries: Sequence[Entry], follow_up: FollowUp
) -> bool:
    """Store a new table that plays an existing deal, with its game; False if somebody was erased.

    Its host may be the account that nobody can use, which hosts only what was closed before.
    """
    before = table._replace(
        version=table.version - 1, status="closed", seats=(None,) * len(table.seats)
    )
    await run(connection, "open_table", of_table(before))
    if not await begin_game(connection, table):
        return False
    await open_game(connection, table, of_append(table.id, 0, entries, (), follow_up))
    return True


async def save_closed(
    connection: TimedConnection, table: Table, secret: Secret, deal: StoredDeal
) -> None:
    """Store a deal, and the table that its secret belongs to, where nobody ever sits."""
    await run(connection, "save_daily_account", {"id": table.host})
    await run(connection, "open_table", of_table(table))
    await save_secret(connection, table.id, secret)
    await run(connection, "save_deal", of_deal(deal))


async def save_secret(connection: TimedConnection, table: TableId, secret: Secret) -> None:
    """Store the secret of a table."""
    parameters = {**secret._asdict(), "game": table, "nonces": list(secret.nonces)}
    await run(connection, "save_secret", parameters)
