"""HTTP for mail: an account's address, links that were mailed, and forgotten passwords."""

from typing import Annotated, Final

from msgspec import Meta
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from inkland.server.features.accounts.callers import (
    auth_of,
    caller_of,
    confirmed_account,
    confirmed_body,
)
from inkland.server.features.recovery import forgotten, mail_addresses
from inkland.server.http.requests import (
    client_network,
    json_response,
    read_body,
    request_context_of,
)
from inkland.server.mail.resources import (
    ForgottenPassword,
    MailedToken,
    NewMailAddress,
    OwnMail,
    PasswordByMail,
)
from inkland.table.routes.route import Routes

UnsubscribeToken = Annotated[
    str, Meta(pattern="^[A-Za-z0-9_-]{43}$", description="From the header of a mail")
]

ROUTES: Final = Routes(caller="request")


@ROUTES.add("PUT", "/api/me/mail", 401, 404, 429, body=NewMailAddress, answer=OwnMail)
async def request_address(request: Request) -> Response:
    """Have a link mailed to your address, which confirms it; a member confirms first."""
    account, body = await confirmed_body(request, NewMailAddress)
    found = await mail_addresses.request_address(
        auth_of(request), account, caller_of(request), body
    )
    return json_response(found)


@ROUTES.add("DELETE", "/api/me/mail", 401, status=204)
async def remove_address(request: Request) -> Response:
    """Have your mail address forgotten; a member confirms first."""
    await mail_addresses.remove_address(auth_of(request), await confirmed_account(request))
    return Response(status_code=204)


@ROUTES.add("POST", "/api/mail/confirmation", 404, 429, body=MailedToken, status=204)
async def confirm_address(request: Request) -> Response:
    """Confirm a mail address with the token of its link."""
    body = await read_body(request, MailedToken)
    await mail_addresses.confirm_address(auth_of(request), caller_of(request), body)
    return Response(status_code=204)


@ROUTES.add("GET", "/api/mail/unsubscribe", status=303)
async def ask_to_unsubscribe(_request: Request, token: UnsubscribeToken | None = None) -> Response:
    """Lead somebody who opens the address of `List-Unsubscribe` to the page that asks."""
    return RedirectResponse(f"/mail/unsubscribe#{token or ''}", 303)


@ROUTES.add("POST", "/api/mail/unsubscribe", 404, 429, body=MailedToken, status=204)
async def unsubscribe(request: Request, token: UnsubscribeToken | None = None) -> Response:
    """Stop notices by mail. Mail programs do it by one click, as RFC 8058 says.

    They send a form to the address in `List-Unsubscribe`, which has the token; then the body is
    not read.
    """
    if token is None:
        token = (await read_body(request, MailedToken)).token
    await mail_addresses.unsubscribe(auth_of(request), caller_of(request), token)
    return Response(status_code=204)


@ROUTES.add("POST", "/api/passwords/forgotten", 404, 429, body=ForgottenPassword, status=202)
async def forgotten_password(request: Request) -> Response:
    """Have a link for a new password mailed, if somebody has confirmed this address.

    The answer is the same for everybody.
    """
    body = await read_body(request, ForgottenPassword)
    await forgotten.request_link(auth_of(request), caller_of(request), body)
    return Response(status_code=202)


@ROUTES.add("POST", "/api/passwords/new", 404, 429, body=PasswordByMail, status=204)
async def set_password(request: Request) -> Response:
    """Set a new password with the token of a mail; you are logged out everywhere."""
    body = await read_body(request, PasswordByMail)
    with await request_context_of(request).login_turns.next(client_network(request)):
        await forgotten.set_password(auth_of(request), caller_of(request), body)
    return Response(status_code=204)
