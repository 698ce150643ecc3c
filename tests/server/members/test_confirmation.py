"""A stolen cookie does not become the account: what matters asks for password or passkey again."""

from datetime import timedelta

import psycopg
import pytest

from inkland.server.configuration.settings import Settings
from inkland.server.features.accounts.confirmation import CONFIRMATION_LIFETIME
from inkland.server.features.accounts.login import LOGIN_ATTEMPTS
from inkland.server.features.accounts.queries import AccountQueries
from inkland.server.features.accounts.records import Credential
from inkland.server.tables.storage import PostgresStorage
from inkland.table.ids import AccountId
from inkland.table.storage.records import Account
from support.authenticator import Authenticator
from support.member_site import PASSWORD, Browser, MemberSite, member_site
from support.passkey_browser import ORIGIN, SITE, PasskeyBrowser, added, logged_in, options

NEW_PASSWORD = "another sheet of vellum"
REFUSED = (403, "ConfirmationNeeded")


@pytest.fixture
def ann(server: MemberSite) -> PasskeyBrowser:
    """A member who has just logged in."""
    return PasskeyBrowser(server.port).joined()


def thief_of(browser: PasskeyBrowser) -> PasskeyBrowser:
    """Somebody elsewhere with a copy of the cookies."""
    thief = PasskeyBrowser(browser.port)
    thief.cookies = dict(browser.cookies)
    return thief


def deeds(browser: Browser) -> list[tuple[int, str]]:
    """The refusals of all that a stolen cookie must not be enough for; the last one erases."""
    sessions = browser.ask("GET", "/api/sessions").body["sessions"]
    answers = [
        browser.ask("POST", "/api/passkeys/options"),
        browser.ask("POST", "/api/passkeys", _made_up_passkey()),
        browser.ask("DELETE", "/api/passkeys/" + "A" * 32),
        browser.ask("PUT", "/api/me/password", {"new_password": NEW_PASSWORD}),
        *(
            browser.ask("DELETE", f"/api/sessions/{one['id']}")
            for one in sessions
            if not one["is_current"]
        ),
        browser.ask("DELETE", "/api/sessions"),
        browser.ask("GET", "/api/me/export"),
        browser.ask("DELETE", "/api/me"),
    ]
    return [(answer.status, str((answer.body or {}).get("code"))) for answer in answers]


def _made_up_passkey() -> dict[str, object]:
    device = Authenticator(ORIGIN, SITE)
    return device.make({"user": {"id": "AAAA"}, "challenge": "AAAA"})


# --- A stolen cookie


def test_a_stolen_cookie_adds_no_passkey_and_erases_nothing(
    server: MemberSite, ann: PasskeyBrowser
) -> None:
    phone = PasskeyBrowser(server.port)
    assert phone.log_in(ann.login).status == 201
    assert set(deeds(thief_of(ann))) == {REFUSED}
    assert ann.ask("GET", "/api/me").body["login"] == ann.login
    assert phone.ask("GET", "/api/me").status == 200  # the owner is not locked out


def test_a_passkey_of_a_thief_does_not_outlive_the_password(
    server: MemberSite, ann: PasskeyBrowser
) -> None:
    device, thief = Authenticator(ORIGIN, SITE), thief_of(ann)
    refused = thief.ask("POST", "/api/passkeys/options")
    assert (refused.status, refused.code) == REFUSED
    change = {"password": PASSWORD, "new_password": NEW_PASSWORD}
    assert ann.ask("PUT", "/api/me/password", change).status == 200
    device.user = b"nobody"
    assert logged_in(PasskeyBrowser(server.port), device).status == 403
    assert thief.ask("GET", "/api/me").status == 401


def test_a_copy_of_the_cookie_ends_when_its_owner_confirms(ann: PasskeyBrowser) -> None:
    thief = thief_of(ann)
    assert ann.confirm().status == 200
    assert thief.ask("DELETE", "/api/me").status == 401
    assert thief.ask("POST", "/api/passkeys/options").status == 401
    assert ann.ask("POST", "/api/passkeys/options").status == 200


def test_another_session_of_the_member_is_not_confirmed(
    server: MemberSite, ann: PasskeyBrowser
) -> None:
    phone = PasskeyBrowser(server.port)
    assert phone.log_in(ann.login).status == 201
    assert ann.confirm().status == 200
    assert phone.ask("POST", "/api/passkeys/options").code == "ConfirmationNeeded"


def test_guesses_of_a_thief_do_not_keep_the_owner_from_confirming(
    server: MemberSite, ann: PasskeyBrowser
) -> None:
    thief = thief_of(ann)
    del thief.cookies["__Host-inkland-device"]
    found = [thief.confirm(f"guess {n}").status for n in range(LOGIN_ATTEMPTS.most + 2)]
    assert found == [403] * LOGIN_ATTEMPTS.most + [429] * 2
    assert ann.confirm().status == 200
    # A thief with both cookies shares their attempts; the owner logs in anew, there or elsewhere,
    # and has others.
    thief.cookies = dict(ann.cookies)
    found = [thief.confirm(f"guess {n}").status for n in range(LOGIN_ATTEMPTS.most + 1)]
    assert found == [403] * LOGIN_ATTEMPTS.most + [429]
    assert ann.confirm().status == 429
    for again in (PasskeyBrowser(server.port), ann):
        assert again.log_in(ann.login).status == 201
        assert again.confirm().status == 200
    assert thief.ask("GET", "/api/me").status == 401


# --- Confirming


def test_after_a_confirmation_all_is_possible(server: MemberSite, ann: PasskeyBrowser) -> None:
    phone = PasskeyBrowser(server.port)
    assert phone.log_in(ann.login).status == 201
    assert ann.confirm("not this one").code == "WrongPassword"
    assert ann.confirm().body["login"] == ann.login
    statuses = [status for status, _code in deeds(ann)]
    # Options, a passkey that nobody has asked for, one that is not there, and all that is.
    assert statuses == [200, 403, 404, 200, 404, 200, 200, 204]


def test_a_passkey_confirms_as_well(server: MemberSite, ann: PasskeyBrowser) -> None:
    path = "/api/me/confirmation/passkey"
    refused = ann.ask("POST", f"{path}/options")
    assert (refused.status, refused.code) == (404, "NoSuchPasskey")
    device = Authenticator(ORIGIN, SITE)
    ann.confirm()
    assert added(ann, device).status == 201
    browser = PasskeyBrowser(server.port)
    assert logged_in(browser, device).status == 201
    assert browser.ask("GET", "/api/me/export").code == "ConfirmationNeeded"
    asked = options(browser, path)
    assert [one["id"] for one in asked["allowCredentials"]] == [
        one["id"] for one in browser.ask("GET", "/api/passkeys").body["passkeys"]
    ]
    thief, used = thief_of(browser), device.use(asked)
    assert browser.ask("POST", path, used).status == 200
    assert browser.ask("POST", path, used).code == "WrongPasskey"  # a challenge is good once
    assert browser.ask("GET", "/api/me/export").status == 200
    # Who has forgotten the password sets a new one with the passkey.
    assert browser.ask("PUT", "/api/me/password", {"new_password": NEW_PASSWORD}).status == 200
    assert thief.ask("GET", "/api/me").status == 401


def test_a_passkey_of_somebody_else_confirms_nothing(
    server: MemberSite, ann: PasskeyBrowser
) -> None:
    eve = PasskeyBrowser(server.port).joined().confirmed()
    device, own = Authenticator(ORIGIN, SITE), Authenticator(ORIGIN, SITE)
    assert added(eve, device).status == 201
    ann.confirm()
    assert added(ann, own).status == 201
    thief, path = thief_of(ann), "/api/me/confirmation/passkey"
    for asked in (options(thief, path), options(eve, path), options(eve, "/api/sessions/passkey")):
        answer = thief.ask("POST", path, device.use(asked))
        assert (answer.status, answer.code) == (403, "WrongPasskey")
    # A login does not take the challenge of a confirmation, nor the other way round.
    assert eve.ask("POST", "/api/sessions/passkey", device.use(options(eve, path))).status == 403
    asked = options(eve, "/api/sessions/passkey")
    assert eve.ask("POST", path, device.use(asked)).status == 403


def test_a_guest_has_nothing_to_confirm_with(server: MemberSite) -> None:
    guest = PasskeyBrowser(server.port)
    guest.enter("Passer-by")
    assert guest.confirm().code == "NotMember"
    assert guest.ask("GET", "/api/me/export").status == 200
    assert guest.ask("DELETE", "/api/sessions").status == 200
    assert guest.ask("DELETE", "/api/me").status == 204


def test_logging_out_here_needs_no_confirmation(server: MemberSite, ann: PasskeyBrowser) -> None:
    (own,) = ann.ask("GET", "/api/sessions").body["sessions"]
    assert ann.ask("DELETE", f"/api/sessions/{own['id']}").status == 204
    assert ann.log_in(ann.login).status == 201
    assert ann.ask("DELETE", "/api/sessions/current").status == 204


# --- Changing the password


def test_a_new_password_shows_what_else_lets_in_and_ends_it(
    server: MemberSite, ann: PasskeyBrowser
) -> None:
    devices = [Authenticator(ORIGIN, SITE) for _ in range(2)]
    ann.confirm()
    for device in devices:
        assert added(ann, device).status == 201
    phone = PasskeyBrowser(server.port)
    assert phone.log_in(ann.login).status == 201
    first, second = (one["id"] for one in ann.ask("GET", "/api/passkeys").body["passkeys"])
    change = {"new_password": NEW_PASSWORD, "end_sessions": False, "remove_passkeys": [first]}
    found = ann.ask("PUT", "/api/me/password", change).body
    assert found["login"] == ann.login
    assert [one["id"] for one in found["passkeys"]] == [second]
    assert sorted(one["is_current"] for one in found["sessions"]) == [False, True]
    assert phone.ask("GET", "/api/me").status == 200
    assert [logged_in(PasskeyBrowser(server.port), device).status for device in devices] == [
        403,
        201,
    ]
    found = ann.ask("PUT", "/api/me/password", {"new_password": PASSWORD}).body
    assert [one["is_current"] for one in found["sessions"]] == [True]
    assert phone.ask("GET", "/api/me").status == 401


# --- Time is the database's

ADA = Account(AccountId("ada"), "Ada")


def test_a_confirmation_is_good_for_five_minutes_of_the_database(database: str) -> None:
    assert timedelta(minutes=5) == CONFIRMATION_LIFETIME
    settings = Settings(workers=1, public_url=ORIGIN)
    with (
        member_site(database, settings) as site,
        psycopg.connect(database, autocommit=True) as clock,
    ):
        ann = PasskeyBrowser(site.port).joined().confirmed()
        moved = "UPDATE session SET confirmed_at = now() - %s::interval"
        for gone, status in (("4 min 50 s", 200), ("5 min 1 s", 403), ("-10 s", 403)):
            clock.execute(moved, [gone])
            assert ann.ask("GET", "/api/me/export").status == status, gone
        # Another node knows of it, and a session of the release before is not confirmed.
        with member_site(database, settings) as other:
            assert ann.confirm().status == 200
            there = PasskeyBrowser(other.port)
            there.cookies = dict(ann.cookies)
            assert there.ask("GET", "/api/me/export").status == 200
        clock.execute("UPDATE session SET confirmed_at = NULL")
        assert ann.ask("GET", "/api/me/export").code == "ConfirmationNeeded"


def test_a_session_ends_whatever_its_use(database: str) -> None:
    settings = Settings(workers=1, public_url=ORIGIN)
    with (
        member_site(database, settings) as site,
        psycopg.connect(database, autocommit=True) as clock,
    ):
        ann = PasskeyBrowser(site.port).joined()
        guest = PasskeyBrowser(site.port)
        guest.enter("Guest")
        moved = "UPDATE session SET created_at = now() - %s::interval, seen_at = now()"
        found = []
        for age in ("179 days", "181 days", "364 days", "366 days"):
            clock.execute(moved, [age])
            found.append([who.ask("GET", "/api/me").status for who in (ann, guest)])
        assert found == [[200, 200], [401, 200], [401, 200], [401, 401]]
        # Unused for 90 days: a member logs in again, a guest could not.
        clock.execute(moved, ["0 days"])
        clock.execute("UPDATE session SET seen_at = now() - interval '91 days'")
        assert [who.ask("GET", "/api/me").status for who in (ann, guest)] == [401, 200]
        answer = ann.log_in(ann.login)
        cookies = [value for name, value in answer.headers if name == "set-cookie"]
        assert any("__Host-inkland=" in one and "Max-Age=15552000" in one for one in cookies)


@pytest.mark.anyio
async def test_sessions_past_their_lifetime_are_deleted(database: str) -> None:
    storage = await PostgresStorage.open(database)
    await storage.add_guest(ADA, b"old")
    credential = Credential(ADA.id, "ada", "ada", "ada", "hash")
    await AccountQueries(storage.database).become_member(credential)
    await AccountQueries(storage.database).add_session(credential, b"new", "")
    with psycopg.connect(database, autocommit=True) as clock:
        clock.execute(
            "UPDATE session SET created_at = now() - interval '366 days' WHERE hash = 'old'"
        )
        await AccountQueries(storage.database).delete_expired()
        assert clock.execute("SELECT hash FROM session").fetchall() == [(b"new",)]
    await storage.close()
