"""The storage contract of flags: who is checked, with which games, and what is kept."""

from datetime import UTC, datetime, timedelta

import psycopg
import pytest

from inkland.server.features.accounts.queries import AccountQueries
from inkland.server.features.flags.queries import DueCheck, FlagQueries, FoundFlag
from inkland.server.features.strength.queries import StrengthQueries
from inkland.server.features.strength.strengths import updated_strengths
from inkland.server.tables.storage import PostgresStorage
from inkland.strength.suspicion import Flag, FlagKind, SharedDays
from inkland.table.ids import PlayerId, player_of
from server.storage.test_strength_storage import a_window
from support.closed_windows import PEOPLE, finished, people
from support.storage_samples import BOT_SITS

pytestmark = pytest.mark.anyio

ANY = 1_000.0  # stars of deviation: every strength is known well enough
EVEN = Flag("even_times", {"drawings": 200.0, "quarter": 7.5})
AFTER = Flag("succession", {"days": 20.0})


async def test_the_strongest_are_due_after_each_window(storage: PostgresStorage) -> None:
    await people(storage)
    flags, strengths = FlagQueries(storage.database), StrengthQueries(storage.database)
    assert await flags.due(2, ANY) is None
    window = a_window(1)
    for account, stars in zip(PEOPLE, (60, 120, 80, 110), strict=False):
        await finished(storage, window, account, stars)
    assert await strengths.close(window, updated_strengths)
    assert await flags.due(2, 1.0) is None  # nothing is known well

    checked = []
    while (check := await flags.due(2, ANY)) is not None:
        checked.append(check.account)
        assert (check.known, check.family) == (
            (await strengths.strengths(check.account))[0].known,
            "base",
        )
        await flags.save(check, ())
    assert checked == [PEOPLE[1], PEOPLE[3]]
    assert [one.account for one in await flags.due_of(PEOPLE[0])] == [PEOPLE[0]]
    assert await flags.due_of(PEOPLE[5]) == ()

    second = a_window(2)
    await finished(storage, second, PEOPLE[3], 115)
    assert await strengths.close(second, updated_strengths)
    check = await flags.due(2, ANY)
    assert check is not None and check.account == PEOPLE[3]


async def test_only_games_that_counted_are_checked(storage: PostgresStorage) -> None:
    await people(storage)
    flags, strengths = FlagQueries(storage.database), StrengthQueries(storage.database)
    games = []
    for number in range(4):
        window = a_window(number, "heroes" if number == 1 else "base")
        games.append(await finished(storage, window, PEOPLE[0], 80))
        await finished(storage, window, PEOPLE[0], 100)  # again
        assert await strengths.close(window, updated_strengths)
    await finished(storage, a_window(4), PEOPLE[0], 80)  # its window is open
    await finished(storage, a_window(5), PEOPLE[0], 80, BOT_SITS)
    assert await strengths.close(a_window(5), updated_strengths)
    assert await flags.rated_games(PEOPLE[0], "base", 5) == (games[3], games[2], games[0])
    assert await flags.rated_games(PEOPLE[0], "base", 1) == (games[3],)
    assert await flags.rated_games(PEOPLE[0], "heroes", 5) == (games[1],)
    assert await flags.rated_games(PEOPLE[1], "base", 5) == ()


async def test_who_begins_right_after_whom(storage: PostgresStorage) -> None:
    await people(storage)
    flags, strengths = FlagQueries(storage.database), StrengthQueries(storage.database)
    for number, stars in enumerate((90, 60, 70)):
        window = a_window(number)
        for account, earned in ((PEOPLE[0], 65), (PEOPLE[2], 99)):
            await finished(storage, window, account, earned)
        begins = datetime.now(UTC) + timedelta(minutes=5 if number < 2 else 50)
        await finished(storage, window, PEOPLE[1], stars, opened_at=begins)
        assert await strengths.close(window, updated_strengths)
    assert await flags.shared_days(PEOPLE[1], 10, 60) == {
        PEOPLE[0]: SharedDays(days=3, right_after=2, ahead=1, others=2),
        PEOPLE[2]: SharedDays(days=3, right_after=2, ahead=0, others=2),
    }
    assert await flags.shared_days(PEOPLE[1], 60, 1) == {
        PEOPLE[0]: SharedDays(days=1, right_after=1, ahead=1, others=2),
        PEOPLE[2]: SharedDays(days=1, right_after=1, ahead=0, others=2),
    }
    assert await flags.shared_days(PEOPLE[1], 1, 60) == {}


async def test_flags_are_kept_until_an_account_is_erased(storage: PostgresStorage) -> None:
    await people(storage)
    flags, strengths = FlagQueries(storage.database), StrengthQueries(storage.database)
    window = a_window(1)
    for account in PEOPLE[:3]:
        await finished(storage, window, account, 80)
    assert await strengths.close(window, updated_strengths)
    checks: list[DueCheck] = [(await flags.due_of(account))[0] for account in PEOPLE[:3]]
    await flags.save(checks[0], [FoundFlag(EVEN)])
    await flags.save(checks[1], [FoundFlag(EVEN), FoundFlag(AFTER, PEOPLE[2])])
    await flags.save(checks[2], [FoundFlag(EVEN)])
    before = {(one.player, one.flag.kind): one for one in await flags.listed()}
    assert len(before) == 4
    assert before[player_of(PEOPLE[1]), "succession"].other == PEOPLE[2]

    more = EVEN._replace(figures={"drawings": 400.0, "quarter": 7.25})
    await flags.save(checks[0], [FoundFlag(more)])
    await flags.save(checks[0], ())
    after = {(one.player, one.flag.kind): one for one in await flags.listed()}
    first: tuple[PlayerId, FlagKind] = player_of(PEOPLE[0]), "even_times"
    assert after == {**before, first: before[first]._replace(flag=more)}

    await AccountQueries(storage.database).erase(PEOPLE[2])  # whom another one follows
    await flags.save(checks[2], [FoundFlag(EVEN)])
    names = [(one.name, one.flag.kind) for one in await flags.listed()]
    assert sorted(names) == [(PEOPLE[0], "even_times"), (PEOPLE[1], "even_times")]


def test_nobody_who_reads_lists_sees_flags(database: str) -> None:
    with psycopg.connect(database) as connection:
        connection.execute("SET ROLE inkland_reader")
        with pytest.raises(psycopg.errors.InsufficientPrivilege):
            connection.execute("SELECT FROM flag")
