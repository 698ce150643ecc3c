"""What people can report, and what moderators do: over HTTP, on a real database."""

import time
from contextlib import suppress
from itertools import count
from typing import Any, Final

import psycopg
import pytest
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosedError
from websockets.sync.client import connect
from websockets.typing import Origin

from inkland.cli import app
from inkland.server.features.moderation.reporting import REPORTS_OF_ACCOUNT, REPORTS_OF_ADDRESS
from sizes import samples
from support.access_roles import NOBODYS
from support.member_site import Answer, Browser
from support.moderated_site import ModeratedSite, Victim, admin

CLOSE_SECONDS: Final = 5  # as docs/moderation.md says
SLACK_SECONDS: Final = samples(check=60, proof=2)  # of a busy machine; the proof alone measures
_addresses: Final = count(1)


@pytest.fixture
def victim(site: ModeratedSite) -> Victim:
    """Somebody with a table, a land and a report."""
    return site.victim()


def somebody(site: ModeratedSite, name: str = "Rita") -> Browser:
    """A guest with an address of their own."""
    return site.site.browser(f"203.0.113.{next(_addresses)}").enter(name)


def reported(browser: Browser, **body: object) -> Answer:
    """Report something."""
    return browser.ask("POST", "/api/reports", body)


def acted(site: ModeratedSite, kind: str, **body: object) -> Answer:
    """Let the moderator act."""
    of = {"kind": kind, "rule": "insult", **body}
    return site.roles["moderator"].ask("POST", "/api/moderation/acts", of)


def waiting(site: ModeratedSite, victim: Victim) -> list[dict[str, Any]]:
    """The reports about somebody that wait."""
    found = site.roles["moderator"].ask("GET", "/api/moderation/queue").body["reports"]
    return [one for one in found if one["player"] == victim.player]


def table(browser: Browser, victim: Victim) -> dict[str, Any]:
    """The table of somebody."""
    found: dict[str, Any] = browser.ask("GET", f"/api/tables/{victim.table}").body["table"]
    return found


# --- Reports


def test_each_kind_of_words_is_reported_as_it_is_stored(
    site: ModeratedSite, victim: Victim
) -> None:
    rita = somebody(site)
    for kind in ("name", "land", "title"):
        assert reported(rita, kind=kind, table=victim.table, seat=0).status == 204
        assert reported(rita, kind=kind, table=victim.table, seat=0).status == 204
    said = {"kind": "phrase", "table": victim.table, "seat": 0}
    assert reported(rita, **said, phrase="ouch").status == 204
    assert reported(rita, **said, phrase="any words of mine").code == "NothingToReport"
    assert reported(rita, kind="name", table=victim.table, seat=1).code == "NothingToReport"
    assert reported(rita, kind="name", table=victim.table, seat=99).code == "NothingToReport"
    assert reported(rita, kind="name", table=NOBODYS, seat=0).code == "NoSuchTable"
    assert reported(rita, kind="land").code == "BadRequest"
    assert reported(victim.browser, kind="name", table=victim.table, seat=0).code == "ThatIsYou"
    shown = {one["kind"]: (one["words"], one["people"]) for one in waiting(site, victim)}
    now = table(rita, victim)
    assert shown == {
        "name": ("Vic", 1),
        "land": (now["seats"][0]["land"], 1),
        "title": (now["title"], 2),
        "phrase": ("ouch", 1),
    }


def test_nobody_reports_whom_they_never_could_see(site: ModeratedSite, victim: Victim) -> None:
    rita = somebody(site)
    assert (
        victim.browser.ask("PATCH", f"/api/tables/{victim.table}", {"public": False}).status == 200
    )
    for kind in ("name", "land", "title"):
        assert reported(rita, kind=kind, table=victim.table, seat=0).code == "NoSuchTable"
    assert reported(rita, kind="name", player=victim.player).code == "NoSuchPlayer"
    seat = {"nonce": "0" * 32}
    assert rita.ask("POST", f"/api/tables/{victim.table}/seats", seat).status == 200
    assert reported(rita, kind="name", table=victim.table, seat=0).status == 204


def test_a_member_in_leaderboards_can_be_reported_anywhere(
    site: ModeratedSite, victim: Victim
) -> None:
    victim.browser.join(f"Listed {next(_addresses)}")
    rita = somebody(site)
    assert reported(rita, kind="name", player=victim.player).status == 204
    hidden = {"shows": [], "is_listed": False}
    assert victim.browser.ask("PUT", "/api/me/profile", hidden).status == 200
    assert reported(rita, kind="name", player=victim.player).code == "NoSuchPlayer"


def test_reports_have_limits(site: ModeratedSite, victim: Victim) -> None:
    address = f"203.0.113.{next(_addresses)}"
    for _ in range(REPORTS_OF_ADDRESS.most // REPORTS_OF_ACCOUNT.most):
        guest = site.site.browser(address).enter("Rob")
        for _ in range(REPORTS_OF_ACCOUNT.most):
            assert reported(guest, kind="name", table=victim.table, seat=0).status == 204
        assert reported(guest, kind="name", table=victim.table, seat=0).status == 429
    guest = site.site.browser(address).enter("Rob")
    assert reported(guest, kind="name", table=victim.table, seat=0).status == 429
    assert reported(somebody(site), kind="name", table=victim.table, seat=0).status == 204


# --- Acts


def test_a_taken_name_is_gone_everywhere_and_does_not_come_back(
    site: ModeratedSite, victim: Victim
) -> None:
    assert acted(site, "rename", player=victim.player, name="Moderator").code == "NameTaken"
    assert acted(site, "rename", player=victim.player, name="Vic").code == "NothingToChange"
    assert acted(site, "rename", player=victim.player).code == "BadRequest"
    assert acted(site, "rename", player=victim.player, name="Heron").status == 204
    assert table(site.roles["guest"], victim)["seats"][0]["name"] == "Heron"
    me = victim.browser.ask("GET", "/api/me").body
    assert (me["name"], me["unread_decisions"]) == ("Heron", 1)
    for name in ("Vic", "VIC", "Víc", "vıc"):
        assert victim.browser.ask("PUT", "/api/me", {"name": name}).code == "NameTaken", name
    assert victim.browser.ask("PUT", "/api/me", {"name": "Victor"}).status == 200
    (decision,) = victim.browser.ask("GET", "/api/me/decisions").body["decisions"]
    assert (decision["kind"], decision["words"]) == ("rename", "Vic")
    assert "unread_decisions" not in victim.browser.ask("GET", "/api/me").body


def test_a_taken_name_is_not_sat_with_nor_knocked_or_opened_with(
    site: ModeratedSite, victim: Victim
) -> None:
    seat, taken = {"nonce": "0" * 32}, f"/api/tables/{victim.table}/seats"
    of = {"kind": "name", "table": victim.table, "seat": 0}
    assert reported(somebody(site), **of).status == 204
    numbers = {one["kind"]: one["id"] for one in waiting(site, victim)}
    renamed = acted(site, "rename", player=victim.player, name="Heron", report=numbers["name"])
    assert renamed.status == 204
    assert victim.browser.ask("POST", taken, {**seat, "name": "vıc"}).code == "NameTaken"
    knock = {"code": "FERN-108", "name": "Vic"}
    assert victim.browser.ask("POST", "/api/knocks", knock).code == "NameTaken"
    assert victim.browser.ask("POST", taken, {**seat, "name": "Victor"}).status == 200
    assert table(site.roles["guest"], victim)["seats"][0]["name"] == "Victor"


def test_a_name_that_is_given_back_is_one_s_own_again(site: ModeratedSite, victim: Victim) -> None:
    assert acted(site, "rename", player=victim.player, name="Heron").status == 204
    assert acted(site, "rename", player=victim.player, name="Vic").status == 204
    assert victim.browser.ask("PUT", "/api/me", {"name": "Vic", "colour": "blue"}).status == 200
    seat = {"nonce": "0" * 32, "name": "Vic"}
    assert victim.browser.ask("POST", f"/api/tables/{victim.table}/seats", seat).status == 200
    assert victim.browser.ask("POST", "/api/tables", {"seats": 2}).status == 201


def test_title_land_list_and_table(site: ModeratedSite, victim: Victim) -> None:
    guest, of = site.roles["guest"], {"table": victim.table}
    assert acted(site, "clear_title", **of, report=victim.report).status == 204
    assert waiting(site, victim) == []
    assert acted(site, "clear_title", **of).code == "NothingToChange"
    assert acted(site, "clear_land", **of, player=victim.player).status == 204
    assert acted(site, "clear_land", **of, player=victim.player).code == "NothingToChange"
    now = table(guest, victim)
    assert (now["title"], now["seats"][0]["land"]) == ("", "")
    assert victim.table in str(guest.ask("GET", "/api/tables").body)
    assert acted(site, "unlist", **of).status == 204
    until = time.monotonic() + 240  # the list is read again every few seconds
    while victim.table in str(guest.ask("GET", "/api/tables").body):
        assert time.monotonic() < until
        time.sleep(0.1)
    assert acted(site, "end_table", **of).status == 204
    assert acted(site, "end_table", **of).code == "TableClosed"
    assert table(guest, victim)["status"] == "closed"
    assert acted(site, "unlist").code == "BadRequest"
    assert acted(site, "unlist", table=NOBODYS).code == "NoSuchTable"


def test_a_suspension_closes_sockets_and_frees_the_seat(
    site: ModeratedSite, victim: Victim
) -> None:
    cookie = "; ".join(f"{name}={value}" for name, value in victim.browser.cookies.items())
    address = f"ws://127.0.0.1:{site.site.port}/api/tables/{victim.table}/live"
    origin = Origin(f"http://127.0.0.1:{site.site.port}")
    with connect(address, additional_headers={"Cookie": cookie}, origin=origin) as socket:
        socket.send('{"type":"hello"}')
        socket.recv(10)  # the server knows by now who it is
        assert acted(site, "suspend", player=victim.player, days=2).status == 204
        began = time.monotonic()
        with suppress(ConnectionClosedError):
            for _message in socket:
                pass
        assert socket.close_code == 4401
        assert time.monotonic() - began < CLOSE_SECONDS + SLACK_SECONDS
    assert victim.browser.ask("GET", "/api/me").code == "Suspended"
    assert table(site.roles["guest"], victim)["seats"][0] is None
    seat = {"nonce": "0" * 32, "name": "Newcomer"}  # would make a new guest of a stranger
    answer = victim.browser.ask("POST", f"/api/tables/{victim.table}/seats", seat)
    assert answer.code == "Suspended"
    told = victim.browser.ask("GET", "/api/me/decisions").body
    assert told["is_suspended"] and told["until"] is not None
    path = f"/api/me/decisions/{told['decisions'][0]['id']}/answer"
    assert victim.browser.ask("POST", path, {"text": "  "}).code == "NoSuchDecision"
    assert victim.browser.ask("POST", path, {"text": "I am sorry."}).status == 204
    assert victim.browser.ask("POST", path, {"text": "Really."}).code == "NoSuchDecision"
    queue = site.roles["moderator"].ask("GET", "/api/moderation/queue").body["answers"]
    (answered,) = [one for one in queue if one["act"]["player"] == victim.player]
    assert answered["text"] == "I am sorry." and answered["is_suspended"]
    number = answered["act"]["id"]
    assert acted(site, "lift", player=victim.player, answer=number).status == 204
    assert acted(site, "lift", player=victim.player).code == "NothingToChange"
    assert acted(site, "dismiss", answer=number).code == "NoSuchReport"
    assert victim.browser.ask("GET", "/api/me").status == 200
    told = victim.browser.ask("GET", "/api/me/decisions").body
    assert [one["kind"] for one in told["decisions"]] == ["lift", "suspend"]
    assert told["decisions"][1]["is_answer_read"]


def test_moderators_do_not_act_on_each_other_or_on_themselves(site: ModeratedSite) -> None:
    victim = site.victim()
    victim.browser.join("Second Judge")
    rita = somebody(site)
    admin("grant", "second judge")
    try:
        assert reported(rita, kind="name", table=victim.table, seat=0).status == 204
        for kind, rest in (("rename", {"name": "Nobody else"}), ("suspend", {}), ("lift", {})):
            assert acted(site, kind, player=victim.player, **rest).code == "ModeratorsAreEqual"
            own = {"kind": kind, "rule": "none", "player": victim.player, **rest}
            answer = victim.browser.ask("POST", "/api/moderation/acts", own)
            assert answer.code == "ModeratorsAreEqual"
        own = victim.browser.ask("GET", "/api/moderation/queue").body
        assert victim.player not in str(own)
        dismissed = {"kind": "dismiss", "rule": "none", "report": waiting(site, victim)[0]["id"]}
        answer = victim.browser.ask("POST", "/api/moderation/acts", dismissed)
        assert answer.code == "NoSuchReport"
        assert acted(site, "end_table", table=victim.table).code == "ModeratorsAreEqual"
        assert acted(site, "unlist", table=victim.table).status == 204  # a table is no person
        assert victim.browser.ask("GET", "/api/me").body["is_moderator"] is True
    finally:
        admin("take", "second judge")
    assert "is_moderator" not in victim.browser.ask("GET", "/api/me").body
    assert acted(site, "suspend", player=victim.player).status == 204


def test_an_act_closes_only_what_is_about_the_same_person_or_table(
    site: ModeratedSite, victim: Victim
) -> None:
    other = site.victim()
    assert reported(somebody(site), kind="name", table=other.table, seat=0).status == 204
    their_name = next(one["id"] for one in waiting(site, other) if one["kind"] == "name")
    acts: tuple[tuple[str, dict[str, object]], ...] = (
        ("rename", {"player": victim.player, "name": "Heron"}),
        ("suspend", {"player": victim.player}),
        ("clear_land", {"player": victim.player, "table": victim.table}),
        ("clear_title", {"table": victim.table}),
        ("unlist", {"table": victim.table}),
        ("end_table", {"table": victim.table}),
    )
    length = site.log_length()
    for kind, of in acts:
        assert acted(site, kind, **of, report=other.report).code == "NoSuchReport", kind
        assert acted(site, kind, **of, report=their_name).code == "NoSuchReport", kind
    assert acted(site, "dismiss", report=2**40).code == "NoSuchReport"
    assert acted(site, "dismiss").code == "NoSuchReport"
    assert site.log_length() == length
    assert len(waiting(site, other)) == 2
    assert table(site.roles["guest"], victim)["status"] == "open"


def test_an_act_closes_only_an_answer_of_the_same_person(
    site: ModeratedSite, victim: Victim
) -> None:
    other = site.suspended_victim()
    (decision,) = other.browser.ask("GET", "/api/me/decisions").body["decisions"]
    number = decision["id"]
    path = f"/api/me/decisions/{number}/answer"
    assert acted(site, "dismiss", answer=number).code == "NoSuchReport"  # none waits yet
    assert other.browser.ask("POST", path, {"text": "Sorry."}).status == 204
    suspended = {"player": site.suspended_victim().player, "answer": number}
    assert acted(site, "lift", **suspended).code == "NoSuchReport"
    assert acted(site, "rename", player=victim.player, name="Heron", answer=number).code == (
        "NoSuchReport"
    )
    assert acted(site, "unlist", table=victim.table, answer=number).code == "NoSuchReport"
    of_two = {"report": victim.report, "answer": number}
    assert acted(site, "dismiss", **of_two).code == "NoSuchReport"
    assert len(waiting(site, victim)) == 1
    assert acted(site, "dismiss", answer=number).status == 204


@pytest.mark.parametrize("sign", ["\0", "\x1b", "\x7f", "\x85", "\u202e", "\u2066", "\ud800"])
def test_notes_and_answers_are_plain_text(site: ModeratedSite, victim: Victim, sign: str) -> None:
    of = {"player": victim.player, "name": "Heron"}
    assert acted(site, "rename", **of, note=f"Not{sign} here.").code == "BadRequest"
    assert acted(site, "rename", **of, note="Not here.\n\tПока что — 🦔").status == 204
    (decision,) = victim.browser.ask("GET", "/api/me/decisions").body["decisions"]
    path = f"/api/me/decisions/{decision['id']}/answer"
    assert victim.browser.ask("POST", path, {"text": f"So{sign} what?"}).code == "BadRequest"
    assert victim.browser.ask("POST", path, {"text": "So\nwhat?"}).status == 204


def test_a_moderator_does_not_close_an_answer_of_their_own(site: ModeratedSite) -> None:
    victim = site.victim()
    victim.browser.join(f"Judged {next(_addresses)}")
    assert acted(site, "clear_title", table=victim.table).status == 204
    (decision,) = victim.browser.ask("GET", "/api/me/decisions").body["decisions"]
    path = f"/api/me/decisions/{decision['id']}/answer"
    assert victim.browser.ask("POST", path, {"text": "It was a good one."}).status == 204
    login = victim.browser.ask("GET", "/api/me").body["login"]
    admin("grant", login)
    try:
        own = {"kind": "dismiss", "rule": "none", "answer": decision["id"]}
        answer = victim.browser.ask("POST", "/api/moderation/acts", own)
        assert answer.code == "NoSuchReport"
    finally:
        admin("take", login)


def test_moderators_see_no_secrets_no_addresses_and_no_accounts(
    site: ModeratedSite, victim: Victim, module_database: str
) -> None:
    rita = somebody(site)
    seat = {"nonce": "1" * 32}
    assert rita.ask("POST", f"/api/tables/{victim.table}/seats", seat).status == 200
    assert victim.browser.ask("POST", f"/api/tables/{victim.table}/start").status == 200
    assert reported(rita, kind="land", table=victim.table, seat=0).status == 204
    judge = site.roles["moderator"]
    paths = ("/api/moderation/queue", "/api/moderation/log", f"/api/tables/{victim.table}")
    shown = " ".join(str(judge.ask("GET", path).body) for path in paths)
    view = judge.ask("GET", f"/api/tables/{victim.table}/view").body
    stranger = site.roles["stranger"].ask("GET", f"/api/tables/{victim.table}/view").body
    assert view == stranger  # the role opens nothing at a table
    with psycopg.connect(module_database) as connection:
        rows = connection.execute(
            "SELECT secret.seed, deal.code FROM secret JOIN deal ON deal.dealt_at = secret.game"
            " WHERE secret.game = %s",
            [victim.table],
        ).fetchall()
        accounts = connection.execute("SELECT id FROM account").fetchall()
    ((seed, code),) = rows
    secrets = {seed, code, "203.0.113", "192.0.2", "198.51.100", "@", *(one for (one,) in accounts)}
    assert [one for one in secrets if one in shown] == []
    for path in ("transcript", "proof", "replay"):
        assert judge.ask("GET", f"/api/tables/{victim.table}/{path}").code == "NotOver"


def test_the_host_is_told_who_moderates(site: ModeratedSite) -> None:
    listed = CliRunner().invoke(app, ["admin", "moderators"])
    assert listed.stdout.split()[1:] == ["Judith"]
    for command in ("grant", "take"):
        unknown = CliRunner().invoke(app, ["admin", command, "nobody here"])
        assert (unknown.exit_code, unknown.stderr.strip()) == (1, "No member has this login.")
    again = CliRunner().invoke(app, ["admin", "grant", "judith"])
    assert again.stdout.strip() == "judith is a moderator already."


def test_a_suspended_guest_keeps_the_place_on_a_shared_device(
    site: ModeratedSite, victim: Victim
) -> None:
    tablet, other = victim.browser, {"name": "Nela", "colour": "green"}
    nela = tablet.ask("POST", "/api/device/people", other).body["key"]
    act = {"rule": "insult", "player": victim.player}
    site.moderator({"kind": "suspend", **act})
    people = tablet.ask("GET", "/api/device/people").body["people"]
    assert [one["name"] for one in people] == ["Vic", "Nela"]
    for person in (None, nela):
        assert tablet.ask("PUT", "/api/device/current", {"person": person}).status == 200
    site.moderator({"kind": "lift", **act})
    vic = people[0]["key"]
    assert tablet.ask("PUT", "/api/device/current", {"person": vic}).status == 200
    assert tablet.ask("GET", "/api/me").body["name"] == "Vic"


def test_a_host_does_not_put_back_what_a_moderator_has_removed(
    site: ModeratedSite, victim: Victim
) -> None:
    path, host = f"/api/tables/{victim.table}", victim.browser
    title = host.ask("GET", path).body["table"]["title"]
    for kind in ("unlist", "clear_title"):
        site.moderator({"kind": kind, "rule": "advertising", "table": victim.table})
    for change in ({"public": True}, {"title": title}, {"title": title.lower()}):
        answer = host.ask("PATCH", path, change)
        assert (answer.status, answer.code) == (409, "DecidedByModerator"), change
    assert host.ask("PATCH", path, {"title": "Another", "public": False}).status == 200


def test_cheating_is_reported_with_the_name_of_the_seat(
    site: ModeratedSite, victim: Victim
) -> None:
    reporter = site.site.browser("198.51.100.251").enter("Rita")
    body = {"kind": "cheating", "table": victim.table, "seat": 0}
    assert reporter.ask("POST", "/api/reports", body).status == 204
    queue = site.roles["moderator"].ask("GET", "/api/moderation/queue").body["reports"]
    (found,) = [one for one in queue if one["kind"] == "cheating"]
    assert (found["words"], found["table"]) == ("Vic", victim.table)
