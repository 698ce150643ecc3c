"""Abuse of contests, boards, deals of the day, puzzles and profiles, tried on a whole server.

The server is real, on PostgreSQL and with its limits. Each case is one attempt, with the answer
that it must get. Ada plays the first deal of a round and sits in an arena, Bob has finished that
deal, Eve is a guest who has entered nothing, and nobody has no account.
"""

import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from time import monotonic, sleep
from typing import Any, Final

import pytest
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed, InvalidStatus

from inkland.cli import app
from inkland.protocol.translation import DRAWING
from inkland.puzzles.book import shipped_book
from inkland.puzzles.puzzle import drawings_of
from inkland.server.configuration.settings import Settings
from inkland.server.features.contests.kinds import GAME_GRACE
from inkland.server.features.contests.queries import Contest, ContestQueries
from inkland.server.limits import PAPER_REQUESTS_BURST, TABLES_PER_HOUR, WRITES_BURST
from inkland.server.tables.storage import PostgresStorage
from inkland.table.ids import player_of
from rows import each_row
from support.access_roles import EVIL, NOBODYS
from support.attacked_site import (
    PATIENCE,
    AttackedServer,
    answer_of,
    connected,
    play,
    requests_until_refused,
)
from support.contests import as_round, new_arena
from support.member_site import Answer, Browser, MemberSite, member_site

NONCE: Final = {"nonce": "0" * 32}
HELLO: Final = '{"type":"hello"}'
SQL: Final = "'%20OR%201=1;--"
PUZZLE: Final = shipped_book().ids[0]


# --- The site, and those who are there


class AttackedSite(AttackedServer):
    """A server with running and other contests, and its people."""

    def __init__(self, site: MemberSite, database: str) -> None:
        super().__init__(site, database)
        now = datetime.now(UTC)
        hour = timedelta(hours=1)
        arena = new_arena(now - timedelta(minutes=1), 60, "base", "Lamplight")
        arena = arena._replace(clock=1_800)  # no stand-in plays Ada's game to its end meanwhile
        self.contests = {
            "arena": arena,
            "round": as_round(_other(arena), 2, is_live=False),
            "short": as_round(_other(arena), 1, is_live=False),
            "coming": _moved(arena, hour),
            "closing": _moved(arena, -hour),
            "over": _moved(arena, -hour - GAME_GRACE),
        }
        self._plan(*self.contests.values())
        self.ada, self.eve = self.guest("Ada"), self.guest("Eve")
        self.bob = self.guest("Bob").join("Bob")
        self.nobody = self.browser()
        self.foreign = self.browser()
        self.foreign.cookies = self.ada.cookies  # a page of another site, in Ada's browser
        self.signed_out, self.erased = self.guest("Out"), self.guest("Gone")
        for who, path in ((self.signed_out, "/api/sessions/current"), (self.erased, "/api/me")):
            cookies = dict(who.cookies)
            assert who.ask("DELETE", path).status == 204
            who.cookies = cookies
        self.adas_table, self.bobs_table = (
            str(self.enter(who, "round").body["table"]) for who in (self.ada, self.bob)
        )
        play(self.bob, self.bobs_table)
        self.deal = str(self.bob.ask("GET", f"/api/tables/{self.bobs_table}").body["table"]["deal"])
        found = self.bob.ask("GET", f"/api/deals/{self.deal}").body
        self.result, self.dealt_at = str(found["results"][0]["id"]), str(found["dealt_at"])
        self.arena_table = self._seat_in_arena(self.ada)

    def _plan(self, *contests: Contest) -> None:
        async def added(storage: PostgresStorage) -> None:
            for one in contests:
                assert await ContestQueries(storage.database).add(one)

        self.stored(added)

    def entry(self, contest: str) -> str:
        """The path of one's entry."""
        return f"/api/contests/{self.contests[contest].id}/entry"

    def enter(self, who: Browser, contest: str) -> Answer:
        """Enter a contest."""
        return who.ask("PUT", self.entry(contest), {})

    def _seat_in_arena(self, who: Browser) -> str:
        """Wait until somebody is seated with bots, as if they had waited for a minute before."""
        assert self.enter(who, "arena").status == 200
        self.sql("UPDATE entrant SET waits_since = waits_since - interval '1 minute'")
        until = monotonic() + PATIENCE
        while monotonic() < until:
            if table := who.ask("GET", self.entry("arena")).body["table"]:
                return str(table)
            sleep(0.1)
        raise TimeoutError

    def fill(self, text: str) -> str:
        """A path with the ids of this site."""
        return text.format(
            ada=self.adas_table, bob=self.bobs_table, arena_table=self.arena_table,
            deal=self.deal, result=self.result, dealt_at=self.dealt_at,
            day=datetime.now(UTC).date().isoformat(),
            **{name: contest.id for name, contest in self.contests.items()},
        )  # fmt: skip


def _other(contest: Contest) -> Contest:
    return new_arena(contest.starts_at, 60, contest.preset, contest.title)


def _moved(contest: Contest, by: timedelta) -> Contest:
    return new_arena(contest.starts_at + by, 60, contest.preset, contest.title)


@pytest.fixture(scope="module")
def attacked(module_database: str) -> Iterator[AttackedSite]:
    """One server for the whole file."""
    # Bots are plain, for games are not counted while this server compiles.
    settings = Settings(workers=1, judge=0, par=False, limits=True, fast=False)
    with member_site(module_database, settings) as site:
        yield AttackedSite(site, module_database)


# --- Entering

ENTERING: Final = {
    "a contest that was invented": ("eve", NOBODYS, "404 NoSuchEvent"),
    "an id with a quote": ("eve", SQL, "422 BadRequest"),
    "an id of another length": ("eve", "0" * 2_000, "422 BadRequest"),
    "the id of a table": ("eve", "{ada}", "404 NoSuchEvent"),
    "long before it opens": ("eve", "{coming}", "409 EventNotRunning"),
    "when no table begins any more": ("eve", "{closing}", "409 EventNotRunning"),
    "when it is over": ("eve", "{over}", "409 EventNotRunning"),
    "without an account": ("nobody", "{round}", "401 WhoAreYou"),
    "after logging out": ("signed_out", "{round}", "401 WhoAreYou"),
    "with an erased account": ("erased", "{round}", "401 WhoAreYou"),
}


@each_row("attempt", ENTERING)
def test_nobody_enters_where_they_must_not(attacked: AttackedSite, attempt: str) -> None:
    who, contest, expected = ENTERING[attempt]
    path = f"/api/contests/{attacked.fill(contest)}/entry"
    assert answer_of(getattr(attacked, who).ask("PUT", path, {})) == expected


BODIES: Final = {
    "for somebody else": ({"account": "inkland"}, {}, "422 BadRequest"),
    "with a number of a deal": ({"number": 2}, {}, "422 BadRequest"),
    "with more time that is no truth value": ({"more_time": "yes"}, {}, "422 BadRequest"),
    "with a list": ([], {}, "422 BadRequest"),
    "with half a body": ('{"more_time":', {}, "422 BadRequest"),
    "with nesting": ("[" * 4_000, {}, "422 BadRequest"),
    "with 9 KB": ('{"more_time": false' + " " * 9_000 + "}", {}, "413 BadRequest"),
    "as a form": ("more_time=true", {"Content_Type": "text/plain"}, "415 BadRequest"),
    "from another site": ({}, {"Origin": EVIL}, "403 ForeignOrigin"),
}


@each_row("attempt", BODIES)
def test_a_body_that_is_none_enters_nobody(attacked: AttackedSite, attempt: str) -> None:
    body, headers, expected = BODIES[attempt]
    found = attacked.eve.ask("PUT", attacked.entry("round"), body, **headers)
    assert answer_of(found) == expected
    assert attacked.eve.ask("GET", attacked.entry("round")).body["is_entered"] is False


@pytest.mark.parametrize(
    ("who", "contest", "expected"),
    [
        ("foreign", "{round}", "403 ForeignOrigin"),
        ("nobody", "{round}", "401 WhoAreYou"),
        ("eve", NOBODYS, "404 NoSuchEvent"),
        ("eve", "{round}", "204"),  # she waits for nothing
    ],
)
def test_nobody_leaves_for_somebody_else(
    attacked: AttackedSite, who: str, contest: str, expected: str
) -> None:
    origin = {"Origin": EVIL} if who == "foreign" else {}
    path = f"/api/contests/{attacked.fill(contest)}/entry"
    found = getattr(attacked, who).ask("DELETE", path, **origin)
    assert answer_of(found) == expected
    entry = attacked.ada.ask("GET", attacked.entry("round")).body
    assert (entry["table"], entry["is_playing"]) == (attacked.adas_table, True)


def test_entering_from_many_sessions_at_once_begins_one_game(attacked: AttackedSite) -> None:
    who = attacked.guest("Many").join("Many")
    sessions = [attacked.browser() for _ in range(3)]
    assert all(one.log_in("Many").status == 201 for one in sessions)
    with ThreadPoolExecutor(8) as pool:
        found = list(pool.map(lambda one: attacked.enter(one, "round"), [who, *sessions] * 3))
    assert {one.status for one in found} == {200}
    begun = attacked.sql(
        "SELECT number FROM contest_seat WHERE account = %s", attacked.account("Many")
    )
    assert begun == [(1,)]


def test_leaving_and_entering_gives_no_other_deal(attacked: AttackedSite) -> None:
    for _again in range(3):
        assert attacked.ada.ask("DELETE", attacked.entry("round")).status == 204
        entry = attacked.enter(attacked.ada, "round").body
        assert (entry["table"], entry["number"]) == (attacked.adas_table, 1)
        assert entry["waiting"] is None


def test_who_has_played_all_deals_gets_no_other_and_counts_once(attacked: AttackedSite) -> None:
    who = attacked.guest("Twice")
    table = str(attacked.enter(who, "short").body["table"])
    play(who, table)
    again = [attacked.enter(who, "short").body for _again in range(3)]
    assert {(one["table"], one["is_playing"], one["waiting"]) for one in again} == {
        (table, False, None)
    }
    answers = who.ask("POST", f"/api/tables/{table}/seats", NONCE), who.ask("POST", "/api/daily")
    assert answer_of(answers[0]) == "409 HasBegun" and answers[1].status == 201
    line = who.ask("GET", f"/api/contests/{attacked.contests['short'].id}").body["own"]
    assert (line["tables"], line["points"]) == (1, 50)


# --- A table of a contest is nobody's

HOSTING: Final = {
    "close it": ("DELETE", "", None, "403 NotHost"),
    "rename it": ("PATCH", "", {"title": "Mine"}, "403 NotHost"),
    "publish it": ("PATCH", "", {"public": True}, "403 NotHost"),
    "start it again": ("POST", "/start", None, "403 NotHost"),
    "seat another bot": ("POST", "/bots", {"bot": "random"}, "403 NotHost"),
    "remove a bot": ("DELETE", "/seats/1", None, "403 NotHost"),
    "take a bot's seat": ("PUT", "/seats/1", NONCE, "409 HasBegun"),
    "have a seat kept": ("POST", "/hold", {}, "409 HasBegun"),
    "set a longer clock": ("PUT", "/clock", {"clock": 3_000}, "403 NotHost"),
    "stop the clock": ("PUT", "/pause", {"pause": True}, "403 NotHost"),
    "let others knock": ("GET", "/knocks", None, "403 NotHost"),
    "invite somebody": ("POST", "/invitations", {"player": NOBODYS}, "409 HasBegun"),
    "remind a bot": ("POST", "/seats/1/nudge", None, "409 NotSlow"),
    "a rematch now": ("POST", "/rematch", None, "409 NotOver"),
    "have it judged now": ("POST", "/analysis", None, "409 NotOver"),
}
STRANGERS: Final = {
    "sit down": ("POST", "/seats", NONCE, "409 HasBegun"),
    "sit on a player's seat": ("PUT", "/seats/0", NONCE, "409 HasBegun"),
    "leave for the player": ("DELETE", "/seats/0", None, "403 NotHost"),
    "end it": ("DELETE", "", None, "403 NotHost"),
    "ask for a pause": ("PUT", "/pause", {"pause": True}, "409 NotSeated"),
    "ask for a rematch": ("POST", "/rematch", None, "409 NotSeated"),
}


@each_row("attempt", HOSTING)
def test_a_player_cannot_host_the_table(attacked: AttackedSite, attempt: str) -> None:
    method, path, body, expected = HOSTING[attempt]
    found = attacked.ada.ask(method, f"/api/tables/{attacked.arena_table}{path}", body)
    assert answer_of(found) == expected


@pytest.mark.parametrize("attempt", STRANGERS)
def test_a_stranger_gets_no_foot_in_it(attacked: AttackedSite, attempt: str) -> None:
    method, path, body, expected = STRANGERS[attempt]
    found = attacked.eve.ask(method, f"/api/tables/{attacked.arena_table}{path}", body)
    assert answer_of(found) == expected


FORGED: Final = {
    "a result": ("POST", "/api/deals/{deal}/results", {"stars": 200}),
    "a result that is there": ("PUT", "/api/deals/{deal}/results/{result}", {"stars": 200}),
    "points": ("PUT", "/api/contests/{round}", {"points": 100}),
    "a contest": ("POST", "/api/contests", {"title": "Mine", "kind": "arena"}),
    "a shorter contest": ("PATCH", "/api/contests/{round}", {"ends_at": "2026-01-01"}),
    "a place on a board": ("POST", "/api/leaders", {"points": 10_000}),
    "a map of the day": ("POST", "/api/daily/{day}/maps", {"sheet": "F" * 121}),
}


@pytest.mark.parametrize("attempt", FORGED)
def test_results_and_contests_come_from_nowhere_else(attacked: AttackedSite, attempt: str) -> None:
    method, path, body = FORGED[attempt]
    assert attacked.bob.ask(method, attacked.fill(path), body).status in (404, 405)


# --- A look at the deal of a running contest

SEALED: Final = {
    "the table": ("GET", "/api/tables/{bob}", None),
    "its view": ("GET", "/api/tables/{bob}/view", None),
    "a table that plays": ("GET", "/api/tables/{arena_table}/view", None),
    "news": ("GET", "/api/tables/{bob}/news", None),
    "the history": ("GET", "/api/tables/{bob}/history", None),
    "the replay": ("GET", "/api/tables/{bob}/replay?seat=0", None),
    "the transcript": ("GET", "/api/tables/{bob}/transcript", None),
    "the proof": ("GET", "/api/tables/{bob}/proof", None),
    "the proof where it was made": ("GET", "/api/tables/{dealt_at}/proof", None),
    "the analysis": ("GET", "/api/tables/{bob}/analysis?seat=0", None),
    "a new analysis": ("POST", "/api/tables/{bob}/analysis", None),
    "the deal": ("GET", "/api/deals/{deal}", None),
    "the deal as of another table": ("GET", "/api/deals/{deal}?at={ada}", None),
    "a map": ("GET", "/api/deals/{deal}/results/{result}", None),
    "a ghost": ("GET", "/api/tables/{bob}/ghost?of={result}", None),
    "a table of one's own": ("POST", "/api/tables", {"deal": "{deal}"}),
    "a public one for a hundred": (
        "POST", "/api/tables", {"deal": "{deal}", "public": True, "seats": 100},
    ),
}  # fmt: skip


@each_row(
    "attempt, who",
    [
        (attempt, who)
        for attempt in SEALED
        for who in ("ada", "eve", "nobody", "foreign")
        if (attempt, who) != ("a table that plays", "ada")  # it is her own
    ],
)
def test_nobody_sees_the_deal_before_playing_it(
    attacked: AttackedSite, attempt: str, who: str
) -> None:
    method, path, body = SEALED[attempt]
    wish = None if body is None else json.loads(json.dumps(body).replace("{deal}", attacked.deal))
    headers = {"If_None_Match": "*", "Sec_Fetch_Site": "cross-site"} if who == "foreign" else {}
    found = getattr(attacked, who).ask(method, attacked.fill(path), wish, **headers)
    assert answer_of(found) in ("409 EventNotOver", "409 NotSeated", "401 WhoAreYou")


@pytest.mark.parametrize("wish", [{}, {"seats": 4}, {"preset": "heroes"}])
def test_who_has_played_it_plays_it_nowhere_else(attacked: AttackedSite, wish: Any) -> None:
    found = attacked.bob.ask("POST", "/api/tables", {"deal": attacked.deal, **wish})
    assert answer_of(found) == "409 EventNotOver"
    proof = attacked.bob.ask("GET", f"/api/tables/{attacked.bobs_table}/proof")
    assert answer_of(proof) == "409 EventNotOver"


@pytest.mark.parametrize("who", ["ada", "eve", "nobody"])
@pytest.mark.parametrize(
    "said", [HELLO, '{"type":"hello","since":0}', '{"type":"explain","seat":0}']
)
def test_nobody_looks_on_over_a_socket(attacked: AttackedSite, who: str, said: str) -> None:
    try:
        with connected(getattr(attacked, who), f"/api/tables/{attacked.bobs_table}/live") as line:
            line.send(said)
            heard = str(line.recv(PATIENCE))
    except (InvalidStatus, ConnectionClosed):
        return
    assert "edicts" not in heard and json.loads(heard)["code"] == "EventNotOver", heard


PLACES: Final = (
    "/api/tables", "/api/me/games", "/api/me/invitations", "/api/me/people", "/api/me/statistics",
    "/api/me/days", "/api/me/leaders", "/api/leaders", "/api/contests", "/api/contests/{round}",
    "/api/contests/{round}/entry", "/api/contests/{arena}", "/api/contests/{arena}/qr.svg",
    "/api/tables/{dealt_at}/qr.svg", "/arena/{round}", "/arena/{round}/wall", "/t/{bob}/wall",
    "/api/daily", "/api/daily/{day}/maps",
)  # fmt: skip


@each_row("place", PLACES)
def test_no_other_place_names_the_table_or_the_deal(attacked: AttackedSite, place: str) -> None:
    for who in (attacked.eve, attacked.nobody):
        found = json.dumps(who.ask("GET", attacked.fill(place)).body)
        for secret in (attacked.bobs_table, attacked.adas_table, attacked.deal, attacked.result):
            assert secret not in found


def test_a_player_is_sent_neither_secret_nor_seed_nor_order(attacked: AttackedSite) -> None:
    ((secret, seed),) = attacked.sql(
        "SELECT encode(secret, 'hex'), seed FROM secret WHERE game = %s", attacked.dealt_at
    )
    bodies = attacked.sql("SELECT body FROM secret_event WHERE game = %s", attacked.adas_table)
    orders = [
        json.dumps(part)[1:-1]  # as it would stand in an answer
        for (body,) in bodies
        for part in json.loads(body).values()
        if isinstance(part, list) and len(part) > 3
    ]
    texts = [
        json.dumps(attacked.ada.ask("GET", attacked.fill(path)).body)
        for path in (
            "/api/tables/{ada}", "/api/tables/{ada}/view", "/api/tables/{ada}/news",
            "/api/contests/{round}", "/api/contests/{round}/entry", "/api/me/games",
        )
    ]  # fmt: skip
    assert secret and seed and orders
    for hidden in (secret, seed, *orders):
        assert all(hidden not in text for text in texts)


def test_a_round_shows_no_standings_before_its_last_deal(attacked: AttackedSite) -> None:
    for who in (attacked.ada, attacked.bob, attacked.eve, attacked.nobody):
        found = who.ask("GET", f"/api/contests/{attacked.contests['round'].id}").body
        assert (found["is_shown"], found["lines"], found["own"]) == (False, [], None)


# --- The deal of the day


def test_the_deal_of_the_day_is_sealed_before_one_has_played_it(attacked: AttackedSite) -> None:
    first = attacked.guest("Early")
    table = str(first.ask("POST", "/api/daily").body["table"]["id"])
    deal = str(first.ask("GET", f"/api/tables/{table}").body["table"]["deal"])
    play(first, table)
    assert first.ask("GET", "/api/daily").body["results"] != []
    for who in (attacked.eve, attacked.nobody):
        found = who.ask("GET", "/api/daily").body
        shown = (found["deal"], found["results"], found["standing"], found["par"])
        assert (found["is_shown"], *shown) == (False, None, [], None, None)
        maps = who.ask("GET", f"/api/daily/{found['day']}/maps").body
        assert maps == {"is_sealed": True, "maps": []}
        for path in ("view", "history", "replay?seat=0", "transcript", "proof"):
            told = who.ask("GET", f"/api/tables/{table}/{path}")
            assert answer_of(told) == "409 DayNotOver"
        assert answer_of(who.ask("GET", f"/api/deals/{deal}")) == "409 DayNotOver"
    opened = attacked.eve.ask("POST", "/api/tables", {"deal": deal})
    assert answer_of(opened) == "409 DayNotOver"


def test_the_deal_of_the_day_counts_once(attacked: AttackedSite) -> None:
    who = attacked.guest("Again").join("Again")
    other = attacked.browser()
    assert other.log_in("Again").status == 201
    with ThreadPoolExecutor(6) as pool:
        begun = list(pool.map(lambda one: one.ask("POST", "/api/daily"), [who, other] * 3))
    tables = {one.body["table"]["id"] for one in begun if one.status == 201}
    assert len(tables) == 1
    play(who, tables.pop())
    rated = who.ask("GET", "/api/daily").body
    again = str(who.ask("POST", "/api/daily").body["table"]["id"])
    play(who, again)
    after = who.ask("GET", "/api/daily").body
    assert after["standing"] == rated["standing"] and after["rated"] == rated["rated"]
    assert len([one for one in after["results"] if one["is_yours"] and one["counted"]]) == 1


def test_who_ends_a_bad_try_gets_no_other(attacked: AttackedSite) -> None:
    who = attacked.guest("Ender")
    table = who.ask("POST", "/api/daily").body["table"]["id"]
    assert who.ask("DELETE", f"/api/tables/{table}").status == 200
    assert answer_of(who.ask("POST", "/api/daily")) == "409 TableClosed"


def _return_late(attacked: AttackedSite, who: Browser, table: str) -> None:
    """Leave a game, let a stand-in draw twice or more, and play it to the end oneself."""
    assert who.ask("DELETE", f"/api/tables/{table}/seats/0").status == 200
    drawn = "SELECT count(*) FROM answer WHERE game = %s AND command LIKE 'bot %%'"
    until = monotonic() + PATIENCE
    while attacked.sql(drawn, table) < [(2,)]:
        assert monotonic() < until
    play(who, table)
    kept = "SELECT bot IS NULL, stand_in_drawings > 1 FROM result WHERE game = %s"
    assert attacked.sql(kept, table) == [(True, True)]


def test_who_comes_back_from_a_stand_in_is_not_rated(attacked: AttackedSite) -> None:
    who = attacked.guest("Returner")
    table = str(who.ask("POST", "/api/daily").body["table"]["id"])
    before = who.ask("GET", "/api/daily").body["rated"]
    _return_late(attacked, who, table)
    after = who.ask("GET", "/api/daily").body
    assert (after["rated"], after["streak"]) == (before, 0)
    assert after["standing"] is None or after["standing"]["place"] is None  # of nobody, or others
    assert not [one for one in after["results"] if one["is_yours"] and one["counted"]]


def test_who_comes_back_from_a_stand_in_has_no_points(attacked: AttackedSite) -> None:
    who = attacked.guest("Returner")
    _return_late(attacked, who, str(attacked.enter(who, "short").body["table"]))
    found = who.ask("GET", f"/api/contests/{attacked.contests['short'].id}").body
    assert [one["points"] for one in found["lines"] if one["is_you"]] == [0]


ODD: Final = {
    "/api/daily/9999-12-31": "404 NoSuchDay",
    "/api/daily/0000-01-01": "404 NoSuchDay",
    "/api/daily/2026-02-30/maps": "404 NoSuchDay",
    "/api/daily/2999-01-01/maps": "404 NoSuchDay",
    "/api/daily/2026-11-1%D9%A3": "422 BadRequest",
    f"/api/daily/{SQL}": "422 BadRequest",
    "/api/me/days?month=2026-13": "422 BadRequest",
    "/api/me/days?month=1999-12": "422 BadRequest",
    "/api/me/days?month=2026-11-01": "422 BadRequest",
    f"/api/me/days?month={SQL}": "422 BadRequest",
    "/api/me/days?month=2099-12": "200",
    "/api/leaders?page=0": "422 BadRequest",
    "/api/leaders?page=-1": "422 BadRequest",
    "/api/leaders?page=1001": "422 BadRequest",
    "/api/leaders?page=" + "9" * 400: "422 BadRequest",
    "/api/leaders?page=1e3": "422 BadRequest",
    "/api/leaders?page=NaN": "422 BadRequest",
    "/api/leaders?page=1000&board=ever": "200",
    "/api/leaders?board=flags": "422 BadRequest",
    f"/api/leaders?family={SQL}": "422 BadRequest",
    "/api/me/leaders?page=-9223372036854775809": "422 BadRequest",
    "/api/me/leaders?board=streak&family=heroes&page=1000": "200",
    "/api/puzzles/0-0": "404 NoSuchPuzzle",
    "/api/puzzles/-1": "422 BadRequest",
    "/api/puzzles/" + "9" * 19 + "-1": "422 BadRequest",
    "/api/puzzles/9999999999-99999999": "404 NoSuchPuzzle",
    f"/api/puzzles/{SQL}": "422 BadRequest",
    f"/api/contests/{SQL}": "422 BadRequest",
    f"/api/contests/{SQL}/qr.svg": "422 BadRequest",
    f"/api/contests/{NOBODYS}": "404 NoSuchEvent",
    f"/api/players/{SQL}": "422 BadRequest",
}


@each_row("path", ODD)
def test_odd_parameters_are_refused(attacked: AttackedSite, path: str) -> None:
    assert answer_of(attacked.eve.ask("GET", path)) == ODD[path]


# --- Boards, profiles and flags


@pytest.fixture(scope="module")
def board(attacked: AttackedSite) -> dict[str, Browser]:
    """Members, a guest and somebody erased, each with points of this week and a flag."""
    names = ("Lister", "Hider", "Blocked", "Blocker", "Erasure", "Newcomer")
    people = {name: attacked.guest(name) for name in names}
    for name in names[:-1]:
        people[name].join(name)
    begins = attacked.nobody.ask("GET", "/api/leaders").body["begins"]
    for name in names:
        account = attacked.account(name)
        attacked.sql(
            "INSERT INTO leader SELECT %s, 'week', %s, 'all', 5000, 1, is_listed(%s)",
            account, begins, account,
        )  # fmt: skip
        attacked.sql("INSERT INTO flag VALUES (%s, 'base', 'even_times', '{}')", account)
    choice = {"shows": ["statistics"], "is_listed": False}
    assert people["Hider"].ask("PUT", "/api/me/profile", choice).status == 200
    blocked = player_of(attacked.account("Blocked"))
    assert people["Blocker"].ask("PUT", f"/api/me/blocked/{blocked}").status == 204
    assert people["Erasure"].confirm().status == 200
    assert people["Erasure"].ask("DELETE", "/api/me").status == 204
    return people


def _names(found: Answer) -> list[str]:
    return sorted(row["name"] for row in found.body["rows"])


def test_boards_list_nobody_against_their_wish(
    attacked: AttackedSite, board: dict[str, Browser]
) -> None:
    for who in (attacked.nobody, attacked.eve, board["Lister"], board["Blocked"]):
        assert _names(who.ask("GET", "/api/leaders")) == ["Blocked", "Blocker", "Lister"]
    assert _names(board["Blocker"].ask("GET", "/api/leaders")) == ["Blocker", "Lister"]


@pytest.mark.parametrize(
    "body", [{"shows": []}, {"shows": ["maps"], "is_listed": None}, {"shows": ["games"] * 50}]
)
def test_another_choice_does_not_list_anybody(
    attacked: AttackedSite, board: dict[str, Browser], body: object
) -> None:
    """An older client does not know the wish, and must not undo it."""
    found = board["Hider"].ask("PUT", "/api/me/profile", body)
    assert (found.status, found.body["is_listed"]) == (200, False)
    assert "Hider" not in _names(attacked.nobody.ask("GET", "/api/leaders"))
    own = board["Hider"].ask("GET", "/api/leaders").body
    assert (own["you"]["name"], own["is_listed"]) == ("Hider", False)


def test_following_shows_nobody_who_is_hidden(
    attacked: AttackedSite, board: dict[str, Browser]
) -> None:
    for name, status in (("Hider", 204), ("Newcomer", 204), ("Lister", 204)):
        path = f"/api/me/following/{player_of(attacked.account(name))}"
        assert attacked.eve.ask("PUT", path).status == status
    assert _names(attacked.eve.ask("GET", "/api/me/leaders")) == ["Lister"]


def test_who_is_blocked_and_followed_again_is_not_shown(
    attacked: AttackedSite, board: dict[str, Browser]
) -> None:
    path = f"/api/me/following/{player_of(attacked.account('Blocked'))}"
    assert board["Blocker"].ask("PUT", path).status == 204
    assert _names(board["Blocker"].ask("GET", "/api/me/leaders")) == ["Blocker"]


def test_a_guest_is_listed_once_after_signing_up_twice(
    attacked: AttackedSite, board: dict[str, Browser]
) -> None:
    guest, wish = board["Newcomer"], {"login": "Newcomer", "password": "eight sheets of vellum"}
    found = [guest.ask("POST", "/api/members", wish).status for _again in range(2)]
    assert found == [201, 409]
    assert _names(attacked.nobody.ask("GET", "/api/leaders")).count("Newcomer") == 1


@pytest.mark.parametrize("name", ["Hider", "Lister", "Newcomer", "Erasure", "nobody at all"])
def test_a_profile_that_is_not_shown_is_like_none(
    attacked: AttackedSite, board: dict[str, Browser], name: str
) -> None:
    assert board["Hider"].ask("PUT", "/api/me/profile", {"shows": []}).status == 200
    ids = dict(attacked.sql("SELECT name, id FROM account"))
    player = player_of(ids.get(name, "nothing"))
    found = attacked.eve.ask("GET", f"/api/players/{player}")
    none = attacked.eve.ask("GET", f"/api/players/{NOBODYS}")
    assert {**found.body, "request": ""} == {**none.body, "request": ""}


def test_a_profile_does_not_tell_of_a_block(
    attacked: AttackedSite, board: dict[str, Browser]
) -> None:
    shown = board["Blocker"].ask("PUT", "/api/me/profile", {"shows": ["statistics"]}).body
    path = f"/api/players/{shown['player']}"
    assert board["Blocked"].ask("GET", path).body == attacked.nobody.ask("GET", path).body


@pytest.mark.parametrize(
    "path", ["/api/me/statistics", "/api/leaders", "/api/me/leaders", "/api/me/people", "/api/me"]
)
def test_nobody_sees_flags(attacked: AttackedSite, board: dict[str, Browser], path: str) -> None:
    assert attacked.sql("SELECT kind FROM flag") != []
    for who in (board["Lister"], board["Blocked"], attacked.eve):
        assert "even_times" not in json.dumps(who.ask("GET", path).body)


def test_a_guest_chooses_no_profile(attacked: AttackedSite) -> None:
    found = attacked.eve.ask("PUT", "/api/me/profile", {"shows": ["maps"], "is_listed": True})
    assert answer_of(found) == "409 NotMember"


def test_friends_in_a_contest_are_those_one_follows_and_sees(
    attacked: AttackedSite, board: dict[str, Browser]
) -> None:
    for name in ("Blocked", "Lister"):
        assert attacked.enter(board[name], "round").status == 200
        path = f"/api/me/following/{player_of(attacked.account(name))}"
        assert board["Blocker"].ask("PUT", path).status == 204
    found = board["Blocker"].ask("GET", f"/api/contests/{attacked.contests['round'].id}").body
    assert found["friends"] == ["Lister"]


# --- Puzzles


def _drawings() -> list[Any]:
    return [DRAWING.to_plain(one) for one in drawings_of(shipped_book().puzzle(PUZZLE).view)]


def _answer(who: Browser, drawing: object, **headers: str) -> Answer:
    return who.ask("POST", f"/api/puzzles/{PUZZLE}/answer", {"drawing": drawing}, **headers)


def test_a_question_tells_nothing_of_its_answer(attacked: AttackedSite) -> None:
    before = attacked.nobody.ask("GET", f"/api/puzzles/{PUZZLE}").body
    assert set(before) == {"id", "next", "view", "deck", "spots"}
    verdict = _answer(attacked.guest("Solver"), _drawings()[0]).body
    text = json.dumps(before)
    for hidden in ("solved_by", "people", "lost", str(verdict["best"]["stars"])):
        assert f'"{hidden}"' not in text and f": {hidden}," not in text
    assert attacked.nobody.ask("GET", f"/api/puzzles/{PUZZLE}").body == before


ILLEGAL: Final = {
    "nothing": [],
    "a pass where one can draw": [{"type": "pass"}],
    "another card's shape": [{"type": "draw", "terrain": "forest", "spaces": ["A1"]}],
    "a space that is none": [{"type": "shape", "terrain": "forest", "spaces": ["Z99"]}],
    "a thousand parts": [{"type": "pass"}] * 1_000,
    "a text": "F A1 A2",
    "null": None,
}


@pytest.mark.parametrize("attempt", ILLEGAL)
def test_a_refused_answer_tells_nothing(attacked: AttackedSite, attempt: str) -> None:
    found = _answer(attacked.eve, ILLEGAL[attempt])
    assert found.status in (409, 413, 422)
    assert not {"best", "stars", "solved", "lost"} & set(found.body)
    kept = attacked.sql(
        "SELECT puzzle FROM puzzle_answer WHERE account = %s", attacked.account("Eve")
    )
    assert kept == []


def test_answers_count_once_for_each_account_and_not_without_one(attacked: AttackedSite) -> None:
    who = attacked.guest("Skewer")
    first = _answer(who, _drawings()[0]).body["people"]
    for drawing in _drawings()[:4]:
        assert _answer(who, drawing).body["people"] == first
        assert _answer(attacked.nobody, drawing).body["people"] == first
    foreign = _answer(attacked.guest("Visitor"), _drawings()[0], Origin=EVIL)
    assert answer_of(foreign) == "403 ForeignOrigin"
    assert _answer(attacked.nobody, _drawings()[0]).body["people"] == first


# --- Caches


@each_row(
    "path",
    [
        "/api/contests/{round}", "/api/contests/{round}/entry", "/api/leaders", "/api/me/leaders",
        "/api/me/days", "/api/daily", "/api/daily/{day}/maps", "/api/me/statistics",
        "/api/contests", "/api/puzzles/today", "/api/tables/{bob}/view",
        "/api/tables/{bob}/transcript",
    ],
)  # fmt: skip
def test_no_cache_keeps_what_is_somebodys_own(attacked: AttackedSite, path: str) -> None:
    found = dict(attacked.bob.ask("GET", attacked.fill(path)).headers)
    assert found["cache-control"] in ("no-store", "private, no-cache")
    assert "access-control-allow-origin" not in found
    foreign = attacked.bob.ask("GET", attacked.fill(path), Sec_Fetch_Site="cross-site")
    nobody = attacked.nobody.ask("GET", attacked.fill(path))
    assert foreign.status == nobody.status  # a page of another site is answered as a stranger


# --- Floods

FLOODS: Final[dict[str, tuple[str, str, object, int]]] = {
    "entering": ("PUT", f"/api/contests/{NOBODYS}/entry", {}, WRITES_BURST),
    "leaving": ("DELETE", f"/api/contests/{NOBODYS}/entry", None, WRITES_BURST),
    "choices": ("PUT", "/api/me/profile", {}, WRITES_BURST),
    "days": ("POST", "/api/daily", None, TABLES_PER_HOUR),
}


@pytest.mark.parametrize("attempt", FLOODS)
def test_a_flood_of_an_account_is_refused(attacked: AttackedSite, attempt: str) -> None:
    method, path, body, limit = FLOODS[attempt]
    who = attacked.guest("Flood").join(f"Flood {attempt}")
    other = attacked.browser()  # another address of the same account changes nothing
    other.cookies = who.cookies
    answered = requests_until_refused(
        lambda number: (who, other)[number % 2].ask(method, path, body), limit
    )
    assert answered >= limit - 1  # signing up was one
    assert attacked.eve.ask("DELETE", attacked.entry("round")).status == 204


def test_a_flood_of_answers_is_refused_by_address(attacked: AttackedSite) -> None:
    who, path, body = attacked.browser(), "/api/puzzles/0-0/answer", {"drawing": _drawings()[0]}
    assert requests_until_refused(lambda _: who.ask("POST", path, body), PAPER_REQUESTS_BURST) >= (
        PAPER_REQUESTS_BURST
    )
    assert _answer(attacked.nobody, _drawings()[0]).status == 200


# --- What the host reads and writes


@pytest.mark.parametrize(
    "title", ["\x1b[2Jgone", "\x9b2Jgone", "a\x00b", "\u202etxt.exe", "x" * 1_000]
)
def test_no_contest_has_a_title_that_moves_a_terminal(
    attacked: AttackedSite, title: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("INKLAND_DATABASE_URL", attacked.database)
    before = attacked.sql("SELECT count(*) FROM contest")
    done = CliRunner().invoke(app, ["event", "--at", "2030-01-01T18:00", "--title", title])
    assert done.exit_code == 1 and "\x1b" not in done.output
    assert attacked.sql("SELECT count(*) FROM contest") == before


def test_markup_in_a_title_stays_text(
    attacked: AttackedSite, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("INKLAND_DATABASE_URL", attacked.database)
    title = "<img src=x onerror=alert(1)>"
    at = (datetime.now(UTC) + timedelta(days=1)).strftime("%Y-%m-%dT%H:%M")
    done = CliRunner().invoke(app, ["event", "--at", at, "--title", title])
    assert done.exit_code == 0, done.output
    path = done.output.strip()
    found = attacked.nobody.ask("GET", path.replace("/arena/", "/api/contests/"))
    headers = dict(found.headers)
    assert found.body["contest"]["title"] == title
    assert headers["content-type"] == "application/json"
    assert headers["x-content-type-options"] == "nosniff"
    for page in (path, f"{path}/wall"):
        assert "onerror" not in str(attacked.nobody.ask("GET", page).body)


def test_the_host_cancels_a_contest(
    attacked: AttackedSite, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("INKLAND_DATABASE_URL", attacked.database)
    at = f"{datetime.now(UTC) + timedelta(hours=2):%Y-%m-%dT%H:%M}"
    done = CliRunner().invoke(app, ["event", "--at", at, "--title", "In vain"])
    path = done.stdout.strip().replace("/arena/", "")
    assert f"{path}  {at[:10]} {at[11:]} UTC  coming  arena  0 entered  In vain\n" in (
        CliRunner().invoke(app, ["event", "list"]).stdout
    )
    codes = [CliRunner().invoke(app, ["event", "cancel", path]).exit_code for _ in range(2)]
    assert codes == [0, 1]
    for who in (attacked.ada, attacked.nobody):
        found = who.ask("GET", f"/api/contests/{path}").body["contest"]
        assert (found["state"], found["is_open"]) == ("cancelled", False)


@pytest.mark.parametrize("name", ["\x1b[2JAda", "\x9b2JAda", "A\u202eda", "<b>\x07</b>"])
def test_no_name_that_the_host_lists_moves_a_terminal(attacked: AttackedSite, name: str) -> None:
    assert attacked.browser().ask("POST", "/api/guests", {"name": name}).status in (409, 422)
    assert attacked.eve.ask("PUT", "/api/me", {"name": name}).status in (409, 422)
    lines = attacked.browser().ask("POST", "/api/guests", {"name": "Two\nLines\t\u2028"}).body
    assert lines["name"] == "Two Lines"


# --- Last, for games are counted in the background


@pytest.mark.parametrize("shows", [["games"], ["statistics", "maps"], ["maps"]])
def test_a_profile_shows_no_map_of_a_running_contest(attacked: AttackedSite, shows: Any) -> None:
    until = monotonic() + PATIENCE
    while not (own := attacked.bob.ask("PUT", "/api/me/profile", {"shows": shows}).body)["games"]:
        assert monotonic() < until  # games are counted in the background
        sleep(0.5)
    sheet = own["games"][0]["map"]["sheet"]
    assert sheet is not None
    shown = attacked.eve.ask("GET", f"/api/players/{own['player']}").body
    assert json.dumps(sheet) not in json.dumps(shown)
