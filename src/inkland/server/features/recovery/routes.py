"""HTTP for recovery codes, and for what has happened to an account."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from inkland.server.features.accounts.callers import (
    auth_of,
    caller_of,
    confirmed_account,
    current_account,
)
from inkland.server.features.recovery import codes, news
from inkland.server.features.recovery.queries import RecoveryQueries
from inkland.server.features.recovery.resources import (
    OwnAccountNews,
    PasswordByCode,
    RecoveryCodes,
    RecoveryState,
)
from inkland.server.http.requests import (
    client_network,
    context_of,
    json_response,
    read_body,
    request_context_of,
)
from inkland.server.mail.resources import MailedToken
from inkland.table.routes.route import Routes

ROUTES: Final = Routes(caller="request")


@ROUTES.add("GET", "/api/me/recovery-codes", 401, answer=RecoveryState)
async def recovery_state(request: Request) -> Response:
    """How many recovery codes you have left."""
    account = await current_account(request)
    return json_response(await codes.state(context_of(request), account.id))


@ROUTES.add("POST", "/api/me/recovery-codes", 401, 409, answer=RecoveryCodes, status=201)
async def make_recovery_codes(request: Request) -> Response:
    """Ten new recovery codes, shown this once; confirm first. Those before are void."""
    account = await confirmed_account(request)
    made = await codes.make(auth_of(request), account, caller_of(request))
    return json_response(made, 201)


@ROUTES.add("POST", "/api/passwords/recovery", 429, body=PasswordByCode, status=204)
async def recover_password(request: Request) -> Response:
    """Set a new password with a recovery code; you are logged out everywhere."""
    body = await read_body(request, PasswordByCode)
    with await request_context_of(request).login_turns.next(client_network(request)):
        await codes.set_password(auth_of(request), caller_of(request), body)
    return Response(status_code=204)


@ROUTES.add("GET", "/api/me/news", 401, answer=OwnAccountNews)
async def own_news(request: Request) -> Response:
    """What has happened to your account lately: passwords, passkeys, devices, recovery codes."""
    account = await current_account(request)
    return json_response(await news.own_news(context_of(request), account.id))


@ROUTES.add("PUT", "/api/me/news/seen", 401, status=204)
async def see_news(request: Request) -> Response:
    """Note that you have seen the news of your account."""
    account = await current_account(request)
    await RecoveryQueries(context_of(request).storage.database).see_news(account.id)
    return Response(status_code=204)


@ROUTES.add("POST", "/api/mail/not-me", 404, 429, body=MailedToken, status=204)
async def end_sessions_by_mail(request: Request) -> Response:
    """End all sessions with the token of a mail; a link for a new password is mailed."""
    body = await read_body(request, MailedToken)
    await news.end_sessions(auth_of(request), caller_of(request), body)
    return Response(status_code=204)
