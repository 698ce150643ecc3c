"""HTTP for members: routes only translate between requests and the use cases."""

from collections.abc import Awaitable, Callable
from typing import Annotated, Final, TypeVar

from msgspec import Meta
from starlette.convertors import StringConvertor, register_url_convertor
from starlette.requests import Request
from starlette.responses import Response

from inkland.protocol.resources import Guest
from inkland.server.features.accounts import confirmation, device_cookies, guests, login, passkeys
from inkland.server.features.accounts.callers import (
    account_even_if_suspended,
    auth_of,
    caller_of,
    confirmed_account,
    confirmed_body,
    current_account,
)
from inkland.server.features.accounts.hashes import hash_token
from inkland.server.features.accounts.login import AuthContext, Caller, IssuedTokens
from inkland.server.features.accounts.queries import AccountQueries
from inkland.server.features.accounts.records import (
    DEVICE_LIFETIME,
    MEMBER_SESSION_LIFETIME,
    session_id,
)
from inkland.server.features.accounts.resources import (
    Confirm,
    LogIn,
    MemberAccess,
    NewMember,
    NewPassword,
    PasskeyMade,
    PasskeyOptions,
    Passkeys,
    PasskeyUsed,
    Sessions,
)
from inkland.server.http.requests import (
    client_network,
    context_of,
    json_response,
    read_body,
    request_context_of,
)
from inkland.server.process import metrics
from inkland.table.errors import WhoAreYou
from inkland.table.routes.route import Routes
from inkland.table.storage.records import Account

T = TypeVar("T")

_SESSION: Final = "[0-9a-f]{26}"
_PASSKEY: Final = "[A-Za-z0-9_-]{16,1400}"

SessionKey = Annotated[str, Meta(pattern=f"^{_SESSION}$", description="The id of a session")]
PasskeyKey = Annotated[str, Meta(pattern=f"^{_PASSKEY}$", description="The id of a passkey")]


class _Session(StringConvertor):
    """Matches session ids only, so that `current` and `passkey` remain paths of their own."""

    regex = _SESSION


class _Passkey(StringConvertor):
    """Matches passkey ids only, so that `options` remains a path of its own."""

    regex = _PASSKEY


register_url_convertor("session", _Session())
register_url_convertor("passkey", _Passkey())

ROUTES: Final = Routes(caller="request")


# --- Joining, logging in and out


@ROUTES.add("POST", "/api/members", 401, 409, 429, body=NewMember, answer=Guest, status=201)
async def join(request: Request) -> Response:
    """Become a member: your account stays, with its seats, games and results."""
    return await _session_response(request, await _do_as_account(request, NewMember, login.join))


@ROUTES.add("POST", "/api/sessions", 429, body=LogIn, answer=Guest, status=201)
async def log_in(request: Request) -> Response:
    """Log in. A guest's own seats stay the guest's."""
    return await _session_response(request, await _let_in(request, LogIn, login.log_in))


@ROUTES.add("GET", "/api/sessions", 401, answer=Sessions)
async def sessions(request: Request) -> Response:
    """The sessions in which you are logged in."""
    account, session = await current_account(request), caller_of(request).session
    return json_response(await login.own_sessions(context_of(request), account, session))


@ROUTES.add("DELETE", "/api/sessions", 401, answer=Sessions)
async def log_out_elsewhere(request: Request) -> Response:
    """Log out everywhere but here; a member confirms first."""
    account, caller = await confirmed_account(request), caller_of(request)
    await login.end_other_sessions(auth_of(request), account, caller.session)
    return json_response(await login.own_sessions(context_of(request), account, caller.session))


@ROUTES.add("DELETE", "/api/sessions/current", 401, status=204)
async def log_out(request: Request) -> Response:
    """Log out here."""
    account, session = await account_even_if_suspended(request), caller_of(request).session
    await login.log_out(auth_of(request), account, session or b"")
    settings = request_context_of(request).settings
    response = Response(status_code=204)
    guests.clear_cookies(response, settings, settings.cookie)
    return response


@ROUTES.add("DELETE", "/api/sessions/{session:session}", 401, 404, status=204)
async def end_session(request: Request, session: SessionKey) -> Response:
    """End one of your sessions; its live connections are closed within seconds.

    A member confirms first, unless it is this session.
    """
    account, caller = await current_account(request), caller_of(request)
    if caller.session is None or session != session_id(caller.session):
        await confirmation.check_confirmed(auth_of(request), account, caller)
    await login.end_session(auth_of(request), account, session)
    return Response(status_code=204)


# --- Confirming, and the password


@ROUTES.add("POST", "/api/me/confirmation", 401, 409, 429, body=Confirm, answer=Guest)
async def confirm(request: Request) -> Response:
    """Confirm with your password that it is you; good for 5 minutes in this session."""
    find = account_even_if_suspended
    given = await _do_as_account(request, Confirm, confirmation.confirm, find)
    return await _session_response(request, given, 200)


@ROUTES.add("POST", "/api/me/confirmation/passkey/options", 401, 404, 429, answer=PasskeyOptions)
async def options_to_confirm(request: Request) -> Response:
    """What a browser needs to confirm with a passkey that it is you."""
    account = await account_even_if_suspended(request)
    return json_response(
        await passkeys.options_to_use(auth_of(request), caller_of(request), account)
    )


@ROUTES.add("POST", "/api/me/confirmation/passkey", 401, 404, 429, body=PasskeyUsed, answer=Guest)
async def confirm_with_passkey(request: Request) -> Response:
    """Confirm with a passkey that it is you; good for 5 minutes in this session."""
    find = account_even_if_suspended
    given = await _do_as_account(request, PasskeyUsed, passkeys.confirm, find)
    return await _session_response(request, given, 200)


@ROUTES.add("PUT", "/api/me/password", 401, 409, 429, body=NewPassword, answer=MemberAccess)
async def change_password(request: Request) -> Response:
    """Change your password; everywhere else you are logged out, unless you keep that."""
    given = await _do_as_account(request, NewPassword, confirmation.change_password)
    return await _session_response(request, given, 200, with_access=True)


# --- Passkeys


@ROUTES.add("POST", "/api/passkeys/options", 401, 404, 409, 429, answer=PasskeyOptions)
async def options_to_add(request: Request) -> Response:
    """What a browser needs to make a passkey for you; confirm first."""
    account = await confirmed_account(request)
    return json_response(
        await passkeys.options_to_add(auth_of(request), account, caller_of(request))
    )


@ROUTES.add("POST", "/api/passkeys", 401, 404, 409, body=PasskeyMade, answer=Passkeys, status=201)
async def add_passkey(request: Request) -> Response:
    """Store a passkey that your device has made; confirm first."""
    account, made = await confirmed_body(request, PasskeyMade)
    await passkeys.add(auth_of(request), account, caller_of(request), made)
    return json_response(await passkeys.own_passkeys(context_of(request), account), 201)


@ROUTES.add("GET", "/api/passkeys", 401, answer=Passkeys)
async def own_passkeys(request: Request) -> Response:
    """Your passkeys."""
    account = await current_account(request)
    return json_response(await passkeys.own_passkeys(context_of(request), account))


@ROUTES.add("DELETE", "/api/passkeys/{passkey:passkey}", 401, 404, status=204)
async def remove_passkey(request: Request, passkey: PasskeyKey) -> Response:
    """Remove a passkey; confirm first."""
    await passkeys.remove(auth_of(request), await confirmed_account(request), passkey)
    return Response(status_code=204)


@ROUTES.add("POST", "/api/sessions/passkey/options", 404, 429, answer=PasskeyOptions)
async def options_to_log_in(request: Request) -> Response:
    """What a browser needs to log in with a passkey."""
    return json_response(await passkeys.options_to_use(auth_of(request), caller_of(request)))


@ROUTES.add("POST", "/api/sessions/passkey", 404, 429, body=PasskeyUsed, answer=Guest, status=201)
async def log_in_with_passkey(request: Request) -> Response:
    """Log in with a passkey."""
    return await _session_response(request, await _let_in(request, PasskeyUsed, passkeys.log_in))


# --- What the routes share


async def _do_as_account(
    request: Request,
    kind: type[T],
    do: Callable[[AuthContext, Account, Caller, T], Awaitable[IssuedTokens]],
    find: Callable[[Request], Awaitable[Account]] = current_account,
) -> IssuedTokens:
    """Let the account of a request do something with its body, in a turn of its address."""
    account = await find(request)
    body = await read_body(request, kind)
    with await request_context_of(request).login_turns.next(client_network(request)):
        return await do(auth_of(request), account, caller_of(request), body)


async def _let_in(
    request: Request, kind: type[T], do: Callable[[AuthContext, Caller, T], Awaitable[IssuedTokens]]
) -> IssuedTokens:
    """Let somebody log in with the body of a request, in a turn of the address; count it."""
    body = await read_body(request, kind)
    with (
        metrics.login(),
        await request_context_of(request).login_turns.next(client_network(request)),
    ):
        return await do(auth_of(request), caller_of(request), body)


async def _session_response(
    request: Request, given: IssuedTokens, status: int = 201, *, with_access: bool = False
) -> Response:
    """Answer with the account of the new session, and set its cookies."""
    shared, session = request_context_of(request), hash_token(given.token)
    storage = shared.context.storage
    account = await storage.account_of(session)
    account = account or await AccountQueries(storage.database).suspended_account(session)
    if account is None:  # erased meanwhile
        raise WhoAreYou()
    found = await guests.guest_resource(shared.context, account)
    if with_access:
        found = MemberAccess(
            found.name,
            found.colour,
            found.login,
            found.is_moderator,
            found.unread_decisions,
            (await login.own_sessions(shared.context, account, session)).sessions,
            (await passkeys.own_passkeys(shared.context, account)).passkeys,
        )
    response = json_response(found, status)
    settings = shared.settings
    guests.set_cookie(response, settings, settings.cookie, given.token, MEMBER_SESSION_LIFETIME)
    if status == 200:  # the same member in the same session, which has a new token now
        device_cookies.replace_current(request, response, settings, given.token)
    if given.device is not None:
        guests.set_cookie(response, settings, settings.device_cookie, given.device, DEVICE_LIFETIME)
    return response
