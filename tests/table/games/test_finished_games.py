"""Documents about finished games: encoded once, kept within bounds, right after an erasure."""

import asyncio
import gzip
import json
from collections.abc import Callable
from typing import Any

import pytest

from inkland.rules.replay import replay
from inkland.server.context import ServerContext
from inkland.server.features.privacy import export
from inkland.server.process.process_pool import ProcessPool
from inkland.table.errors import NotOver
from inkland.table.games import finished_games
from inkland.table.games.finished_games import Document, FinishedGames, TooManyReaders
from inkland.table.ids import TableId
from inkland.table.review import documents
from inkland.table.storage import purpose
from inkland.table.worker_pool import InlineWorkerPool
from support.contexts import ANN, play, run, started


class CountingWorkers(InlineWorkerPool):
    """Counts the encodings, each of which takes until it is let go."""

    def __init__(self) -> None:
        self.calls = 0
        self.go = asyncio.Event()

    async def run(self, do: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        """Count, wait, and call."""
        self.calls += 1
        await self.go.wait()
        return await super().run(do, *args, **kwargs)


def shout(lines: bytes, times: int) -> bytes:
    """A document of a known size."""
    return b"x" * times


def test_sixty_readers_cost_one_encoding_and_one_load(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        context, table = await started(seats=2)
        with pytest.raises(NotOver):
            await documents.transcript(context, table.id)
        await play(context, table.id)
        workers, loads = CountingWorkers(), []
        events = context.storage.finished_events

        async def load(table: TableId) -> bytes | None:
            loads.append((table, purpose.is_reading()))
            return await events(table)

        monkeypatch.setattr(context.storage, "finished_events", load)
        context.finished_games = FinishedGames(context.storage, workers)
        readers = [asyncio.create_task(documents.transcript(context, table.id)) for _ in range(60)]
        await asyncio.sleep(0.01)
        readers[0].cancel()  # who goes away does not take it from the others
        workers.go.set()
        found = await asyncio.gather(*readers[1:])
        assert all(one is found[0] for one in found)
        assert (workers.calls, loads) == (1, [(table.id, True)])
        assert replay(found[0].body.decode()).state.ending is not None
        assert gzip.decompress(found[0].packed) == found[0].body
        await documents.proof(context, table.id)
        await documents.history(context, table.id, 0, 10, None)
        assert (workers.calls, len(loads)) == (3, 1)

    run(scenario())


def test_what_lies_behind_the_end_is_one_document() -> None:
    async def scenario() -> None:
        context, table = await started(seats=1)
        await play(context, table.id)
        workers = CountingWorkers()
        workers.go.set()
        context.finished_games = FinishedGames(context.storage, workers)
        pages = [
            await documents.history(context, table.id, since, 10, None)
            for since in (1_000_000, 1_000_001, 10_000_000)
        ]
        assert workers.calls == 1 and len(set(pages)) == 1
        last = json.loads(pages[0].body)
        assert (last["since"], last["moments"]) == (last["last"], [])
        page = await documents.history(context, table.id, last["last"] - 1, 10, None)
        assert [one["number"] for one in json.loads(page.body)["moments"]] == [last["last"]]

    run(scenario())


def test_the_cache_has_a_bound_of_bytes() -> None:
    async def scenario() -> None:
        context, table = await started(seats=1)
        await play(context, table.id)
        table = await context.load_table(table.id)
        size = len(await context.finished_games.events(table.id))
        workers = CountingWorkers()
        workers.go.set()
        games = FinishedGames(context.storage, workers, max_bytes=size + 25_000)
        for times in (10_000, 10_001, 10_000, 10_001):
            assert len((await games.document(table, shout, times)).body) == times
        assert workers.calls == 2
        await games.document(table, shout, 10_002)  # there is no room for three
        await games.document(table, shout, 10_001)
        assert workers.calls == 3 and games._bytes <= size + 25_000
        await games.document(table, shout, 10_000)
        assert workers.calls == 4
        await games.document(table, shout, size + 30_000)  # more than all the room: not kept
        await games.document(table, shout, 10_000)
        assert workers.calls == 5

    run(scenario())


def test_too_many_documents_at_once_are_refused_and_known_ones_are_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(finished_games, "MAX_WAITING", 3)

    async def scenario() -> None:
        context, table = await started(seats=1)
        await play(context, table.id)
        table = await context.load_table(table.id)
        workers = CountingWorkers()
        games = FinishedGames(context.storage, workers)
        waiting = [asyncio.create_task(games.document(table, shout, n)) for n in (1, 2, 3, 1)]
        await asyncio.sleep(0.01)
        with pytest.raises(TooManyReaders):
            await games.document(table, shout, 4)
        again = asyncio.create_task(games.document(table, shout, 2))
        workers.go.set()
        found: list[Document] = await asyncio.gather(*waiting, again)
        assert [len(one.body) for one in found] == [1, 2, 3, 1, 2]
        assert len((await games.document(table, shout, 4)).body) == 4

    run(scenario())


def test_a_failed_encoding_is_tried_again() -> None:
    async def scenario() -> None:
        context, table = await started(seats=1)
        await play(context, table.id)
        table = await context.load_table(table.id)

        async def failing() -> tuple[object, ...]:
            raise NotOver

        for _time in range(2):
            with pytest.raises(NotOver):
                await context.finished_games.document(table, shout, 1, load=failing)
        assert (await context.finished_games.document(table, shout, 1)).body == b"x"

    run(scenario())


@pytest.mark.anyio
async def test_an_erased_account_makes_new_documents(server_context: ServerContext) -> None:
    """No document has a name today; were there one, an erasure would still reach every reader."""

    context = server_context
    _, table = await started(2, context)
    await play(context, table.id)
    workers = CountingWorkers()
    workers.go.set()
    context.finished_games = FinishedGames(context.storage, workers)
    before = await documents.transcript(context, table.id)
    await export.erase(context, ANN)
    after = await documents.transcript(context, table.id)
    assert workers.calls == 2 and after is not before
    assert ANN.name.encode() not in after.body


def test_a_worker_process_makes_the_same_documents() -> None:
    async def scenario() -> None:
        context, table = await started(seats=2, preset="everything")
        await play(context, table.id)
        workers = ProcessPool(1)
        try:
            kinds = (documents.transcript, documents.proof)
            here = [await made(context, table.id) for made in kinds]
            context.finished_games = FinishedGames(context.storage, workers)
            assert [await made(context, table.id) for made in kinds] == here
        finally:
            workers.close()

    run(scenario())
