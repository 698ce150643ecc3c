"""Recovery codes over HTTP: made, used once, guessed, used by two at once; and news of accounts."""

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from statistics import median
from typing import Any, Final

import psycopg
import pytest

from inkland.server.configuration.settings import Settings
from inkland.server.features.recovery import codes as recovery_codes
from inkland.server.features.recovery import orders
from inkland.server.features.recovery.codes import ALPHABET, CODES, hash_code, new_code
from inkland.table.ids import AccountId
from server.members.test_mail import member_with, site_with
from support.authenticator import Authenticator
from support.member_site import PASSWORD, Answer, Browser, MemberSite, member_site
from support.passkey_browser import ORIGIN, SITE, PasskeyBrowser, added, logged_in
from support.smtp_server import SmtpServer, text_of, token_of

NEW_PASSWORD: Final = "another sheet of vellum"
WRONG: Final = "0000-0000-0000-0000"
FIREFOX: Final = "Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0"


@pytest.fixture(scope="module")
def server(module_database: str) -> Iterator[MemberSite]:
    """A site on https."""
    with member_site(module_database, Settings(workers=1, public_url=ORIGIN)) as running:
        yield running


def member(server: MemberSite) -> PasskeyBrowser:
    """A member who has just confirmed."""
    return PasskeyBrowser(server.port).joined().confirmed()


def stranger(server: MemberSite) -> PasskeyBrowser:
    """A client of another address."""
    return PasskeyBrowser(server.port)


def made(browser: Browser) -> list[str]:
    """New codes."""
    answer = browser.ask("POST", "/api/me/recovery-codes")
    assert answer.status == 201, answer
    return list(answer.body["codes"])


def recover(browser: Browser, login: str, code: str, password: str = NEW_PASSWORD) -> Answer:
    """Set a password with a code."""
    body = {"login": login, "code": code, "password": password}
    return browser.ask("POST", "/api/passwords/recovery", body)


def left(browser: Browser) -> int:
    """How many codes are left."""
    return int(browser.ask("GET", "/api/me/recovery-codes").body["left"])


def kinds(browser: Browser) -> list[str]:
    """The kinds of news, the newest first."""
    return [one["kind"] for one in browser.ask("GET", "/api/me/news").body["news"]]


# --- Making and using


def test_ten_codes_are_shown_once(server: MemberSite) -> None:
    ann = member(server)
    assert left(ann) == 0
    codes = made(ann)
    assert len(set(codes)) == CODES == 10
    assert left(ann) == 10
    assert not any(code in str(ann.ask("GET", "/api/me/export").body) for code in codes)


def test_codes_are_made_only_after_a_confirmation(server: MemberSite) -> None:
    ann = stranger(server).joined()
    assert ann.ask("POST", "/api/me/recovery-codes").code == "ConfirmationNeeded"
    guest = stranger(server).enter("Guest")
    assert guest.ask("POST", "/api/me/recovery-codes").code == "NotMember"
    assert stranger(server).ask("POST", "/api/me/recovery-codes").status == 401


def test_a_code_sets_a_new_password_and_ends_everything_else(server: MemberSite) -> None:
    ann, other = member(server), stranger(server)
    codes = made(ann)
    assert recover(other, ann.login, codes[3]).status == 204
    assert ann.ask("GET", "/api/sessions").status == 401
    assert other.log_in(ann.login, PASSWORD).code == "WrongPassword"
    assert other.log_in(ann.login, NEW_PASSWORD).status == 201
    assert left(other) == 9
    assert kinds(other) == ["device_added", "recovery_used", "codes_made"]


def test_a_code_may_be_typed_otherwise(server: MemberSite) -> None:
    ann = member(server)
    codes = made(ann)
    for typed in (
        codes[0].lower(),
        f" {codes[1].replace('-', ' ')} ",
        codes[2].replace("0", "o").replace("1", "l"),
        codes[3].replace("-", ""),
    ):
        assert recover(stranger(server), ann.login, typed).status == 204


def test_a_code_works_once(server: MemberSite) -> None:
    ann = member(server)
    codes = made(ann)
    assert recover(stranger(server), ann.login, codes[0]).status == 204
    again = recover(stranger(server), ann.login, codes[0], "a third sheet of vellum")
    assert again.code == "WrongRecoveryCode"
    assert recover(stranger(server), ann.login, codes[1]).status == 204


def test_new_codes_end_the_old_ones(server: MemberSite) -> None:
    ann = member(server)
    old, new = made(ann), made(ann)
    assert left(ann) == 10
    assert {recover(stranger(server), ann.login, code).code for code in old} == {
        "WrongRecoveryCode"
    }
    assert recover(stranger(server), ann.login, new[0]).status == 204


def test_a_refused_password_does_not_use_up_the_code(server: MemberSite) -> None:
    ann = member(server)
    code = made(ann)[0]
    for bad in ("short", "password1", "12345678"):
        assert recover(stranger(server), ann.login, code, bad).code == "BadPassword"
    assert left(ann) == 10
    assert recover(stranger(server), ann.login, code).status == 204


def test_codes_belong_to_one_account(server: MemberSite) -> None:
    ann, ben = member(server), member(server)
    of_ann = made(ann)
    made(ben)
    assert recover(stranger(server), ben.login, of_ann[0]).code == "WrongRecoveryCode"
    assert recover(stranger(server), ann.login, of_ann[0]).status == 204


def test_a_new_password_that_ends_sessions_ends_codes(server: MemberSite) -> None:
    ann = member(server)
    codes = made(ann)
    kept = {"new_password": NEW_PASSWORD, "end_sessions": False}
    assert ann.ask("PUT", "/api/me/password", kept).status == 200
    assert left(ann) == 10
    assert ann.ask("PUT", "/api/me/password", {"new_password": PASSWORD}).status == 200
    assert left(ann) == 0
    assert recover(stranger(server), ann.login, codes[0]).code == "WrongRecoveryCode"


def test_erased_members_have_no_codes(server: MemberSite) -> None:
    ann = member(server)
    codes = made(ann)
    assert ann.ask("DELETE", "/api/me").status == 204
    assert recover(stranger(server), ann.login, codes[0]).code == "WrongRecoveryCode"


# --- Abuse


def test_uses_of_one_code_at_the_same_time(server: MemberSite) -> None:
    ann = member(server)
    words = [f"password number {n} of mine" for n in range(8)]
    with ThreadPoolExecutor(8) as pool:
        for code in made(ann)[:5]:

            def use(word: str, code: str = code) -> Answer:
                return recover(stranger(server), ann.login, code, word)

            statuses = [answer.status for answer in pool.map(use, words)]
            assert sorted(statuses) == [204] + [403] * 7
            winner = words[statuses.index(204)]
            assert stranger(server).log_in(ann.login, winner).status == 201


def test_codes_made_at_the_same_time_do_not_add_up(server: MemberSite) -> None:
    ann = member(server)
    copies = [stranger(server) for _ in range(4)]
    for copy in copies:
        copy.cookies = dict(ann.cookies)
    with ThreadPoolExecutor(4) as pool:
        sets = list(pool.map(made, copies))
    assert left(ann) == 10
    used = [recover(stranger(server), ann.login, codes[0]).status for codes in sets]
    assert sorted(used) == [204, 403, 403, 403]


def test_guesses_of_a_network_are_limited(server: MemberSite) -> None:
    ann, thief = member(server), stranger(server)
    code = made(ann)[0]
    answers = [recover(thief, ann.login, new_code()) for _ in range(31)]
    assert [a.code for a in answers] == ["WrongRecoveryCode"] * 30 + ["TooManyRequests"]
    assert recover(thief, ann.login, code).code == "TooManyRequests"
    # Strangers cannot keep the owner out.
    assert recover(stranger(server), ann.login, code).status == 204


def test_the_answer_to_an_unknown_login_is_the_same(server: MemberSite) -> None:
    ann, without_codes = member(server), member(server)
    made(ann)
    logins = (ann.login, without_codes.login, "Nobody", "Guest", "\x00", " ")
    for password in (NEW_PASSWORD, "short", "12345678"):
        told = {
            repr(_without_request(recover(stranger(server), login, WRONG, password)))
            for login in logins
        }
        assert len(told) == 1, told


def _without_request(answer: Answer) -> tuple[int, Any]:
    body = {k: v for k, v in answer.body.items() if k != "request"}
    return answer.status, body


def test_a_wrong_code_costs_no_password_check_whoever_is_named(server: MemberSite) -> None:
    ann = member(server)
    made(ann)
    checked = server.passwords.checked
    for login in (ann.login, "Nobody"):
        assert recover(stranger(server), login, WRONG).code == "WrongRecoveryCode"
    assert server.passwords.checked == checked


@pytest.mark.proof
def test_the_time_for_an_unknown_login_is_the_same(server: MemberSite) -> None:
    ann = member(server)
    made(ann)

    def seconds(login: str) -> float:
        browser = stranger(server)
        start = time.perf_counter()
        assert recover(browser, login, WRONG).code == "WrongRecoveryCode"
        return time.perf_counter() - start

    known, unknown = [], []
    for _ in range(60):
        known.append(seconds(ann.login))
        unknown.append(seconds("Nobody"))
    assert abs(median(known) - median(unknown)) < 0.5 * max(median(known), median(unknown))


@pytest.mark.parametrize("server", ["postgres"], indirect=True)
def test_only_hashes_are_stored(server: MemberSite, module_database: str) -> None:
    codes = made(member(server))
    with psycopg.connect(module_database) as connection:
        found = connection.execute("SELECT hash, account FROM recovery_code").fetchall()
    stored = {bytes(hash_) for hash_, _ in found}
    assert any(
        {hash_code(AccountId(account), code) for code in codes} <= stored for _, account in found
    )
    assert {len(hash_) for hash_ in stored} == {32}


def test_a_hash_is_of_a_code_and_its_account() -> None:
    """A stolen list has to be tried for each account by itself."""
    one, other = (hash_code(AccountId(account), WRONG) for account in ("one", "other"))
    assert one != other


def test_a_code_has_eighty_bits() -> None:
    assert len(ALPHABET) ** 16 == 2**80
    codes = [new_code() for _ in range(2000)]
    assert len(set(codes)) == 2000
    assert {sign for code in codes for sign in code} == {*ALPHABET, "-"}
    assert {len(code.replace("-", "")) for code in codes} == {16}


# --- News


def test_a_login_on_a_known_device_is_no_news(server: MemberSite) -> None:
    ann = member(server)
    assert kinds(ann) == []
    assert ann.log_in(ann.login).status == 201
    assert kinds(ann) == []
    body = {"login": ann.login, "password": PASSWORD}
    assert stranger(server).ask("POST", "/api/sessions", body, User_Agent=FIREFOX).status == 201
    found = ann.ask("GET", "/api/me/news").body["news"]
    assert [(one["kind"], one["agent"], one["is_seen"]) for one in found] == [
        ("device_added", "firefox linux", False)
    ]
    assert ann.ask("PUT", "/api/me/news/seen").status == 204
    assert [one["is_seen"] for one in ann.ask("GET", "/api/me/news").body["news"]] == [True]


def test_a_new_password_and_a_new_passkey_are_news(server: MemberSite) -> None:
    ann = member(server)
    device = Authenticator(ORIGIN, SITE)
    assert added(ann, device).status == 201
    assert kinds(ann) == ["passkey_added"]
    body = {"new_password": NEW_PASSWORD, "password": PASSWORD}
    assert ann.ask("PUT", "/api/me/password", body).status == 200
    assert kinds(ann) == ["password_changed", "passkey_added"]
    assert logged_in(stranger(server), device).status == 201
    assert kinds(ann) == ["device_added", "password_changed", "passkey_added"]


def test_news_are_seen_by_their_owner_only(server: MemberSite) -> None:
    ann, ben = member(server), member(server)
    made(ann)
    assert kinds(ann) == ["codes_made"]
    assert kinds(ben) == []
    assert ben.ask("PUT", "/api/me/news/seen").status == 204
    assert [one["is_seen"] for one in ann.ask("GET", "/api/me/news").body["news"]] == [False]
    assert stranger(server).ask("GET", "/api/me/news").status == 401


# --- By mail


@pytest.fixture
def smtp(monkeypatch: pytest.MonkeyPatch) -> Iterator[SmtpServer]:
    """A running SMTP server, and a worker that does not wait."""
    monkeypatch.setattr(orders, "CHECK_SECONDS", 0.02)
    with SmtpServer() as running:
        yield running


def test_a_mail_ends_all_sessions(smtp: SmtpServer, database: str) -> None:
    with site_with(smtp, database) as server:
        ann = member_with(server, smtp)
        thief, other = stranger(server), stranger(server)
        codes = made(ann.confirmed())
        token = {"label": "program", "scopes": ["play"]}
        assert ann.ask("POST", "/api/me/tokens", token).status == 201
        assert thief.log_in(ann.login).status == 201
        body = {"token": token_of(wait_for(smtp, "/mail/not-me#"))}
        assert thief.ask("GET", "/api/sessions").status == 200
        assert other.ask("POST", "/api/mail/not-me", body).status == 204
        assert thief.ask("GET", "/api/sessions").status == 401
        assert ann.ask("GET", "/api/sessions").status == 401
        assert other.ask("POST", "/api/mail/not-me", body).code == "LinkExpired"
        assert recover(stranger(server), ann.login, codes[0]).code == "WrongRecoveryCode"
        assert ann.log_in(ann.login).status == 201
        assert ann.ask("GET", "/api/me/tokens").body["tokens"] == []
        made(ann.confirmed())
        link = token_of(wait_for(smtp, "/password#"))
        new = {"token": link, "password": NEW_PASSWORD}
        assert other.ask("POST", "/api/passwords/new", new).status == 204
        assert thief.log_in(ann.login).code == "WrongPassword"
        assert other.log_in(ann.login, NEW_PASSWORD).status == 201
        assert left(other) == 0
        assert kinds(other)[:2] == ["device_added", "password_changed"]


def wait_for(smtp: SmtpServer, path: str) -> Any:
    """Wait for a mail with this path in it."""

    def found() -> list[Any]:
        return [mail for mail in smtp.mails if path in text_of(mail)]

    smtp.wait_until(lambda: bool(found()))
    return found()[-1]


def test_a_token_of_another_purpose_ends_nothing(smtp: SmtpServer, database: str) -> None:
    with site_with(smtp, database) as server:
        ann = member_with(server, smtp)
        other = stranger(server)
        other.ask("POST", "/api/passwords/forgotten", {"login_or_address": ann.login})
        link = token_of(wait_for(smtp, "/password#"))
        assert other.ask("POST", "/api/mail/not-me", {"token": link}).code == "LinkExpired"
        assert ann.ask("GET", "/api/sessions").status == 200


def test_mails_of_news_are_limited(
    smtp: SmtpServer, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    most = orders.NEWS_OF_ACCOUNT._replace(most=2)
    monkeypatch.setattr(orders, "NEWS_OF_ACCOUNT", most)
    with site_with(smtp, database) as server:
        ann = member_with(server, smtp)
        for _ in range(5):
            assert stranger(server).log_in(ann.login).status == 201
        forgotten = {"login_or_address": ann.login}
        stranger(server).ask("POST", "/api/passwords/forgotten", forgotten)
        wait_for(smtp, "/password#")  # later than all of them
        assert sum("/mail/not-me#" in text_of(mail) for mail in smtp.mails) == 2
        assert kinds(ann) == ["device_added"] * 5


def test_limits_are_what_the_documents_say() -> None:
    limit = recovery_codes.WRONG_CODES_OF_NETWORK
    assert (limit.most, limit.within.total_seconds()) == (30, 900)
