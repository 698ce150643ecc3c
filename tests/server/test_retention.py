"""What is kept, and for how long: one list for the page and for the jobs that delete."""

import asyncio
import importlib
import logging
import pkgutil
import re
from collections.abc import AsyncIterator
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any, Final

import psycopg
import pytest

import inkland.server
from inkland.server.configuration.settings import Settings
from inkland.server.context import ServerContext
from inkland.server.features.accounts.queries import SQL as ACCOUNT_SQL
from inkland.server.features.accounts.queries import AccountQueries
from inkland.server.features.accounts.records import LONGEST_ATTEMPT, AttemptLimit
from inkland.server.features.notices.queries import NoticeQueries
from inkland.server.features.privacy import deleting, queries
from inkland.server.features.privacy.deleting import Retention
from inkland.server.features.privacy.periods import everything_kept, limits
from inkland.server.features.privacy.queries import GuestTimes, RetentionQueries
from inkland.server.features.recovery.mail_queries import MailQueries
from inkland.server.features.upkeep.open_tables import OpenTableExpiry
from inkland.server.postgres.statements import load_statements
from inkland.server.process.logs import SECURITY_LOGGER, configure
from inkland.server.process.security_log import record
from inkland.server.process.security_log_rotation import SecurityLogRotation
from inkland.server.tables.storage import PostgresStorage
from inkland.speech import LANGUAGES, speech
from inkland.table.bus.local import LocalBus
from inkland.table.ids import AccountId, new_id
from inkland.table.paper.flips import RETENTION_DAYS
from inkland.table.storage.records import Account
from support.member_site import member_site


def with_files(settings: Settings, folder: Path) -> Settings:
    """Settings with the files that every way to deploy has."""
    return settings._replace(security_log=folder / "security.log", erasures=folder / "erasures")


DEFAULT: Final = with_files(Settings(), Path())
OTHER: Final = DEFAULT._replace(
    unused_guest_days=3,
    lost_guest_days=50,
    closed_table_days=4,
    news_days=5,
    flag_days=6,
    open_table_hours=7,
)
OFF: Final = DEFAULT._replace(
    unused_guest_days=0, lost_guest_days=0, closed_table_days=0, news_days=0, flag_days=0
)
# What no job of the server deletes from the database.
OTHERWISE: Final = {
    "log": "files, see the tests of its rotation",
    "backup": "the host deletes backups",
    "erasure": "a file, see test_erasures",
}


@pytest.fixture
async def context(database: str) -> AsyncIterator[ServerContext]:
    """A context on PostgreSQL."""
    storage = await PostgresStorage.open(database)
    yield ServerContext(storage, LocalBus())
    await storage.close()


# --- The list


def test_every_table_has_a_lifetime(database: str) -> None:
    with psycopg.connect(database) as connection:
        rows = connection.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
        tables = sorted(row[0] for row in rows)
    listed = sorted(table for kept in everything_kept(Settings()) for table in kept.tables)
    assert listed == tables


def test_without_retention_nothing_has_a_limit_that_it_would_keep() -> None:
    kept = everything_kept(DEFAULT._replace(retention=False))
    names = {"unused_guest", "lost_guest"}
    found = {limit.name: limit.time for one in kept for limit in one.limits if limit.name in names}
    assert found == dict.fromkeys(names)


def test_everything_has_words_in_every_language() -> None:
    kept = everything_kept(DEFAULT)
    needed = {f"web-privacy-kept-{one.what}" for one in kept}
    needed |= {f"web-privacy-kept-{one.what}-about" for one in kept}
    needed |= {f"web-privacy-limit-{name}" for name in limits(DEFAULT)}
    for language in LANGUAGES:
        missing = {name for name in needed if not speech(language).has(name)}
        assert missing == set(), language
    catalogue = Path(__file__).parents[2] / "locales" / "en" / "web_privacy.ftl"
    said = re.findall(r"^(web-privacy-(?:kept|limit)-\S+) =", catalogue.read_text(), re.MULTILINE)
    assert set(said) == needed  # and nothing is told that is not kept


def test_the_page_shows_the_periods_of_the_jobs(database: str, tmp_path: Path) -> None:
    for settings in (Settings(), DEFAULT, OTHER, OFF):
        here = settings if settings.erasures is None else with_files(settings, tmp_path)
        with member_site(database, here._replace(workers=0)) as site:
            told = site.browser().ask("GET", "/api/privacy").body["kept"]
        shown = {limit["name"]: limit["seconds"] for kept in told for limit in kept["limits"]}
        assert shown == {
            name: None if time is None else time.total_seconds()
            for name, time in limits(settings).items()
        }
        assert [kept["what"] for kept in told] == [kept.what for kept in everything_kept(settings)]


def test_the_page_promises_no_time_of_a_file_that_is_not_written() -> None:
    assert limits(DEFAULT).keys() - limits(Settings()).keys() == {"log", "erasure"}


def test_no_attempt_is_counted_for_longer_than_told() -> None:
    found = []
    for module in pkgutil.walk_packages(inkland.server.__path__, "inkland.server."):
        if ".migrations" not in module.name:
            members = vars(importlib.import_module(module.name)).values()
            found += [one for one in members if isinstance(one, AttemptLimit)]
    assert len(found) > 15
    assert max(limit.within for limit in found) == LONGEST_ATTEMPT


# --- The jobs, on what is a minute too young and a minute too old


class Filled:
    """A database into which rows of a certain age are put."""

    def __init__(self, connection: "psycopg.Connection[Any]", settings: Settings) -> None:
        self.connection = connection
        self.settings = settings

    def run(self, statement: str, **values: object) -> list[Any]:
        """Execute a statement."""
        cursor = self.connection.execute(statement.encode(), values)
        return cursor.fetchall() if cursor.description else []

    def ages(self, limit: str) -> list[tuple[str, timedelta]]:
        """The two ages of a limit."""
        time = limits(self.settings)[limit] or timedelta(days=3650)
        minute = timedelta(minutes=1)
        return [("young", time - minute), ("old", time + minute)]

    def account(self, id: str, *, is_member: bool = False) -> str:
        """An account."""
        self.run("INSERT INTO account (id, name) VALUES (%(id)s, 'Somebody')", id=id)
        if is_member:
            self.run(
                "INSERT INTO credential (account, login, small, capitals, password) "
                "VALUES (%(id)s, %(id)s, %(id)s, %(id)s, '')",
                id=id,
            )
        return id

    def session(self, account: str, created: timedelta, seen: timedelta) -> None:
        """A session of these ages."""
        self.run(
            "INSERT INTO session (hash, account, created_at, seen_at) "
            "VALUES (convert_to(%(account)s, 'UTF8'), %(account)s, now() - %(created)s, "
            "now() - %(seen)s)",
            account=account, created=created, seen=seen,
        )  # fmt: skip

    def game(self, id: str, host: str, status: str, age: timedelta) -> None:
        """A table that was last changed so long ago."""
        self.run(
            "INSERT INTO game (id, version, title, public, host, status, options, seats, "
            "commitment, dealt_at, opened_at, changed_at) VALUES (%(id)s, 1, 'A title', false, "
            "%(host)s, %(status)s, '{}', 2, '', %(id)s, now() - %(age)s, now() - %(age)s)",
            id=id, host=host, status=status, age=age,
        )  # fmt: skip

    def seat(self, game: str, account: str) -> None:
        """A seat of somebody."""
        self.run(
            "INSERT INTO seat (game, seat, name, colour, account) "
            "VALUES (%(game)s, 0, 'Somebody', 'red', %(account)s)",
            game=game, account=account,
        )  # fmt: skip


# For each limit: how rows of two ages are put in, and how those that are left are found.
ROWS: Final = {
    "attempt": (
        "INSERT INTO tries VALUES (%(id)s, ARRAY[now() - %(age)s], now() - %(age)s + '1 day')",
        "SELECT key FROM tries",
    ),
    "device": (
        "INSERT INTO device VALUES (%(id)s::bytea, 'keeper', now() - %(age)s)",
        "SELECT convert_from(hash, 'UTF8') FROM device",
    ),
    "mail_token": (
        "INSERT INTO mail_token VALUES (%(id)s::bytea, 'end_sessions', 'keeper', '', "
        "now() - %(age)s + '7 days')",
        "SELECT convert_from(hash, 'UTF8') FROM mail_token",
    ),
    "mail_order": (
        "INSERT INTO mail_order VALUES (%(id)s, '', 'keeper', '', 'en', 0, now() - %(age)s)",
        "SELECT id FROM mail_order",
    ),
    "sent_notice": (
        "INSERT INTO notice_delivery (account, kind, about, way, address, at, due_at, sent_at) "
        "VALUES ('keeper', '', %(id)s, '', '', now(), now(), now() - %(age)s)",
        "SELECT about FROM notice_delivery",
    ),
    "waiting_notice": (
        "INSERT INTO notice_outbox (kind, account, due_at) VALUES ('', %(id)s, now() - %(age)s)",
        "SELECT account FROM notice_outbox",
    ),
    "news": (
        "INSERT INTO account_news (account, kind, agent, at) "
        "VALUES ('keeper', '', %(id)s, now() - %(age)s)",
        "SELECT agent FROM account_news",
    ),
    "report": (
        "WITH act AS (INSERT INTO moderation_act (moderator, account, kind, rule) "
        "VALUES ('keeper', 'keeper', 'dismiss', 'none') RETURNING id) "
        "INSERT INTO report (reporter, kind, account, words, made_at, closed_by) "
        "SELECT 'keeper', 'name', 'keeper', %(id)s, now() - %(age)s, id FROM act",
        "SELECT words FROM report",
    ),
    "invitation": (
        "INSERT INTO invitation VALUES (%(id)s, 'keeper', 'keeper', now() - %(age)s)",
        "SELECT game FROM invitation",
    ),
    "nudge": (
        "INSERT INTO nudge VALUES ('kept', CASE WHEN %(id)s = 'old' THEN 0 ELSE 1 END, 0, "
        "now() - %(age)s)",
        "SELECT CASE seat WHEN 0 THEN 'old' ELSE 'young' END FROM nudge",
    ),
    "knock": (
        "INSERT INTO knock VALUES (%(id)s, NULL, 'Somebody', now() - %(age)s)",
        "SELECT id FROM knock",
    ),
    "flag": (
        "INSERT INTO flag VALUES ('keeper', %(id)s, '', '', NULL, now() - %(age)s)",
        "SELECT family FROM flag",
    ),
    "paper": (
        "INSERT INTO flip VALUES (%(id)s, '', '', '', 0, now() - %(age)s)",
        "SELECT id FROM flip",
    ),
}
ACCOUNTS: Final = ("session", "idle_session", "guest_session", "unused_guest", "lost_guest")
TABLES: Final = ("open_table", "seated_table", "closed_table")


def fill(filled: Filled) -> None:
    """Put in two rows for each limit."""
    moment = timedelta(seconds=1)
    filled.account("keeper", is_member=True)
    filled.game("kept", "keeper", "playing", moment)
    for limit, (statement, _left) in ROWS.items():
        for id, age in filled.ages(limit):
            filled.run(statement, id=id, age=age)
    for limit in ACCOUNTS:
        for id, age in filled.ages(limit):
            who = filled.account(f"{limit} {id}", is_member=limit in ("session", "idle_session"))
            match limit:
                case "session" | "guest_session":
                    filled.session(who, age, moment)
                case "idle_session":
                    filled.session(who, age, age)
                case "unused_guest":
                    filled.session(who, age, age)
                case _:
                    filled.game(f"game of {who}", "keeper", "finished", age)
                    filled.seat(f"game of {who}", who)
    filled.account("sitter", is_member=True)
    for limit in TABLES:
        for id, age in filled.ages(limit):
            table = f"{limit} {id}"
            filled.game(table, "keeper", "closed" if limit == "closed_table" else "open", age)
            if limit != "open_table":
                filled.seat(table, "sitter")
    filled.connection.commit()


def left(filled: Filled) -> dict[str, set[str]]:
    """What is left of each limit."""
    found = {limit: {row[0] for row in filled.run(query)} for limit, (_, query) in ROWS.items()}
    queries = {
        "session": "SELECT account FROM session",
        "idle_session": "SELECT account FROM session",
        "guest_session": "SELECT account FROM session",
        "unused_guest": "SELECT id FROM account WHERE name <> ''",
        "lost_guest": "SELECT id FROM account WHERE name <> ''",
        "open_table": "SELECT id FROM game WHERE status = 'open'",
        "seated_table": "SELECT id FROM game WHERE status = 'open'",
        "closed_table": "SELECT id FROM game WHERE title <> ''",
    }
    for limit, query in queries.items():
        ids = {row[0] for row in filled.run(query)}
        found[limit] = {id.split()[-1] for id in ids if id.startswith(f"{limit} ")}
    return found


async def run_jobs(context: ServerContext, settings: Settings) -> None:
    """Do all that the background tasks do to what is old."""
    storage = context.storage
    if settings.open_table_hours:
        await OpenTableExpiry(context, settings.open_table_hours).check()
    await AccountQueries(storage.database).delete_expired()
    await MailQueries(storage.database).delete_expired()
    await NoticeQueries(storage.database).delete_old()
    await storage.delete_flips(RETENTION_DAYS)
    retention = Retention(context, settings)
    while await retention.do_next():
        pass


@pytest.mark.anyio
@pytest.mark.parametrize("settings", [DEFAULT, OTHER, OFF], ids=["default", "other", "off"])
async def test_each_limit_is_kept_by_its_job(
    context: ServerContext, database: str, settings: Settings
) -> None:
    with psycopg.connect(database) as connection:
        filled = Filled(connection, settings)
        assert {*ROWS, *ACCOUNTS, *TABLES, *OTHERWISE} == set(limits(settings))
        fill(filled)
        assert left(filled) == {limit: {"young", "old"} for limit in (*ROWS, *ACCOUNTS, *TABLES)}
        connection.commit()
        await run_jobs(context, settings)
        for limit, found in left(filled).items():
            is_off = limits(settings)[limit] is None
            assert found == ({"young", "old"} if is_off else {"young"}), limit


@pytest.mark.anyio
async def test_batches_are_small_and_what_is_left_is_found_again(
    context: ServerContext, database: str
) -> None:
    with psycopg.connect(database, autocommit=True) as connection:
        filled = Filled(connection, Settings())
        filled.account("keeper", is_member=True)
        filled.run(
            "INSERT INTO account_news (account, kind, agent, at) "
            "SELECT 'keeper', '', '', now() - interval '91 days' FROM generate_series(1, 450)"
        )
        count = "SELECT count(*)::integer FROM account_news"
        assert await Retention(context, Settings()).do_next()
        assert filled.run(count) == [(450 - deleting.BATCH,)]
        # Two other processes go on at the same time.
        others = [Retention(context, Settings()), Retention(context, Settings())]
        while any(await asyncio.gather(*(one.delete_batch() for one in others))):
            pass
        assert filled.run(count) == [(0,)]


@pytest.mark.anyio
async def test_a_report_that_waits_is_kept(context: ServerContext, database: str) -> None:
    with psycopg.connect(database, autocommit=True) as connection:
        filled = Filled(connection, DEFAULT)
        filled.account("keeper", is_member=True)
        filled.run(
            "INSERT INTO report (reporter, kind, account, words, made_at) "
            "VALUES ('keeper', 'name', 'keeper', 'words', now() - interval '1000 days')"
        )
        assert not await Retention(context, DEFAULT).delete_batch()
        assert filled.run("SELECT words FROM report") == [("words",)]


@pytest.mark.anyio
async def test_guests_who_play_stay(context: ServerContext, database: str) -> None:
    long = timedelta(days=1000)
    with psycopg.connect(database, autocommit=True) as connection:
        filled = Filled(connection, Settings())
        filled.account("member", is_member=True)
        for who in (
            "host",
            "sitter",
            "plays",
            "solver",
            "writer",
            "waits",
            "seen",
            "suspended",
            "gone",
        ):
            filled.account(who)
        filled.game("open", "host", "open", timedelta(0))
        filled.seat("open", "sitter")
        filled.game("playing", "member", "playing", long)
        filled.seat("playing", "plays")
        for who in ("solver", "writer", "waits"):
            filled.session(who, timedelta(days=100), timedelta(days=100))
        filled.run("INSERT INTO puzzle_answer VALUES ('solver', 'a puzzle', true)")
        filled.run(
            "INSERT INTO mail_address (account, address, waiting, language, unsubscribe_key) "
            "VALUES ('writer', 'a@map.example', NULL, 'en', '1'), "
            "('waits', NULL, 'b@map.example', 'en', '2')"
        )
        for who in ("seen", "suspended"):
            filled.session(who, timedelta(days=100), timedelta(days=1))
        # The session of a suspended guest lasts, so that they can read why.
        filled.run(
            "WITH act AS (INSERT INTO moderation_act (moderator, account, kind, rule) "
            "VALUES ('member', 'suspended', 'suspend', 'hate') RETURNING id) "
            "INSERT INTO suspension (account, act) SELECT 'suspended', id FROM act"
        )
        times = GuestTimes(timedelta(days=30), timedelta(days=365))
        found = await RetentionQueries(context.database).due_guests(AccountId(""), 100, times)
        assert [account.id for account in found.due] == ["gone", "waits"]
        assert found.last == "writer"


@pytest.mark.anyio
async def test_erased_accounts_that_nothing_refers_to_are_deleted(
    context: ServerContext, database: str
) -> None:
    retention = Retention(context, Settings())
    with psycopg.connect(database, autocommit=True) as connection:
        filled = Filled(connection, Settings())
        for who in ("keeper", "played", "alone", "lately"):
            filled.account(who, is_member=True)
        filled.game("game", "keeper", "finished", timedelta(days=1))
        filled.seat("game", "played")
        for who in ("played", "alone", "lately"):
            await AccountQueries(context.database).erase(AccountId(who))
        days = {"played": 43, "alone": 43, "lately": 41}
        for who, number in days.items():
            filled.run(
                "UPDATE account SET erased_at = now() - make_interval(days => %(days)s) "
                "WHERE id = %(who)s",
                who=who, days=number,
            )  # fmt: skip
        while await retention.walk_accounts():
            pass
        rows = filled.run("SELECT id FROM account ORDER BY id")
        assert [row[0] for row in rows] == ["keeper", "lately", "played"]


def test_an_account_to_be_deleted_has_no_other_rows(database: str) -> None:
    """Whatever refers to accounts is deleted by erasure, or keeps the empty account."""
    kept_by = {"seat", "result", "game", "seen", "entrant", "bot_account", "moderation_act"}
    text = load_statements(queries.__name__)["delete_empty_accounts"].decode()
    assert set(re.findall(r"SELECT FROM (\w+)", text)) == kept_by
    query = (
        "SELECT conrelid::regclass::text FROM pg_constraint "
        "WHERE contype = 'f' AND confrelid = 'account'::regclass"
    )
    erased = set()
    with psycopg.connect(database) as connection:
        referring = {row[0] for row in connection.execute(query.encode())}
        functions = connection.execute(
            "SELECT prosrc FROM pg_proc WHERE proname LIKE 'erase\\_%'"
        ).fetchall()
    for source in [row[0] for row in functions] + [
        ACCOUNT_SQL[name].decode() for name in ("erase_keys", "erase_people")
    ]:
        erased |= set(re.findall(r"DELETE FROM (\w+)", source))
    assert referring - erased == kept_by


# --- The security log


def test_the_security_log_is_kept_for_its_days(tmp_path: Path) -> None:
    file = tmp_path / "security.log"
    root, logger = logging.getLogger(), logging.getLogger(SECURITY_LOGGER)
    before = root.handlers[:], root.level
    configure(security=file)
    try:
        rotation = SecurityLogRotation(file, 90)
        record("login", account="ann")
        today = datetime.now(UTC).date()
        rotation.rotate(today)  # begun today: nothing to do
        assert [path.name for path in tmp_path.iterdir()] == ["security.log"]
        rotation.rotate(today + timedelta(days=1))
        SecurityLogRotation(file, 90).rotate(today + timedelta(days=1))  # another process
        record("logout", account="ann")
        dated = tmp_path / f"security.log.{today.isoformat()}"
        assert sorted(path.name for path in tmp_path.iterdir()) == [file.name, dated.name]
        assert '"login"' in dated.read_text() and '"logout"' not in dated.read_text()
        assert '"logout"' in file.read_text() and '"login"' not in file.read_text()
        assert file.stat().st_mode & 0o077 == dated.stat().st_mode & 0o077 == 0
    finally:
        logger.handlers.clear()
        logger.propagate = True
        root.handlers[:], root.level = before


def test_a_rotation_that_was_killed_is_finished_by_the_next(tmp_path: Path) -> None:
    file = tmp_path / "security.log"
    file.write_text('{"at": "2026-11-16T12:00:00Z"}\n')
    dated = tmp_path / "security.log.2026-11-16"
    dated.hardlink_to(file)  # and then it was killed
    SecurityLogRotation(file, 90).rotate(date(2026, 11, 17))
    assert file.read_text() == ""
    assert dated.read_text() == '{"at": "2026-11-16T12:00:00Z"}\n'


def test_old_files_of_the_security_log_are_deleted(tmp_path: Path) -> None:
    file, today = tmp_path / "security.log", date(2026, 11, 17)
    for name in ("security.log.2026-08-18", "security.log.2026-08-19", "security.log.1", "other"):
        (tmp_path / name).write_text("")
    SecurityLogRotation(file, 90).rotate(today)
    assert {path.name for path in tmp_path.iterdir()} == {
        "security.log.2026-08-19", "security.log.1", "other"
    }  # fmt: skip


@pytest.mark.anyio
async def test_a_guest_is_erased_as_if_they_had_asked(
    context: ServerContext, database: str
) -> None:
    ann = Account(AccountId(new_id()), "Annemarie")
    await context.storage.add_guest(ann, b"session of ann")
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute("UPDATE session SET seen_at = now() - interval '31 days'")
    retention = Retention(context, Settings())
    while await retention.do_next():
        pass
    assert await context.storage.account_of(b"session of ann") is None
    assert [one.account for one in await RetentionQueries(context.database).erasures(None)] == [
        ann.id
    ]
