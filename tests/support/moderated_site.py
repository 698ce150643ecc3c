"""A site with moderators: a client for each role, and people who are reported."""

from itertools import count
from typing import Any, Final, NamedTuple

from typer.testing import CliRunner

from inkland.cli import app
from support.member_site import Browser, MemberSite

MODERATION_ROLES: Final = (
    "stranger",
    "guest",
    "member",
    "suspended",
    "suspended-guest",
    "moderator",
    "former",
)


class Victim(NamedTuple):
    """Somebody with a public table and a land, and the number of a report about them."""

    browser: Browser
    player: str
    table: str
    report: int


class ModeratedSite:
    """A server with a client for each role."""

    def __init__(self, site: MemberSite) -> None:
        self.site = site
        self._numbers = count(1)
        self.roles = {role: site.browser() for role in MODERATION_ROLES}
        for role in MODERATION_ROLES[1:]:
            self.roles[role].enter(f"{role} 1".replace("moderator", "mo"))
        for role in ("member", "suspended", "moderator", "former"):
            self.roles[role].join(role.replace("moderator", "Judith"))
        admin("grant", "Judith")
        admin("grant", "former")
        admin("take", "former")
        for role in ("suspended", "suspended-guest"):
            victim = self._victim(self.roles[role])
            self.moderator({"kind": "suspend", "rule": "insult", "player": victim.player})
        assert self.roles["suspended"].log_in("suspended").status == 201
        self.decisions = {
            role: self.roles[role].ask("GET", "/api/me/decisions").body["decisions"][0]["id"]
            for role in ("suspended", "suspended-guest")
        }

    def moderator(self, body: dict[str, Any]) -> None:
        """Let the moderator act."""
        answer = self.roles["moderator"].ask("POST", "/api/moderation/acts", body)
        assert answer.status == 204, answer

    def victim(self) -> Victim:
        """Somebody new, at a table of their own, who was reported."""
        return self._victim(
            self.site.browser(f"192.0.2.{next(self._numbers) % 250 + 1}").enter("Vic")
        )

    def _victim(self, browser: Browser) -> Victim:
        number = next(self._numbers)
        made = browser.ask(
            "POST", "/api/tables", {"title": f"T {number}", "public": True, "seats": 2}
        )
        table = made.body["table"]["id"]
        seat = {"nonce": "0" * 32, "land": f"Land {number}"}
        seated = browser.ask("POST", f"/api/tables/{table}/seats", seat)
        assert seated.status == 200, seated
        reporter = self.site.browser(f"198.51.100.{number % 250 + 1}").enter("Rita")
        said = reporter.ask("POST", "/api/reports", {"kind": "title", "table": table})
        assert said.status == 204, said
        player = seated.body["table"]["seats"][0]["player"]
        waiting = self.roles["moderator"].ask("GET", "/api/moderation/queue").body["reports"]
        (report,) = [one["id"] for one in waiting if one["table"] == table]
        return Victim(browser, player, table, report)

    def suspended_victim(self) -> Victim:
        """Somebody who is suspended."""
        victim = self.victim()
        self.moderator({"kind": "suspend", "rule": "hate", "player": victim.player})
        return victim

    def log_length(self) -> int:
        """How many acts the log has."""
        found, before = 0, ""
        while True:
            page = self.roles["moderator"].ask("GET", f"/api/moderation/log{before}").body
            found += len(page["acts"])
            if page["next"] is None:
                return found
            before = f"?before={page['next']}"


def admin(command: str, login: str) -> None:
    """Run `inkland admin`, on the database of the environment."""
    done = CliRunner().invoke(app, ["admin", command, login])
    assert done.exit_code == 0, done.output
