"""Tokens: shown once, listed, revoked at once, limited, exported and erased with their account."""

import re
import time
from collections.abc import Iterator
from contextlib import suppress
from typing import Final

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from inkland.protocol.messages import SIGNED_OUT
from inkland.server.configuration.settings import Settings
from inkland.server.features.programs.token_queries import MAX_TOKENS
from inkland.server.limits import TOKEN_REQUESTS_BURST, TOKEN_REQUESTS_PER_HOUR
from rows import each_row
from sizes import samples
from support.member_site import PASSWORD, Browser, MemberSite, member_site
from support.token_client import TokenClient, bot, member, new_token

WITHIN_SECONDS: Final = samples(check=60.0, proof=2.0)  # the proof alone measures
HELLO: Final = '{"type":"hello"}'


@pytest.fixture(scope="module")
def site(module_database: str) -> Iterator[MemberSite]:
    """A server without limits."""
    with member_site(module_database) as running:
        yield running


def a_table(client: TokenClient) -> str:
    """A new table of this client's owner, who sits there."""
    table = str(client.ask("POST", "/api/tables", {"seats": 1}).body["table"]["id"])
    sat = client.ask("POST", f"/api/tables/{table}/seats", {"nonce": "0" * 32})
    assert (sat.status, sat.body["you"]) == (200, 0)
    return table


def seconds_until_closed(socket: ClientConnection) -> float:
    """How long it takes until the server closes a connection because its token is gone."""
    start = time.monotonic()
    with suppress(ConnectionClosed):
        while True:
            socket.recv(60)
    assert socket.close_code == SIGNED_OUT
    return time.monotonic() - start


def only(browser: Browser) -> str:
    """The id of the only token of an account."""
    (token,) = browser.ask("GET", "/api/me/tokens").body["tokens"]
    return str(token["id"])


def test_a_token_is_shown_once_and_listed_without_itself(site: MemberSite) -> None:
    ann = member(site, "Once")
    made = ann.ask("POST", "/api/me/tokens", {"label": " My  phone ", "scopes": ["play"]}).body
    assert re.fullmatch("inkland_[A-Za-z0-9_-]{43}", made["token"])
    listed = ann.ask("GET", "/api/me/tokens")
    assert [one["label"] for one in listed.body["tokens"]] == ["My phone"]
    assert listed.body["tokens"][0]["scopes"] == ["play"]
    assert made["token"] not in str(listed) and listed.body["tokens"][0]["seen_at"] is None
    client = TokenClient(site.port, made["token"])
    assert client.ask("GET", "/api/me").body["name"] == "Once"
    assert ann.ask("GET", "/api/me/tokens").body["tokens"][0]["seen_at"] is not None


def test_only_members_who_confirm_make_tokens(site: MemberSite) -> None:
    wanted = {"label": "Mine", "scopes": ["play"]}
    guest = site.browser().enter("Guest")
    assert guest.ask("POST", "/api/me/tokens", wanted).code == "NotMember"
    unsure = site.browser().enter("Unsure").join("Unsure login")
    assert unsure.ask("POST", "/api/me/tokens", wanted).code == "ConfirmationNeeded"
    assert unsure.confirm().status == 200
    for scopes in ([], ["admin"], ["play"] * 5):
        assert unsure.ask("POST", "/api/me/tokens", {**wanted, "scopes": scopes}).status == 422
    assert unsure.ask("POST", "/api/me/tokens", {**wanted, "label": ""}).status == 422


def test_a_scope_is_for_people_or_for_bots(site: MemberSite) -> None:
    ann, robot = member(site, "Scoped"), bot(site, "Scopes")

    def code(browser: Browser, *scopes: str) -> str:
        return browser.ask("POST", "/api/me/tokens", {"label": "x", "scopes": scopes}).code

    assert code(ann, "read_games", "play_as_bot") == "ScopeOfBots"
    assert code(robot, "play") == code(robot, "play_as_bot", "run_events") == "ScopeNotForBots"
    assert new_token(robot, "play_as_bot", "read_games")


def test_there_is_room_for_so_many_tokens(site: MemberSite) -> None:
    ann = member(site, "Many")
    for _ in range(MAX_TOKENS):
        new_token(ann, "play")
    full = ann.ask("POST", "/api/me/tokens", {"label": "x", "scopes": ["play"]})
    assert (full.status, full.code) == (409, "TooManyTokens")


@each_row(
    "header",
    [
        "Bearer", "Bearer ", "Bearer inkland_", "Bearer " + "A" * 43, "bearer inkland_" + "A" * 43,
        "Bearer inkland_" + "A" * 42, "Bearer inkland_" + "A" * 44, "Bearer inkland_" + "é" * 43,
    ],
)  # fmt: skip
def test_what_is_no_token_lets_nobody_in(site: MemberSite, header: str) -> None:
    for path in ("/api/me", "/api/box"):
        answer = site.browser().ask("GET", path, Authorization=header.encode().decode("latin-1"))
        assert (answer.status, answer.code) == (401, "WhoAreYou")


def test_a_password_of_a_proxy_is_not_ours(site: MemberSite) -> None:
    ann = site.browser().enter("Proxied")
    assert ann.ask("GET", "/api/me", Authorization="Basic dXNlcjpwYXNz").status == 200


def test_a_token_is_no_cookie_and_a_cookie_no_token(site: MemberSite) -> None:
    ann = member(site, "Both")
    token, session = new_token(ann, "play"), ann.cookies["inkland"]
    thief = site.browser()
    thief.cookies["inkland"] = token
    assert thief.ask("GET", "/api/me").status == 401
    assert TokenClient(site.port, session).ask("GET", "/api/me").status == 401
    assert TokenClient(site.port, f"inkland_{session}").ask("GET", "/api/me").status == 401


# --- Revoking


def test_a_revoked_token_is_refused_and_loses_its_sockets(site: MemberSite) -> None:
    ann = member(site, "Revoked")
    client = TokenClient(site.port, new_token(ann, "play"))
    table = a_table(client)
    with client.open(f"/api/tables/{table}/live") as live, client.open("/api/me/turns") as turns:
        live.send(HELLO)
        assert '"you":0' in str(live.recv(5)) and "turns" in str(turns.recv(5))
        assert ann.ask("DELETE", f"/api/me/tokens/{only(ann)}").status == 204
        assert client.ask("GET", "/api/me").status == 401
        assert seconds_until_closed(live) < WITHIN_SECONDS
        assert seconds_until_closed(turns) < WITHIN_SECONDS
    with client.open(f"/api/tables/{table}/live") as again:
        assert seconds_until_closed(again) < WITHIN_SECONDS
    assert ann.ask("GET", "/api/me/tokens").body["tokens"] == []


@pytest.mark.parametrize("way", ["erase", "password"])
def test_what_ends_all_access_ends_tokens(site: MemberSite, way: str) -> None:
    ann = member(site, f"All {way}")
    client = TokenClient(site.port, new_token(ann, "play"))
    table = a_table(client)
    with client.open(f"/api/tables/{table}/live") as live:
        live.send(HELLO)
        live.recv(5)
        if way == "erase":
            assert ann.ask("DELETE", "/api/me").status == 204
        else:
            change = {"password": PASSWORD, "new_password": PASSWORD[::-1]}
            assert ann.ask("PUT", "/api/me/password", change).status == 200
        assert client.ask("GET", "/api/me").status == 401
        assert seconds_until_closed(live) < WITHIN_SECONDS


def test_a_new_password_that_keeps_sessions_keeps_tokens(site: MemberSite) -> None:
    ann = member(site, "Keeps")
    client = TokenClient(site.port, new_token(ann, "play"))
    change = {"password": PASSWORD, "new_password": PASSWORD[::-1], "end_sessions": False}
    assert ann.ask("PUT", "/api/me/password", change).status == 200
    assert client.ask("GET", "/api/me").status == 200


def test_nobody_revokes_the_token_of_another(site: MemberSite) -> None:
    ann, ben = member(site, "Own A"), member(site, "Own B")
    client = TokenClient(site.port, new_token(ann, "play"))
    assert ben.ask("DELETE", f"/api/me/tokens/{only(ann)}").code == "NoSuchToken"
    assert client.ask("GET", "/api/me").status == 200


# --- Limits, export


def test_requests_of_a_token_are_limited(module_database: str) -> None:
    with member_site(module_database, Settings(workers=1, limits=True)) as site:
        ann = member(site, "Fast")
        client, other = (TokenClient(site.port, new_token(ann, "read_games")) for _ in range(2))
        begun, asked = time.monotonic(), 0
        while client.ask("GET", "/api/me").status == 200:
            asked += 1
        more = (time.monotonic() - begun) * TOKEN_REQUESTS_PER_HOUR / 3600
        assert TOKEN_REQUESTS_BURST <= asked <= TOKEN_REQUESTS_BURST + more + 1
        assert other.ask("GET", "/api/me").status == 200


def test_tokens_are_in_the_export_without_what_they_are(site: MemberSite) -> None:
    ann = member(site, "Exports")
    token = new_token(ann, "read_games", "run_events")
    export = ann.ask("GET", "/api/me/export")
    (found,) = export.body["tokens"]
    assert (found["label"], found["scopes"]) == ("Mine", ["read_games", "run_events"])
    assert token not in str(export.body) and export.body["is_bot"] is False
