"""A block at every door: each operation of the server is listed here with what a block does to it.

Olena has blocked Boris. Vera is nobody's concern: what Boris is answered is compared with what she
is. All have played together before. An operation that is not listed fails.
"""

import json
from collections.abc import Callable, Iterator
from itertools import count
from typing import Any, Final

import pytest
from websockets.sync.client import connect

from rows import each_row
from support.access_matrix import GAP
from support.access_roles import NOBODYS, RoleClient
from support.access_site import BODIES, HELLO
from support.operations import KINDS, operations
from support.serving import Served, served

NONCE: Final = {"nonce": "0" * 32}
LIVE: Final = "/api/tables/{table}/live"

# Refused at Olena's table, with the answer of an ordinary reason: see test_company.py for tables
# of others, and for how the refusals are the same as if all free seats were kept.
REFUSED: Final = {
    ("POST", "/api/tables/{table}/seats"): "409 SeatHeld",
    ("PUT", "/api/tables/{table}/seats/{seat}"): "409 SeatHeld",
    ("POST", "/api/tables/{table}/hold"): "409 NoFreeSeat",
}
# Answered as anybody is, but it does not reach Olena; each has a test of its own below.
SILENT: Final = {
    ("POST", "/api/knocks"),
    ("POST", "/api/tables/{table}/invitations"),
    ("POST", "/api/tables/{table}/rematch"),
    ("POST", "/api/tables/{table}/seats/{seat}/nudge"),  # in test_nudging.py
    ("PUT", "/api/contests/{contest}/entry"),  # never seated together: test_contests.py
    ("say", LIVE),
}
# The same answer as for anybody else: compared below, at a table of Olena's.
ALIKE: Final = {
    ("GET", "/api/tables"),
    ("GET", "/api/tables/{table}"),
    ("PATCH", "/api/tables/{table}"),
    ("DELETE", "/api/tables/{table}"),
    ("DELETE", "/api/tables/{table}/seats"),
    ("DELETE", "/api/tables/{table}/seats/{seat}"),
    ("POST", "/api/tables/{table}/bots"),
    ("POST", "/api/tables/{table}/start"),
    ("PUT", "/api/tables/{table}/pause"),
    ("PUT", "/api/tables/{table}/clock"),
    ("GET", "/api/tables/{table}/view"),
    ("GET", "/api/tables/{table}/history"),
    ("GET", "/api/tables/{table}/news"),
    ("GET", "/api/tables/{table}/transcript"),
    ("GET", "/api/tables/{table}/replay"),
    ("GET", "/api/tables/{table}/proof"),
    ("GET", "/api/tables/{table}/ghost"),
    ("GET", "/api/tables/{table}/analysis"),
    ("POST", "/api/tables/{table}/analysis"),
    ("GET", "/api/tables/{table}/live"),
    ("GET", "/api/tables/{table}/qr.svg"),
    ("GET", "/api/tables/{table}/knocks"),
    ("PUT", "/api/tables/{table}/knocks/{knock}"),
    ("GET", "/api/knocks/{knock}"),
    ("GET", "/api/live"),
    ("GET", "/api/players/{player}"),
    ("GET", "/api/leaders"),
    ("GET", "/api/me/leaders"),
    ("GET", "/api/daily/{day}/maps"),
    ("GET", "/api/me/people"),
    ("GET", "/api/me/people/{player}"),
    ("PUT", "/api/me/following/{player}"),
    ("DELETE", "/api/me/following/{player}"),
    ("PUT", "/api/me/blocked/{player}"),
    ("DELETE", "/api/me/blocked/{player}"),
    ("GET", "/api/me/invitations"),
    ("DELETE", "/api/me/invitations/{table}"),
    *((kind, LIVE) for kind in KINDS - {"say"}),  # whoever may look on may do all of these
}
# One's own account, and what nobody else is part of: no other person is looked at.
OWN: Final = {
    "/",
    "/openapi.json",
    "/healthz",
    "/readyz",
    "/api/box",
    "/api/cards",
    "/api/lobby/live",
    "/api/guests",
    "/api/me",
    "/api/bots",
    "/api/me/bot",
    "/api/me/tokens",
    "/api/me/tokens/{token}",
    "/api/me/turns",
    "/api/me/export",
    "/api/me/games",
    "/api/me/games/{table}/seen",
    "/api/me/mail",
    "/api/me/notices",
    "/api/me/days",
    "/api/me/profile",
    "/api/me/push",
    "/api/me/statistics",
    "/api/device/current",
    "/api/device/people",
    "/api/device/people/{person}",
    "/api/mail/confirmation",
    "/api/mail/unsubscribe",
    "/api/passwords/forgotten",
    "/api/passwords/new",
    "/api/passwords/recovery",
    "/api/mail/not-me",
    "/api/me/news",
    "/api/me/news/seen",
    "/api/me/recovery-codes",
    "/api/privacy",
    "/api/open-data",
    "/api/open-data/{file}",
    "/api/me/password",
    "/api/me/confirmation",
    "/api/me/confirmation/passkey",
    "/api/me/confirmation/passkey/options",
    "/api/members",
    "/api/sessions",
    "/api/sessions/current",
    "/api/sessions/{session}",
    "/api/sessions/passkey",
    "/api/sessions/passkey/options",
    "/api/passkeys",
    "/api/passkeys/options",
    "/api/passkeys/{passkey}",
    "/api/contests",
    "/api/contests/{contest}",
    "/api/contests/{contest}/qr.svg",
    "/api/daily",
    "/api/daily/{day}",
    "/api/deals/{code}",
    "/api/deals/{code}/results/{result}",
    "/api/flips",
    "/api/flips/{flip}",
    "/api/flips/{flip}/next",
    "/api/maps",
    "/api/maps/{map_sheet}",
    "/api/puzzles/today",
    "/api/puzzles/{puzzle}",
    "/api/puzzles/{puzzle}/answer",
    "/api/score",
    "/api/tutorial",
    "/api/me/decisions",
    "/api/me/decisions/{decision}/answer",
}
OWN_DEEDS: Final = {
    ("GET", "/api/moderation/queue"),  # of moderators, whoever has blocked them
    ("GET", "/api/moderation/log"),
    ("POST", "/api/moderation/acts"),
    ("POST", "/api/reports"),  # one reports whom one has blocked, too
    ("POST", "/api/tables"),  # a table of one's own
    ("GET", "/api/contests/{contest}/entry"),
    ("DELETE", "/api/contests/{contest}/entry"),
}


@pytest.fixture(scope="module")
def server(module_database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for the whole file."""
    with served(tmp_path_factory.mktemp("blocking"), module_database) as running:
        yield running
        assert running.complaints() == []


class Acquaintances:
    """Olena, Boris, whom she has blocked, and Vera; the three have played a game."""

    def __init__(self, server: Served) -> None:
        self._server = server
        self.olena, self.boris, self.vera = (
            RoleClient(server.port).enter(name) for name in ("Olena", "Boris", "Vera")
        )
        table = self.opened(self.olena, seats=3)
        for person in (self.olena, self.boris, self.vera):
            self.sit(person, table)
        status, found = self.olena.ask("POST", f"/api/tables/{table}/start")
        assert status == "200"
        self.game = table
        self.player: dict[str, str] = {s["name"]: s["player"] for s in found["table"]["seats"]}
        self.block(self.olena, "Boris")

    def block(self, who: RoleClient, whom: str) -> None:
        """Block somebody."""
        assert who.ask("PUT", f"/api/me/blocked/{self.player[whom]}")[0] == "204"

    def opened(self, host: RoleClient, **fields: object) -> str:
        """A table of this host, who sits there already."""
        status, found = host.ask("POST", "/api/tables", {"seats": 4, **fields})
        assert status == "201", found
        table = str(found["table"]["id"])
        self.sit(host, table)
        return table

    def sit(self, person: RoleClient, table: str) -> None:
        """Sit down."""
        assert person.ask("POST", f"/api/tables/{table}/seats", NONCE)[0] == "200"


@pytest.fixture(scope="module")
def people(server: Served) -> Acquaintances:
    """The three."""
    return Acquaintances(server)


def test_every_operation_is_listed() -> None:
    listed = set(REFUSED) | SILENT | ALIKE | OWN_DEEDS
    others = {(deed, path) for deed, path in operations() if (deed, path) not in listed}
    assert {path for _, path in others} == OWN
    assert listed <= operations()


@pytest.mark.parametrize("operation", sorted(REFUSED), ids=" ".join)
def test_a_door_is_closed_with_an_ordinary_answer(
    people: Acquaintances, operation: tuple[str, str]
) -> None:
    deed, path = operation
    table = people.opened(people.olena)
    body = {} if path.endswith("hold") else NONCE
    path = path.replace("{table}", table).replace("{seat}", "2")
    assert people.boris.ask(deed, path, body)[0] == REFUSED[operation]
    assert people.vera.ask(deed, path, body)[0] == "200"


_HTTP_ALIKE: Final = sorted((deed, path) for deed, path in ALIKE if not deed.islower())


@each_row("operation", _HTTP_ALIKE)
def test_everything_else_is_answered_as_to_anybody(
    people: Acquaintances, operation: tuple[str, str]
) -> None:
    deed, path = operation
    key = f"{deed} {path}"
    body = BODIES.get(key)
    answers = []
    for person in (people.boris, people.vera):
        table = people.opened(people.olena)
        gaps = {
            "table": table,
            "seat": "0",
            "knock": NOBODYS,
            "player": people.player["Olena"],
            "day": str(people.olena.ask("GET", "/api/daily")[1]["day"]),
        }
        filled = GAP.sub(lambda gap: gaps[gap[1]], path)  # noqa: B023
        if path.endswith("ghost"):
            filled += f"?of={NOBODYS}"
        status, found = person.ask(deed, filled, body and body(None))  # type: ignore[arg-type]
        answers.append((status, _anonymous(found)))
        for relation in ("following", "blocked"):
            person.ask("DELETE", f"/api/me/{relation}/{people.player['Olena']}")
    assert answers[0] == answers[1]


def _anonymous(found: Any) -> Any:
    """An answer without what is different at each table, and at each moment."""
    if isinstance(found, dict):
        changing = ("id", "code", "commitment", "dealt_at", "opened_at", "nonce", "since", "tables")
        kept = {key: _anonymous(value) for key, value in found.items() if key not in changing}
        return kept if "is_followed" not in kept else {"name": kept["name"]}
    if isinstance(found, list):
        return sorted((_anonymous(value) for value in found), key=repr)
    return found if isinstance(found, int | bool | None) else type(found).__name__


def test_a_knock_does_not_reach_her(people: Acquaintances) -> None:
    table = people.opened(people.olena)
    _, found = people.olena.ask("GET", f"/api/tables/{table}")
    code = found["table"]["code"]["en"]
    answers = [person.ask("POST", "/api/knocks", {"code": code}) for person in both(people)]
    assert [status for status, _ in answers] == ["200", "200"]
    assert [(sorted(found), found["table"]) for _, found in answers] == [
        (["id", "table"], None)
    ] * 2
    waiting = people.olena.ask("GET", f"/api/tables/{table}/knocks")[1]["knocks"]
    assert [knock["name"] for knock in waiting] == ["Vera"]


def test_an_invitation_does_not_reach_her_nor_him_to_her_table(people: Acquaintances) -> None:
    invited: Callable[[RoleClient], list[str]] = lambda person: [  # noqa: E731
        one["table"] for one in person.ask("GET", "/api/me/invitations")[1]["invitations"]
    ]
    of_boris, of_vera = people.opened(people.boris), people.opened(people.vera)
    to_olena = {"player": people.player["Olena"]}
    for person, table in ((people.boris, of_boris), (people.vera, of_vera)):
        path = f"/api/tables/{table}/invitations"
        assert person.ask("POST", path, to_olena) == ("204", "")
        assert person.ask("POST", path, to_olena) == ("204", "")  # again: it tells nothing either
    assert invited(people.olena) == [of_vera]
    # Others cannot bring him to a table where she sits, and are not told.
    people.sit(people.olena, of_vera)
    path = f"/api/tables/{of_vera}/invitations"
    assert people.vera.ask("POST", path, {"player": people.player["Boris"]}) == ("204", "")
    assert of_vera not in invited(people.boris)
    # Her own invitation of him would be a mistake, and she is told so.
    assert people.olena.ask("POST", path, {"player": people.player["Boris"]})[0] == (
        "409 BlockedByYou"
    )
    people.olena.ask("DELETE", f"/api/tables/{of_vera}/seats")
    assert of_vera in invited(people.boris)


def test_a_rematch_does_not_seat_him_beside_her(server: Served) -> None:
    people = Acquaintances(server)
    assert people.olena.ask("DELETE", f"/api/tables/{people.game}")[0] == "200"
    path = f"/api/tables/{people.game}/rematch"
    answers = [person.ask("POST", path) for person in (people.olena, *both(people))]
    assert [status for status, _ in answers] == ["201"] * 3
    (again,) = {found["table"]["id"] for _, found in answers}
    for person, expected in ((people.boris, "409 SeatHeld"), (people.vera, "200")):
        assert person.ask("POST", f"/api/tables/{again}/seats", NONCE)[0] == expected


def test_his_phrases_do_not_reach_her(server: Served, people: Acquaintances) -> None:
    words = count()

    def opened(person: RoleClient) -> Any:
        url = f"ws://127.0.0.1:{server.port}/api/tables/{people.game}/live"
        return connect(url, additional_headers=person.headers, compression=None, close_timeout=1)

    def heard(line: Any) -> list[tuple[int, str]]:
        """The phrases until the answer to a ping, which comes after them."""
        found = []
        word = str(next(words))
        line.send(json.dumps({"type": "ping", "word": word}))
        while (told := json.loads(line.recv(10))) != {"type": "pong", "word": word}:
            if told["type"] == "word":
                found.append((told["seat"], told["phrase"]))
        return found

    with (
        opened(people.olena) as olena,
        opened(people.boris) as boris,
        opened(people.vera) as vera,
    ):
        for line in (olena, boris, vera):
            line.send(HELLO)
            while json.loads(line.recv(10))["type"] != "whole":
                pass
        boris.send('{"type":"say","phrase":"hm"}')
        while not (said := heard(boris)):
            pass
        assert said == [(1, "hm")]
        vera.send('{"type":"say","phrase":"well"}')
        everything: dict[str, list[tuple[int, str]]] = {"olena": [], "vera": []}
        while (2, "well") not in everything["olena"]:
            everything["olena"] += heard(olena)
        while (2, "well") not in everything["vera"]:
            everything["vera"] += heard(vera)
        assert everything == {"olena": [(2, "well")], "vera": [(1, "hm"), (2, "well")]}


def both(people: Acquaintances) -> tuple[RoleClient, RoleClient]:
    """Who is blocked, and who is not."""
    return people.boris, people.vera
