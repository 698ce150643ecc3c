"""Each operation, tried with a token of each scope on a real server, and with a cookie beside."""

import re
from collections.abc import Iterator
from typing import Final

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from inkland.protocol.messages import SIGNED_OUT
from inkland.protocol.token_resources import SCOPES, Scope
from rows import each_row
from support.member_site import MemberSite, member_site
from support.token_client import TokenClient, bot, member, new_token
from support.token_matrix import LIVE, Matrix, Operation, filled, stated_matrix, written_matrix

WRITTEN: Final = written_matrix()
HTTP: Final = sorted(one for one in WRITTEN if one[0] != LIVE)
SOCKETS: Final = sorted(path for method, path in WRITTEN if method == LIVE)

Clients = dict[Scope, TokenClient]


@pytest.fixture(scope="module")
def site(module_database: str) -> Iterator[MemberSite]:
    """A server without limits."""
    with member_site(module_database) as running:
        yield running


@pytest.fixture(scope="module")
def clients(site: MemberSite) -> Clients:
    """A program with a token of each scope alone; that of a bot is its own account's."""
    ann, robot = member(site, "Ann"), bot(site, "Quick")
    owners = {scope: robot if scope == "play_as_bot" else ann for scope in SCOPES}
    return {
        scope: TokenClient(site.port, new_token(owner, scope)) for scope, owner in owners.items()
    }


def test_the_file_says_what_the_operations_state() -> None:
    assert stated_matrix() == WRITTEN


def test_no_token_manages_an_account() -> None:
    """Whatever else is added: tokens, passwords, mail, passkeys, sessions, export and erasure."""
    managing = re.compile(
        r"/api/(me$|me/(tokens|bot|password|mail|export|confirmation|profile|push|notices)"
        r"|sessions|passkeys|passwords|members|mail|device)"
    )
    found: Matrix = {
        one: scopes
        for one, scopes in stated_matrix().items()
        if managing.match(one[1]) and one != ("GET", "/api/me")
    }
    assert len(found) > 25
    assert [one for one, scopes in found.items() if scopes] == []


@pytest.mark.parametrize("scope", SCOPES)
@each_row("operation", HTTP)
def test_an_operation_takes_the_scopes_that_it_states(
    clients: Clients, operation: Operation, scope: Scope
) -> None:
    method, path = operation
    answer = clients[scope].ask(method, filled(path), {} if method in ("POST", "PUT") else None)
    code = answer.body.get("code") if isinstance(answer.body, dict) else None
    assert answer.status != 401 and answer.status < 500, answer
    if scope in WRITTEN[operation]:
        assert code not in ("TokenNotAllowed", "TokenLacksScope", "NotForBots"), answer
    else:
        refusal = "TokenLacksScope" if WRITTEN[operation] else "TokenNotAllowed"
        assert (answer.status, code) == (403, refusal)


@pytest.mark.parametrize("scope", SCOPES)
@each_row("path", SOCKETS)
def test_a_live_connection_takes_the_scopes_that_it_states(
    clients: Clients, path: str, scope: Scope
) -> None:
    with clients[scope].open(filled(path)) as socket:
        try:
            socket.send('{"type":"ping","word":"here"}')
            socket.recv(5)
            closed = None
        except ConnectionClosed as end:
            closed = end.rcvd and end.rcvd.code
    assert (closed == SIGNED_OUT) == (scope not in WRITTEN[LIVE, path])


@each_row("operation", HTTP)
def test_no_token_is_taken_beside_a_cookie(clients: Clients, operation: Operation) -> None:
    method, path = operation
    body: object = {} if method in ("POST", "PUT") else None
    for cookie in ("inkland=x", "theme=dark"):
        answer = clients["play"].ask(method, filled(path), body, Cookie=cookie)
        assert (answer.status, answer.code) == (400, "TokenWithCookie")


def test_no_live_connection_has_a_token_and_a_cookie(clients: Clients) -> None:
    for path in SOCKETS:
        with pytest.raises(InvalidStatus) as refused:
            clients["play"].open(filled(path), Cookie="inkland=x").__enter__()
        assert refused.value.response.status_code == 403
