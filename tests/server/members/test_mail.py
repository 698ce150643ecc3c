"""Mail of accounts over HTTP, with a real SMTP server: addresses, links, forgotten passwords."""

import io
import json
import logging
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from random import Random
from statistics import median
from typing import Any, Final

import psycopg
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from inkland.server.configuration.settings import Settings
from inkland.server.features.recovery import forgotten, mail_addresses, orders
from inkland.server.features.recovery.orders import MAILS_TO_ADDRESS, NEW_PASSWORDS_OF_ACCOUNT
from inkland.server.process.logs import JsonLinesFormatter
from inkland.speech import LANGUAGES, speech
from support.access_site import HELLO
from support.member_site import PASSWORD, Answer, Browser, MemberSite, member_site
from support.passkey_browser import ORIGIN, SITE, PasskeyBrowser
from support.smtp_server import SmtpServer, links_of, text_of, token_of

NEW_PASSWORD: Final = "another sheet of vellum"
NO_TOKEN: Final = "A" * 43
OLD, NEW = "old@example.org", "new@example.org"


@pytest.fixture(autouse=True)
def _quick_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(orders, "CHECK_SECONDS", 0.02)


@pytest.fixture
def smtp() -> Iterator[SmtpServer]:
    """A running SMTP server."""
    with SmtpServer() as running:
        yield running


@contextmanager
def site_with(smtp: SmtpServer, conninfo: str) -> Iterator[MemberSite]:
    """Run a site on https that sends mail."""
    settings = Settings(
        workers=1,
        public_url=ORIGIN,
        smtp_url=smtp.url,
        mail_from=f"Inkland <post@{SITE}>",
    )
    with member_site(conninfo, settings) as running:
        yield running


@pytest.fixture
def server(smtp: SmtpServer, database: str) -> Iterator[MemberSite]:
    """A site on https that sends mail."""
    with site_with(smtp, database) as running:
        yield running


def request_address(browser: Browser, address: str, language: str = "en") -> Answer:
    """Ask for an address."""
    return browser.ask("PUT", "/api/me/mail", {"address": address, "language": language})


def confirm(browser: Browser, token: str) -> Answer:
    """Confirm an address."""
    return browser.ask("POST", "/api/mail/confirmation", {"token": token})


def forget(browser: Browser, typed: str, language: str = "en") -> Answer:
    """Say that a password is forgotten."""
    body = {"login_or_address": typed, "language": language}
    return browser.ask("POST", "/api/passwords/forgotten", body)


def set_password(browser: Browser, token: str, password: str = NEW_PASSWORD) -> Answer:
    """Set a password with a mailed token."""
    return browser.ask("POST", "/api/passwords/new", {"token": token, "password": password})


def own_mail(browser: Browser) -> Any:
    """The mail address in the export."""
    return browser.ask("GET", "/api/me/export").body["mail"]


def member_with(server: MemberSite, smtp: SmtpServer, address: str = OLD) -> PasskeyBrowser:
    """A member who has confirmed an address."""
    ann, stranger = PasskeyBrowser(server.port).joined().confirmed(), PasskeyBrowser(server.port)
    assert request_address(ann, address).status == 200
    assert confirm(stranger, token_of(last_confirmation(smtp, address))).status == 204
    return ann


def last_confirmation(smtp: SmtpServer, address: str) -> EmailMessage:
    """Wait for a confirmation to this address that was not returned before."""

    def new() -> list[EmailMessage]:
        return [
            mail
            for mail in smtp.mails
            if mail["To"] == address and "/mail/confirm#" in text_of(mail) and "seen" not in mail
        ]

    smtp.wait_until(lambda: bool(new()))
    mail = new()[-1]
    mail["seen"] = "yes"
    return mail


# --- Addresses


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_address_is_confirmed_by_the_link_in_the_mail(
    server: MemberSite, smtp: SmtpServer, language: str
) -> None:
    ann = PasskeyBrowser(server.port).joined()
    refused = request_address(ann, OLD, language)
    assert (refused.status, refused.code) == (403, "ConfirmationNeeded")
    ann.confirmed()
    answer = request_address(ann, f" {OLD}", language)
    waiting = {
        "address": OLD,
        "is_confirmed": False,
        "waiting": OLD,
        "is_working": True,
        "is_subscribed": True,
    }
    assert (answer.status, answer.body) == (200, waiting)
    mail = smtp.wait(1)
    assert smtp.recipients == [OLD] and mail["Content-Language"] == language
    (link,) = links_of(mail)
    token = token_of(mail)
    assert link == f"{ORIGIN}/mail/confirm#{token}" and ann.login not in text_of(mail)
    # Programs that look at links before people do confirm nothing.
    assert ann.ask("GET", "/api/mail/confirmation").status == 405
    assert own_mail(ann) == waiting
    phone = PasskeyBrowser(server.port)  # where nobody is logged in
    assert confirm(phone, token).status == 204
    assert own_mail(ann) == {**waiting, "is_confirmed": True, "waiting": None}
    again = confirm(phone, token)
    assert (again.status, again.code) == (404, "LinkExpired")


def test_a_guest_may_have_an_address_too(server: MemberSite, smtp: SmtpServer) -> None:
    guest = PasskeyBrowser(server.port)
    guest.enter("Guest")
    assert request_address(guest, OLD).status == 200
    assert confirm(guest, token_of(smtp.wait(1))).status == 204
    assert own_mail(guest)["is_confirmed"]


def test_the_address_before_is_told(server: MemberSite, smtp: SmtpServer) -> None:
    ann = member_with(server, smtp)
    assert request_address(ann, NEW, "pl").status == 200
    token = token_of(smtp.wait(2))
    assert own_mail(ann)["address"] == OLD and own_mail(ann)["waiting"] == NEW
    assert confirm(ann, token).status == 204
    told = smtp.wait(3)
    assert smtp.recipients == [OLD, NEW, OLD]
    assert "został zmieniony" in told["Subject"] and NEW not in str(told)
    assert ann.ask("DELETE", "/api/me/mail").status == 204
    assert smtp.wait(4)["To"] == NEW
    assert own_mail(ann) == {
        "address": None, "is_confirmed": False, "waiting": None,
        "is_working": True, "is_subscribed": True,
    }  # fmt: skip
    assert ann.ask("DELETE", "/api/me/mail").status == 204  # nothing to forget


def test_removing_needs_a_confirmation(server: MemberSite) -> None:
    ann = PasskeyBrowser(server.port).joined()
    answer = ann.ask("DELETE", "/api/me/mail")
    assert (answer.status, answer.code) == (403, "ConfirmationNeeded")


def test_nobody_learns_whose_an_address_is(server: MemberSite, smtp: SmtpServer) -> None:
    member_with(server, smtp)
    eve = PasskeyBrowser(server.port).joined().confirmed()
    answers = []
    for address in (OLD, "nobody@example.org"):
        answers.append(request_address(eve, address))
        last_confirmation(smtp, address)
    assert [answer.status for answer in answers] == [200, 200]
    assert {**answers[0].body, "address": "", "waiting": ""} == {
        **answers[1].body, "address": "", "waiting": "",
    }  # fmt: skip
    assert request_address(eve, OLD).status == 200
    assert (
        confirm(eve, token_of(last_confirmation(smtp, OLD))).status == 204
    )  # a family shares an address
    assert own_mail(eve)["is_confirmed"]


def test_a_refused_recipient_gets_no_more_mails(server: MemberSite, smtp: SmtpServer) -> None:
    ann = member_with(server, smtp)
    smtp.refusals[OLD] = "550 5.1.1 Nobody here"
    assert forget(ann, ann.login).status == 202
    smtp.wait_until(lambda: not own_mail(ann)["is_working"])
    smtp.refusals.clear()
    assert forget(ann, OLD).status == 202
    bob = member_with(server, smtp, NEW)  # his mail comes after it would have come
    assert smtp.recipients == [OLD, NEW] and own_mail(bob)["is_working"]
    # Its owner may confirm it anew.
    ann.confirmed()
    assert request_address(ann, OLD).status == 200
    assert confirm(ann, token_of(smtp.wait(3))).status == 204
    assert own_mail(ann)["is_working"]


# --- Unsubscribing


def unsubscribe_key(conninfo: str) -> str:
    """The key that the mails of the only account have."""
    with psycopg.connect(conninfo) as connection:
        found = connection.execute("SELECT unsubscribe_key FROM mail_address").fetchone()
    assert found is not None
    return str(found[0])


def test_one_click_stops_mails(database: str, smtp: SmtpServer) -> None:
    with site_with(smtp, database) as server:
        ann = member_with(server, smtp)
        key, provider = unsubscribe_key(database), PasskeyBrowser(server.port)
        path = f"/api/mail/unsubscribe?token={key}"
        opened = provider.ask("GET", path)
        where = dict(opened.headers)["location"]
        assert (opened.status, where) == (303, f"/mail/unsubscribe#{key}")
        assert own_mail(ann)["is_subscribed"]  # looking at a link stops nothing
        form = {"Content_Type": "application/x-www-form-urlencoded"}
        for _ in range(2):  # a second click finds nothing wrong
            answer = provider.ask("POST", path, "List-Unsubscribe=One-Click", **form)
            assert answer.status == 204
        assert not own_mail(ann)["is_subscribed"]
        assert request_address(ann, OLD).body["is_subscribed"]
        answer = provider.ask("POST", "/api/mail/unsubscribe", {"token": key})
        assert answer.status == 204 and not own_mail(ann)["is_subscribed"]
        for wrong in (f"/api/mail/unsubscribe?token={NO_TOKEN}", "/api/mail/unsubscribe"):
            answer = provider.ask("POST", wrong, {"token": NO_TOKEN})
            assert (answer.status, answer.code) == (404, "LinkExpired")


# --- Forgotten passwords


def close_code(line: ClientConnection) -> int | None:
    """Wait until the server closes a connection; return its code."""
    try:
        while True:
            line.recv(10)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_forgotten_password_is_set_anew(
    server: MemberSite, smtp: SmtpServer, language: str
) -> None:
    ann, phone = member_with(server, smtp), PasskeyBrowser(server.port)
    tablet = PasskeyBrowser(server.port)
    assert tablet.log_in(ann.login).status == 201
    headers = {"Cookie": f"__Host-inkland={tablet.cookies['__Host-inkland']}"}
    table = tablet.ask("POST", "/api/tables", {"seats": 2}).body["table"]["id"]
    url = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
    with connect(url, additional_headers=headers, origin=Origin(ORIGIN)) as line:
        line.send(HELLO)
        line.recv(10)
        typed = ann.login.upper() if language == "en" else OLD.upper()
        assert forget(phone, typed, language).status == 202
        (news,) = links_of(smtp.wait(2))  # of the tablet, a new device
        assert news.startswith(f"{ORIGIN}/mail/not-me#")
        mail = smtp.wait(3)
        token = token_of(mail)
        assert links_of(mail) == [f"{ORIGIN}/password#{token}"] and ann.login in text_of(mail)
        assert mail["Content-Language"] == language and mail["To"] == OLD
        weak = set_password(phone, token, "password")
        assert (weak.status, weak.code) == (422, "BadPassword")
        assert set_password(phone, token).status == 204
        for browser in (ann, tablet):
            assert browser.ask("GET", "/api/sessions").status == 401
        assert close_code(line) == 4401
    again = set_password(phone, token)
    assert (again.status, again.code) == (404, "LinkExpired")
    told = smtp.wait(4)
    assert told["To"] == OLD and not links_of(told)
    assert phone.log_in(ann.login).status == 403
    assert phone.log_in(ann.login, NEW_PASSWORD).status == 201


def test_each_member_of_a_family_gets_a_link_and_uses_one(
    server: MemberSite, smtp: SmtpServer
) -> None:
    ann, bob = member_with(server, smtp), member_with(server, smtp)
    assert forget(ann, OLD).status == 202
    links = [smtp.wait(3), smtp.wait(4)]
    logins = {next(one for one in (ann, bob) if one.login in text_of(mail)) for mail in links}
    assert logins == {ann, bob}
    assert forget(ann, ann.login).status == 202
    second = smtp.wait(5)
    first = next(mail for mail in links if ann.login in text_of(mail))
    assert set_password(ann, token_of(first)).status == 204
    assert set_password(ann, token_of(second)).status == 404  # all links of hers have ended
    other = next(mail for mail in links if bob.login in text_of(mail))
    assert set_password(ann, token_of(other)).status == 204


def test_a_link_for_a_password_ends_after_30_minutes(database: str, smtp: SmtpServer) -> None:
    with site_with(smtp, database) as server:
        ann = member_with(server, smtp)
        tokens = []
        for number, age in enumerate(("29 minutes", "31 minutes"), 2):
            assert forget(ann, ann.login).status == 202
            tokens.append(token_of(smtp.wait(number)))
            with psycopg.connect(database) as connection:
                connection.execute(
                    "UPDATE mail_token SET good_until = good_until - %s::interval "
                    "WHERE good_until > now() + interval '29 minutes'",
                    (age,),
                )
        assert [set_password(ann, token).status for token in reversed(tokens)] == [404, 204]


def test_a_change_of_the_password_is_told(server: MemberSite, smtp: SmtpServer) -> None:
    ann = member_with(server, smtp)
    assert ann.ask("PUT", "/api/me/password", {"new_password": NEW_PASSWORD}).status == 200
    subject = speech("en").say("mail-password-changed-subject", site=SITE)
    assert smtp.wait(2)["Subject"] == subject


# --- Nobody learns who is a member


def test_the_answer_to_a_forgotten_password_says_nothing(
    server: MemberSite, smtp: SmtpServer
) -> None:
    ann = member_with(server, smtp)
    told = []
    for typed in (ann.login, OLD, "nobody", "nobody@example.org", "\x00", "a" * 254, "@"):
        answer = forget(PasskeyBrowser(server.port), typed)
        headers = {name: value for name, value in answer.headers if name != "x-request-id"}
        told.append((answer.status, answer.body, {**headers, "date": ""}))
    assert told[0][0] == 202 and all(one == told[0] for one in told)
    smtp.wait(3)


@pytest.mark.proof
def test_the_time_of_the_answer_says_nothing(database: str, smtp: SmtpServer) -> None:
    """A stranger who times answers must not tell members from others better than by chance.

    Mixed at random, so that the noise of the machine is the same for both. The chance that an
    answer about a member takes longer than one about nobody (Mann-Whitney's U) is a half, whatever
    the machine: 200 of each have a standard error of 0.029, and four of these are allowed.
    """
    with site_with(smtp, database) as server:
        ann = member_with(server, smtp)
        typed = [ann.login, "nobody"] * 200
        Random(7).shuffle(typed)
        times: dict[str, list[float]] = {ann.login: [], "nobody": []}
        for one in typed:
            stranger = PasskeyBrowser(server.port)  # each has an address of its own
            begun = time.perf_counter()
            assert forget(stranger, one).status == 202
            times[one].append(time.perf_counter() - begun)
    members, others = times.values()
    longer = sum((a > b) + (a == b) / 2 for a in members for b in others)
    assert abs(longer / (len(members) * len(others)) - 0.5) < 4 * 0.029
    assert 0.8 < median(members) / median(others) < 1.25


# --- Limits


def statuses(answers: list[Answer]) -> list[int]:
    """The statuses of answers."""
    return [answer.status for answer in answers]


def test_limits_of_an_account_and_of_an_address(server: MemberSite, smtp: SmtpServer) -> None:
    most = mail_addresses.REQUESTS_OF_ACCOUNT.most
    ann = PasskeyBrowser(server.port).joined().confirmed()
    for number in range(most):
        assert request_address(ann, f"ann{number}@example.org").status == 200
        last_confirmation(smtp, f"ann{number}@example.org")
    assert request_address(ann, "ann@example.org").status == 429
    # Beyond the limit of an address nothing is sent to it, and nobody is told.
    people = [PasskeyBrowser(server.port).joined().confirmed() for _ in range(2)]
    for number in range(MAILS_TO_ADDRESS.most + 1):
        assert request_address(people[number % 2], OLD).status == 200
        if number < MAILS_TO_ADDRESS.most:
            last_confirmation(smtp, OLD)
    member_with(server, smtp, NEW)  # its mail is sent after all others
    assert smtp.recipients.count(OLD) == MAILS_TO_ADDRESS.most


def test_limits_of_forgotten_passwords(server: MemberSite, smtp: SmtpServer) -> None:
    ann, bob = member_with(server, smtp), member_with(server, smtp, NEW)
    most = forgotten.REQUESTS_OF_NETWORK.most
    stranger = PasskeyBrowser(server.port)
    assert statuses([forget(stranger, "nobody") for _ in range(most + 1)]) == [202] * most + [429]
    for _ in range(NEW_PASSWORDS_OF_ACCOUNT.most + 1):
        assert forget(PasskeyBrowser(server.port), ann.login).status == 202
    assert forget(bob, bob.login).status == 202  # his mail is ordered after all others
    smtp.wait_until(lambda: smtp.recipients.count(NEW) == 2)
    smtp.wait(2 + NEW_PASSWORDS_OF_ACCOUNT.most + 1)  # those ordered together come in any order
    assert smtp.recipients.count(OLD) == 1 + NEW_PASSWORDS_OF_ACCOUNT.most
    # Every link that was sent works: a stranger cannot keep the owner from the own.
    assert set_password(ann, token_of(smtp.mails[2])).status == 204


def test_wrong_tokens_are_limited_and_right_ones_are_not(
    server: MemberSite, smtp: SmtpServer
) -> None:
    most = mail_addresses.WRONG_TOKENS_OF_NETWORK.most
    eve = PasskeyBrowser(server.port)
    asked = [
        lambda: confirm(eve, NO_TOKEN),
        lambda: set_password(eve, NO_TOKEN),
        lambda: eve.ask("POST", "/api/mail/unsubscribe", {"token": NO_TOKEN}),
    ]
    answers = [asked[number % 3]() for number in range(most + 1)]
    assert statuses(answers) == [404] * most + [429]
    assert server.passwords.checked == 0
    member_with(server, smtp)


# --- Hosts without mail, logs


def test_a_host_without_mail_says_so(database: str) -> None:
    for settings in (
        Settings(workers=1, public_url=ORIGIN),
        Settings(workers=1, smtp_url="smtp://localhost:1", mail_from="a@b.example"),
    ):
        with member_site(database, settings) as server:
            browser: Browser = server.browser()
            if settings.public_url is not None:
                browser = PasskeyBrowser(server.port)
            browser.enter()
            for answer in (request_address(browser, OLD), forget(browser, "nobody")):
                assert (answer.status, answer.code) == (404, "MailNotHere")
            assert browser.ask("DELETE", "/api/me/mail").status == 204


def test_logs_have_neither_addresses_nor_tokens(server: MemberSite, smtp: SmtpServer) -> None:
    stream, root = io.StringIO(), logging.getLogger()
    handler, level = logging.StreamHandler(stream), root.level
    handler.setFormatter(JsonLinesFormatter())
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    try:
        ann = member_with(server, smtp)
        assert forget(ann, OLD).status == 202
        mails = [smtp.wait(1), smtp.wait(2)]
        smtp.refusals[NEW] = f"550 5.1.1 <{NEW}> is not here"
        assert request_address(ann, NEW).status == 200
        smtp.wait_until(lambda: "not taken for its recipient" in stream.getvalue())
        smtp.data_answer = f"554 5.6.0 not to {OLD}"
        assert forget(ann, ann.login).status == 202
        smtp.wait_until(lambda: '"a mail was not taken"' in stream.getvalue())
        smtp.stop()
        assert set_password(ann, token_of(mails[1])).status == 204
        smtp.wait_until(lambda: "SMTP server is not there" in stream.getvalue())
        key = "K" * 43
        assert ann.ask("GET", f"/api/mail/unsubscribe?token={key}").status == 303
        assert ann.ask("POST", f"/api/mail/unsubscribe?token={key}").status == 404
    finally:
        root.setLevel(level)
        root.removeHandler(handler)
    written = stream.getvalue()
    events = [json.loads(line)["message"] for line in written.splitlines()]
    assert {"mail address requested", "mail address confirmed", "password changed"} <= {*events}
    tokens = [token_of(mail) for mail in mails]
    for secret in ("example.org", ann.login, NEW_PASSWORD, PASSWORD, key, *tokens):
        assert secret not in written
        assert re.search(re.escape(secret[:20]), written, re.IGNORECASE) is None
