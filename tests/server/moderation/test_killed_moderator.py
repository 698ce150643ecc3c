"""Servers are killed while moderators act: whatever was done is in the log, and nothing else."""

import asyncio
import os
import signal
import sys
from random import Random
from typing import Final

import psycopg
import pytest

from inkland.server.features.accounts.queries import AccountQueries
from inkland.server.features.accounts.records import Credential
from inkland.server.features.moderation.queries import ModerationQueries, ReportedWords
from inkland.server.tables.storage import PostgresStorage
from inkland.table.ids import AccountId, player_of
from inkland.table.storage.records import Account, Occupant
from sizes import samples
from support.storage_samples import SECRET, a_table

pytestmark = pytest.mark.anyio

JUDITH: Final = Account(AccountId("judith"), "Judith")
PEOPLE: Final = samples(check=15, proof=300)
KILLS: Final = samples(check=2, proof=30)
MAX_ACTS: Final = 12  # until the process is killed a moment later
MAX_MOMENT_SECONDS: Final = 0.02
# Everything that moderators do, to one person after the other; a person is done when suspended.
ACTING: Final = """
import asyncio, os
from inkland.rules import Refused
from inkland.server.context import ServerContext
from inkland.server.features.moderation import acting
from inkland.server.features.moderation.queries import ModerationQueries
from inkland.server.features.moderation.resources import NewAct
from inkland.server.tables.storage import PostgresStorage
from inkland.table.bus.local import LocalBus
from inkland.table.ids import AccountId
from inkland.table.storage.records import Account

async def main():
    storage = await PostgresStorage.open(os.environ["CONNINFO"], 1)
    context = ServerContext(storage, LocalBus())
    judith = Account(AccountId("judith"), "Judith")
    print("ready", flush=True)
    for report in await ModerationQueries(storage.database).reports(1000, judith.id):
        name, player = f"New {report.id}", os.environ[report.reported.account]
        of = {"rule": "hate", "note": "Out."}
        for act in (
            NewAct("clear_title", table=report.reported.table, **of),
            NewAct("unlist", table=report.reported.table, **of),
            NewAct("rename", player=player, name=name, **of),
            NewAct("end_table", table=report.reported.table, **of),
            NewAct("suspend", player=player, report=report.id, **of),
        ):
            try:
                await acting.act(context, judith, act)
            except Refused:  # done before the process was killed
                pass

asyncio.run(main())
"""


async def people(storage: PostgresStorage) -> dict[str, str]:
    """A moderator, and people with a public table and a report each; their public ids."""
    await storage.add_guest(JUDITH, b"session of Judith")
    credential = Credential(JUDITH.id, "Judith", "judith", "judith", "$argon2id$1")
    assert await AccountQueries(storage.database).become_member(credential)
    assert await ModerationQueries(storage.database).grant(JUDITH.id)
    found: dict[str, str] = {}
    for number in range(PEOPLE):
        account = Account(AccountId(f"person{number}"), f"Old {number}")
        await storage.add_guest(account, f"session {number}".encode())
        seat = Occupant(account.name, "red", account.id)
        table = a_table(f"table{number}", seat, host=account.id)._replace(title=f"Title {number}")
        assert await storage.open_table(table, SECRET)
        reported = ReportedWords("title", account.id, table.id, table.title)
        assert await ModerationQueries(storage.database).report(JUDITH.id, reported)
        found[account.id] = player_of(account.id)
    return found


def count(database: str, statement: str) -> int:
    """The number that a statement returns."""
    with psycopg.connect(database) as connection:
        row = connection.execute(statement.encode()).fetchone()
        assert row is not None
        return int(row[0])


def acts(database: str) -> int:
    """How many acts the log has."""
    return count(database, "SELECT count(*) FROM moderation_act")


async def kill_moderation(database: str, players: dict[str, str], random: Random) -> None:
    """Let a process act for a moderator, and kill it a moment after some acts."""
    enough = acts(database) + random.randint(1, MAX_ACTS)
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        ACTING,
        env={**os.environ, **players, "CONNINFO": database},
        stdout=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    assert await process.stdout.readline() == b"ready\n"
    while acts(database) < enough:
        await asyncio.sleep(0.001)
    await asyncio.sleep(random.uniform(0, MAX_MOMENT_SECONDS))
    process.send_signal(signal.SIGKILL)
    assert await process.wait() == -signal.SIGKILL


def check_log(database: str) -> None:
    """Whatever has changed is in the log once, with moderator, reason, words and notice."""

    def logged(kind: str) -> int:
        return count(database, f"SELECT count(*) FROM moderation_act WHERE kind = '{kind}'")

    assert logged("unlist") == count(database, "SELECT count(*) FROM game WHERE NOT public")
    assert logged("clear_title") == count(database, "SELECT count(*) FROM game WHERE title = ''")
    ended = count(database, "SELECT count(*) FROM game WHERE status = 'closed'")
    assert logged("end_table") == ended
    renamed = count(database, "SELECT count(*) FROM account WHERE name LIKE 'New %'")
    assert logged("rename") == renamed
    assert renamed == count(database, "SELECT count(*) FROM seat WHERE name LIKE 'New %'")
    suspended = count(database, "SELECT count(*) FROM suspension")
    assert logged("suspend") == suspended
    closed = "SELECT count(*) FROM report JOIN moderation_act ON moderation_act.id = closed_by"
    assert suspended == count(database, closed)
    assert suspended == count(database, "SELECT count(*) FROM report WHERE closed_by IS NOT NULL")
    told = acts(database) - logged("grant")
    assert told == count(database, "SELECT count(*) FROM notice_outbox WHERE kind = 'moderated'")
    with_words = (
        "SELECT count(*) FROM moderation_words JOIN moderation_act ON act = moderation_act.id"
        " WHERE note = 'Out.' AND rule = 'hate' AND moderator = 'judith' AND at <= now()"
    )
    assert told == count(database, with_words)


async def test_the_log_is_complete_after_a_kill_in_the_middle(
    storage: PostgresStorage, database: str
) -> None:
    players = await people(storage)
    random = Random(5)
    for _ in range(KILLS):
        await kill_moderation(database, players, random)
        check_log(database)
    done = count(database, "SELECT count(*) FROM suspension")
    assert acts(database) > 1 and done < PEOPLE  # killed while there was work left
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", ACTING, env={**os.environ, **players, "CONNINFO": database}
    )
    assert await process.wait() == 0
    check_log(database)
    assert count(database, "SELECT count(*) FROM suspension") == PEOPLE
    assert acts(database) == 1 + 5 * PEOPLE
