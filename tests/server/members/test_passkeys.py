"""Passkeys on https and on localhost: creation, use, and everything that must be refused."""

import pytest

from inkland.server.features.accounts.passkeys import CHALLENGE_ATTEMPTS, PASSKEY_ATTEMPTS
from inkland.server.features.accounts.records import MAX_PASSKEYS
from support.authenticator import Authenticator
from support.member_site import Answer, MemberSite, member_site
from support.passkey_browser import ORIGIN, SITE, PasskeyBrowser, added, logged_in, options


@pytest.fixture
def ann(server: MemberSite) -> PasskeyBrowser:
    """A member without a passkey, who has just confirmed."""
    return PasskeyBrowser(server.port).joined().confirmed()


@pytest.fixture
def device(ann: PasskeyBrowser) -> Authenticator:
    """A device with a passkey of Ann's."""
    made = Authenticator(ORIGIN, SITE)
    assert added(ann, made).status == 201
    return made


def test_the_site_asks_for_a_passkey_that_lets_in_by_itself(ann: PasskeyBrowser) -> None:
    found = options(ann, "/api/passkeys")
    assert found["rp"] == {"name": "Inkland", "id": SITE}
    assert found["user"]["name"] == ann.login
    assert found["authenticatorSelection"]["residentKey"] == "required"
    assert found["authenticatorSelection"]["userVerification"] == "required"
    found = options(ann, "/api/sessions/passkey")
    assert (found["rpId"], found["userVerification"]) == (SITE, "required")
    assert found.get("allowCredentials", []) == []


def test_a_passkey_lets_in(server: MemberSite, ann: PasskeyBrowser, device: Authenticator) -> None:
    phone = PasskeyBrowser(server.port)
    for _ in range(2):
        answer = logged_in(phone, device)
        assert (answer.status, answer.body["login"]) == (201, ann.login)
    assert phone.cookies.keys() == {"__Host-inkland", "__Host-inkland-device"}
    assert (
        len(ann.ask("GET", "/api/sessions").body["sessions"]) == 2
    )  # the second replaced the first
    (passkey,) = ann.ask("GET", "/api/passkeys").body["passkeys"]
    assert passkey["seen_at"] is not None
    export = ann.ask("GET", "/api/me/export").body
    assert export["passkeys"] == [passkey]


def test_a_passkey_lets_in_when_strangers_have_used_up_all_tries(
    server: MemberSite, ann: PasskeyBrowser, device: Authenticator
) -> None:
    eve = PasskeyBrowser(server.port)
    assert [eve.log_in(ann.login, "guess").status for _ in range(11)] == [403] * 10 + [429]
    assert logged_in(PasskeyBrowser(server.port), device).status == 201


def test_a_session_from_before_is_worth_nothing(
    server: MemberSite, ann: PasskeyBrowser, device: Authenticator
) -> None:
    eve, victim = PasskeyBrowser(server.port), PasskeyBrowser(server.port)
    eve.enter("Eve")
    victim.cookies = dict(eve.cookies)
    assert logged_in(victim, device).status == 201
    assert eve.ask("GET", "/api/me").status == 401


# --- Refusals


def refused(answer: Answer) -> bool:
    """Whether it was refused as a wrong passkey."""
    return (answer.status, answer.body.get("code")) == (403, "WrongPasskey")


def test_an_answer_counts_once(server: MemberSite, device: Authenticator) -> None:
    path = "/api/sessions/passkey"
    browser = PasskeyBrowser(server.port)
    used = device.use(options(browser, path))
    assert browser.ask("POST", path, used).status == 201
    assert refused(browser.ask("POST", path, used))


def test_a_made_passkey_counts_once_and_for_whom_it_was_made(
    server: MemberSite, ann: PasskeyBrowser
) -> None:
    ben = PasskeyBrowser(server.port).joined().confirmed()
    made = Authenticator(ORIGIN, SITE).make(options(ann, "/api/passkeys"))
    assert refused(ben.ask("POST", "/api/passkeys", made))
    assert ann.ask("POST", "/api/passkeys", made).status == 201
    assert refused(ann.ask("POST", "/api/passkeys", made))
    assert ben.ask("GET", "/api/passkeys").body == {"passkeys": []}


def test_a_challenge_that_nobody_gave_is_refused(server: MemberSite, device: Authenticator) -> None:
    browser = PasskeyBrowser(server.port)
    assert refused(browser.ask("POST", "/api/sessions/passkey", device.use({"challenge": "AAAA"})))
    # A challenge for creating a passkey is not valid for logging in.
    assert refused(
        browser.ask(
            "POST",
            "/api/sessions/passkey",
            device.use(options(PasskeyBrowser(server.port).joined().confirmed(), "/api/passkeys")),
        )
    )


@pytest.mark.parametrize(
    ("origin", "site", "is_verifying"),
    [
        ("https://evil.example", SITE, True),
        ("http://map.example", SITE, True),
        (f"{ORIGIN}:8443", SITE, True),
        (ORIGIN, "evil.example", True),
        (ORIGIN, "example", True),
        (ORIGIN, SITE, False),
    ],
)
def test_another_origin_or_site_or_no_finger_is_refused(
    server: MemberSite, ann: PasskeyBrowser, origin: str, site: str, is_verifying: bool
) -> None:
    assert refused(added(ann, Authenticator(origin, site, is_verifying=is_verifying)))
    good = Authenticator(ORIGIN, SITE)
    assert added(ann, good).status == 201
    liar = Authenticator(origin, site, is_verifying=is_verifying)
    liar._key, liar.id, liar.user = good._key, good.id, good.user
    assert refused(logged_in(PasskeyBrowser(server.port), liar))
    assert logged_in(PasskeyBrowser(server.port), good).status == 201


def test_a_copy_that_does_not_count_on_is_refused(
    server: MemberSite, device: Authenticator
) -> None:
    browser = PasskeyBrowser(server.port)
    for _ in range(3):
        assert logged_in(browser, device).status == 201
    device.uses -= 2  # a cloned device with an older count
    assert refused(logged_in(browser, device))
    device.uses += 2
    assert logged_in(browser, device).status == 201


def test_another_key_or_another_user_is_refused(server: MemberSite, device: Authenticator) -> None:
    forged = Authenticator(ORIGIN, SITE)
    forged.id, forged.user = device.id, device.user
    assert refused(logged_in(PasskeyBrowser(server.port), forged))
    device.user = b"somebody else"
    assert refused(logged_in(PasskeyBrowser(server.port), device))
    unknown = Authenticator(ORIGIN, SITE)
    assert refused(logged_in(PasskeyBrowser(server.port), unknown))


@pytest.mark.parametrize("field", ["clientDataJSON", "authenticatorData", "signature"])
@pytest.mark.parametrize("value", ["", "AAAA", "A", "e30", "bnVsbA", "_" * 5999])
def test_what_makes_no_sense_is_refused(
    server: MemberSite, device: Authenticator, field: str, value: str
) -> None:
    browser = PasskeyBrowser(server.port)
    used = device.use(options(browser, "/api/sessions/passkey"))
    used["response"][field] = value
    assert refused(browser.ask("POST", "/api/sessions/passkey", used))


@pytest.mark.parametrize("value", ["", "AAAA", "A", "oA", "bnVsbA", "_" * 5999])
def test_what_makes_no_passkey_is_refused(ann: PasskeyBrowser, value: str) -> None:
    made = Authenticator(ORIGIN, SITE).make(options(ann, "/api/passkeys"))
    made["response"]["attestationObject"] = value
    assert refused(ann.ask("POST", "/api/passkeys", made))


def test_a_guest_has_no_passkeys(server: MemberSite) -> None:
    guest = PasskeyBrowser(server.port)
    guest.enter("Guest")
    answer = guest.ask("POST", "/api/passkeys/options")
    assert (answer.status, answer.code) == (409, "NotMember")


def test_a_passkey_that_was_removed_lets_nobody_in(
    server: MemberSite, ann: PasskeyBrowser, device: Authenticator
) -> None:
    (passkey,) = ann.ask("GET", "/api/passkeys").body["passkeys"]
    path = f"/api/passkeys/{passkey['id']}"
    other = PasskeyBrowser(server.port).joined().confirmed()
    assert other.ask("DELETE", path).status == 404
    assert ann.ask("DELETE", path).status == 204
    assert ann.ask("DELETE", path).status == 404
    assert refused(logged_in(PasskeyBrowser(server.port), device))


def test_a_passkey_of_an_erased_member_lets_nobody_in(
    server: MemberSite, ann: PasskeyBrowser, device: Authenticator
) -> None:
    assert ann.ask("DELETE", "/api/me").status == 204
    assert refused(logged_in(PasskeyBrowser(server.port), device))


def test_there_is_room_for_some(ann: PasskeyBrowser) -> None:
    for _ in range(MAX_PASSKEYS):
        assert added(ann, Authenticator(ORIGIN, SITE)).status == 201
    answer = added(ann, Authenticator(ORIGIN, SITE))
    assert (answer.status, answer.code) == (409, "TooManyPasskeys")


def test_challenges_are_counted(server: MemberSite) -> None:
    browser = PasskeyBrowser(server.port)
    path = "/api/sessions/passkey/options"
    found = [browser.ask("POST", path).status for _ in range(CHALLENGE_ATTEMPTS.most + 1)]
    assert found == [200] * CHALLENGE_ATTEMPTS.most + [429]


def test_failed_logins_are_counted_by_address(
    server: MemberSite, ann: PasskeyBrowser, device: Authenticator
) -> None:
    eve, path = PasskeyBrowser(server.port), "/api/sessions/passkey"
    wrong = Authenticator(ORIGIN, SITE)
    wrong.id, wrong.user = device.id, device.user
    for _ in range(2):  # what succeeds is not counted
        assert logged_in(eve, device).status == 201
    found = [logged_in(eve, wrong).status for _ in range(PASSKEY_ATTEMPTS.most + 1)]
    assert found == [403] * PASSKEY_ATTEMPTS.most + [429]
    assert logged_in(eve, device).status == 429
    assert eve.log_in(ann.login).status == 201  # passwords have attempts of their own
    confirming = "/api/me/confirmation/passkey"
    assert eve.ask("POST", confirming, device.use(options(eve, confirming))).status == 429
    # Elsewhere the owner gets in, and confirms.
    assert logged_in(ann, device).status == 201
    assert ann.ask("POST", confirming, device.use(options(ann, confirming))).status == 200
    assert ann.ask("POST", path, device.use({"challenge": "AAAA"})).status == 403


# --- On the machine itself


def test_localhost_has_passkeys_and_a_bare_address_has_none(database: str) -> None:
    with member_site(database) as running:
        here = f"localhost:{running.port}"
        ann = running.browser()
        for host, status in ((f"127.0.0.1:{running.port}", 404), (here, 200)):
            path, origin = "/api/sessions/passkey/options", f"http://{host}"
            assert ann.ask("POST", path, Host=host, Origin=origin).status == status
        ann.enter().join()
        assert ann.confirm().status == 200
        device = Authenticator(f"http://{here}", "localhost")
        headers = {"Host": here, "Origin": f"http://{here}"}
        asked = ann.ask("POST", "/api/passkeys/options", **headers).body["publicKey"]
        assert asked["rp"]["id"] == "localhost"
        assert ann.ask("POST", "/api/passkeys", device.make(asked), **headers).status == 201
        phone, path = running.browser(), "/api/sessions/passkey"
        for origin, status in ((f"http://{here}", 201), ("http://localhost:1", 403)):
            device.origin = origin
            asked = phone.ask("POST", f"{path}/options", **headers).body["publicKey"]
            assert phone.ask("POST", path, device.use(asked), **headers).status == status
