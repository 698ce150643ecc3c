"""HTTP for personal data: its export, and erasing an account."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from inkland.server.features.accounts import guests
from inkland.server.features.accounts.callers import (
    account_even_if_suspended,
    caller_of,
    confirmed_account,
)
from inkland.server.features.privacy import export as privacy
from inkland.server.features.privacy.resources import Export
from inkland.server.http.requests import (
    context_of,
    json_response,
    request_context_of,
)
from inkland.table.routes.route import Routes

ROUTES: Final = Routes(caller="request")


@ROUTES.add("GET", "/api/me/export", 401, answer=Export)
async def export(request: Request) -> Response:
    """All data that is stored about you; a member confirms first."""
    account = await confirmed_account(request, account_even_if_suspended)
    session = caller_of(request).session
    response = json_response(await privacy.export(context_of(request), account, session))
    response.headers["Content-Disposition"] = 'attachment; filename="inkland-export.json"'
    return response


@ROUTES.add("DELETE", "/api/me", 401, status=204)
async def erase(request: Request) -> Response:
    """Erase your account; your games stay, without your name. A member confirms first."""
    account = await confirmed_account(request, account_even_if_suspended)
    await privacy.erase(context_of(request), account)
    settings = request_context_of(request).settings
    response = Response(status_code=204)
    guests.clear_cookies(response, settings, settings.cookie, settings.device_cookie)
    return response
