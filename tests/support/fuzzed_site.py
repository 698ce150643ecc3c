"""A site for generated requests of every role: real ids in them, and what is said of each response.

The server runs in this process, on PostgreSQL and without limits. What a request has used up is
made anew: tables, reports, sessions, and the member, who has confirmed and may erase the account.
"""

import json
import logging
from collections import Counter
from collections.abc import Iterator
from http.cookiejar import DefaultCookiePolicy
from itertools import count, cycle
from pathlib import Path
from typing import Any, Final

from requests import Session
from schemathesis import Case
from schemathesis.core.parameters import ParameterLocation

from inkland.server.http.openapi import SCOPES_FIELD
from support.generated_requests import DOCUMENT, PATIENCE_SECONDS
from support.member_site import MemberSite
from support.moderated_site import Victim
from support.role_site import RoleSite
from support.token_client import TokenClient

# `host` is the organiser of tables; over HTTP there is none of events.
ROLES: Final = ("member", "suspended", "moderator", "host", "bot", "program")
_OF_ACCOUNTS: Final = (
    "/api/me", "/api/sessions", "/api/passkeys", "/api/device", "/api/members", "/api/passwords",
)  # fmt: skip
_STATES: Final = ("open", "playing", "open", "finished", "open", "closed")
_CODES: Final = frozenset(
    line.split()[1]
    for line in (Path(__file__).parents[1] / "frozen" / "refusals.txt").read_text().splitlines()
)
_ABOUT_THE_REPORTED: Final = ("/api/moderation/acts", "/api/reports")
# Other fields of bodies that are ids, and where.
_REAL_FIELDS: Final = {
    "player": ("/api/tables/{table}/invitations",),
    "person": ("/api/device/current",),
    "deal": ("/api/tables",),
}
_KINDS_OF_QUERIES: Final = {"of": "result", "at": "table", "table": "table"}


class Complaints(logging.Handler):
    """The log records that report a bug; no client input may cause one."""

    def __init__(self) -> None:
        super().__init__()
        self.texts: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep the record if it is of a bug."""
        if record.levelno >= logging.ERROR or record.exc_info:
            self.texts.append(self.format(record))


class FuzzedSite(RoleSite):
    """Sends generated requests as each role, and counts how they were answered."""

    def __init__(self, site: MemberSite, database: str) -> None:
        super().__init__(site, database)
        self.answers: Counter[tuple[str, int]] = Counter()
        self.done: Counter[tuple[str, str]] = Counter()
        self._session = Session()
        self._session.cookies.set_policy(DefaultCookiePolicy(allowed_domains=[]))
        self._members = count(1)
        self._states: dict[str, Iterator[str]] = {}
        self._when = "open"
        self._is_act_whole = False
        self._victim: Victim | None = None
        self._new_member()
        self._secrets = self._found_secrets()

    def begin(self, case: "Case[Any]") -> None:
        """Choose a table for a request that all roles will send, another one each time."""
        self._when = next(self._states.setdefault(case.operation.label, cycle(_STATES)))
        self._is_act_whole = not self._is_act_whole
        # A confirmation lasts for some minutes; one whose answer is lost ends the session.
        if case.path.startswith(_OF_ACCOUNTS) and self.people["member"].confirm().status != 200:
            self._new_member()

    def send(self, case: "Case[Any]", role: str) -> None:
        """Send the request as a role, with real ids; check the response.

        An operation that takes no tokens refuses each alike, as the role matrix has it.
        """
        label = case.operation.label
        operation = DOCUMENT["paths"][case.path][case.method.lower()]
        if isinstance(self.clients[role], TokenClient) and not operation.get(SCOPES_FIELD):
            return
        self._use_real_ids(case)
        response = case.call_and_validate(
            base_url=f"http://127.0.0.1:{self.site.port}",
            session=self._session,
            headers=self._credentials(role),
            timeout=PATIENCE_SECONDS,
        )
        self.answers[role, response.status_code] += 1
        text = response.text
        if response.status_code >= 400:
            assert json.loads(text)["code"] in _CODES, text
        leaked = [secret for secret in self._secrets if secret in text]
        assert not leaked, (label, role, leaked)
        if response.status_code < 400:
            self.done[role, label] += 1
            if case.method != "GET":
                self._restore(case.path, role)

    def _credentials(self, role: str) -> dict[str, str]:
        client = self.clients[role]
        if isinstance(client, TokenClient):
            return client.header
        cookies = client.cookies
        return {"Cookie": "; ".join(f"{name}={value}" for name, value in cookies.items())}

    def _restore(self, path: str, role: str) -> None:
        """Make anew what a request has used up."""
        if "{table}" in path and self._when != "finished":
            self._tables.pop(self._when, None)
        if path == "/api/moderation/acts":
            self._victim = None
        if role not in self.people or not path.startswith(_OF_ACCOUNTS):
            return
        if role == "member":
            self._new_member()
        elif self.people[role].ask("GET", "/api/me/decisions").status != 200:
            self._come_back(role)

    def _new_member(self) -> None:
        """A member who has confirmed, with nothing else."""
        login = f"Member {next(self._members)}"
        browser = self.browser().enter(login).join(login)
        assert browser.confirm().status == 200
        self.people["member"] = self.clients["member"] = browser

    # --- Ids

    def _use_real_ids(self, case: "Case[Any]") -> None:
        """Put real ids into the parts of a request that fit their schemas."""
        operation = DOCUMENT["paths"][case.path][case.method.lower()]
        given = {"path": case.path_parameters, "query": case.query}
        for parameter in operation.get("parameters", ()):
            name, where = parameter["name"], ParameterLocation(parameter["in"])
            kind = name if where is ParameterLocation.PATH else _KINDS_OF_QUERIES.get(name)
            values = given[where.value]
            if kind and values and values.get(name) is not None and _fits(case, where):
                values[name] = self.filled_gap(kind, self._when)
        if isinstance(case.body, dict) and _fits(case, ParameterLocation.BODY):
            if case.path == "/api/moderation/acts" and self._is_act_whole:
                _complete_act(case.body)
            for name, before in case.body.items():
                if isinstance(before, str | int):
                    case.body[name] = self._real_field(name, case.path, before)

    def _real_field(self, name: str, path: str, before: str | int) -> Any:
        """A real id for a field of a body that is one, else the value as it was."""
        if path in _ABOUT_THE_REPORTED and name in Victim._fields:
            return getattr(self._reported, name)
        if path == "/api/knocks" and name == "code":
            return self.code
        if name == "answer" and isinstance(before, int):
            return self.moderated.decisions["suspended"]
        if path in _REAL_FIELDS.get(name, ()):
            return self.filled_gap("code" if name == "deal" else name, self._when)
        return before

    @property
    def _reported(self) -> Victim:
        """Somebody with a table, who was reported."""
        if self._victim is None:
            self._victim = self.moderated.victim()
        return self._victim

    def _made(self, state: str) -> str:
        table = super()._made("open" if state == "closed" else state)
        if state == "closed":
            self._done("DELETE", f"/api/tables/{table}")
        return table

    # --- What nobody may read

    def _found_secrets(self) -> list[str]:
        """Ids of accounts, and the deal and the seed of a game that stays begun."""
        game = self._made("playing")
        accounts = self.sql("SELECT id FROM account")
        of_game = self.sql(
            "SELECT seed, deal FROM game JOIN secret ON secret.game = game.id WHERE game.id = %s",
            game,
        )
        found = [str(one) for row in (*accounts, *of_game) for one in row if one]
        assert len(found) > len(accounts) > len(ROLES)
        return found


_ANY: Final = {"player": "0" * 26, "table": "0" * 26, "name": "Newname", "days": 1, "report": 1}
_NEEDS: Final = {
    "rename": ("player", "name"),
    "suspend": ("player", "days"),
    "lift": ("player",),
    "clear_land": ("player", "table"),
    "clear_title": ("table",),
    "end_table": ("table",),
    "unlist": ("table",),
    "dismiss": ("report",),
}


def _complete_act(body: dict[str, Any]) -> None:
    """Give the body of an act the fields that its kind needs, and no others."""
    needs = _NEEDS.get(str(body.get("kind")))
    if needs is not None:
        for name in (*_ANY, "answer"):
            body.pop(name, None)
        body.update({name: _ANY[name] for name in needs})


def _fits(case: "Case[Any]", where: ParameterLocation) -> bool:
    """Whether this part of a request was generated so that it fits its schema."""
    return case.meta is not None and not case.meta.is_negative_at(where)
