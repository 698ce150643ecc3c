"""Notices over HTTP: preferences, push subscriptions, export and erasure."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from inkland.server.configuration.settings import Settings
from inkland.server.configuration.sources import load
from inkland.server.features.notices.push.encryption import SenderKey
from inkland.server.features.notices.resources import Language
from inkland.server.limits import PUSH_SUBSCRIPTIONS_PER_HOUR
from inkland.speech import LANGUAGES
from rows import each_row
from support.member_site import PASSWORD, Browser, MemberSite, member_site
from support.push_service import SubscribedBrowser

KEY = "A" * 42 + "E"
ENDPOINT = "https://fcm.googleapis.com/fcm/send/secret-of-ann"
SETTINGS = Settings(workers=1, push_key=KEY, limits=True)


@pytest.fixture(scope="module")
def site(module_database: str) -> Iterator[MemberSite]:
    """A site that sends push messages."""
    with member_site(module_database, SETTINGS) as running:
        yield running


def subscription(endpoint: str = ENDPOINT) -> dict[str, Any]:
    """What a browser sends."""
    return SubscribedBrowser(endpoint).subscription


def is_subscribed(browser: Browser) -> bool:
    """Whether the server knows of a subscription of this browser."""
    return bool(browser.ask("GET", "/api/me/notices").body["is_subscribed"])


def test_languages_are_those_that_we_speak() -> None:
    assert sorted(LANGUAGES) == sorted(Language.__args__)  # type: ignore[attr-defined]


def test_preferences_begin_with_everything_and_are_kept(site: MemberSite) -> None:
    ann = site.browser().enter()
    found = ann.ask("GET", "/api/me/notices").body
    assert set(map(tuple, found["kinds"].values())) == {("push", "mail")}
    assert found["push_key"] == SenderKey.parse(KEY).public
    assert (found["has_mail"], found["mail"]["address"]) == (False, None)
    assert not found["mail"]["is_confirmed"]
    wanted = {
        "kinds": {"nudge": [], "your_turn": ["push"]},
        "quiet_from": "22:00",
        "quiet_until": "07:30",
        "time_zone": "Europe/Prague",
        "language": "cs",
        "mails_per_day": "all",
    }
    changed = ann.ask("PUT", "/api/me/notices", wanted)
    assert changed.status == 200
    assert {**changed.body, "kinds": wanted["kinds"]} == {**found, **wanted}
    assert changed.body["kinds"]["nudge"] == []
    assert changed.body["kinds"]["game_ended"] == ["push", "mail"]
    assert ann.ask("GET", "/api/me/notices").body == changed.body


@each_row(
    "bad",
    [
        {"kinds": {"other": []}},
        {"kinds": {"nudge": ["pigeon"]}},
        {"kinds": {}, "quiet_from": "22:00"},
        {"kinds": {}, "quiet_from": "24:00", "quiet_until": "07:00"},
        {"kinds": {}, "time_zone": "Europe/Atlantis"},
        {"kinds": {}, "time_zone": "../../etc/passwd"},
        {"kinds": {}, "time_zone": "/etc/localtime"},
        {"kinds": {}, "time_zone": ""},
        {"kinds": {}, "language": "xx"},
        {"kinds": {}, "mails_per_day": "many"},
        {"kinds": {}, "push_key": "mine"},
    ],
)
def test_preferences_that_mean_nothing_are_refused(site: MemberSite, bad: object) -> None:
    ann = site.browser().enter()
    assert ann.ask("PUT", "/api/me/notices", bad).code == "BadRequest"


def test_a_subscription_lasts_until_the_log_out(site: MemberSite) -> None:
    ann = site.browser().enter()
    assert not is_subscribed(ann)
    assert ann.ask("POST", "/api/me/push", subscription()).status == 204
    assert is_subscribed(ann)
    assert ann.ask("DELETE", "/api/me/push").status == 204
    assert ann.ask("DELETE", "/api/me/push").status == 204
    assert not is_subscribed(ann)
    login = f"Ann {site.port % 1000}x"
    assert ann.ask("POST", "/api/me/push", subscription()).status == 204
    ann.join(login)
    assert is_subscribed(ann)  # a guest who signs up goes on in the same browser
    assert ann.confirm().status == 200
    assert is_subscribed(ann)
    other = site.browser(address="192.0.2.9")
    assert other.log_in(login).status == 201
    assert not is_subscribed(other)
    assert ann.ask("DELETE", "/api/sessions/current").status == 204
    assert other.confirm(PASSWORD).status == 200
    exported = other.ask("GET", "/api/me/export").body["notices"]
    assert exported["subscriptions"] == []


@each_row(
    "endpoint",
    [
        "http://fcm.googleapis.com/x",
        "https://127.0.0.1/x",
        "https://localhost/x",
        "https://evil.example/x",
        "https://fcm.googleapis.com:8443/x",
        "https://me@fcm.googleapis.com/x",
    ],
)
def test_endpoints_that_are_not_push_services_are_refused(site: MemberSite, endpoint: str) -> None:
    ann = site.browser().enter()
    assert ann.ask("POST", "/api/me/push", subscription(endpoint)).code == "BadPushAddress"
    assert not is_subscribed(ann)


def test_keys_that_are_none_are_refused(site: MemberSite) -> None:
    ann = site.browser().enter()
    for keys in ({"p256dh": "AAAA", "auth": "AAAA"}, {"p256dh": "A", "auth": "A"}):
        sent = {"endpoint": ENDPOINT, "keys": keys}
        assert ann.ask("POST", "/api/me/push", sent).code == "BadPushAddress"


def test_export_and_erasure_hold_everything(site: MemberSite) -> None:
    ann = site.browser().enter()
    german = {"Accept_Language": "de, pl;q=0.5"}
    assert ann.ask("POST", "/api/me/push", subscription(), **german).status == 204
    wanted = {"kinds": {"nudge": []}, "time_zone": "Europe/Kyiv"}
    assert ann.ask("PUT", "/api/me/notices", wanted).status == 200
    exported = ann.ask("GET", "/api/me/export").body["notices"]
    assert exported["subscriptions"] == [{"endpoint": ENDPOINT, "language": "pl"}]
    assert exported["wishes"]["kinds"] == {"nudge": []}
    assert exported["wishes"]["time_zone"] == "Europe/Kyiv"
    assert exported["notices"] == []
    assert ann.ask("DELETE", "/api/me").status == 204
    assert ann.ask("GET", "/api/me/notices").code == "WhoAreYou"


def test_no_other_person_sees_an_endpoint(site: MemberSite) -> None:
    ann, ben = site.browser().enter("Ann"), site.browser().enter("Ben")
    assert ann.ask("POST", "/api/me/push", subscription()).status == 204
    table = ann.ask("POST", "/api/tables", {"seats": 2}).body["table"]["id"]
    assert ann.ask("POST", f"/api/tables/{table}/seats", {"nonce": "0" * 32}).status == 200
    for path in (f"/api/tables/{table}", "/api/tables", "/api/me/notices", "/api/me/export"):
        assert "secret-of-ann" not in json.dumps(ben.ask("GET", path).body)


def test_subscriptions_are_limited(site: MemberSite) -> None:
    ann = site.browser().enter()
    codes = [
        ann.ask("POST", "/api/me/push", subscription()).status
        for _ in range(PUSH_SUBSCRIPTIONS_PER_HOUR + 2)
    ]
    assert codes == [204] * PUSH_SUBSCRIPTIONS_PER_HOUR + [429] * 2


def test_a_host_without_a_key_loses_nothing_else(module_database: str) -> None:
    with member_site(module_database, Settings(workers=1)) as plain:
        ann = plain.browser().enter()
        assert ann.ask("POST", "/api/me/push", subscription()).code == "NoPush"
        found = ann.ask("GET", "/api/me/notices").body
        assert (found["push_key"], found["has_mail"]) == (None, False)
        assert ann.ask("PUT", "/api/me/notices", {"kinds": {}}).status == 200
        assert ann.ask("POST", "/api/tables", {"seats": 2}).status == 201


def test_settings_of_notices(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in (
        ("INKLAND_NOTICES", "off"),
        ("INKLAND_NOTICES_PER_MINUTE", "20"),
        ("INKLAND_TURN_NOTICE_SECONDS", "5"),
        ("INKLAND_PUSH_KEY", KEY),
        ("INKLAND_PUSH_HOSTS", "push.example, *.push.example,own.example:8443"),
    ):
        monkeypatch.setenv(name, value)
    found = load().settings
    assert (found.notices, found.notices_per_minute, found.turn_notice_seconds) == (False, 20, 5)
    assert found.push_key == KEY
    assert found.push_hosts == ("push.example", "*.push.example", "own.example:8443")
