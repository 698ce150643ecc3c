"""What storage on a device has besides the contract: it is written first, and can be opened again.

The contract itself runs on it in `tests/server/storage/`.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from datetime import timedelta
from functools import partial
from random import Random
from typing import Any, Final

import pytest

from inkland.bots.games.self_play import seat_rngs
from inkland.bots.random_bot import RandomBot
from inkland.local.keeper import MemoryKeeper, RowKey
from inkland.local.kept_storage import FORMAT, PULSE_SECONDS, KeptStorage
from inkland.rules import Draw, view
from inkland.table.actions import joining, playing
from inkland.table.bus.local import LocalBus
from inkland.table.context import Context
from inkland.table.errors import StorageUnavailable
from inkland.table.games.mailbox import Command
from inkland.table.ids import AccountId, TableId
from inkland.table.storage.records import Account, FollowUp, Job, KeptAnswer, SeatResult
from local.devices import Clock, fill, sample_rows, start_game, stored_keeper
from sizes import samples
from support.contexts import ANN, BEN, opened, play, seat_request
from support.kept import CheckedKeptStorage, FailingKeeper, kept_state
from support.storage_samples import ADA, BOB, some_entries, started

pytestmark = pytest.mark.anyio

# What memory storage has besides dictionaries that are kept or derived from kept ones.
NOT_KEPT: Final = {
    "jobs": "derived from the games when it is opened",
    "_seen_at": "who is connected is known again at once",
    "members": "a device has none",
    "erased": "a device has none",
    "blocked": "a device has none",
    "contest_ends": "a device has no events",
}


class SlowKeeper(MemoryKeeper):
    """Writes only when it is allowed to."""

    def __init__(self) -> None:
        super().__init__()
        self.may_write = asyncio.Event()
        self.may_write.set()

    async def write(
        self, puts: Sequence[tuple[str, str, bytes]], deletes: Sequence[RowKey]
    ) -> None:
        """Wait, then write."""
        await self.may_write.wait()
        await super().write(puts, deletes)


async def reopened(keeper: MemoryKeeper) -> CheckedKeptStorage:
    """Storage of the same device in another process."""
    return await CheckedKeptStorage.open(keeper)


async def device(keeper: MemoryKeeper) -> CheckedKeptStorage:
    """Storage of a device with two people."""
    storage = await CheckedKeptStorage.open(keeper)
    for account in (ADA, BOB):
        await storage.add_account(account)
    return storage


def test_all_state_is_kept_or_known_to_be_lost() -> None:
    storage = KeptStorage()
    known = {id(store.records) for store in storage._stores}
    for name, value in {**vars(storage), **vars(storage.state)}.items():
        if isinstance(value, dict | list | set):
            assert id(value) in known or name in NOT_KEPT, f"{name} is not kept"


# --- Writes


async def test_nobody_sees_what_is_not_stored_yet() -> None:
    keeper = SlowKeeper()
    storage = await device(keeper)
    table = await started(storage)
    jobs = list(storage.jobs)
    keeper.may_write.clear()
    kept = [KeptAnswer(0, "c", "x")]
    writing = asyncio.ensure_future(
        storage.append(table.id, 2, some_entries(3), kept, FollowUp(asked=2))
    )
    await asyncio.sleep(0.01)
    game = await storage.game(table.id)
    assert game is not None and game.number == 2 and game.kept == ()
    assert (await storage.progress([table.id]))[0].step is None and storage.jobs == jobs
    keeper.may_write.set()
    assert await writing
    game = await storage.game(table.id)
    assert game is not None and game.number == 3 and game.kept == tuple(kept)
    assert (await storage.progress([table.id]))[0].step == 2


async def test_a_caller_that_is_gone_does_not_stop_a_write_halfway() -> None:
    keeper = SlowKeeper()
    storage = await device(keeper)
    table = await started(storage)
    keeper.may_write.clear()
    writing = asyncio.ensure_future(storage.append(table.id, 2, some_entries(3), []))
    await asyncio.sleep(0.01)
    writing.cancel()
    keeper.may_write.set()
    assert await storage.append(table.id, 3, some_entries(4), [])  # behind the one without a caller
    game = await (await reopened(keeper)).game(table.id)
    assert game == await storage.game(table.id) and game is not None and game.number == 4


async def test_a_change_that_raises_leaves_nothing() -> None:
    keeper = MemoryKeeper()
    storage = await device(keeper)
    table = await started(storage)
    before, writes = kept_state(storage), keeper.writes
    wrong: Any = [SeatResult(9, 31, 1, None)]  # nobody sits there
    with pytest.raises(IndexError):
        await storage.append(table.id, 2, some_entries(3), [], FollowUp(results=wrong))
    assert kept_state(storage) == before and keeper.writes == writes


@pytest.mark.parametrize("seed", range(samples(check=5, proof=100)))
async def test_a_write_that_fails_leaves_everything_as_before(seed: int) -> None:
    """Whole games whose moves are repeated until they are stored, on a disk that is often full."""
    keeper = FailingKeeper(Random(seed), 0.0)
    storage = await CheckedKeptStorage.open(keeper)
    context = Context(storage, LocalBus())
    for account in (ANN, BEN):
        await storage.add_account(account)
    _, table = await opened(context, seats=2)
    keeper.share = 0.4

    async def until_stored(deed: Callable[[], Awaitable[Any]]) -> None:
        while True:
            before, jobs = kept_state(storage), list(storage.jobs)
            try:
                await deed()
            except StorageUnavailable:
                assert kept_state(storage) == before and storage.jobs == jobs
            else:
                return

    for account in (ANN, BEN):
        await until_stored(partial(joining.sit, context, table.id, account, seat_request()))
    await until_stored(partial(playing.start, context, table.id, ANN))
    bot, rngs = RandomBot(), seat_rngs(str(seed), 2)
    for _turn in range(8):
        state = (await context.mailbox(table.id).game()).state
        assert state.step is not None
        for seat in state.step.asked:
            drawing = bot.answer(view(state, seat), rngs[seat])
            draw = Draw(seat, state.step.number, drawing)
            command = Command(seat, f"{draw.step} {seat}", draw)
            await until_stored(partial(context.mailbox(table.id).post, command))
    assert keeper.failures > 5
    assert kept_state(await reopened(keeper)) == kept_state(storage)


async def test_a_move_late_in_a_game_writes_no_more_rows_than_an_early_one() -> None:
    keeper = MemoryKeeper()
    storage = await device(keeper)
    table = await started(storage)
    sizes = []
    for number in range(2, 302):
        before = dict(keeper.rows)
        kept = [KeptAnswer(0, str(number), "x")]
        assert await storage.append(table.id, number, some_entries(number), kept)
        changed = {key: row for key, row in keeper.rows.items() if before.get(key) != row}
        sizes.append((len(changed), sum(map(len, changed.values()))))
    assert sizes[-1][0] == sizes[0][0] and sizes[-1][1] < sizes[0][1] + 20


# --- Opening again


async def test_a_whole_game_goes_on_where_it_was() -> None:
    keeper = MemoryKeeper()
    storage = await CheckedKeptStorage.open(keeper)
    context = Context(storage, LocalBus())
    await storage.add_account(ANN)
    _, table = await opened(context, seats=3)
    await joining.sit(context, table.id, ANN, seat_request())
    await playing.start(context, table.id, ANN)
    again = await reopened(keeper)
    context = Context(again, LocalBus())
    await play(context, table.id)
    last = await reopened(keeper)
    assert kept_state(last) == kept_state(again)
    found = await last.table(table.id)
    assert found is not None and found.status == "finished"


async def test_jobs_that_were_not_done_are_queued_again() -> None:
    keeper = MemoryKeeper()
    storage = await KeptStorage.open(keeper, Clock())
    await fill(storage)
    storage.jobs.clear()
    found = {(job.kind, job.table) for job in (await KeptStorage.open(keeper)).jobs}
    bots = {("bots", TableId("running")), ("bots", TableId("paused"))}
    assert found == bots | {("analysis", TableId("finished"))}


async def test_a_par_that_was_not_computed_is_queued_again() -> None:
    keeper = await stored_keeper(FORMAT)
    del keeper.rows["par", '["deal-1",2]']
    keeper.rows["par", '["deal-1",2]'] = b"null"
    jobs = (await KeptStorage.open(keeper)).jobs
    assert Job("par", TableId("again"), 4) in jobs


async def test_the_time_while_the_page_was_closed_is_given_back() -> None:
    keeper, clock = MemoryKeeper(), Clock()
    storage = await KeptStorage.open(keeper, clock)
    await fill(storage)
    running = TableId("running")
    (before,) = await storage.progress([running])
    clock.now += timedelta(hours=3)
    storage = await KeptStorage.open(keeper, clock)
    assert await storage.due_deadlines(10) == ()
    await storage.heartbeat()
    (after,) = await storage.progress([running])
    assert before.left is not None and after.left is not None
    assert before.left - 5 < after.left < before.left + PULSE_SECONDS


async def test_a_step_that_nobody_watched_gets_back_all_its_time() -> None:
    """The page was closed before the first pulse was written."""
    keeper, clock = MemoryKeeper(), Clock()
    await start_game(await KeptStorage.open(keeper, clock), "running")
    clock.now += timedelta(hours=3)
    storage = await KeptStorage.open(keeper, clock)
    await storage.heartbeat()
    (after,) = await storage.progress([TableId("running")])
    assert after.left is not None and 55 < after.left <= 60


async def test_the_pulse_is_written_only_while_a_clock_runs_and_now_and_then() -> None:
    keeper, clock = MemoryKeeper(), Clock()
    storage = await KeptStorage.open(keeper, clock)
    for _ in range(100):
        await storage.heartbeat()
    assert keeper.writes == 0
    await fill(storage)
    writes = keeper.writes
    for _ in range(100):  # a second each
        await storage.heartbeat()
    assert 8 <= keeper.writes - writes <= 11


# --- The people of the device


async def test_people_of_the_device_are_kept() -> None:
    keeper = MemoryKeeper()
    storage = await KeptStorage.open(keeper)
    assert await storage.current_account() is None and await storage.accounts() == ()
    await storage.add_account(BOB)
    await storage.add_account(ADA)
    await storage.choose_account(ADA.id)
    await storage.rename(ADA._replace(name="Adele"))
    await storage.rename(Account(AccountId("nobody"), "Nobody"))
    for found in (storage, await KeptStorage.open(keeper)):
        assert await found.accounts() == (BOB, ADA._replace(name="Adele"))
        assert await found.current_account() == ADA._replace(name="Adele")
        assert await found.account(BOB.id) == BOB
        assert await found.account(AccountId("nobody")) is None


# --- The format


async def test_this_release_writes_the_format_byte_for_byte() -> None:
    """If this fails, either a field was added with a default (then write the file again), or the
    format is another one: raise its version, and read the older one, too."""
    keeper = await stored_keeper(FORMAT)
    assert {
        (store, key): value.encode() for store, key, value in await sample_rows()
    } == keeper.rows


@pytest.mark.parametrize("version", range(1, FORMAT + 1))
async def test_what_a_release_stored_can_still_be_opened(version: int) -> None:
    keeper = MemoryKeeper()
    expected = await KeptStorage.open(keeper, Clock())
    await fill(expected)
    found = await KeptStorage.open(await stored_keeper(version))
    assert kept_state(found) == kept_state(expected)


async def test_a_newer_format_is_refused() -> None:
    keeper = await stored_keeper(FORMAT)
    keeper.rows["format", "version"] = str(FORMAT + 1).encode()
    with pytest.raises(StorageUnavailable, match="newer release"):
        await KeptStorage.open(keeper)


@pytest.mark.parametrize("address", [("table", '"open"'), ("entry", '["running",1]')])
async def test_rows_that_cannot_be_read_are_refused(address: RowKey) -> None:
    keeper = await stored_keeper(FORMAT)
    keeper.rows[address] = b'{"unknown": 1}'
    with pytest.raises(StorageUnavailable, match="cannot be read"):
        await KeptStorage.open(keeper)


async def test_a_game_with_a_missing_entry_is_refused() -> None:
    keeper = await stored_keeper(FORMAT)
    del keeper.rows["entry", '["running",2]']
    with pytest.raises(StorageUnavailable, match="cannot be read"):
        await KeptStorage.open(keeper)
