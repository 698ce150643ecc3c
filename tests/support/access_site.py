"""The server for the access matrix: a client for each role, and tables in all states."""

import json
import re
import secrets
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from typing import Any, Final

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from inkland.cards import CATEGORIES, MAP_SHEETS
from inkland.protocol.messages import Spots, decode_server
from inkland.protocol.offers import offers
from inkland.protocol.translation import DRAWING
from inkland.puzzles.book import shipped_book
from inkland.puzzles.puzzle import drawings_of
from support.access_matrix import GAP, Row
from support.access_roles import NOBODYS, PASSWORD, SEATABLE, SEATS, RoleClient, RoleClients
from support.push_service import SubscribedBrowser
from support.serving import PUSH_HOST, Served

SILENCE: Final = 0.2
HELLO: Final = '{"type":"hello"}'
LAST: Final = '{"type":"ping","word":"the last"}'
_QUESTIONS: Final = ("explain", "look", "ping", "try")  # these only read
_PERSONAL: Final = (("GET", "/api/tables/{table}"), ("GET", "/api/tables/{table}/view"))
_GHOST: Final = ("GET", "/api/tables/{table}/ghost")
_SWITCH: Final = ("PUT", "/api/device/current")
_PASS: Final = [{"type": "pass"}]


# --- Request bodies and messages

EDICTS: Final = [cards[0].id for cards in CATEGORIES.values()]

_logins: Iterator[int] = count(1)

BODIES: Final[dict[str, Callable[[RoleClients], object]]] = {
    "POST /api/guests": lambda _: {"name": "Somebody"},
    "POST /api/device/people": lambda _: {"name": "Somebody"},
    "PUT /api/me": lambda _: {"name": "Somebody else"},
    "POST /api/tables": lambda _: {"seats": 2},
    "PATCH /api/tables/{table}": lambda _: {"title": "Mine"},
    "POST /api/tables/{table}/seats": lambda _: {"nonce": "0" * 32},
    "PUT /api/tables/{table}/seats/{seat}": lambda _: {"nonce": "0" * 32},
    "POST /api/tables/{table}/hold": lambda _: {},
    "PUT /api/tables/{table}/knocks/{knock}": lambda _: {"is_welcome": True},
    "POST /api/tables/{table}/invitations": lambda _: {"player": NOBODYS},
    "PUT /api/contests/{contest}/entry": lambda _: {},
    "POST /api/knocks": lambda _: {"code": "FERN-108", "name": "Heron"},
    "POST /api/tables/{table}/bots": lambda _: {"bot": "random"},
    "PUT /api/tables/{table}/pause": lambda _: {"pause": True},
    "PUT /api/tables/{table}/clock": lambda _: {"clock": 7200},
    "POST /api/members": lambda _: {"login": f"Login {next(_logins)}", "password": PASSWORD},
    "POST /api/sessions right": lambda clients: {"login": clients.login, "password": PASSWORD},
    "POST /api/sessions wrong": lambda clients: {"login": clients.login, "password": PASSWORD[1:]},
    "PUT /api/me/password right": lambda _: {"password": PASSWORD, "new_password": PASSWORD * 2},
    "PUT /api/me/password wrong": lambda _: {"password": "wrong", "new_password": PASSWORD * 2},
    "POST /api/me/confirmation right": lambda _: {"password": PASSWORD},
    "POST /api/me/confirmation wrong": lambda _: {"password": PASSWORD[1:]},
    "POST /api/me/confirmation/passkey": lambda _: _passkey("authenticatorData", "signature"),
    "POST /api/me/tokens": lambda _: {"label": "Mine", "scopes": ["play"]},
    "PUT /api/me/mail": lambda _: {"address": "somebody@example.org"},
    "POST /api/mail/confirmation": lambda _: {"token": "A" * 43},
    "POST /api/mail/unsubscribe": lambda _: {"token": "A" * 43},
    "POST /api/passwords/forgotten": lambda _: {"login_or_address": "nobody"},
    "POST /api/passwords/new": lambda _: {"token": "A" * 43, "password": PASSWORD * 2},
    "POST /api/passwords/recovery": lambda _: {
        "login": "nobody",
        "code": "0000-0000-0000-0000",
        "password": PASSWORD * 2,
    },
    "POST /api/mail/not-me": lambda _: {"token": "A" * 43},
    "PUT /api/me/profile": lambda _: {"shows": ["games", "statistics", "maps"]},
    "POST /api/reports": lambda _: {"kind": "title", "table": NOBODYS},
    "POST /api/moderation/acts": lambda _: {"kind": "dismiss", "rule": "none"},
    "POST /api/me/decisions/{decision}/answer": lambda _: {"text": "Why?"},
    "POST /api/flips": lambda _: {},
    "POST /api/flips/{flip}/next right": lambda clients: {"key": clients.flip[1], "number": 1},
    "POST /api/flips/{flip}/next wrong": lambda _: {"key": "0" * 32, "number": 1},
    "POST /api/puzzles/{puzzle}/answer": lambda _: {"drawing": _first_drawing()},
    "POST /api/maps": lambda _: {"sheet": "^"},
    "POST /api/score": lambda _: {"sheet": str(MAP_SHEETS["a"]), "edicts": EDICTS},
    "POST /api/passkeys": lambda _: _passkey("attestationObject"),
    "PUT /api/me/notices": lambda _: {"kinds": {"nudge": []}, "time_zone": "Europe/Kyiv"},
    "POST /api/me/push right": lambda _: _push(PUSH_HOST),
    "POST /api/me/push wrong": lambda _: _push("localhost:2"),
    "POST /api/sessions/passkey": lambda _: _passkey("authenticatorData", "signature"),
}


def _passkey(*fields: str) -> dict[str, Any]:
    response = {"clientDataJSON": "AAAA", **dict.fromkeys(fields, "AAAA")}
    return {"id": "AAAA", "rawId": "AAAA", "type": "public-key", "response": response}


def _first_drawing() -> Any:
    """A legal answer to the first puzzle."""
    puzzle = shipped_book().puzzle(shipped_book().ids[0])
    return DRAWING.to_plain(drawings_of(puzzle.view)[0])


def _push(host: str) -> dict[str, Any]:
    return SubscribedBrowser(f"https://{host}/push").subscription


# --- The site


class AccessSite:
    """A server with a client per role and tables in all states.

    Changed tables are created again.
    """

    def __init__(self, server: Served) -> None:
        self._server = server
        self._casts = count(1)
        self._tables: dict[str, str] = {}
        self._drawing: list[Any] = []
        self.clients = self._new_clients()
        self._unchanged = self._new_clients()

    def _new_clients(self) -> RoleClients:
        return RoleClients(self._server.port, next(self._casts))

    def answers(self, row: Row) -> Iterator[tuple[str, str]]:
        """Each role with the answer it gets."""
        # Operations on the caller's own account use accounts that no row before has changed.
        is_own = not row.has_table and row.deed != "GET"
        clients = self._unchanged if is_own else self.clients
        if row.deed in _QUESTIONS:
            if row.has_table:
                self.table(row.when)  # all roles share the table
            with ThreadPoolExecutor(len(row.cells)) as everyone:
                yield from everyone.map(
                    lambda role: (role, self._told(clients, row, role)), row.cells
                )
            self._tables.pop("playing", None)  # an absent player has come back in order to ask
            return
        for role in row.cells:
            answer = (self._told if row.is_message else self._answered)(clients, row, role)
            yield role, answer
            if is_own and answer[0] == "2" and clients is self._unchanged:
                self._unchanged = self._new_clients()
            if row.deed != "GET" and row.when != "finished" and answer[0] in "2s":
                self._tables.pop(row.when, None)

    # --- Over HTTP

    def _answered(self, clients: RoleClients, row: Row, role: str) -> str:
        key = " ".join(row.route)
        body = BODIES.get(key) or BODIES.get(f"{key} {row.when}")
        path = self._path(clients, row, role)
        if row.route == _GHOST:
            path += f"?of={self._result()}"
        content = body and body(clients)
        if row.route == _SWITCH:
            is_named = row.when != "nobody"
            content = {"person": self._person(clients, role, row.when) if is_named else None}
        answer, found = clients[role].ask(row.deed, path, content)
        return answer + _disguise(found, role) if row.route in _PERSONAL else answer

    def _path(self, clients: RoleClients, row: Row, role: str) -> str:
        def filled(gap: re.Match[str]) -> str:
            match gap[1], gap[2]:
                case "table", _:
                    return self.table(row.when)
                case "seat", whose:
                    return str(SEATS[whose])
                case "session", "own":
                    return clients.session(role)
                case "session", _:
                    return clients.session("member" if role in ("host", "foreign") else "host")
                case "player", "shown":
                    return clients.player
                case "person", whose:
                    return self._person(clients, role, whose)
                case "knock" | "contest" | "token", _:
                    return NOBODYS
                case "player", _:
                    return self._player()
                case "decision", _:
                    return "1"
                case "puzzle", _:
                    return shipped_book().ids[0]
                case "map_sheet", _:
                    return "own1-m"
                case "flip", _:
                    return clients.flip[0]
                case "code", _:
                    return self._deal(self.table("finished"))
                case "result", _:
                    return self._result()
                case "day", _:
                    return str(self.clients["host"].ask("GET", "/api/daily")[1]["day"])
            return "A" * 32

        return GAP.sub(filled, row.path)

    def _person(self, clients: RoleClients, role: str, whose: str) -> str:
        """The key of this role's own person on its device, or of another role's."""
        is_host = role in ("host", "foreign")
        return clients.person(role if whose == "own" else "member" if is_host else "host")

    def _deal(self, table: str) -> str:
        return str(self.clients["host"].ask("GET", f"/api/tables/{table}")[1]["table"]["deal"])

    def _player(self) -> str:
        path = f"/api/tables/{self.table('finished')}"
        return str(self.clients["host"].ask("GET", path)[1]["table"]["seats"][0]["player"])

    def _result(self) -> str:
        deal = self._deal(self.table("finished"))
        return str(self.clients["host"].ask("GET", f"/api/deals/{deal}")[1]["results"][0]["id"])

    # --- On a socket

    def _told(self, clients: RoleClients, row: Row, role: str) -> str:
        deed, _, whose = row.deed.partition(":")
        said = self._message(deed, row.when)
        if whose:
            said["seat"] = SEATS[whose]
        try:
            with self._connected(self._path(clients, row, role), clients[role]) as line:
                if row.has_table and deed != "hello":
                    line.send(HELLO)
                line.send(json.dumps(said))
                patience = SILENCE if row.cells[role] == "silence" else 240
                return _answer(line, deed, role, patience)
        except InvalidStatus as refused:
            return str(refused.response.status_code)
        except ConnectionClosed as closed:
            return f"closed {closed.rcvd.code if closed.rcvd else None}"

    def _message(self, deed: str, when: str) -> dict[str, Any]:
        drawing = self._drawing if when == "playing" and self.table(when) else _PASS
        fields: dict[str, dict[str, Any]] = {
            "draw": {"id": secrets.token_hex(16), "step": 1, "drawing": drawing},
            "take_back": {"id": secrets.token_hex(16), "step": 1},
            "look": {"step": 1, "begun": drawing},
            "try": {"step": 1, "drawing": drawing},
            "explain": {"seat": SEATS["seat"]},
            "say": {"phrase": "hm"},
            "ping": {"word": "?"},
        }
        return {"type": deed, **fields.get(deed, {})}

    # --- Tables

    def table(self, state: str) -> str:
        """A table in this state, with all roles that have a seat at it seated."""
        if state not in self._tables:
            self._tables[state] = self._made(state)
        return self._tables[state]

    def _made(self, state: str) -> str:
        host = self.clients["host"]
        wish = {"seats": len(SEATS), "clock": 3600, "preset": "base"}
        table = str(host.ask("POST", "/api/tables", wish)[1]["table"]["id"])
        path = f"/api/tables/{table}"
        for role in SEATABLE:
            assert self.clients[role].ask("POST", f"{path}/seats", {"nonce": "0" * 32})[0] == "200"
        bot = {"bot": "random", "seats": [SEATS["bot"]]}
        assert host.ask("POST", f"{path}/bots", bot)[0] == "200"
        if state == "closed":
            assert host.ask("DELETE", path)[0] == "200"
        if state in ("playing", "finished"):
            assert host.ask("POST", f"{path}/start")[0] == "200"
            gone = SEATABLE if state == "finished" else ["away"]
            for role in gone:
                assert self.clients[role].ask("DELETE", f"{path}/seats")[0] == "200"
            self._wait(path, state)
        return table

    def _wait(self, path: str, state: str) -> None:
        """Wait for the bots: until they have finished, or until one has answered the first step."""
        bots = [SEATS[seat] for seat in ("away", "bot", "free")]
        until = time.monotonic() + 240
        while time.monotonic() < until:
            view = self.clients["host"].ask("GET", f"{path}/view")[1]["view"]
            if state == "finished" and view["ending"] is not None:
                return
            if state == "playing" and all(view["step"]["answered"][bot] for bot in bots):
                self._drawing = self._legal(path)
                return
            time.sleep(0.02)
        raise TimeoutError(state)

    def _legal(self, path: str) -> list[Any]:
        """A legal drawing for the first step; all seats have the same map and card."""
        with self._connected(path + "/live", self.clients["host"]) as line:
            line.send(HELLO)
            while not isinstance(told := decode_server(line.recv(240)), Spots):
                pass
        return [msgspec.to_builtins(next(iter(offers(told))).element)]

    def _connected(self, path: str, person: RoleClient) -> ClientConnection:
        url = f"ws://127.0.0.1:{self._server.port}{path}"
        return connect(url, additional_headers=person.headers, compression=None, close_timeout=1)


def _disguise(found: Any, role: str) -> str:
    """Empty, or why the table sent to this role belongs to another viewer."""
    if "code" in found:
        return ""
    seat = found["view"]["viewer"] if "view" in found else found["you"]
    own = SEATS.get(role)  # what a page of another site reads is a stranger's
    return "" if seat == own else f" as seat {seat}"


# --- Answers on a websocket


def _answer(line: ClientConnection, deed: str, role: str, patience: float) -> str:
    """The type of the answering message, the code of a refusal, or "silence"."""
    line.send(LAST)
    within = 240.0
    while True:
        try:
            told = json.loads(line.recv(within))
        except TimeoutError:
            return "silence"
        match deed, told["type"]:
            case "hello", "table":
                you = told["you"]
                return "sees" if you is None else "sits" if you == SEATS[role] else f"sits {you}"
            case "draw" | "take_back", "refused":
                return str(told["code"])
            case ("draw" | "take_back", "saved") | ("explain", "awards") | ("try", "tried"):
                return str(told["type"])
            case "say", "word" if told["seat"] == SEATS.get(role):
                return "word"
            case "look", "spots" if told["begun"]:
                return "spots"
            case _, "pong" if deed == "ping":
                return "pong"
            case _, "pong":
                within = patience  # questions are answered out of order
