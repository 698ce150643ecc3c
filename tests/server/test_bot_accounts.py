"""Bot accounts: how one is made, where it may sit, and whole games that programs play."""

import asyncio
import shlex
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import pytest

from inkland.bridge.program import Program, ProgramFailed
from inkland.bridge.program_player import ProgramPlayer
from inkland.bridge.turn_bridge import play_turns
from inkland.client.http import HttpClient, RequestRefused
from inkland.rules.options import PRESETS
from inkland.rules.replay import replay
from inkland.server.configuration.settings import Settings
from support.member_site import Answer, Browser, MemberSite, member_site
from support.token_client import TokenClient, bot, member, new_token

EXAMPLES: Final = Path(__file__).parents[2] / "docs/examples/bots"
PYTHON: Final = f"{shlex.quote(sys.executable)} {shlex.quote(str(EXAMPLES / 'greedy_bot.py'))}"
NODE: Final = f"node {shlex.quote(str(EXAMPLES / 'greedy_bot.mjs'))}"
SECONDS: Final = 240.0
NONCE: Final = {"nonce": "0" * 32}


@pytest.fixture
def site(database: str) -> Iterator[MemberSite]:
    """A server on PostgreSQL, without limits."""
    with member_site(database, Settings(workers=1, judge=0, par=False)) as running:
        yield running


class Robot:
    """A bot account: the browser of who manages it, and a client with its token."""

    def __init__(self, site: MemberSite, name: str) -> None:
        self.browser = bot(site, name)
        self.client = TokenClient(site.port, new_token(self.browser, "play_as_bot"))
        rows = self.browser.ask("GET", "/api/bots").body["bots"]
        (self.player,) = [row["player"] for row in rows if row["name"] == f"BOT {name}"]

    def sit(self, table: str) -> Answer:
        """Sit down with the token."""
        return self.client.ask("POST", f"/api/tables/{table}/seats", NONCE)


def a_table(host: Browser, **options: Any) -> str:
    """A new table."""
    return str(host.ask("POST", "/api/tables", {"seats": 2, **options}).body["table"]["id"])


def invite(host: Browser, table: str, robot: Robot) -> Answer:
    """Invite a bot to a table."""
    return host.ask("POST", f"/api/tables/{table}/invitations", {"player": robot.player})


# --- Becoming one


def test_a_fresh_member_becomes_a_bot_for_ever(site: MemberSite) -> None:
    robot = member(site, "Fresh")
    made = robot.ask("POST", "/api/me/bot")
    assert (made.status, made.body["name"]) == (200, "BOT Fresh")
    assert robot.ask("POST", "/api/me/bot").code == "NotFresh"
    renamed = robot.ask("PUT", "/api/me", {"name": "Person"})
    assert renamed.body["name"] == "BOT Person"
    assert robot.ask("GET", "/api/me/export").body["is_bot"] is True


def test_who_has_sat_at_a_table_becomes_no_bot(site: MemberSite) -> None:
    guest = site.browser().enter("Never")
    assert guest.ask("POST", "/api/me/bot").code == "NotMember"
    ann = member(site, "Played")
    a_table(ann)
    assert ann.ask("POST", "/api/me/bot").code == "NotFresh"
    unsure = site.browser().enter("Unsure").join("Unsure login")
    assert unsure.ask("POST", "/api/me/bot").code == "ConfirmationNeeded"


def test_nobody_else_has_the_mark(site: MemberSite) -> None:
    ann = site.browser().enter("Marked")
    assert ann.ask("PUT", "/api/me", {"name": "BOT Marked"}).code == "NameTaken"
    table = a_table(ann)
    sat = ann.ask("POST", f"/api/tables/{table}/seats", {**NONCE, "name": "BOT Marked"})
    assert sat.code == "NameTaken"


# --- Where it sits


def test_a_bot_sits_where_the_host_has_invited_it(site: MemberSite) -> None:
    host, other, robot = (
        member(site, "Host A"),
        site.browser().enter("Other A"),
        Robot(site, "Guest A"),
    )
    table = a_table(host, seats=3, public=True)
    assert robot.sit(table).code == "NotInvited"
    assert robot.browser.ask("POST", f"/api/tables/{table}/seats", NONCE).code == "NotInvited"
    assert other.ask("POST", f"/api/tables/{table}/seats", NONCE).status == 200
    assert invite(other, table, robot).code == "NotHost"
    assert robot.sit(table).code == "NotInvited"
    second = a_table(host)
    assert invite(host, second, robot).status == 204
    sat = robot.client.ask("POST", f"/api/tables/{second}/seats", {**NONCE, "name": "Human"})
    assert (sat.status, sat.body["table"]["seats"][0]["name"]) == (200, "BOT Guest A")
    assert host.ask("DELETE", f"/api/tables/{second}/seats/0").status == 200


def test_a_bot_changes_nothing_that_is_for_people(site: MemberSite) -> None:
    robot = Robot(site, "Quiet")
    table = a_table(member(site, "Host B"))
    for client in (robot.browser, robot.client):
        for method, path, body in (
            ("POST", "/api/tables", {"seats": 2}),
            ("POST", "/api/daily", None),
            ("POST", "/api/tutorial", None),
            ("POST", f"/api/tables/{table}/hold", {}),
            ("POST", "/api/knocks", {"code": "FERN-108"}),
            ("POST", f"/api/tables/{table}/start", None),
            ("PATCH", f"/api/tables/{table}", {"title": "Mine"}),
            ("POST", f"/api/tables/{table}/rematch", None),
            ("PUT", f"/api/contests/{'0' * 26}/entry", {}),
            ("POST", "/api/puzzles/1-1/answer", {"drawing": []}),
        ):
            answer = client.ask(method, path, body)
            assert answer.status == 403, (method, path, answer)
            assert answer.code in ("NotForBots", "TokenNotAllowed", "TokenLacksScope")


def test_a_bot_is_never_the_host_that_is_left(site: MemberSite) -> None:
    host, robot = member(site, "Host C"), Robot(site, "Left")
    table = a_table(host, seats=3)
    assert host.ask("POST", f"/api/tables/{table}/seats", NONCE).status == 200
    assert invite(host, table, robot).status == 204
    assert robot.sit(table).status == 200
    assert host.ask("DELETE", f"/api/tables/{table}/seats").body["is_host"] is True


# --- Whole games


class Bridges:
    """Bridges of bot accounts in a thread, until they end by themselves."""

    def __init__(self, site: MemberSite, games: int, *programs: tuple[Robot, str]) -> None:
        url = f"http://127.0.0.1:{site.port}"
        self.programs = [Program(command, 20) for _robot, command in programs]
        clients = [HttpClient(url, token=robot.client.token) for robot, _command in programs]

        async def run() -> None:
            pairs = zip(clients, self.programs, strict=True)
            await asyncio.gather(*(play_turns(*pair, games=games) for pair in pairs))

        self._failure: BaseException | None = None
        self._thread = threading.Thread(target=self._run, args=(run,))
        self._thread.start()

    def _run(self, run: Any) -> None:
        try:
            asyncio.run(run())
        except BaseException as failure:
            self._failure = failure

    def end(self) -> None:
        """Wait for the end; raise what was raised."""
        self._thread.join(SECONDS)
        assert not self._thread.is_alive()
        if self._failure is not None:
            raise self._failure


def begin_when_full(host: Browser, table: str) -> None:
    """Start a game once all its seats are taken."""
    deadline = time.monotonic() + SECONDS
    while None in host.ask("GET", f"/api/tables/{table}").body["table"]["seats"]:
        assert time.monotonic() < deadline
        time.sleep(0.1)
    assert host.ask("POST", f"/api/tables/{table}/start").status == 200


def test_two_programs_play_a_game_of_each_preset(site: MemberSite) -> None:
    host = member(site, "Host D")
    robots = [Robot(site, "Python"), Robot(site, "Node")]
    pairs = list(zip(robots, (PYTHON, NODE), strict=True))
    bridges = Bridges(site, len(PRESETS), *pairs)
    tables = {}
    for preset in PRESETS:
        table = tables[preset] = a_table(host, preset=preset)
        assert all(invite(host, table, robot).status == 204 for robot in robots)
        begin_when_full(host, table)
    bridges.end()
    assert [program.starts for program in bridges.programs] == [1, 1]
    for preset, table in tables.items():
        found = host.ask("GET", f"/api/tables/{table}").body["table"]
        assert (found["preset"], found["status"]) == (preset, "finished")
        assert {seat["name"] for seat in found["seats"]} == {"BOT Python", "BOT Node"}
        assert [seat["bot"] for seat in found["seats"]] == [None, None]  # no stand-in has played
        text = host.ask("GET", f"/api/tables/{table}/transcript").body
        assert replay(text).state.ending is not None
    rows = host.ask("GET", "/api/bots").body["bots"]
    here = [row["is_here"] for row in rows if row["name"] in ("BOT Python", "BOT Node")]
    assert here == [True, True]


def test_a_lost_connection_neither_loses_nor_doubles_a_drawing(site: MemberSite) -> None:
    host, robot = member(site, "Host E"), Robot(site, "Cut off")
    table = a_table(host, seats=1)
    assert invite(host, table, robot).status == 204
    assert robot.sit(table).status == 200
    begin_when_full(host, table)
    client = HttpClient(f"http://127.0.0.1:{site.port}", token=robot.client.token)
    lines: list[dict[str, Any]] = []
    cuts = 0

    async def play() -> None:
        def note(line: dict[str, Any]) -> None:
            """Cut the connection while a drawing is being sent, or before its answer is there."""
            nonlocal cuts
            lines.append(line)
            if "sent" in line and len(lines) % 4 == 1:
                cuts += 1
                assert player._socket is not None
                abort = player._socket.transport.abort
                asyncio.get_running_loop().call_later(0.0 if cuts % 2 else 0.005, abort)

        program = Program(PYTHON, 20)
        player = ProgramPlayer(client, table, program, note)
        await player.play()
        await program.close()

    asyncio.run(asyncio.wait_for(play(), SECONDS))
    sent = [line["step"] for line in lines if "sent" in line]
    saved = [line["step"] for line in lines if "saved" in line]
    assert cuts >= 3 and len(sent) == len(set(sent))
    assert set(saved) <= set(sent) and len(saved) == len(set(saved))
    text = host.ask("GET", f"/api/tables/{table}/transcript").body
    assert replay(text).state.ending is not None


def test_a_bridge_ends_when_its_token_is_revoked(site: MemberSite) -> None:
    robot = Robot(site, "Ended")
    bridges = Bridges(site, 1, (robot, PYTHON))
    (token,) = robot.browser.ask("GET", "/api/me/tokens").body["tokens"]
    assert robot.browser.ask("DELETE", f"/api/me/tokens/{token['id']}").status == 204
    with pytest.raises(RequestRefused):
        bridges.end()


@pytest.mark.parametrize(("kind", "said"), [("person", "a person's"), ("none", "not accepted")])
def test_a_bridge_takes_the_tokens_of_bots_only(site: MemberSite, kind: str, said: str) -> None:
    token = new_token(member(site, "Human"), "play") if kind == "person" else "inkland_" + "a" * 43
    http = HttpClient(f"http://127.0.0.1:{site.port}", token=token)
    with pytest.raises((ProgramFailed, RequestRefused), match=said):
        asyncio.run(asyncio.wait_for(play_turns(http, Program(PYTHON, 5)), SECONDS))


# --- Not among people


def test_a_bot_counts_in_no_results_of_people(site: MemberSite) -> None:
    host, robot = member(site, "Host F"), Robot(site, "Apart")
    table = a_table(host)
    assert host.ask("POST", f"/api/tables/{table}/seats", NONCE).status == 200
    assert invite(host, table, robot).status == 204
    bridges = Bridges(site, 1, (robot, PYTHON))
    begin_when_full(host, table)
    assert host.ask("DELETE", f"/api/tables/{table}/seats").status == 200  # a bot plays on
    bridges.end()
    deal = host.ask("GET", f"/api/tables/{table}").body["table"]["deal"]
    results = host.ask("GET", f"/api/deals/{deal}").body["results"]
    counted = {one["name"]: one["counted"] for one in results}
    assert counted["BOT Apart"] is False
    with suppress(KeyError):
        assert counted["Host F"] is False
