"""HTTP for notices: what you want to be told while away, and push subscriptions."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from inkland.server.features.accounts import guests
from inkland.server.features.accounts.callers import current_account
from inkland.server.features.notices import preferences
from inkland.server.features.notices.queries import NoticeQueries
from inkland.server.features.notices.resources import NewPushSubscription, NoticeState, NoticeWishes
from inkland.server.http.requests import context_of, json_response, read_body, request_context_of
from inkland.table.errors import WhoAreYou
from inkland.table.ids import AccountId
from inkland.table.routes.route import Routes

ROUTES: Final = Routes(caller="request")


@ROUTES.add("GET", "/api/me/notices", 401, answer=NoticeState)
async def notice_state(request: Request) -> Response:
    """What you want to be told while away, and what this host can send."""
    account = await current_account(request)
    return await _state_response(request, account.id)


@ROUTES.add("PUT", "/api/me/notices", 401, 429, body=NoticeWishes, answer=NoticeState)
async def change_notices(request: Request) -> Response:
    """Choose what you want to be told while away, by which way, and when not."""
    account = await current_account(request)
    await preferences.save(context_of(request), account.id, await read_body(request, NoticeWishes))
    return await _state_response(request, account.id)


@ROUTES.add("POST", "/api/me/push", 401, 404, 429, body=NewPushSubscription, status=204)
async def subscribe(request: Request) -> Response:
    """Receive push messages in this browser, until you log out here."""
    account, shared = await current_account(request), request_context_of(request)
    preferences.require_push(request.app.state.push_key)
    shared.limits.check_push_subscription(account.id)
    wanted = await read_body(request, NewPushSubscription)
    languages = request.headers.get("accept-language")
    await preferences.subscribe(
        shared.context, shared.settings, _session(request), wanted, languages
    )
    return Response(status_code=204)


@ROUTES.add("DELETE", "/api/me/push", 401, 429, status=204)
async def unsubscribe(request: Request) -> Response:
    """Receive no more push messages in this browser."""
    await current_account(request)
    await NoticeQueries(context_of(request).storage.database).unsubscribe(_session(request))
    return Response(status_code=204)


def _session(request: Request) -> bytes:
    session = guests.token_hash_from_cookie(request, request_context_of(request).settings.cookie)
    if session is None:  # unreachable: there is an account
        raise WhoAreYou()
    return session


async def _state_response(request: Request, account: AccountId) -> Response:
    shared = request_context_of(request)
    return json_response(
        await preferences.state(
            shared.context,
            account,
            _session(request),
            request.app.state.push_key,
            has_mail=shared.settings.has_mail,
        )
    )
