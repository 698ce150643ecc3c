"""The server for the role matrix: a client for each role, and one of everything that has an id.

All of it is the host's: tables, a deal, a result, an event that they entered, a token, a session, a
person on their device. The decision is that of the suspended member. The host has played with a
friend, who has no role. A role that ends its session, or its account, comes back afterwards.
"""

import json
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from functools import cached_property
from pathlib import Path
from typing import Any, Final

from inkland.puzzles.book import shipped_book
from inkland.server.features.contests.queries import ContestQueries
from inkland.server.tables.storage import PostgresStorage
from support.access_matrix import GAP, Row
from support.attacked_site import AttackedServer, answer_of, play
from support.contests import new_arena
from support.member_site import Browser, MemberSite
from support.moderated_site import ModeratedSite
from support.token_client import TokenClient, bot, new_token

# No struct has this field: who has access is told so, and nothing changes.
REFUSED: Final = {"no_such_field": 1}
_SEAT: Final = {"nonce": "0" * 32}
# What is sent where a refused body would hide whether one has access: it is read before.
BODIES: Final[dict[str, Callable[["RoleSite"], object]]] = {
    "POST /api/guests": lambda _: {"name": "Somebody"},
    "POST /api/device/people": lambda _: {"name": "Somebody"},
    "PATCH /api/tables/{table}": lambda _: {"title": "Mine"},
    "POST /api/tables/{table}/seats": lambda _: _SEAT,
    "PUT /api/tables/{table}/seats/{seat}": lambda _: _SEAT,
    "POST /api/tables/{table}/hold": lambda _: {},
    "POST /api/tables/{table}/bots": lambda _: {"bot": "random"},
    "POST /api/tables/{table}/invitations": lambda site: {"player": site.friends_player},
    "PUT /api/tables/{table}/knocks/{knock}": lambda _: {"is_welcome": True},
    "PUT /api/tables/{table}/pause": lambda _: {"pause": True},
    "PUT /api/tables/{table}/clock": lambda _: {"clock": 7200},
    "POST /api/knocks": lambda site: {"code": site.code},
    "POST /api/flips/{flip}/next": lambda _: {"key": "0" * 32, "number": 1},
    "PUT /api/device/current": lambda site: {"person": site.filled_gap("person", "open")},
    "PUT /api/me/mail": lambda _: {"address": "somebody@example.org"},
    "POST /api/passkeys": lambda _: {
        "id": "AAAA",
        "rawId": "AAAA",
        "type": "public-key",
        "response": {"clientDataJSON": "AAAA", "attestationObject": "AAAA"},
    },
    "POST /api/me/decisions/{decision}/answer": lambda _: {"text": "I did not mean it."},
    "POST /api/moderation/acts": lambda site: {
        "kind": "dismiss",
        "rule": "none",
        "report": site.moderated.victim().report,
    },
}
# Who is granted these has no session any more.
_ENDING: Final = (
    "/api/me",
    "/api/sessions/current",
    "/api/sessions/{session}",
    "/api/device/people/{person}",
)
ROLE_MATRIX: Final = Path(__file__).with_name("role_matrix.txt")
DOCUMENT: Final[dict[str, Any]] = json.loads(
    (Path(__file__).parents[2] / "docs" / "openapi.json").read_text(encoding="utf-8")
)["paths"]


class RoleSite(AttackedServer):
    """A server on PostgreSQL, without limits."""

    moderated: ModeratedSite

    def __init__(self, site: MemberSite, database: str) -> None:
        super().__init__(site, database)
        self.moderated = ModeratedSite(site)
        self.host, self.friend = self.guest("Vera").join("Vera"), self.guest("Fred")
        robot = bot(site, "Robo")
        assert self.host.confirm().status == 200
        self.people: dict[str, Browser] = {
            role: self.moderated.roles[role]
            for role in ("stranger", "guest", "member", "suspended", "moderator")
        } | {"host": self.host}
        self.clients: dict[str, Browser | TokenClient] = {
            **self.people,
            "bot": TokenClient(site.port, new_token(robot, "play_as_bot")),
            "program": TokenClient(
                site.port, new_token(self.host, "read_games", "play", "run_events")
            ),
        }
        new_token(self.host, "play")  # nobody comes with it
        self._token = str(self._done("GET", "/api/me/tokens")["tokens"][-1]["id"])
        self._done("DELETE", "/api/sessions/current")  # nothing is confirmed in the next session
        self._come_back("host")
        self._tables: dict[str, str] = {}
        arena = new_arena(datetime.now(UTC) - timedelta(minutes=1), 60, "base", "Lamplight")
        self._event = arena.id

        async def planned(storage: PostgresStorage) -> None:
            assert await ContestQueries(storage.database).add(arena)

        self.stored(planned)
        shown = self._done("PUT", "/api/me/profile", {"shows": ["games"]})
        self._player = str(shown["player"])

    def answer(self, row: Row, role: str, text: str | None = None) -> str:
        """What a role is answered: done, or the status and code of a refusal.

        The body is `text`, or the one that tells whether the role has access.
        """
        method, path = row.route
        client = self.clients[role]
        before = dict(self.people[role].cookies) if role in self.people else {}
        body: object = None
        if "requestBody" in DOCUMENT[path][method.lower()]:
            known = BODIES.get(f"{method} {path}")
            body = text or (REFUSED if known is None else known(self))
        found = client.ask(method, self._filled(row), body)
        if found.status < 400:
            if method != "GET" and row.has_table and row.when != "finished":
                self._tables.pop(row.when, None)  # it is no more as it was
            if method == "DELETE" and path in _ENDING:
                self._come_back(role)
            elif role in self.people:
                self.people[role].cookies = before  # whoever was made or switched to
            return "done"
        return answer_of(found) if isinstance(found.body, dict) else str(found.status)

    def _come_back(self, role: str) -> None:
        browser = self.people[role]
        browser.cookies.clear()
        if role == "guest":
            browser.enter("guest again")
        else:
            login = {"moderator": "Judith", "host": "Vera"}.get(role, role)
            assert browser.log_in(login).status == 201

    # --- Ids

    def _filled(self, row: Row) -> str:
        path = GAP.sub(lambda gap: self.filled_gap(gap[1], row.when), row.path)
        return path + (f"?of={self._result}" if path.endswith("/ghost") else "")

    def filled_gap(self, kind: str, when: str) -> str:
        """A real id of this kind; a table in the state `when`."""
        ids: dict[str, Callable[[], str]] = {
            "table": lambda: self._table(when),
            "seat": lambda: "0",
            "code": lambda: self._deal,
            "result": lambda: self._result,
            "day": lambda: str(self._done("GET", "/api/daily")["day"]),
            "contest": lambda: self._event,
            "player": lambda: self._player,
            "token": lambda: self._token,
            "knock": self._knock,
            "flip": lambda: self._flip,
            "decision": lambda: str(self.moderated.decisions["suspended"]),
            "session": lambda: str(self._done("GET", "/api/sessions")["sessions"][0]["id"]),
            "person": lambda: str(self._done("GET", "/api/device/people")["people"][0]["key"]),
            "puzzle": lambda: shipped_book().ids[0],
            "map_sheet": lambda: "own1-m",
            "passkey": lambda: "A" * 22,
            "file": lambda: "inkland-2026-01.jsonl.gz",
        }
        return ids[kind]()

    def _done(self, method: str, path: str, body: object = None) -> Any:
        """What the host is answered."""
        found = self.host.ask(method, path, body)
        assert found.status < 300, (path, found)
        return found.body

    def _table(self, state: str) -> str:
        if state not in self._tables:
            self._tables[state] = self._made(state)
        return self._tables[state]

    def _made(self, state: str) -> str:
        """A private table of the host, who sits there; with the friend while it is played."""
        seats = {"open": 4, "playing": 2}.get(state, 1)
        wish = {"seats": seats, "clock": 3600, "preset": "base"}
        table = str(self._done("POST", "/api/tables", wish)["table"]["id"])
        path = f"/api/tables/{table}"
        self._done("POST", f"{path}/seats", _SEAT)
        if state == "playing":
            assert self.friend.ask("POST", f"{path}/seats", _SEAT).status == 200
        if state != "open":
            self._done("POST", f"{path}/start")
        if state == "finished":
            play(self.host, table)
        return table

    @cached_property
    def friends_player(self) -> str:
        """The public id of the friend."""
        seats = self._done("GET", f"/api/tables/{self._table('playing')}")["table"]["seats"]
        return str(seats[1]["player"])

    @property
    def code(self) -> str:
        """The code of the open table."""
        return str(self._done("GET", f"/api/tables/{self._table('open')}")["table"]["code"]["en"])

    def _knock(self) -> str:
        found = self.friend.ask("POST", "/api/knocks", {"code": self.code})
        assert found.status == 200, found
        return str(found.body["id"])

    @cached_property
    def _flip(self) -> str:
        return str(self._done("POST", "/api/flips", {})["flip"]["id"])

    @cached_property
    def _deal(self) -> str:
        return str(self._done("GET", f"/api/tables/{self._table('finished')}")["table"]["deal"])

    @cached_property
    def _result(self) -> str:
        return str(self._done("GET", f"/api/deals/{self._deal}")["results"][0]["id"])
