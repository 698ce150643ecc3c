"""Who arrives is looked up together with all who come at the same time."""

import asyncio
from typing import Any

import pytest

from inkland.server.context import ServerContext
from inkland.server.features.accounts.queries import AccountQueries
from inkland.server.features.play.arrivals import MAX_TOGETHER, Arrivals
from inkland.table.errors import StorageUnavailable
from inkland.table.ids import TableId
from support.contexts import ANN, started

pytestmark = pytest.mark.anyio


class Reads:
    """Counts the reads of a context's storage by name, with how much each asked for."""

    def __init__(self, context: ServerContext, monkeypatch: pytest.MonkeyPatch) -> None:
        self.sizes: dict[str, list[int]] = {}
        for name in ("accounts_of", "tables", "games", "table"):
            read = getattr(context.storage, name)

            async def counted(what: Any, *rest: Any, name: str = name, read: Any = read) -> Any:
                self.sizes.setdefault(name, []).append(1 if name == "table" else len(what))
                await asyncio.sleep(0.01)
                return await read(what, *rest)

            monkeypatch.setattr(context.storage, name, counted)


async def test_a_table_that_comes_back_is_read_once_for_all(
    server_context: ServerContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    context = server_context
    _, table = await started(context=server_context)
    context._mailboxes.clear()  # as after a restart
    reads, arrivals = Reads(context, monkeypatch), Arrivals(context)
    with context.following(table.id):
        first = await arrivals.look_up(ANN.id.encode(), table.id)
        others = await asyncio.gather(
            *(arrivals.look_up(b"session %d" % n, table.id) for n in range(2 * MAX_TOGETHER)),
            arrivals.look_up(ANN.id.encode(), table.id),
            arrivals.look_up(None, table.id),
        )
        assert (await context.cached_table(table.id)).id == table.id
        assert (await context.mailbox(table.id).game()).state.step is not None
    assert (first, others[-2], others[-1]) == (ANN, ANN, None)
    assert others[:-2] == [None] * 2 * MAX_TOGETHER
    assert reads.sizes == {
        "accounts_of": [1, MAX_TOGETHER, MAX_TOGETHER, 1],
        "tables": [1],
        "games": [1],
    }
    assert not context._followed and not context._tables


async def test_a_session_that_ends_before_somebody_arrives_is_not_found(
    server_context: ServerContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    context = server_context
    _, table = await started(context=server_context)
    Reads(context, monkeypatch)
    arrivals = Arrivals(context)
    with context.following(table.id):
        before = asyncio.create_task(arrivals.look_up(ANN.id.encode(), table.id))
        await asyncio.sleep(0.005)
        await AccountQueries(context.database).end_sessions(ANN.id)
        assert await arrivals.look_up(ANN.id.encode(), table.id) is None
        await before


async def test_an_unknown_table_leaves_nothing_in_memory(
    server_context: ServerContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    context = server_context
    _, _table = await started(context=server_context)
    unknown = TableId("0" * 26)
    with context.following(unknown):
        assert await Arrivals(context).look_up(None, unknown) is None
    assert unknown not in context._mailboxes and not context._followed


async def test_a_failure_of_storage_is_told_to_all_who_wait_and_the_next_try_works(
    server_context: ServerContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    context = server_context
    _, table = await started(context=server_context)
    arrivals = Arrivals(context)

    async def fail(_sessions: object) -> dict[bytes, Any]:
        raise StorageUnavailable("gone")

    with context.following(table.id):
        with monkeypatch.context() as broken:
            broken.setattr(context.storage, "accounts_of", fail)
            failed = await asyncio.gather(
                *(arrivals.look_up(ANN.id.encode(), table.id) for _ in range(3)),
                return_exceptions=True,
            )
        assert [type(one) for one in failed] == [StorageUnavailable] * 3
        assert await arrivals.look_up(ANN.id.encode(), table.id) == ANN
