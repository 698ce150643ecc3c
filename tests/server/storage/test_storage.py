"""The storage contract, on PostgreSQL, in memory, and kept on a device."""

import asyncio
from datetime import UTC, datetime, timedelta
from hashlib import sha256

import pytest

from inkland.rules import GameOptions, preset
from inkland.table.ids import DealCode, FlipId, Status, TableId
from inkland.table.storage.port import Storage
from inkland.table.storage.records import (
    Entry,
    Flip,
    KeptAnswer,
    Occupant,
    SeatResult,
    Secret,
    StoredGame,
)
from support.each_host import ON_EACH_HOST
from support.storage_samples import (
    ADA,
    ADA_SITS,
    BOB,
    BOB_SITS,
    BOT_SITS,
    CODE,
    NOON,
    SECRET,
    a_deal,
    a_table,
    changes,
    over,
    some_entries,
    started,
)

pytestmark = [pytest.mark.anyio, ON_EACH_HOST]

# --- Accounts


# --- Tables


@pytest.mark.parametrize("options", [GameOptions(), preset("everything"), preset("heroes")])
async def test_a_table_is_kept_as_it_is(storage: Storage, options: GameOptions) -> None:
    table = a_table("table-1", ADA_SITS, None, BOT_SITS, ADA_SITS._replace(bot="greedy"), None)
    table = table._replace(options=options, rematch=TableId("another"))
    await storage.open_table(table, SECRET)
    assert await storage.table(table.id) == table
    assert await storage.table(TableId("none")) is None


async def test_a_table_that_is_opened_again_stays_as_before(storage: Storage) -> None:
    table = a_table("table-1", ADA_SITS)
    await storage.open_table(table, SECRET)
    await storage.open_table(table._replace(title="", seats=(BOB_SITS,)), Secret(b"other"))
    assert await storage.table(table.id) == table
    assert await storage.secret(table.id) == SECRET


async def test_a_table_changes_from_one_version_to_the_next(storage: Storage) -> None:
    table = a_table("table-1", ADA_SITS, None, BOT_SITS)
    await storage.open_table(table, SECRET)
    changed = table._replace(
        version=2,
        title="",
        public=False,
        host=BOB.id,
        status="closed",
        options=GameOptions(seats=4),
        seats=(None, ADA_SITS, BOB_SITS, None),
        commitment="d" * 64,
        rematch=TableId("another"),
        clock_wish=600,
        clock_votes=(1,),
        leavers=(2,),
    )
    assert await changes(storage, table, storage.change_table(changed))
    assert await storage.table(table.id) == changed


@pytest.mark.parametrize("wrong", [1, 3, 4])
async def test_a_change_needs_the_version_just_before(storage: Storage, wrong: int) -> None:
    table = a_table("table-1", ADA_SITS)
    await storage.open_table(table, SECRET)
    late = table._replace(version=wrong, title="late", seats=(None,))
    assert not await changes(storage, table, storage.change_table(late))
    assert not await storage.change_table(late._replace(id=TableId("none")))


async def test_of_many_changes_at_once_one_wins(storage: Storage) -> None:
    table = a_table("table-1", *[None] * 20)
    await storage.open_table(table, SECRET)
    wishes = []
    for seat in range(20):
        seats = tuple(ADA_SITS if number == seat else None for number in range(20))
        wishes.append(table._replace(version=2, title=str(seat), seats=seats))
    done = await asyncio.gather(*map(storage.change_table, wishes))
    assert sorted(done) == [False] * 19 + [True]
    assert await storage.table(table.id) == wishes[done.index(True)]


async def test_a_flood_from_one_source_pushes_nobody_out_of_the_lobby(
    storage: Storage,
) -> None:
    first = a_table("honest")._replace(source=1, opened_at=NOON)
    await storage.open_table(first, SECRET)
    for number in range(12):
        later = NOON + timedelta(seconds=number + 1)
        flood = a_table(f"flood-{number}")._replace(source=2, host=BOB.id, opened_at=later)
        await storage.open_table(flood, SECRET)
    home = a_table("home")._replace(opened_at=NOON - timedelta(seconds=1))  # its host counts
    await storage.open_table(home, SECRET)
    shown = [table.id for table in await storage.lobby(4)]
    assert shown == ["flood-11", "flood-10", "honest", "home"]
    assert await storage.public_tables(BOB.id, 2) == (12, 12)
    assert await storage.public_tables(ADA.id, 1) == (2, 1)
    assert await storage.public_tables(ADA.id, None) == (2, 0)


async def test_open_tables_that_nobody_changes_are_closed(storage: Storage) -> None:
    """The longest unchanged first, those with a person later, and running games not at all."""
    for name, *seats in (("empty",), ("bots", BOT_SITS), ("seated", ADA_SITS), ("changed",)):
        await storage.open_table(a_table(name, *seats)._replace(source=1), SECRET)
    running = await started(storage, "playing", ADA_SITS)
    assert await storage.close_idle_tables(600, 600, 10) == ()
    assert await storage.change_table(a_table("empty")._replace(version=2, source=1))
    for closed in (("bots", 2), ("changed", 2), ("empty", 3)):  # in the order of the last change
        assert await storage.close_idle_tables(0, 600, 1) == (closed,)
    assert await storage.close_idle_tables(0, 600, 10) == ()
    found = await storage.table(TableId("empty"))
    assert found is not None and (found.status, found.source) == ("closed", None)
    seated = await storage.table(TableId("seated"))
    assert seated is not None and (seated.status, seated.source) == ("open", 1)
    assert await storage.close_idle_tables(0, 0, 10) == (("seated", 2),)
    assert await storage.table(running.id) == running


async def test_the_lobby_shows_open_tables_first_and_then_the_latest(
    storage: Storage,
) -> None:
    statuses: list[Status] = ["open", "playing", "closed", "open", "playing", "finished"]
    for number, status in enumerate(statuses):
        table = a_table(f"table-{number}", ADA_SITS, None)
        opened_at = NOON + timedelta(minutes=number)
        await storage.open_table(table._replace(status=status, opened_at=opened_at), SECRET)
    await storage.open_table(a_table("hidden")._replace(public=False), SECRET)
    lobby = await storage.lobby(10)
    assert [table.id for table in lobby] == ["table-3", "table-0", "table-4", "table-1"]
    assert lobby[0] == await storage.table(TableId("table-3"))
    assert await storage.lobby(3) == lobby[:3]


# --- Secrets and the start of a game


async def test_a_table_has_its_secret_unless_it_plays_a_deal_again(storage: Storage) -> None:
    await storage.open_table(a_table("first"), SECRET)
    await storage.open_table(a_table("again")._replace(dealt_at=TableId("first")), None)
    assert await storage.secret(TableId("first")) == SECRET
    assert await storage.secret(TableId("again")) is None
    assert await storage.secret(TableId("none")) is None


async def test_a_game_starts_with_all_it_needs(storage: Storage) -> None:
    table = a_table("table-1", ADA_SITS, BOT_SITS)
    await storage.open_table(table, SECRET)
    assert await storage.game(table.id) is None
    table = table._replace(version=2, status="playing", deal=CODE)
    full = Secret(SECRET.secret, ("1" * 32, "0" * 32), "a seed")
    opening = some_entries(1, 2, 3)
    opening[1] = opening[1]._replace(is_secret=True)
    opening[2] = opening[2]._replace(seat=1, step=0, revision=0, state_hash=b"\x00state")
    assert await changes(storage, table, storage.start_game(table, full, a_deal(table), opening))
    game = await storage.game(table.id)
    assert game is not None and game.number == 3
    assert game == StoredGame(0, tuple(opening), ())
    assert await storage.table(table.id) == table
    assert await storage.secret(table.id) == full
    assert await storage.deal(CODE) == a_deal(table)
    assert await storage.deal(DealCode("none")) is None


async def test_a_start_that_comes_late_leaves_nothing(storage: Storage) -> None:
    table = a_table("table-1", ADA_SITS)
    await storage.open_table(table, SECRET)
    late = table._replace(version=3, status="playing", deal=CODE)
    full = Secret(SECRET.secret, (), "a seed")
    start = storage.start_game(late, full, a_deal(table), some_entries(1))
    assert not await changes(storage, table, start)
    assert await storage.secret(table.id) == SECRET
    assert await storage.deal(CODE) is None


async def test_a_game_starts_once(storage: Storage) -> None:
    table = await started(storage)
    again = table._replace(version=3, title="again")
    assert not await changes(storage, table, storage.start_game(again, None, None, some_entries(3)))


async def test_of_many_starts_at_once_one_wins(storage: Storage) -> None:
    table = a_table("table-1", ADA_SITS, BOB_SITS)
    await storage.open_table(table, SECRET)
    table = table._replace(version=2, status="playing", deal=CODE)
    done = await asyncio.gather(
        *(storage.start_game(table, SECRET, a_deal(table), some_entries(n)) for n in range(10))
    )
    assert sorted(done) == [False] * 9 + [True]
    game = await storage.game(table.id)
    assert game is not None and list(game.entries) == some_entries(done.index(True))


# --- Games


async def test_entries_are_kept_byte_for_byte(storage: Storage) -> None:
    table = await started(storage)
    wild = [bytes(range(256)), b"", "„ż”".encode(), b"\\x00", b'{"a" : 1.0}']
    entries = [Entry(body, sha256(body).digest(), is_secret=n == 3) for n, body in enumerate(wild)]
    answers = [KeptAnswer(0, "c1", '{"ok": true}'), KeptAnswer(1, "c1", "„ż”")]
    assert await changes(storage, table, storage.append(table.id, 2, entries, answers))
    game = await storage.game(table.id)
    assert game is not None and game.number == 7
    assert list(game.entries[2:]) == entries
    assert set(game.kept) == set(answers)


async def test_a_game_can_be_read_from_an_entry_on(storage: Storage) -> None:
    table = await started(storage)
    assert await storage.append(table.id, 2, some_entries(3, 4, 5), [KeptAnswer(0, "c", "x")])
    whole = await storage.game(table.id)
    assert whole is not None
    for since in range(6):
        game = await storage.game(table.id, since)
        assert game is not None and game.number == 5
        assert game == StoredGame(since, whole.entries[since:], whole.kept)


async def test_nothing_is_read_from_beyond_the_end(storage: Storage) -> None:
    table = await started(storage)
    game = await storage.game(table.id, 99)
    assert game is not None and game.number == 2
    assert game == StoredGame(2, (), ())


@pytest.mark.parametrize("after", [0, 1, 3, 99])
async def test_entries_need_the_right_number(storage: Storage, after: int) -> None:
    table = await started(storage)
    late = storage.append(table.id, after, some_entries(3), [KeptAnswer(0, "c", "x")])
    assert not await changes(storage, table, late)


async def test_entries_need_a_game(storage: Storage) -> None:
    await storage.open_table(a_table(), SECRET)
    assert not await storage.append(TableId("table-1"), 0, some_entries(1), [])
    assert not await storage.append(TableId("none"), 0, some_entries(1), [])
    assert not await storage.append(TableId("none"), 0, [], [KeptAnswer(0, "c", "x")])
    assert await storage.game(TableId("table-1")) is None


async def test_a_command_is_answered_once(storage: Storage) -> None:
    table = await started(storage)
    assert await storage.append(table.id, 2, some_entries(3), [KeptAnswer(0, "c", "first")])
    again = [KeptAnswer(0, "d", "new"), KeptAnswer(0, "c", "second")]
    assert not await changes(storage, table, storage.append(table.id, 3, some_entries(4), again))
    assert not await changes(storage, table, storage.append(table.id, 3, [], again))
    twice = [KeptAnswer(1, "e", "one"), KeptAnswer(1, "e", "two")]
    assert not await changes(storage, table, storage.append(table.id, 3, [], twice))
    other_seat = [KeptAnswer(1, "c", "mine")]
    assert await changes(storage, table, storage.append(table.id, 3, some_entries(4), other_seat))


@pytest.mark.parametrize("after", [0, 2, 99])
async def test_answers_alone_are_kept_whatever_the_number(storage: Storage, after: int) -> None:
    table = await started(storage)
    assert await changes(
        storage, table, storage.append(table.id, after, [], [KeptAnswer(0, "c", "no")])
    )
    game = await storage.game(table.id)
    assert game is not None and game.number == 2 and game.kept == (KeptAnswer(0, "c", "no"),)


async def test_a_revision_of_an_answer_is_kept_once(storage: Storage) -> None:
    table = await started(storage)
    (entry,) = some_entries(3)
    entry = entry._replace(seat=0, step=7, revision=1)
    others = [
        entry._replace(seat=1),
        entry._replace(step=8),
        entry._replace(revision=2),
        *some_entries(4, 5),
    ]
    assert await storage.append(table.id, 2, [entry, *others], [])
    assert not await changes(storage, table, storage.append(table.id, 8, [entry], []))
    twice = [entry._replace(step=9)] * 2
    assert not await changes(storage, table, storage.append(table.id, 8, twice, []))


async def test_of_fifty_appends_at_once_one_wins(storage: Storage) -> None:
    table = await started(storage)
    done = await asyncio.gather(
        *(
            storage.append(table.id, 2, some_entries(n, n), [KeptAnswer(0, str(n), "")])
            for n in range(50)
        )
    )
    assert sorted(done) == [False] * 49 + [True]
    winner = done.index(True)
    game = await storage.game(table.id)
    assert game is not None and list(game.entries[2:]) == some_entries(winner, winner)
    assert game.kept == (KeptAnswer(0, str(winner), ""),)


async def test_of_many_equal_commands_at_once_one_is_answered(storage: Storage) -> None:
    table = await started(storage)
    done = await asyncio.gather(
        *(storage.append(table.id, 0, [], [KeptAnswer(0, "c", str(n))]) for n in range(20))
    )
    assert sorted(done) == [False] * 19 + [True]


async def test_tables_do_not_get_in_each_others_way(storage: Storage) -> None:
    tables = [await started(storage, f"table-{number}") for number in range(5)]
    for after in range(2, 5):
        entries = some_entries(after)
        done = (
            storage.append(t.id, after, entries, [KeptAnswer(0, str(after), "")]) for t in tables
        )
        assert all(await asyncio.gather(*done))
    for table in tables:
        game = await storage.game(table.id)
        assert game is not None and game.number == 5 and len(game.kept) == 3


# --- The end, and deals


async def test_results_end_the_game(storage: Storage) -> None:
    table = await started(storage, "table-1", ADA_SITS, BOT_SITS)
    results = [SeatResult(0, 31, 2, None), SeatResult(1, 40, 1, 7)]
    end = storage.append(table.id, 2, some_entries(3), [KeptAnswer(0, "c", "x")], over(*results))
    assert await changes(storage, table, end)
    assert await storage.table(table.id) == table._replace(version=3, status="finished")
    bot, ada = await storage.results(CODE, 10)
    assert bot[:6] == (table.id, "greedy", "greedy", 2, results[1], False)
    assert ada[:6] == (table.id, "Ada", None, 2, results[0], True)
    assert abs(ada.finished_at - datetime.now(UTC)) < timedelta(minutes=1)
    assert await storage.lobby(10) == ()


async def test_a_late_end_is_no_end(storage: Storage) -> None:
    table = await started(storage)
    end = storage.append(table.id, 1, some_entries(3), [], over(SeatResult(0, 31, 1, None)))
    assert not await changes(storage, table, end)
    assert await storage.results(CODE, 10) == ()


async def test_a_game_ends_once(storage: Storage) -> None:
    table = await started(storage)
    assert await storage.append(table.id, 2, some_entries(3), [], over(SeatResult(0, 31, 1, None)))
    again = storage.append(table.id, 3, some_entries(4), [], over(SeatResult(0, 99, 1, None)))
    assert not await changes(storage, table, again)
    assert [found.result.stars for found in await storage.results(CODE, 10)] == [31]


async def finished(storage: Storage, name: str, stars: int, occupant: Occupant) -> None:
    """A finished game of one seat."""
    table = await started(storage, name, occupant)
    assert await storage.append(
        table.id, 2, some_entries(3), [], over(SeatResult(0, stars, 1, None))
    )


async def test_results_show_most_stars_first_and_then_the_earliest(storage: Storage) -> None:
    for name, stars in [("one", 20), ("two", 30), ("three", 30), ("four", -5)]:
        await finished(storage, name, stars, BOT_SITS)
    found = await storage.results(CODE, 10)
    assert [result.table for result in found] == ["two", "three", "one", "four"]
    assert await storage.results(CODE, 2) == found[:2]
    assert await storage.results(DealCode("none"), 10) == ()


async def counted(storage: Storage) -> dict[str, bool]:
    """The tables whose result counts."""
    return {result.table: result.counted for result in await storage.results(CODE, 10)}


async def test_a_persons_first_game_of_a_deal_counts(storage: Storage) -> None:
    await finished(storage, "first", 10, ADA_SITS)
    await finished(storage, "again", 50, ADA_SITS)
    await finished(storage, "other", 20, BOB_SITS)
    assert await counted(storage) == {"first": True, "again": False, "other": True}


async def test_who_has_watched_a_deal_gets_no_result_that_counts(storage: Storage) -> None:
    table = await started(storage, "watched", BOT_SITS)
    await storage.mark_deal_seen(CODE, ADA.id, table.id)
    await finished(storage, "played", 50, ADA_SITS)
    await storage.mark_deal_seen(CODE, ADA.id, TableId("played"))
    await finished(storage, "other", 50, BOB_SITS)
    await storage.mark_deal_seen(CODE, BOB.id, table.id)
    assert await counted(storage) == {"played": False, "other": True}


async def test_what_a_stand_in_has_ended_does_not_count(storage: Storage) -> None:
    table = await started(storage, "away", ADA_SITS)
    away = table._replace(version=3, seats=(ADA_SITS._replace(bot="greedy"),))
    assert await storage.change_table(away)
    assert await storage.append(table.id, 2, some_entries(3), [], over(SeatResult(0, 31, 1, None)))
    back = table._replace(version=5, status="finished")
    assert await storage.change_table(back)
    (result,) = await storage.results(CODE, 10)
    assert result.bot == "greedy" and not result.counted


async def test_cards_for_a_paper_table_are_turned_one_by_one(storage: Storage) -> None:
    flip = Flip(FlipId("flip-1"), bytes(32), preset("everything"), "a seed")
    await storage.save_flip(flip)
    assert await storage.flip(flip.id) == flip
    assert await storage.flip(FlipId("flip-2")) is None
    assert [await storage.turn_flip(flip.id, number) for number in (0, 2, 1, 1, 2)] == [
        False, False, True, False, True,
    ]  # fmt: skip
    assert await storage.flip(flip.id) == flip._replace(number=2)
    assert not await storage.turn_flip(FlipId("flip-2"), 1)


async def test_of_many_who_turn_the_same_card_one_does(storage: Storage) -> None:
    flip = Flip(FlipId("flip-1"), bytes(32), preset("base"), "a seed")
    await storage.save_flip(flip)
    turned = await asyncio.gather(*(storage.turn_flip(flip.id, 1) for _ in range(20)))
    assert sum(turned) == 1


async def test_cards_that_nobody_turns_are_forgotten(storage: Storage) -> None:
    flip = Flip(FlipId("flip-1"), bytes(32), preset("base"), "a seed")
    await storage.save_flip(flip)
    await storage.delete_flips(1)
    assert await storage.flip(flip.id) == flip
    await storage.delete_flips(-1)
    assert await storage.flip(flip.id) is None


# --- Readiness


async def test_storage_is_ready(storage: Storage) -> None:
    assert await storage.is_ready()
