"""Abuse of tokens, bot accounts and own map sheets, tried on a whole server.

The server is real, on PostgreSQL and with its limits. Each case is one attempt, with the answer
that it must get. Ann is a member with tokens, Hugh hosts tables, and Rob is a bot account.
"""

import asyncio
import json
import logging
import shlex
import socket
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import ExitStack, contextmanager, suppress
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from http.client import HTTPConnection
from pathlib import Path
from threading import Event
from time import monotonic, sleep
from typing import Any, Final
from urllib.parse import quote

import psycopg
import pytest
from starlette.requests import Request
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from inkland.bridge import turn_bridge
from inkland.bridge.program import Program
from inkland.bridge.turn_bridge import play_turns
from inkland.cards import CATEGORIES, MAP_SHEETS
from inkland.cards.own_maps import own_notation
from inkland.cli import app
from inkland.client.http import HttpClient
from inkland.protocol.messages import BAD_MESSAGE, DAY_NOT_OVER, SIGNED_OUT, TOO_MANY
from inkland.protocol.token_resources import SCOPES, Scope
from inkland.rules.replay import replay
from inkland.server.configuration.settings import Settings
from inkland.server.features.contests.queries import ContestQueries
from inkland.server.http import requests
from inkland.server.limits import (
    PAPER_REQUESTS_BURST,
    SOCKETS_PER_ACCOUNT,
    TOKEN_REQUESTS_BURST,
    WRITES_BURST,
)
from inkland.server.process.logs import JsonLinesFormatter
from inkland.server.tables.storage import PostgresStorage
from inkland.table.ids import TableId, player_of
from inkland.table.storage.records import has_person
from rows import each_row
from support.access_roles import EVIL, NOBODYS
from support.attacked_site import (
    PATIENCE,
    AttackedServer,
    answer_of,
    play,
    requests_until_refused,
)
from support.contests import as_round, new_arena
from support.member_site import Answer, Browser, MemberSite, member_site
from support.token_client import TokenClient, new_token
from support.token_matrix import LIVE, filled, written_matrix

NONCE: Final = {"nonce": "0" * 32}
HELLO: Final = '{"type":"hello"}'
NEW_TOKEN: Final = {"label": "Mine", "scopes": ["play"]}
CLOSES_WITHIN: Final = 10.0  # seconds, on a busy machine
NO_CLOSE: Final = 0


class ProgramSite(AttackedServer):
    """A server with a member who has a token of each scope, a host, a bot, and a round."""

    def __init__(self, site: MemberSite, database: str) -> None:
        super().__init__(site, database)
        self.ann, self.hugh = self.member("Ann"), self.member("Hugh")
        self.tokens: dict[Scope, TokenClient] = {
            scope: self.client(self.ann, scope) for scope in SCOPES if scope != "play_as_bot"
        }
        self.rob = self.bot("Rob")
        self.tokens["play_as_bot"] = self.client(self.rob, "play_as_bot")
        self.robs_player = player_of(self.account("BOT Rob"))
        arena = new_arena(datetime.now(UTC) - timedelta(minutes=1), 60, "base", "Lamplight")
        self.round = as_round(arena, 2, is_live=False)

        async def plan(storage: PostgresStorage) -> None:
            assert await ContestQueries(storage.database).add(self.round)

        self.stored(plan)
        self.open = self.table(self.hugh, public=True)

    def member(self, name: str) -> Browser:
        """A member who has just confirmed."""
        found = self.guest(name).join(f"{name} login")
        assert found.confirm().status == 200
        return found

    def bot(self, name: str) -> Browser:
        """A bot account, in the browser of who manages it."""
        found = self.member(name)
        assert found.ask("POST", "/api/me/bot").status == 200
        return found

    def client(self, who: Browser, *scopes: Scope) -> TokenClient:
        """A program with a new token of somebody."""
        return TokenClient(self.site.port, new_token(who, *scopes))

    def table(self, who: Browser | TokenClient, **options: Any) -> str:
        """A new table of somebody."""
        found = who.ask("POST", "/api/tables", {"seats": 2, **options})
        assert found.status == 201, found
        return str(found.body["table"]["id"])

    def invite(self, table: str, host: Browser | None = None, player: str = "") -> Answer:
        """Let a host invite a bot."""
        body = {"player": player or self.robs_player}
        return (host or self.hugh).ask("POST", f"/api/tables/{table}/invitations", body)

    def raw(self, text: str) -> str:
        """The status line that answers a request of these very bytes."""
        with socket.create_connection(("127.0.0.1", self.site.port), 10) as line:
            line.sendall(text.encode("latin-1"))
            return line.recv(4096).decode("latin-1").partition("\r\n")[0]


@pytest.fixture(scope="module")
def site(module_database: str) -> Iterator[ProgramSite]:
    """One server for the whole file."""
    settings = Settings(workers=1, judge=0, limits=True)
    with member_site(module_database, settings) as running:
        yield ProgramSite(running, module_database)


def closed_with(line: ClientConnection, *said: str) -> int:
    """The code with which the server closes a connection after these messages; 0 if it stays."""
    with suppress(ConnectionClosed):
        for text in said:
            line.send(text)
        until = monotonic() + CLOSES_WITHIN
        while monotonic() < until:
            with suppress(TimeoutError):
                line.recv(until - monotonic())
        return NO_CLOSE
    return line.close_code or NO_CLOSE


# --- A token where none is read, or that is none

PLACES: Final[dict[str, Callable[[str], tuple[str, dict[str, str]]]]] = {
    "in the query": lambda token: (f"?access_token={token}", {}),
    "in the query, under our name": lambda token: (f"?token={token}", {}),
    "in a cookie": lambda token: ("", {"Cookie": f"inkland={token}"}),
    "in a cookie, without its beginning": lambda token: ("", {"Cookie": f"inkland={token[8:]}"}),
    "in the cookie of the device": lambda token: ("", {"Cookie": f"inkland_device={token}"}),
    "in a header of others": lambda token: ("", {"X-Api-Key": token}),
    "for a proxy": lambda token: ("", {"Proxy-Authorization": f"Bearer {token}"}),
    "as a password": lambda token: ("", {"Authorization": f"Basic {token}"}),
    "without a scheme": lambda token: ("", {"Authorization": token}),
    "of another scheme": lambda token: ("", {"Authorization": f"Token {token}"}),
    "after a tabulator": lambda token: ("", {"Authorization": f"Bearer\t{token}"}),
    "in quotation marks": lambda token: ("", {"Authorization": f'Bearer "{token}"'}),
    "twice in a header": lambda token: ("", {"Authorization": f"Bearer {token}, Bearer {token}"}),
    "in capitals": lambda token: ("", {"Authorization": f"Bearer {token.upper()}"}),
    "cut off": lambda token: ("", {"Authorization": f"Bearer {token[:-1]}"}),
    "with a sign more": lambda token: ("", {"Authorization": f"Bearer {token}="}),
    "with an escape": lambda token: ("", {"Authorization": f"Bearer %69{token[1:]}"}),
    "its hash": lambda token: (
        "", {"Authorization": f"Bearer {sha256(token.encode()).hexdigest()}"}
    ),
    "its id": lambda token: (
        "",
        {"Authorization": f"Bearer {sha256(sha256(token.encode()).digest()).hexdigest()[:26]}"},
    ),
    "with SQL": lambda token: ("", {"Authorization": f"Bearer {token}' OR '1'='1"}),
    "with everything": lambda token: ("", {"Authorization": "Bearer %"}),
    "of six thousand signs": lambda token: ("", {"Authorization": "Bearer " + token * 120}),
}  # fmt: skip


@each_row("attempt", PLACES)
def test_a_token_that_is_none_lets_nobody_in(site: ProgramSite, attempt: str) -> None:
    token = site.tokens["play"].token
    query, headers = PLACES[attempt](token)
    line = HTTPConnection("127.0.0.1", site.site.port, timeout=PATIENCE)
    line.request("GET", f"/api/me{query}", headers=headers)
    found = line.getresponse()
    text = found.read().decode()
    assert found.status == 401, text
    assert token not in text and token.upper() not in text


RAW: Final = {
    "two tokens": ("Authorization: Bearer {0}\r\nAuthorization: Bearer {0}\r\n", "401"),
    "a zero byte": ("Authorization: Bearer {0}\0\r\n", "400"),
    "on two lines": ("Authorization: Bearer\r\n {0}\r\n", "400"),
    "nine thousand signs": ("Authorization: Bearer " + "A" * 9_000 + "\r\n", "400"),
    "an empty cookie beside": ("Authorization: Bearer {0}\r\nCookie:\r\n", "400"),
    "another Host": ("Authorization: Bearer {0}\r\nX-Forwarded-Host: evil.example\r\n", "200"),
}


@pytest.mark.parametrize("attempt", RAW)
def test_odd_heads_with_a_token(site: ProgramSite, attempt: str) -> None:
    headers, status = RAW[attempt]
    headers = headers.format(site.tokens["play"].token)
    head = f"GET /api/me HTTP/1.1\r\nHost: 127.0.0.1:{site.site.port}\r\n{headers}\r\n"
    assert f" {status} " in site.raw(head)


SOCKETS: Final[dict[str, Callable[[str], dict[str, Any]]]] = {
    "as a subprotocol": lambda token: {"subprotocols": ["bearer", token]},
    "in the query": lambda token: {"query": f"?access_token={token}"},
    "in a cookie": lambda token: {"additional_headers": {"Cookie": f"inkland={token}"}},
    "in capitals": lambda token: {
        "additional_headers": {"Authorization": f"Bearer {token.upper()}"}
    },
}


@pytest.mark.parametrize("attempt", SOCKETS)
def test_a_socket_reads_no_token_elsewhere(site: ProgramSite, attempt: str) -> None:
    options = SOCKETS[attempt](site.tokens["play"].token)
    url = f"ws://127.0.0.1:{site.site.port}/api/me/turns{options.pop('query', '')}"
    with connect(url, compression=None, **options) as line:
        assert closed_with(line) == SIGNED_OUT


# --- More than the scopes of a token

MANAGING: Final = {
    "make a token": ("POST", "/api/me/tokens", NEW_TOKEN, "403"),
    "by another method": ("PUT", "/api/me/tokens", NEW_TOKEN, "405"),
    "by a header for methods": ("GET", "/api/me/tokens", NEW_TOKEN, "403"),
    "with a slash behind": ("POST", "/api/me/tokens/", NEW_TOKEN, "404"),
    "with two slashes": ("POST", "/api//me/tokens", NEW_TOKEN, "404"),
    "in capitals": ("POST", "/API/me/tokens", NEW_TOKEN, "404"),
    "with escapes": ("POST", "/api/%6de/tokens", NEW_TOKEN, "403"),
    "with dots": ("POST", "/api/tables/../me/tokens", NEW_TOKEN, "404"),
    "with a parameter": ("POST", "/api/me;a=b/tokens", NEW_TOKEN, "404"),
    "erase the account": ("DELETE", "/api/me", None, "403"),
    "rename it": ("PUT", "/api/me", {"name": "Mine"}, "403"),
    "make it a bot": ("POST", "/api/me/bot", None, "403"),
    "log in elsewhere": ("GET", "/api/sessions", None, "403"),
    "confirm": ("POST", "/api/me/confirmation", {"password": "guess"}, "403"),
    "codes for later": ("POST", "/api/me/recovery-codes", None, "403"),
    "moderate": ("POST", "/api/moderation/acts", {"kind": "dismiss", "rule": "none"}, "403"),
    "enter an event": ("PUT", "/api/contests/{round}/entry", {}, "403"),
    "play the deal of the day": ("POST", "/api/daily", None, "403"),
    "plan an event": ("POST", "/api/contests", {"title": "Mine", "kind": "arena"}, "405"),
    "have a game judged": ("POST", f"/api/tables/{NOBODYS}/analysis", None, "403"),
}


@each_row("attempt", MANAGING)
def test_no_token_goes_beyond_its_scopes(site: ProgramSite, attempt: str) -> None:
    method, path, body, expected = MANAGING[attempt]
    before = site.sql("SELECT count(*) FROM access_token")
    for client in site.tokens.values():
        found = client.ask(
            method, path.format(round=site.round.id), body, X_HTTP_Method_Override="POST"
        )
        assert str(found.status) == expected, found
        assert "set-cookie" not in dict(found.headers)
    assert site.sql("SELECT count(*) FROM access_token") == before
    assert site.ann.ask("GET", "/api/me").body["name"] == "Ann"


def test_a_token_deletes_no_token(site: ProgramSite) -> None:
    own = site.ann.ask("GET", "/api/me/tokens").body["tokens"]
    for client in site.tokens.values():
        found = client.ask("DELETE", f"/api/me/tokens/{own[0]['id']}")
        assert answer_of(found) == "403 TokenNotAllowed"
    assert site.ann.ask("GET", "/api/me/tokens").body["tokens"] == own


@pytest.mark.parametrize("id", ["%25", "_" * 26, "0" * 25, "0" * 27, "'%20OR%20'1'='1", "G" * 26])
def test_an_id_of_a_token_is_none_but_one(site: ProgramSite, id: str) -> None:
    assert site.hugh.ask("DELETE", f"/api/me/tokens/{id}").status == 422
    assert site.tokens["play"].ask("GET", "/api/me").status == 200


ODD_TOKENS: Final = {
    "no scope": {"label": "x", "scopes": []},
    "all there are, and one more": {"label": "x", "scopes": [*SCOPES, "play"]},
    "a scope that is none": {"label": "x", "scopes": ["admin"]},
    "a text": {"label": "x", "scopes": "play"},
    "null": {"label": "x", "scopes": [None]},
    "a token of one's own choice": {"label": "x", "scopes": ["play"], "token": "inkland_1"},
    "of somebody else": {"label": "x", "scopes": ["play"], "account": "0" * 26},
    "a label of controls": {"label": "\x1b[2J", "scopes": ["play"]},
    "a label that turns round": {"label": "\u202egnp.exe", "scopes": ["play"]},
    "a label of 61 signs": {"label": "x" * 61, "scopes": ["play"]},
    "the scope of bots": {"label": "x", "scopes": ["play_as_bot"]},
}


@each_row("attempt", ODD_TOKENS)
def test_odd_tokens_are_not_made(site: ProgramSite, attempt: str) -> None:
    before = site.sql("SELECT count(*) FROM access_token")
    assert site.ann.ask("POST", "/api/me/tokens", ODD_TOKENS[attempt]).status in (409, 422)
    assert site.sql("SELECT count(*) FROM access_token") == before


def test_another_site_neither_makes_nor_uses_a_token(site: ProgramSite) -> None:
    made = site.ann.ask("POST", "/api/me/tokens", NEW_TOKEN, Origin=EVIL)
    assert answer_of(made) == "403 ForeignOrigin"
    client = site.tokens["play"]
    for found in (
        client.ask("OPTIONS", "/api/me", Origin=EVIL, Access_Control_Request_Method="GET"),
        client.ask("GET", "/api/me", Origin=EVIL),
        client.ask("POST", "/api/tables", {"seats": 2}, Origin=EVIL),
    ):
        assert not [name for name, _ in found.headers if name.startswith("access-control")]
    assert found.status == 403


@pytest.mark.parametrize(
    "path", ["/api/me", "/api/me/games", "/api/me/statistics", "/api/bots", "/api/tables"]
)
def test_no_cache_keeps_what_a_token_reads(site: ProgramSite, path: str) -> None:
    found = dict(site.tokens["read_games"].ask("GET", path).headers)
    assert found["cache-control"] in ("no-store", "private, no-cache")


def test_no_log_and_no_answer_has_a_token(
    site: ProgramSite, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    ann = site.member("Logged")
    token = new_token(ann, "play")
    client = TokenClient(site.site.port, token)
    for path in (f"/api/me?token={token}", f"/api/tables/{token}", f"/api/me/tokens/{token}"):
        assert token not in json.dumps(client.ask("GET", path).body)
    with client.open("/api/me/turns") as line:
        line.recv(5)
    own = [one for one in caplog.records if one.name.startswith("inkland")]
    assert any(
        token in one.getMessage() for one in own
    )  # what an address had, before it is written
    assert not [line for line in map(JsonLinesFormatter().format, own) if token in line]


def test_a_program_plays_no_contest_and_no_day(site: ProgramSite) -> None:
    """Its owner has entered; the program connects to the owner's own seat."""
    entered = site.ann.ask("PUT", f"/api/contests/{site.round.id}/entry", {}).body["table"]
    day = site.ann.ask("POST", "/api/daily").body["table"]["id"]
    for table in (entered, day):
        with site.tokens["play"].open(f"/api/tables/{table}/live") as line:
            assert closed_with(line, HELLO) == DAY_NOT_OVER


@each_row("kind", ["start", "close", "sit", "invite", "host", "turns", "lobby", ""])
def test_a_socket_takes_no_other_messages(site: ProgramSite, kind: str) -> None:
    client = site.tokens["play"]
    table = site.table(client)
    with client.open(f"/api/tables/{table}/live") as line:
        assert closed_with(line, HELLO, json.dumps({"type": kind})) == BAD_MESSAGE
    with client.open("/api/me/turns") as line:
        assert closed_with(line, json.dumps({"type": kind})) == BAD_MESSAGE
    assert client.ask("GET", f"/api/tables/{table}").body["table"]["status"] == "open"
    assert client.ask("DELETE", f"/api/tables/{table}").status == 200


def test_a_program_that_runs_contests_fills_no_lists(site: ProgramSite) -> None:
    client = site.client(site.member("Runner"), "run_events")
    wish = {"seats": 2, "public": True}
    found = [client.ask("POST", "/api/tables", wish) for _ in range(4)]
    assert [one.status for one in found] == [201, 201, 201, 429]
    tables = [one.body["table"]["id"] for one in found[:3]]
    path = f"/api/tables/{tables[0]}"
    assert answer_of(client.ask("POST", f"{path}/seats", NONCE)) == "403 TokenLacksScope"
    stranger = client.ask("POST", f"{path}/invitations", {"player": player_of(site.account("Ann"))})
    assert answer_of(stranger) == "409 NotPlayedTogether"
    assert [client.ask("DELETE", f"/api/tables/{one}").status for one in tables] == [200] * 3


@pytest.mark.parametrize("header", ["Bearer inkland_" + "A" * 43, "Bearer x", "bearer"])
def test_a_wrong_token_makes_no_guest(site: ProgramSite, header: str) -> None:
    before = site.sql("SELECT count(*) FROM account")
    sit = {**NONCE, "name": "Newcomer"}
    found = site.browser().ask("POST", f"/api/tables/{site.open}/seats", sit, Authorization=header)
    assert answer_of(found) == "401 WhoAreYou"
    assert site.sql("SELECT count(*) FROM account") == before


# --- After a token has ended


def slowly(
    who: Browser, request: str, body: object, between: Callable[[], Answer], head: str = ""
) -> tuple[str, str]:
    """What is answered to what is done between the two halves of a body, and to the request."""
    text = json.dumps(body)
    cookies = "; ".join(f"{name}={value}" for name, value in who.cookies.items())
    lines = [
        f"{request} HTTP/1.1", f"Host: 127.0.0.1:{who.port}", head or f"Cookie: {cookies}",
        "Content-Type: application/json", f"Content-Length: {len(text)}", "Connection: close",
    ]  # fmt: skip
    is_known, read = Event(), requests._read

    async def note_and_read(request: Request) -> bytes:
        is_known.set()
        return await read(request)

    with (
        pytest.MonkeyPatch.context() as patched,
        socket.create_connection(("127.0.0.1", who.port), 10) as line,
    ):
        patched.setattr(requests, "_read", note_and_read)
        line.sendall(("\r\n".join(lines) + "\r\n\r\n" + text[:3]).encode())
        assert is_known.wait(10), "the account was not looked up"
        sleep(0.3)
        done = answer_of(between())
        line.sendall(text[3:].encode())
        return done, line.recv(4096).decode().split(" ")[1]


def test_a_revoked_token_ends_what_is_under_way(site: ProgramSite) -> None:
    who = site.member("Halfway")
    token = new_token(who, "play")
    (known,) = who.ask("GET", "/api/me/tokens").body["tokens"]

    def revoke() -> Answer:
        return who.ask("DELETE", f"/api/me/tokens/{known['id']}")

    found = slowly(who, "POST /api/tables", {"seats": 2}, revoke, f"Authorization: Bearer {token}")
    assert found == ("204", "401")


def test_a_token_revoked_in_the_handshake_opens_nothing(site: ProgramSite) -> None:
    who = site.member("Shaken")
    client = site.client(who, "play")
    (known,) = who.ask("GET", "/api/me/tokens").body["tokens"]
    with client.open("/api/me/turns") as line:  # before its first message
        assert who.ask("DELETE", f"/api/me/tokens/{known['id']}").status == 204
        assert closed_with(line) == SIGNED_OUT
    with client.open("/api/me/turns") as line:
        assert closed_with(line) == SIGNED_OUT


def test_a_suspended_member_has_no_token(site: ProgramSite) -> None:
    who = site.member("Suspended")
    client = site.client(who, "play")
    with client.open("/api/me/turns") as line:
        line.recv(5)
        site.sql(
            "WITH done AS (INSERT INTO moderation_act (kind, rule, moderator, account)"
            " VALUES ('suspend', 'disruption', %s, %s) RETURNING id, account)"
            " INSERT INTO suspension (account, act) SELECT account, id FROM done",
            site.account("Hugh"),
            site.account("Suspended"),
        )
        assert closed_with(line) == SIGNED_OUT
    assert answer_of(client.ask("GET", "/api/me")) == "401 WhoAreYou"
    with client.open("/api/me/turns") as line:
        assert closed_with(line) == SIGNED_OUT


# --- Floods with tokens


def test_several_tokens_are_one_account(site: ProgramSite) -> None:
    who = site.member("Several")
    clients = [site.client(who, "play") for _ in range(3)]
    path = f"/api/me/games/{NOBODYS}/seen"
    answered = requests_until_refused(
        lambda number: clients[number % 3].ask("POST", path), WRITES_BURST
    )
    assert answered < 2 * WRITES_BURST  # each alone would have had thrice as many


def test_handshakes_of_a_token_are_limited(site: ProgramSite) -> None:
    client = site.client(site.member("Handshakes"), "play")
    codes: list[int | None] = []
    while TOO_MANY not in codes and len(codes) < 2 * TOKEN_REQUESTS_BURST:
        with client.open("/api/me/turns") as line:
            with suppress(ConnectionClosed):
                line.recv(5)
            codes.append(line.close_code)
    assert len(codes) >= TOKEN_REQUESTS_BURST - 1 and codes[-1] == TOO_MANY


def test_sockets_of_several_tokens_are_counted_together(site: ProgramSite) -> None:
    who = site.member("Sockets")
    clients = [site.client(who, "play") for _ in range(2)]
    with ExitStack() as stack:
        lines = []
        for number in range(SOCKETS_PER_ACCOUNT + 1):
            line = stack.enter_context(clients[number % 2].open("/api/me/turns"))
            line.recv(5)  # it is counted now
            lines.append(line)
        assert closed_with(lines[0]) == TOO_MANY


@pytest.mark.parametrize("said", ['{"type":"ping","word":"x"}', '{"type":"look","step":1}'])
def test_a_flood_of_messages_closes_the_socket(site: ProgramSite, said: str) -> None:
    client = site.tokens["play"]
    table = site.table(client)
    with client.open(f"/api/tables/{table}/live") as line:
        assert closed_with(line, HELLO, *[said] * 300) == TOO_MANY
    assert client.ask("DELETE", f"/api/tables/{table}").status == 200


def test_a_flood_of_pings_closes_the_stream_of_turns(site: ProgramSite) -> None:
    with site.tokens["play"].open("/api/me/turns") as line:
        assert closed_with(line, *['{"type":"ping","word":"x"}'] * 50) == TOO_MANY


# --- The mark of a bot


@each_row(
    "name",
    [
        "BOT Ada", "bot Ada", "Bot-Ada", "BOT_Ada", "[BOT] Ada", "(bot) Ada", "★BOT★ Ada",
        "B0T Ada", "BОT Ada", "ВОТ Ada", "ВОТ Ада", "бот Ада", "ＢＯＴ Ada", "𝐁𝐎𝐓 Ada",
        "BÖT Ada", "BO\u0301T Ada", "B\u200bOT Ada", "BOT\u00a0Ada", "BOT\u2003Ada", " BOT Ada",
        "BOT: Ada", "BOT.Ada", "\u202eBOT Ada", "BOT", "BOT 7",
    ],
)  # fmt: skip
def test_no_person_has_the_mark(site: ProgramSite, name: str) -> None:
    who = site.guest("Marker")
    sat = who.ask("POST", f"/api/tables/{site.open}/seats", {**NONCE, "name": name})
    assert answer_of(sat) in ("409 NameTaken", "422 BadName"), name
    assert who.ask("PUT", "/api/me", {"name": name}).status in (409, 422, 429)
    assert site.browser().ask("POST", "/api/guests", {"name": name}).status in (409, 422)


MARKS: Final = {
    "none": ("Person", "BOT Person"),
    "its own": ("BOT Person", "BOT Person"),
    "twice": ("BOT BOT Person", "409 NameTaken"),
    "another one": ("bot Person", "409 NameTaken"),
    "nothing behind it": ("BOT", "409 NameTaken"),
    "blanks behind it": ("BOT \u2003", "409 NameTaken"),
    "something invisible before it": ("\u200bPerson", "422 BadName"),
    "so much behind it that it could be cut off": ("A" * 20, "422 BadName"),
    "staff behind it": ("Admin", "409 NameTaken"),
    "a member behind it": ("Hugh login", "409 NameTaken"),
}


@each_row("attempt", MARKS)
def test_a_bot_keeps_its_mark(site: ProgramSite, attempt: str) -> None:
    name, expected = MARKS[attempt]
    found = site.rob.ask("PUT", "/api/me", {"name": name})
    assert (found.body["name"] if found.status == 200 else answer_of(found)) == expected
    assert site.rob.ask("GET", "/api/me").body["name"].startswith("BOT ")


def test_a_moderator_leaves_a_bot_its_mark(site: ProgramSite) -> None:
    rude, judge = site.bot("Rude"), site.member("Judge")
    site.sql("INSERT INTO moderator (account) VALUES (%s)", site.account("Judge"))
    player = player_of(site.account("BOT Rude"))
    act = {"kind": "rename", "rule": "insult", "player": player, "name": "Gentle"}
    assert judge.ask("POST", "/api/moderation/acts", act).status == 204
    assert rude.ask("GET", "/api/me").body["name"] == "BOT Gentle"


# --- Becoming a bot while something else is under way

UNDER_WAY: Final = {
    "renaming": ("PUT /api/me", {"name": "Person"}),
    "opening a table": ("POST /api/tables", {"seats": 2}),
    "entering an event": ("PUT /api/contests/{round}/entry", {"more_time": False}),
    "making a token": ("POST /api/me/tokens", NEW_TOKEN),
    "choosing to be listed": ("PUT /api/me/profile", {"shows": [], "is_listed": True}),
}


@pytest.mark.parametrize("attempt", UNDER_WAY)
def test_what_a_person_has_begun_no_bot_ends(site: ProgramSite, attempt: str) -> None:
    request, body = UNDER_WAY[attempt]
    who = site.member("Double")
    account = site.account("Double")

    def become() -> Answer:
        return who.ask("POST", "/api/me/bot")

    found = slowly(who, request.format(round=site.round.id), body, become)
    assert found == ("200", "403")
    assert site.sql("SELECT name FROM account WHERE id = %s", account) == [("BOT Double",)]
    for table in ("game WHERE host", "entrant WHERE account", "access_token WHERE account"):
        assert site.sql(f"SELECT FROM {table} = %s", account) == []
    assert who.ask("DELETE", "/api/me").status == 204  # the name is free again


def test_nobody_sits_down_as_a_person_and_is_a_bot(site: ProgramSite) -> None:
    """The seat is taken after the account was looked up as a person's, and was made a bot's."""
    who = site.member("Quick")
    with ThreadPoolExecutor(1) as pool, psycopg.connect(site.database) as holding:
        holding.execute("LOCK TABLE blocked")  # which sitting down looks at, and a bot does not
        sitting = pool.submit(who.ask, "POST", f"/api/tables/{site.open}/seats", NONCE)
        sleep(0.3)
        assert who.ask("POST", "/api/me/bot").status == 200
        holding.commit()
        assert sitting.result().status in (403, 503)  # it may have come after the bot
    found = site.hugh.ask("GET", f"/api/tables/{site.open}").body["table"]
    assert found["seats"] == [None, None]


def test_an_account_becomes_a_bot_once_however_often_it_is_asked(site: ProgramSite) -> None:
    who = site.member("Often")
    with ThreadPoolExecutor(8) as pool:
        found = list(pool.map(lambda _: answer_of(who.ask("POST", "/api/me/bot")), range(8)))
    assert sorted(found) == ["200", *["409 NotFresh"] * 7]
    assert who.ask("GET", "/api/me").body["name"] == "BOT Often"


def test_who_did_anything_before_becomes_no_bot(site: ProgramSite) -> None:
    deeds = {
        "sat": ("POST", f"/api/tables/{site.table(site.hugh)}/seats", NONCE),
        "hosted": ("POST", "/api/tables", {"seats": 1}),
        "learnt": ("POST", "/api/tutorial", None),
        "began a day": ("POST", "/api/daily", None),
        "entered": ("PUT", f"/api/contests/{site.round.id}/entry", {}),
    }
    for deed, (method, path, body) in deeds.items():
        who = site.member(deed.title())
        assert who.ask(method, path, body).status in (200, 201), deed
        assert answer_of(who.ask("POST", "/api/me/bot")) == "409 NotFresh", deed


# --- What bots may do

OWN: Final = ("/api/me", "/api/sessions", "/api/passkeys", "/api/device", "/api/mail", "/api/pass")
NOBODYS_OWN: Final = ("/api/guests", "/api/flips", "/api/maps", "/api/score")  # no account is read
KNOCK: Final = {"code": "FERN-108"}
FOR_PEOPLE: Final = [
    (method, path)
    for (method, path), scopes in written_matrix().items()
    if method not in ("GET", LIVE)
    and "play_as_bot" not in scopes
    and not path.startswith((*OWN, *NOBODYS_OWN))
]


@each_row("operation", FOR_PEOPLE)
def test_a_bot_with_a_cookie_is_no_person(site: ProgramSite, operation: tuple[str, str]) -> None:
    method, path = operation
    body: object = KNOCK if path == "/api/knocks" else {}
    found = site.rob.ask(method, filled(path), None if method == "DELETE" else body)
    assert answer_of(found) == "403 NotForBots"


@pytest.mark.parametrize("host", ["{own}/api/me?", "{own}#", "x@{own}", "{own}/", "{own}:80"])
def test_no_host_makes_another_path(site: ProgramSite, host: str) -> None:
    """A path could begin with another one if it were read behind an odd host."""
    cookies = "; ".join(f"{name}={value}" for name, value in site.rob.cookies.items())
    head = f"POST /api/daily HTTP/1.1\r\nHost: {host.format(own='127.0.0.1')}\r\n"
    found = site.raw(f"{head}Cookie: {cookies}\r\nContent-Length: 0\r\n\r\n")
    assert " 400 " in found or " 403 " in found


UNINVITED: Final = {
    "sit down": ("POST", "/seats", NONCE),
    "sit on a seat": ("PUT", "/seats/1", NONCE),
    "sit under another name": ("POST", "/seats", {**NONCE, "name": "Person"}),
}


@pytest.mark.parametrize("attempt", UNINVITED)
def test_a_bot_sits_nowhere_uninvited(site: ProgramSite, attempt: str) -> None:
    method, path, body = UNINVITED[attempt]
    for who in (site.rob, site.tokens["play_as_bot"]):
        found = who.ask(method, f"/api/tables/{site.open}{path}", body)
        assert answer_of(found) == "403 NotInvited"


def test_a_bot_that_was_sent_away_comes_back_when_it_is_asked_again(site: ProgramSite) -> None:
    rob = site.tokens["play_as_bot"]
    table = site.table(site.hugh, seats=3)
    seats = f"/api/tables/{table}/seats"
    ways: list[Callable[[], Answer]] = [
        lambda: site.hugh.ask("DELETE", f"{seats}/0"),
        lambda: rob.ask("DELETE", seats),
    ]
    for leave in ways:
        assert site.invite(table).status == 204
        assert rob.ask("POST", seats, NONCE).status == 200
        assert rob.ask("PUT", f"{seats}/2", NONCE).status == 200  # it has one seat, not two
        assert rob.ask("PUT", f"{seats}/0", NONCE).body["table"]["seats"][1:] == [None, None]
        assert leave().status == 200
        assert answer_of(rob.ask("POST", seats, NONCE)) == "403 NotInvited"
    assert site.hugh.ask("DELETE", f"/api/tables/{table}").status == 200


def test_a_bot_account_beside_a_bot_is_no_person(site: ProgramSite) -> None:
    """Neither for the limit of games of bots alone, nor for the order in which bots compute."""
    table = site.table(site.hugh)
    assert site.invite(table).status == 204
    rob = site.tokens["play_as_bot"]
    assert rob.ask("POST", f"/api/tables/{table}/seats", NONCE).status == 200
    assert site.hugh.ask("POST", f"/api/tables/{table}/bots", {"bot": "random"}).status == 200

    async def look(storage: PostgresStorage) -> None:
        found = await storage.table(TableId(table))
        assert found is not None and all(found.seats) and not has_person(found)

    site.stored(look)
    assert site.hugh.ask("DELETE", f"/api/tables/{table}").status == 200


def test_no_bot_is_on_a_board_of_people(site: ProgramSite) -> None:
    chosen = site.rob.ask("PUT", "/api/me/profile", {"shows": ["statistics"], "is_listed": True})
    assert chosen.status in (200, 409)
    for path in ("/api/leaders", "/api/me/leaders", f"/api/contests/{site.round.id}"):
        assert "BOT " not in json.dumps(site.ann.ask("GET", path).body)


# --- The bridge, and hosts who would keep it busy

SLOW_PROGRAM: Final = """
import json, sys, time
print(json.dumps({"type": "ready", "protocol": 1}), flush=True)
sys.stdin.readline()
for line in sys.stdin:
    time.sleep(0.15)
    print(json.dumps({"id": json.loads(line)["id"], "choice": 0}), flush=True)
"""


@contextmanager
def bridge(site: ProgramSite, owner: Browser, folder: Path, games: int) -> Iterator[Future[None]]:
    """`inkland bot` for one table at a time, in a thread; it ends with its token, at the latest."""
    file = folder / "program.py"
    file.write_text(SLOW_PROGRAM)
    program = Program(f"{shlex.quote(sys.executable)} {shlex.quote(str(file))}", 20)
    token = new_token(owner, "play_as_bot")
    http = HttpClient(f"http://127.0.0.1:{site.site.port}", token=token)
    with ThreadPoolExecutor(1) as pool:
        running = pool.submit(asyncio.run, play_turns(http, program, tables=1, games=games))
        try:
            yield running
        finally:
            site.sql("DELETE FROM access_token WHERE hash = sha256(%s::bytea)", token.encode())


def test_a_host_who_ends_games_or_begins_none_keeps_no_bot_busy(
    site: ProgramSite, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(turn_bridge, "CHECK_SECONDS", 0.5)
    rob, host = site.bot("Busy"), site.member("Keeper")
    player = player_of(site.account("BOT Busy"))
    tables = [site.table(host, seats=1) for _ in range(3)]

    def seats(table: str) -> list[Any]:
        found: list[Any] = host.ask("GET", f"/api/tables/{table}").body["table"]["seats"]
        return found

    def wait_until(is_so: Callable[[], bool]) -> None:
        until = monotonic() + PATIENCE
        while not is_so():
            assert monotonic() < until
            sleep(0.1)

    steps: set[int] = set()

    def has_drawn(table: str) -> bool:
        """A game that begins with an ambush begins at a later step."""
        steps.add(host.ask("GET", f"/api/tables/{table}/view").body["view"]["step"]["number"])
        return len(steps) > 1

    with bridge(site, rob, tmp_path, games=2) as running:
        assert {site.invite(table, host, player).status for table in tables} == {204}
        wait_until(lambda: seats(tables[0]) != [None])
        sleep(1.5)  # a reading of turns later
        assert seats(tables[1]) == [None]  # it has said that it plays at one table
        assert host.ask("DELETE", f"/api/tables/{tables[0]}").status == 200
        wait_until(lambda: seats(tables[1]) != [None])
        assert host.ask("POST", f"/api/tables/{tables[1]}/start").status == 200
        wait_until(lambda: has_drawn(tables[1]))
        assert host.ask("DELETE", f"/api/tables/{tables[1]}").status == 200
        wait_until(lambda: seats(tables[2]) != [None])
        assert host.ask("POST", f"/api/tables/{tables[2]}/start").status == 200
        running.result(PATIENCE)
    found = host.ask("GET", f"/api/tables/{tables[2]}").body["table"]
    assert (found["status"], found["seats"][0]["bot"]) == ("finished", None)


# --- Own map sheets

TWIN: Final = own_notation(MAP_SHEETS["a"])  # the printed sheet, as if it were an own one
EDICTS: Final = [cards[0].id for cards in CATEGORIES.values()]
NO_SHEETS: Final = {
    "nothing": "",
    "the name of a printed one in capitals": "A",
    "the name of a printed one with a blank": "a ",
    "a printed one that is none": "e",
    "no version": "own-m",
    "another version": "own2-m",
    "capitals": "own1-M",
    "a number without a sign": "own1-5",
    "a zero": "own1-0m",
    "a number that begins with zero": "own1-01m",
    "a number of four digits": "own1-0001m",
    "beyond the last space": "own1-121m",
    "one sign too many": "own1-" + "m" * 122,
    "nothing empty": "own1-" + "w" * 121,
    "only mountains": "own1-" + "m" * 121,
    "digits of another script": "own1-\u0663m",
    "letters of another script": "own1-\u043c",
    "wide letters": "own1-\uff4d",
    "a zero byte": "own1-m\u0000",
    "a line break": "own1-m\n",
    "an escape sequence": "own1-\x1b[2J",
    "a sign that turns round": "\u202eown1-m",
    "markup": "<img src=x onerror=alert(1)>",
    "a quote": "own1-m' OR 1=1;--",
    "a path": "../../etc/passwd",
    "a list of numbers": "own1-" + "1m" * 2_000,
    "one very long number": "own1-" + "9" * 5_000 + "m",
    "7,000 signs": "m" * 7_000,
}


def _uses(site: ProgramSite, name: str) -> list[Answer]:
    """What is answered wherever somebody can ask for a map sheet by its name."""
    wish = {"options": {"map_sheet": name}}
    score = {"sheet": MAP_SHEETS["a"].in_one_line(), "edicts": EDICTS, "map_sheet": name}
    who = site.guest("Mapper")
    return [
        who.ask("PATCH", f"/api/tables/{site.table(who)}", wish),
        who.ask("POST", "/api/tables", {"seats": 1, **wish}),
        site.browser().ask("POST", "/api/flips", wish),
        site.browser().ask("POST", "/api/score", score),
        *([site.browser().ask("GET", f"/api/maps/{quote(name, safe='')}")] if name else []),
    ]


def test_a_sheet_is_used_everywhere(site: ProgramSite) -> None:
    assert [one.status for one in _uses(site, TWIN)] == [200, 201, 201, 200, 200]


@each_row("attempt", NO_SHEETS)
def test_what_is_no_sheet_is_played_nowhere(site: ProgramSite, attempt: str) -> None:
    name = NO_SHEETS[attempt]
    for found in _uses(site, name):
        assert found.status in (400, 404, 409, 422), found
    assert (
        site.sql(
            "SELECT FROM game WHERE options::jsonb ->> 'map_sheet' = %s", name.replace("\0", " ")
        )
        == []
    )
    page = site.browser().ask("GET", f"/maps/{quote(name, safe='')}")
    assert "onerror" not in str(page.body)


DRAWINGS: Final = {
    "twelve rows": "/".join(["..........."] * 12),
    "twelve columns": "............",
    "a sign that is none": "..?",
    "a mountain on ruins": "..\u0301",
    "an escape": "\x1b[2J",
    "spaces that are none": "^ !Z99",
    "a hundred thousand marks": "^ !" + "A1 " * 2_000,
    "nine thousand signs": "." * 9_000,
    "a number": 7,
    "null": None,
    "a list": ["^"],
}


@each_row("attempt", DRAWINGS)
def test_what_is_no_drawing_is_no_sheet(site: ProgramSite, attempt: str) -> None:
    found = site.browser().ask("POST", "/api/maps", {"sheet": DRAWINGS[attempt]})
    assert found.status in (409, 413, 422), found


def test_a_drawing_gives_away_nothing_but_what_is_printed(site: ProgramSite) -> None:
    found = site.browser().ask("POST", "/api/maps", {"sheet": "F W V C X ^ # r w f %"}).body
    assert found["map_sheet"] == "own1-5mwrrrr"
    full = site.browser().ask("POST", "/api/maps", {"sheet": "/".join(["#" * 11] * 11)}).body
    assert full["map_sheet"] is None


FIXED: Final = {
    "in an event": ("PUT", "/api/contests/{round}/entry", "422"),
    "on a day": ("POST", "/api/daily", "201"),
    "in the lesson": ("POST", "/api/tutorial", "201"),
}
OWN_MAP: Final = "own1-12m1r4m30w"


@pytest.mark.parametrize("attempt", FIXED)
def test_own_maps_are_not_for_deals_of_all(site: ProgramSite, attempt: str) -> None:
    method, path, expected = FIXED[attempt]
    wish = {"options": {"map_sheet": OWN_MAP}, "map_sheet": OWN_MAP}
    found = site.guest("Wisher").ask(method, path.format(round=site.round.id), wish)
    assert str(found.status) == expected
    if found.status == 201:
        assert found.body["table"]["options"]["map_sheet"] in MAP_SHEETS


def test_no_contest_is_planned_on_an_own_map(
    site: ProgramSite, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("INKLAND_DATABASE_URL", site.database)
    for preset in (OWN_MAP, f"base,{OWN_MAP}"):
        done = CliRunner().invoke(app, ["event", "--at", "2030-01-01T18:00", "--preset", preset])
        assert done.exit_code != 0


@pytest.mark.parametrize("map_sheet", ["own1-" + "w" * 120, TWIN])
def test_games_on_own_maps_count_for_nothing(site: ProgramSite, map_sheet: str) -> None:
    name = f"Easy {len(map_sheet)}"
    who = site.member(name)
    table = site.table(who, seats=1, options={"map_sheet": map_sheet})
    assert who.ask("POST", f"/api/tables/{table}/seats", NONCE).status == 200
    assert who.ask("POST", f"/api/tables/{table}/start").status == 200
    play(who, table)
    text = who.ask("GET", f"/api/tables/{table}/transcript").body
    assert replay(text).state.options.map_sheet == map_sheet
    until = monotonic() + PATIENCE
    while site.sql("SELECT FROM uncounted_game WHERE game = %s", table):
        assert monotonic() < until
        sleep(0.2)
    assert site.sql("SELECT key FROM statistic WHERE account = %s", site.account(name)) == []
    for board in ("strength", "table_strength"):
        assert site.sql(f"SELECT FROM {board} WHERE account = %s", site.account(name)) == []


def test_a_flood_of_sheets_is_refused_by_address(site: ProgramSite) -> None:
    who = site.browser()
    answered = requests_until_refused(
        lambda _: who.ask("POST", "/api/maps", {"sheet": "^"}), PAPER_REQUESTS_BURST
    )
    assert answered >= PAPER_REQUESTS_BURST
    assert site.browser().ask("POST", "/api/maps", {"sheet": "^"}).status == 200
