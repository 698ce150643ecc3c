"""HTTP for moderation: reports, what moderators do, and what the persons concerned read."""

from typing import Annotated, Final

from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from inkland.server.features.accounts.callers import account_even_if_suspended, current_account
from inkland.server.features.moderation import acting, own_decisions, reporting
from inkland.server.features.moderation.resources import (
    ModerationLog,
    ModerationQueue,
    NewAct,
    NewAnswer,
    NewReport,
    OwnDecisions,
)
from inkland.server.http.requests import client_network, context_of, json_response, read_body
from inkland.table.routes.route import Routes
from inkland.table.storage.records import Account

_LARGEST = 2**53 - 1

BeforeQuery = Annotated[int, Meta(ge=1, le=_LARGEST, description="`next` of the page before")]
DecisionPath = Annotated[int, Meta(ge=1, le=_LARGEST, description="The number of a decision")]

ROUTES: Final = Routes(caller="request")


@ROUTES.add("POST", "/api/reports", 401, 404, 409, body=NewReport, status=204)
async def report(request: Request) -> Response:
    """Show moderators a name, a title, a land or a phrase; the same one twice counts once."""
    account = await current_account(request)
    body = await read_body(request, NewReport)
    await reporting.report(context_of(request), account, client_network(request), body)
    return Response(status_code=204)


# --- Moderators


@ROUTES.add("GET", "/api/moderation/queue", 401, answer=ModerationQueue)
async def moderation_queue(request: Request) -> Response:
    """What waits for moderators, but what is about yourself."""
    moderator = await _moderator(request)
    return json_response(await acting.queue(context_of(request), moderator))


@ROUTES.add("GET", "/api/moderation/log", 401, answer=ModerationLog)
async def moderation_log(request: Request, before: BeforeQuery | None = None) -> Response:
    """The audit log of moderation, the latest first."""
    await _moderator(request)
    return json_response(await acting.log(context_of(request), before))


@ROUTES.add("POST", "/api/moderation/acts", 401, 404, 409, body=NewAct, status=204)
async def moderate(request: Request) -> Response:
    """Act as a moderator; it is written to the log, and whom it concerns is told."""
    account = await _moderator(request)
    asked = await read_body(request, NewAct)
    await acting.require_moderator(context_of(request), account)  # the body may take seconds
    await acting.act(context_of(request), account, asked)
    return Response(status_code=204)


async def _moderator(request: Request) -> Account:
    account = await current_account(request)
    await acting.require_moderator(context_of(request), account)
    return account


# --- Those whom it concerns


@ROUTES.add("GET", "/api/me/decisions", 401, answer=OwnDecisions)
async def decisions(request: Request) -> Response:
    """What moderators have done that concerns you; also for who is suspended."""
    account = await account_even_if_suspended(request)
    return json_response(await own_decisions.read_decisions(context_of(request), account))


@ROUTES.add("POST", "/api/me/decisions/{decision}/answer", 401, 404, body=NewAnswer, status=204)
async def answer_decision(request: Request, decision: DecisionPath) -> Response:
    """Answer what a moderator has done, once; also for who is suspended."""
    account = await account_even_if_suspended(request)
    body = await read_body(request, NewAnswer)
    await own_decisions.answer(context_of(request), account, decision, body)
    return Response(status_code=204)
