"""HTTP for tokens and bot accounts: a member makes tokens, lists and revokes them."""

from functools import partial
from typing import Annotated, Final

from msgspec import Meta
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.websockets import WebSocket

from inkland.protocol.resources import Guest
from inkland.protocol.token_resources import SCOPES, Bots, MadeToken, NewToken, Tokens
from inkland.server.features.accounts import guests
from inkland.server.features.accounts.bearer import token_holder
from inkland.server.features.accounts.callers import (
    caller_of,
    confirmed_account,
    confirmed_body,
    current_account,
)
from inkland.server.features.programs import bot_accounts, tokens
from inkland.server.features.programs.admission import Visitor, admitted
from inkland.server.features.programs.turn_feed import TurnFeed
from inkland.server.features.strength.resources import BoardFamily
from inkland.server.http.requests import context_of, json_response, request_context_of
from inkland.server.http.sockets import StarletteSocket
from inkland.table.errors import WhoAreYou
from inkland.table.live.connections import Connection
from inkland.table.live.lobby_feed import handle_watcher
from inkland.table.routes.route import Routes

TokenKey = Annotated[str, Meta(pattern="^[0-9a-f]{26}$", description="The id of a token")]
FamilyQuery = Annotated[BoardFamily, Meta(description="Games of one preset; of all is the base")]

ROUTES: Final = Routes(caller="request")


@ROUTES.add("GET", "/api/me/tokens", 401, answer=Tokens)
async def own_tokens(request: Request) -> Response:
    """Your tokens: what they are called and may be used for, not what they are."""
    account = await current_account(request)
    return json_response(await tokens.tokens(context_of(request), account))


@ROUTES.add("POST", "/api/me/tokens", 401, 409, body=NewToken, answer=MadeToken, status=201)
async def make_token(request: Request) -> Response:
    """Make a token for a program; it is shown this once. A member confirms first."""
    account, body = await confirmed_body(request, NewToken)
    session = caller_of(request).session
    if session is None:  # unreachable: there is an account
        raise WhoAreYou()
    return json_response(await tokens.make(context_of(request), account, session, body), 201)


@ROUTES.add("DELETE", "/api/me/tokens/{token}", 401, 404, status=204)
async def revoke_token(request: Request, token: TokenKey) -> Response:
    """Revoke a token: it is refused from now on, and its live connections are closed."""
    account = await current_account(request)
    revoked = await tokens.revoke(context_of(request), account, token)
    request.app.state.token_sockets.close(revoked)
    return Response(status_code=204)


@ROUTES.add("POST", "/api/me/bot", 401, 409, answer=Guest)
async def become_bot(request: Request) -> Response:
    """Make your account a bot's, for ever, if it has never played. A member confirms first."""
    account = await confirmed_account(request)
    made = await bot_accounts.make_bot(context_of(request), account)
    return json_response(await guests.guest_resource(context_of(request), made))


@ROUTES.add("GET", "/api/bots", answer=Bots, scopes=SCOPES)
async def all_bots(request: Request, family: FamilyQuery = "all") -> Response:
    """The bot accounts, the strongest first: a leaderboard of their own."""
    return json_response(await bot_accounts.bots(context_of(request), family))


# --- The stream of turns


async def connect(socket: WebSocket) -> None:
    """Tell an account of its turns and of invitations, at `/api/me/turns`."""
    counters = request_context_of(socket).context.counters
    feed: TurnFeed = socket.app.state.turn_feed
    async with admitted(
        socket, lambda _visitor: Connection(StarletteSocket(socket), counters), _identify
    ) as admission:
        if admission is not None and admission.account is not None:
            add = partial(feed.add, account=admission.account.id)
            await handle_watcher(admission.connection, add, feed.remove)


async def _identify(socket: WebSocket) -> Visitor:
    """Return the holder of the token that the socket came with; raises a refusal without one."""
    found = await token_holder(socket)
    if found is None:
        raise WhoAreYou()
    holder, token = found
    guests.note_account(holder.account)
    return Visitor(holder.account, token)


@ROUTES.add("GET", "/api/me/turns", is_described=False)
async def not_connected(_request: Request) -> Response:
    """A live connection is a websocket, and nothing else."""
    raise HTTPException(426, "websocket", {"Upgrade": "websocket", "Connection": "Upgrade"})
