"""The storage contract of strengths at tables: each game once, in one piece, in their order."""

import asyncio
import os
import signal
import sys
from collections.abc import Sequence
from random import Random
from typing import Final

import psycopg
import pytest

from inkland.rules import GameOptions, preset
from inkland.server.features.accounts.queries import AccountQueries
from inkland.server.features.accounts.records import Credential
from inkland.server.features.profiles.queries import StatisticsQueries
from inkland.server.features.profiles.recount import CountReport
from inkland.server.features.programs.bot_queries import BotQueries
from inkland.server.features.strength.records import ComparedGames, TableStrength
from inkland.server.features.strength.table_queries import TableStrengthQueries
from inkland.server.features.strength.table_strengths import updated_at_table
from inkland.server.tables.storage import PostgresStorage
from inkland.strength import AT_TABLES_NEWCOMER, Strength, after_table
from inkland.table.ids import AccountId, DealCode, TableId
from inkland.table.storage.records import Account, KeptAnswer, Occupant, SeatResult, StoredDeal
from server.storage.test_contest_storage import an_arena, entered, opened, seated
from sizes import samples
from support.closed_windows import PEOPLE, people
from support.storage_samples import BOT_SITS, SECRET, a_table, over, some_entries, stand_in_answers

pytestmark = pytest.mark.anyio

BASE: Final = GameOptions()
GAMES: Final = samples(check=60, proof=300)  # until processes that compare are killed
COMPARING: Final = """
import asyncio, os
from functools import partial
from inkland.server.features.strength.table_queries import TableStrengthQueries
from inkland.server.features.strength.table_strengths import updated_at_table
from inkland.server.tables.storage import PostgresStorage
from inkland.table.repetition import repeat

async def main():
    storage = await PostgresStorage.open(os.environ["CONNINFO"], 1)
    compare = partial(TableStrengthQueries(storage.database).compare_next, updated_at_table)
    await repeat(compare, 0.01, doing="a test")

asyncio.run(main())
"""


def sits(account: AccountId, bot: str | None = None, drawings: int = 0) -> Occupant:
    """A person, or one for whom a bot has stood in at the end, or for so many drawings before."""
    return Occupant(account, "red", account, bot=bot, land=str(drawings))


def stand_ins_of(seat: int, occupant: Occupant) -> list[KeptAnswer]:
    """The answers of the bot that stood in."""
    return stand_in_answers(seat, int(occupant.land or 0))


async def played(
    storage: PostgresStorage,
    number: int,
    *seats: Occupant,
    places: Sequence[int] = (),
    options: GameOptions = BASE,
    dealt_at: TableId | None = None,
) -> TableId:
    """A finished game, with places in the order of seats unless others are given."""
    # The last account, since bots host no table.
    host = [one.account for one in seats if one.account is not None][-1]
    table = a_table(f"table-{number}", *seats, host=host)
    table = table._replace(options=options._replace(seats=len(seats)))
    table = table._replace(dealt_at=dealt_at or table.id)
    await storage.open_table(table, SECRET)
    code = DealCode(f"deal of {table.dealt_at}")
    deal = StoredDeal(code, table.dealt_at, table.options, table.commitment)
    table = table._replace(version=2, status="playing", deal=code)
    assert await storage.start_game(table, SECRET, deal, some_entries(1, 2))
    given = places or range(1, len(seats) + 1)
    results = [SeatResult(seat, 90, place, None) for seat, place in enumerate(given)]
    kept = [answer for seat, one in enumerate(seats) for answer in stand_ins_of(seat, one)]
    assert await storage.append(table.id, 2, some_entries(3), kept, over(*results))
    return table.id


async def compared(storage: PostgresStorage) -> int:
    """Compare all games that wait; return their number."""
    number = 0
    while await TableStrengthQueries(storage.database).compare_next(updated_at_table):
        number += 1
    return number


async def strengths(storage: PostgresStorage) -> dict[AccountId, tuple[TableStrength, ...]]:
    """The strengths of all people."""
    return {
        one: await TableStrengthQueries(storage.database).table_strengths(one) for one in PEOPLE
    }


async def test_games_are_compared_once_in_the_order_of_their_ends(storage: PostgresStorage) -> None:
    await people(storage)
    one, two, three, *_ = PEOPLE
    await played(storage, 2, sits(one), BOT_SITS, sits(two), places=(2, 1, 3))
    await played(storage, 1, sits(two), sits(three), sits(one), places=(1, 1, 3))
    assert await compared(storage) == 2
    newcomers = dict.fromkeys((one, two, three), AT_TABLES_NEWCOMER)
    first = newcomers | after_table(newcomers, {one: 1, two: 2})
    second = after_table(first, {two: 1, three: 1, one: 2})
    expected = {who: (TableStrength("base", second[who], 2),) for who in (one, two)}
    expected[three] = (TableStrength("base", second[three], 1),)
    found = await strengths(storage)
    assert {who: found[who] for who in expected} == expected
    assert await compared(storage) == 0
    assert await strengths(storage) == found


async def test_only_tables_of_two_to_eight_on_a_fresh_deal_count(storage: PostgresStorage) -> None:
    await people(storage)
    one, two, *_ = PEOPLE
    await played(storage, 1, sits(one))
    first = await played(storage, 2, sits(one), BOT_SITS)  # nobody to compare with
    await played(storage, 3, sits(one), sits(two), dealt_at=first)  # played again by its code
    await played(storage, 4, sits(one), sits(two), *[BOT_SITS] * 7)
    await played(storage, 5, sits(one), sits(one), BOT_SITS)  # two people on one device
    assert await compared(storage) == 2
    assert await strengths(storage) == dict.fromkeys(PEOPLE, ())
    await played(storage, 6, sits(one), sits(two), *[BOT_SITS] * 6)
    assert await compared(storage) == 1
    assert len((await strengths(storage))[two]) == 1


async def test_a_game_on_an_own_map_is_not_compared(storage: PostgresStorage) -> None:
    await people(storage)
    one, two, *_ = PEOPLE
    await played(storage, 1, sits(one), sits(two), options=GameOptions(map_sheet="own1-m"))
    assert await compared(storage) == 1
    assert await strengths(storage) == dict.fromkeys(PEOPLE, ())
    assert await TableStrengthQueries(storage.database).recompute(
        updated_at_table
    ) == ComparedGames(0, 0)


async def test_a_stand_in_is_last_and_families_are_apart(storage: PostgresStorage) -> None:
    await people(storage)
    one, two, *_ = PEOPLE
    await played(storage, 1, sits(one, "greedy"), sits(two), options=preset("first_game"))
    await played(storage, 2, sits(one), sits(two), options=preset("everything"))
    assert await compared(storage) == 2
    found = await strengths(storage)
    assert [(line.family, line.known.mean > 0) for line in found[one]] == [
        ("everything", True),
        ("heroes", False),
    ]


async def test_who_comes_back_from_a_stand_in_is_last_too(storage: PostgresStorage) -> None:
    await people(storage)
    one, two, three, *_ = PEOPLE
    await played(storage, 1, sits(one, drawings=2), sits(two))
    await played(storage, 2, sits(three, drawings=1), sits(two))
    assert await compared(storage) == 2
    newcomers = dict.fromkeys((one, two, three), AT_TABLES_NEWCOMER)
    first = newcomers | after_table({one: newcomers[one], two: newcomers[two]}, {one: 2, two: 1})
    second = after_table({two: first[two], three: first[three]}, {three: 1, two: 2})
    found = await strengths(storage)
    assert [found[who][0].known for who in (one, two, three)] == [
        first[one],
        second[two],
        second[three],
    ]
    assert await StatisticsQueries(storage.database).count_stand_ins() == 0
    await TableStrengthQueries(storage.database).recompute(updated_at_table)
    assert await strengths(storage) == found


async def test_recomputed_they_are_the_same_whoever_was_erased_when(
    storage: PostgresStorage,
) -> None:
    await people(storage)
    random, counted = Random(4), 0
    for number in range(12):
        present = [one for one in PEOPLE if await storage.account_of(one.encode()) is not None]
        chosen = random.sample(present, min(3, len(present)))
        family = random.choice(("base", "heroes"))
        await played(storage, number, *map(sits, chosen), options=preset(family))
        if number in (5, 7):  # between the game and its comparison
            await AccountQueries(storage.database).erase(chosen[0])
        counted += await compared(storage)
        if number == 9:  # after it
            await AccountQueries(storage.database).erase(chosen[1])
    assert counted == 12
    found = await strengths(storage)
    assert sum(lines == () for lines in found.values()) == 3
    report = await TableStrengthQueries(storage.database).recompute(updated_at_table)
    assert report == ComparedGames(12, sum(map(len, found.values())))
    assert await strengths(storage) == found
    assert str(CountReport(1, 2, 0.5, None, report)).endswith(
        f"\n{report.strengths} strengths at tables computed from 12 games"
    )


async def test_of_several_processes_one_compares(storage: PostgresStorage) -> None:
    await people(storage)
    await played(storage, 1, *map(sits, PEOPLE))
    port = TableStrengthQueries(storage.database)
    tries = [port.compare_next(updated_at_table) for _ in range(3)]
    assert sorted(await asyncio.gather(*tries)) == [False, False, True]
    assert [line.games for (line,) in (await strengths(storage)).values()] == [1] * 6


async def test_a_comparison_that_fails_changes_nothing(storage: PostgresStorage) -> None:
    await people(storage)
    await played(storage, 1, *map(sits, PEOPLE))

    def fails(*_: object) -> dict[AccountId, Strength]:
        raise RuntimeError("killed")

    with pytest.raises(RuntimeError, match="killed"):
        await TableStrengthQueries(storage.database).compare_next(fails)
    assert await strengths(storage) == dict.fromkeys(PEOPLE, ())
    assert await compared(storage) == 1


async def test_a_table_of_a_contest_is_compared(storage: PostgresStorage) -> None:
    """Its deal was made elsewhere, but nobody has played it before."""
    contest = await opened(storage, an_arena())
    await entered(storage, contest, *PEOPLE[:3])
    assert await seated(storage, contest, 1, "arena", *PEOPLE[:3])
    results = [SeatResult(seat, 90, 1 + seat, None) for seat in range(4)]
    assert await storage.append(TableId("arena"), 2, some_entries(3), [], over(*results))
    assert await compared(storage) == 1
    assert [len(lines) for lines in (await strengths(storage)).values()] == [1, 1, 1, 0, 0, 0]


async def test_killed_at_any_moment_each_game_is_compared_once(
    storage: PostgresStorage, database: str
) -> None:
    await people(storage)
    random, known, games = Random(8), dict.fromkeys(PEOPLE, AT_TABLES_NEWCOMER), 0
    waiting = []
    while games < GAMES:
        for _ in range(30):
            chosen = random.sample(PEOPLE, 4)
            await played(storage, games, *map(sits, chosen))
            known |= after_table(known, {who: place for place, who in enumerate(chosen, 1)})
            games += 1
        await kill_comparing(database, random)
        waiting.append(games - numbered(database))
    assert any(waiting)  # processes were killed while there was work left
    await compared(storage)
    found = await strengths(storage)
    assert {who: line.known for who, (line,) in found.items()} == known
    assert sum(line.games for (line,) in found.values()) == 4 * games
    assert await TableStrengthQueries(storage.database).recompute(updated_at_table) == (
        games,
        len(PEOPLE),
    )
    assert await strengths(storage) == found


def numbered(database: str) -> int:
    """How many games were compared."""
    with psycopg.connect(database) as connection:
        found = connection.execute("SELECT count(number) FROM compared_game").fetchone()
    assert found is not None
    return int(found[0])


async def kill_comparing(database: str, random: Random) -> None:
    """Let two processes compare some games, and kill each of them a moment later."""
    enough = numbered(database) + random.randint(1, 4)
    both = [
        await asyncio.create_subprocess_exec(
            sys.executable,
            "-c",
            COMPARING,
            env={**os.environ, "CONNINFO": database},
        )
        for _ in range(2)
    ]
    while numbered(database) < enough:
        await asyncio.sleep(0.001)
    for process in both:
        await asyncio.sleep(random.uniform(0, 0.02))
        process.send_signal(signal.SIGKILL)
        assert await process.wait() == -signal.SIGKILL


async def test_a_bot_account_changes_nothing_for_people(storage: PostgresStorage) -> None:
    """People are compared as if it were not there; it is compared with all, and ranked apart."""
    await people(storage)
    one, two, *_ = PEOPLE
    bot, idle = AccountId("strengths-bot"), AccountId("strengths-idle")
    for account in (bot, idle):
        await storage.add_guest(Account(account, account), account.encode())
        credential = Credential(account, account, account, account.upper(), "hash")
        assert await AccountQueries(storage.database).become_member(credential)
        assert await BotQueries(storage.database).make(account, f"BOT {account}")
    await played(storage, 1, sits(bot), sits(one), sits(two))
    await played(storage, 2, sits(bot), sits(one))
    assert await compared(storage) == 2
    newcomers = dict.fromkeys((bot, one, two), AT_TABLES_NEWCOMER)
    among_people = after_table(dict.fromkeys((one, two), AT_TABLES_NEWCOMER), {one: 2, two: 3})
    among_all = after_table(newcomers, {bot: 1, one: 2, two: 3})
    after = after_table({bot: among_all[bot], one: among_people[one]}, {bot: 1, one: 2})
    found = await strengths(storage)
    assert found[one] == (TableStrength("base", among_people[one], 1),)
    assert found[two] == (TableStrength("base", among_people[two], 1),)
    own = await TableStrengthQueries(storage.database).table_strengths(bot)
    assert own == (TableStrength("base", after[bot], 2),)
    ranked = await BotQueries(storage.database).bots("base")
    names = [row.account.id for row in ranked if row.account.id in (bot, idle)]
    assert names == [bot, idle] and ranked[0].games == 2
    await TableStrengthQueries(storage.database).recompute(updated_at_table)
    assert await strengths(storage) == found
    assert await TableStrengthQueries(storage.database).table_strengths(bot) == own


async def test_a_deal_is_never_seen_by_a_bot(storage: PostgresStorage) -> None:
    await people(storage)
    bot = AccountId("seen-bot")
    await storage.add_guest(Account(bot, bot), bot.encode())
    credential = Credential(bot, bot, bot, bot.upper(), "hash")
    assert await AccountQueries(storage.database).become_member(credential)
    assert await BotQueries(storage.database).make(bot, "BOT seen")
    table = await played(storage, 1, sits(bot), sits(PEOPLE[0]))
    code = DealCode(f"deal of {table}")
    assert await storage.first_seen_at(code, bot) is None
    assert await storage.first_seen_at(code, PEOPLE[0]) == table
    rows = await storage.results(code, 10)
    assert {row.account: row.counted for row in rows} == {bot: False, PEOPLE[0]: True}
