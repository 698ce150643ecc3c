"""The cast of the access matrix: one person for each role, with a browser of their own."""

import json
from functools import cached_property
from http.client import HTTPConnection
from http.cookies import SimpleCookie
from typing import Any, Final

PASSWORD: Final = "eight sheets of vellum"
EVIL: Final = "http://evil.example"
NOBODYS: Final = "0" * 26
# Who has which seat; the host has opened the table. The last is free until the game starts.
SEATS: Final = {"host": 0, "seat": 1, "other": 2, "away": 3, "bot": 4, "free": 5}
SEATABLE: Final = ("host", "seat", "other", "away")


class RoleClient:
    """Somebody with cookies, at home on this site or sent by another one."""

    def __init__(self, port: int, origin: str | None = None) -> None:
        self.cookies: dict[str, str] = {}
        self.origin = origin
        self._port = port

    @property
    def headers(self) -> dict[str, str]:
        """What the browser sends along."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        sent = {"Cookie": cookie, "Origin": self.origin}
        return {name: value for name, value in sent.items() if value}

    def ask(self, method: str, path: str, body: object = None) -> tuple[str, Any]:
        """The status with the code of a refusal, and the answer."""
        line = HTTPConnection("127.0.0.1", self._port, timeout=60)
        content, headers = None, self.headers
        if body is not None:
            content, headers = json.dumps(body), {**headers, "Content-Type": "application/json"}
        line.request(method, path, content, headers)
        response = line.getresponse()
        text = response.read().decode()
        line.close()
        # Other sites may send what they like; but no browser lets them read an answer.
        assert not any(name.lower().startswith("access-control") for name in response.headers)
        for header in response.headers.get_all("Set-Cookie", []):
            self.cookies |= {name: cookie.value for name, cookie in SimpleCookie(header).items()}
        is_json = response.headers.get("Content-Type") == "application/json"
        found: Any = json.loads(text) if text and is_json else text
        code = f" {found['code']}" if response.status >= 400 else ""
        return f"{response.status}{code}", found

    def enter(self, name: str) -> "RoleClient":
        """Come in as a guest."""
        assert self.ask("POST", "/api/guests", {"name": name})[0] == "201"
        return self

    def join(self, login: str) -> "RoleClient":
        """Become a member."""
        made = self.ask("POST", "/api/members", {"login": login, "password": PASSWORD})
        assert made[0] == "201", made
        return self

    def with_cookies_kept(self, *deed: str) -> "RoleClient":
        """Do this, and try to go on as if it had not happened."""
        before = dict(self.cookies)
        assert self.ask(*deed)[0] == "204"
        self.cookies = before
        return self


class RoleClients:
    """One person for each role."""

    def __init__(self, port: int, number: int) -> None:
        self.login = f"Member {number}"
        self._people = {role: RoleClient(port).enter(role) for role in SEATABLE}
        foreign = RoleClient(port, EVIL)
        foreign.cookies = self._people["host"].cookies  # the host's own browser sends them
        self._people |= {
            "anonymous": RoleClient(port),
            "signed-out": RoleClient(port)
            .enter("out")
            .with_cookies_kept("DELETE", "/api/sessions/current"),
            "erased": RoleClient(port).enter("erased").with_cookies_kept("DELETE", "/api/me"),
            "foreign": foreign,
            "watcher": RoleClient(port).enter("watcher"),
            "member": RoleClient(port).enter("member").join(self.login),
        }

    def __getitem__(self, role: str) -> RoleClient:
        return self._people[role]

    @cached_property
    def flip(self) -> tuple[str, str]:
        """Cards that somebody has laid out for a paper table, and the key to turn them."""
        found = self["anonymous"].ask("POST", "/api/flips", {})[1]
        return found["flip"]["id"], found["key"]

    def session(self, role: str) -> str:
        """The id of a session of this role."""
        status, found = self[role].ask("GET", "/api/sessions")
        return str(found["sessions"][0]["id"]) if status == "200" else NOBODYS
