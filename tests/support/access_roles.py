"""HTTP clients for the access matrix: one for each role, each with its own cookies."""

import json
from functools import cached_property
from http.client import HTTPConnection
from http.cookies import SimpleCookie
from itertools import count
from typing import Any, Final

PASSWORD: Final = "eight sheets of vellum"
EVIL: Final = "http://evil.example"
NOBODYS: Final = "0" * 26
# Roles by seat; the host opened the table. The last seat is free until the game starts.
SEATS: Final = {"host": 0, "seat": 1, "other": 2, "away": 3, "bot": 4, "free": 5}
SEATABLE: Final = ("host", "seat", "other", "away")
_HOSTS: Final = count()


class RoleClient:
    """A client with cookies; its requests come from this site or from another origin."""

    def __init__(self, port: int, origin: str | None = None) -> None:
        self.cookies: dict[str, str] = {}
        self.origin = origin
        self._port = port
        self._address = f"192.0.2.{next(_HOSTS) % 250 + 1}"  # limits of a network hit no other role

    @property
    def headers(self) -> dict[str, str]:
        """The headers that a browser would send."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        sent = {"Cookie": cookie, "Origin": self.origin, "X-Forwarded-For": self._address}
        return {name: value for name, value in sent.items() if value}

    def ask(self, method: str, path: str, body: object = None) -> tuple[str, Any]:
        """Send a request; return the status with the refusal code, if any, and the body."""
        line = HTTPConnection("127.0.0.1", self._port, timeout=60)
        content, headers = None, self.headers
        if body is not None:
            content, headers = json.dumps(body), {**headers, "Content-Type": "application/json"}
        line.request(method, path, content, headers)
        response = line.getresponse()
        text = response.read().decode()
        line.close()
        # Browsers let other sites send requests, but never read the responses.
        assert not any(name.lower().startswith("access-control") for name in response.headers)
        for header in response.headers.get_all("Set-Cookie", []):
            self.cookies |= {name: cookie.value for name, cookie in SimpleCookie(header).items()}
        is_json = response.headers.get("Content-Type") == "application/json"
        found: Any = json.loads(text) if text and is_json else text
        code = f" {found['code']}" if response.status >= 400 else ""
        return f"{response.status}{code}", found

    def enter(self, name: str) -> "RoleClient":
        """Create a guest account."""
        assert self.ask("POST", "/api/guests", {"name": name})[0] == "201"
        return self

    def join(self, login: str) -> "RoleClient":
        """Turn the guest into a member."""
        made = self.ask("POST", "/api/members", {"login": login, "password": PASSWORD})
        assert made[0] == "201", made
        return self

    def with_cookies_kept(self, *deed: str) -> "RoleClient":
        """Send the request, then restore the cookies from before it."""
        before = dict(self.cookies)
        assert self.ask(*deed)[0] == "204"
        self.cookies = before
        return self


class RoleClients:
    """One client for each role."""

    def __init__(self, port: int, number: int) -> None:
        self.login = f"Member {number}"
        self._people = {role: RoleClient(port).enter(role) for role in SEATABLE}
        foreign = RoleClient(port, EVIL)
        foreign.cookies = self._people["host"].cookies  # sent with the host's cookies
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
        """Lay out cards for a paper table; the flip's id and its key."""
        found = self["anonymous"].ask("POST", "/api/flips", {})[1]
        return found["flip"]["id"], found["key"]

    @cached_property
    def player(self) -> str:
        """The public id of the member, who shows their last games."""
        return str(self["member"].ask("PUT", "/api/me/profile", {"shows": ["games"]})[1]["player"])

    def session(self, role: str) -> str:
        """The id of a session of this role."""
        status, found = self[role].ask("GET", "/api/sessions")
        return str(found["sessions"][0]["id"]) if status == "200" else NOBODYS

    def person(self, role: str) -> str:
        """The key of this role's person on its own device."""
        found = self[role].ask("GET", "/api/device/people")[1]["people"]
        return str(found[0]["key"]) if found else NOBODYS
