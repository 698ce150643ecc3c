"""The task that closes open tables: it tells their connections, and survives failures."""

import asyncio

import pytest

from inkland.server.context import ServerContext
from inkland.server.features.upkeep import open_tables
from inkland.server.features.upkeep.open_tables import OpenTableExpiry
from inkland.table.actions import joining
from inkland.table.bus.port import Bell
from inkland.table.errors import StorageUnavailable
from support.contexts import ANN, opened, seat_request

pytestmark = pytest.mark.anyio


async def test_idle_tables_are_closed_and_announced(
    monkeypatch: pytest.MonkeyPatch, server_context: ServerContext
) -> None:
    monkeypatch.setattr(open_tables, "CHECK_SECONDS", 0.01)

    context = server_context
    _, empty = await opened(context, seats=2)
    _, seated = await opened(context, seats=2)
    await joining.sit(context, seated.id, ANN, seat_request())
    heard: list[Bell] = []
    context.bus.listen(heard.append)
    close = context.storage.close_idle_tables
    failures = iter([True, False])

    async def moody(*args: float) -> tuple[object, ...]:
        if next(failures, False):
            raise StorageUnavailable
        return await close(*args)  # type: ignore[arg-type]

    context.storage.close_idle_tables = moody  # type: ignore[method-assign,assignment]
    expiry = asyncio.create_task(OpenTableExpiry(context, 0.1 / 3600).run())
    async with asyncio.timeout(240):
        while (await context.load_table(empty.id)).status == "open":
            await asyncio.sleep(0.01)
    await asyncio.sleep(0)
    assert Bell(empty.id, version=2) in heard
    async with asyncio.timeout(240):
        while (await context.load_table(seated.id)).status == "open":
            await asyncio.sleep(0.01)
    expiry.cancel()
