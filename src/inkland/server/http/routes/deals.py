"""HTTP for deals: results on the same cards, their maps, and the deal of the day."""

from collections.abc import Iterable
from datetime import date
from typing import Annotated, Final

from fastapi import APIRouter, Path, Query, Request
from starlette.responses import Response

from inkland.protocol.deal_resources import (
    DailyInfo,
    DailyMaps,
    DailyTry,
    DealInfo,
    DealPar,
    DealResult,
    DealStanding,
    OwnDays,
    ResultMap,
)
from inkland.protocol.translation import OPTIONS
from inkland.rules import solo
from inkland.server.deals import daily, day_maps, deal_results
from inkland.server.errors import NoSuchDay
from inkland.server.http.document_response import reading
from inkland.server.http.openapi import describe_route
from inkland.server.http.parameters import DealPath, TablePath, describe_table, table_response
from inkland.server.http.requests import (
    client_network,
    context_of,
    current_account,
    json_response,
    optional_account,
    runtime_of,
)
from inkland.server.statistics import profiles
from inkland.table.actions import visibility
from inkland.table.ids import ID_PATTERN, KEY_LENGTH, TableId
from inkland.table.storage import records
from inkland.table.storage.records import Account

_KEY: Final = f"^[0-9a-f]{{{KEY_LENGTH}}}$"

ResultPath = Annotated[str, Path(pattern=_KEY, description="The id of a result")]
ResultQuery = Annotated[str, Query(pattern=_KEY, description="The id of a result on the same deal")]
TableQuery = Annotated[
    str | None, Query(pattern=ID_PATTERN, description="A table whose results are marked")
]
DayPath = Annotated[
    str, Path(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$", description="A day, as 2026-11-14")
]
MonthQuery = Annotated[
    str | None,
    Query(pattern="^20[0-9]{2}-(0[1-9]|1[0-2])$", description="A month, as 2026-11; else this one"),
]

router = APIRouter()


@router.get("/api/deals/{code}", **describe_route(404, 409, answer=DealInfo))
async def deal(request: Request, code: DealPath, at: TableQuery = None) -> Response:
    """A deal that can be played again, and what people made of it."""
    context, asked_at = context_of(request), None if at is None else TableId(at)
    async with reading(request) as account:
        found = await deal_results.deal_summary(context, code, account, asked_at)
    day, dealt_at = await context.day_of(found.deal.code), found.deal.dealt_at
    return json_response(
        DealInfo(
            found.deal.code,
            OPTIONS.to_plain(found.deal.options),
            found.deal.commitment,
            "" if await visibility.is_deal_private(context, dealt_at) else dealt_at,
            tuple(_result(result, account, at) for result in found.results),
            tuple(_standing(standing, found.star_counts) for standing in found.standings),
            found.edicts,
            None if day is None else day.isoformat(),
            found.is_seen,
            await visibility.seal_of(context, found.deal.code) is None,
            tuple(DealPar(*par) for par in found.pars),
        )
    )


@router.get("/api/deals/{code}/results/{result}", **describe_route(404, 409, answer=ResultMap))
async def result_map(request: Request, code: DealPath, result: ResultPath) -> Response:
    """The last map of a result."""
    async with reading(request) as account:
        found = await deal_results.result_map(context_of(request), code, result, account)
    return json_response(_map(*found, account))


@router.get("/api/tables/{table}/ghost", **describe_route(401, 404, 409, answer=ResultMap))
async def ghost(request: Request, table: TablePath, of: ResultQuery) -> Response:
    """Another map on the deal that you play, as far as you have come yourself."""
    account = await current_account(request)
    found = await deal_results.ghost(context_of(request), table, account, of)
    return json_response(_map(*found, account))


# --- The deal of the day


@router.get("/api/daily", **describe_route(answer=DailyInfo))
async def today(request: Request) -> Response:
    """The deal of today."""
    context = context_of(request)
    return await _daily_response(request, await daily.today(context))


@router.get("/api/daily/{day}", **describe_route(404, answer=DailyInfo))
async def earlier_day(request: Request, day: DayPath) -> Response:
    """The deal of a day."""
    return await _daily_response(request, await daily.deal_of(context_of(request), _date(day)))


@router.get("/api/daily/{day}/maps", **describe_route(404, answer=DailyMaps))
async def chosen_maps(request: Request, day: DayPath) -> Response:
    """Some maps of others on the deal of a day, once you have finished your own."""
    context, account = context_of(request), await optional_account(request)
    wanted = await daily.deal_of(context, _date(day))
    return json_response(await day_maps.chosen_maps(context, wanted, account))


@router.get("/api/me/days", **describe_route(401, answer=OwnDays))
async def own_days(request: Request, month: MonthQuery = None) -> Response:
    """Your maps of deals of the day in a month."""
    context, account = context_of(request), await current_account(request)
    day = await visibility.today(context) if month is None else date.fromisoformat(f"{month}-01")
    return json_response(await day_maps.own_days(context, account, day))


@router.post("/api/daily", **describe_table(401, 409, 429, status=201))
async def begin(request: Request) -> Response:
    """Begin to play the deal of today, or go on; the first try counts."""
    account = await current_account(request)
    runtime = runtime_of(request)
    runtime.limits.check_table(account.id, client_network(request))
    return table_response(await daily.start_try(runtime.context, account), account, 201)


async def _daily_response(request: Request, day: daily.DailyDeal) -> Response:
    context, account = context_of(request), await optional_account(request)
    found = await daily.standings(context, day, account)
    own_try = found.own_try
    return json_response(
        DailyInfo(
            day=day.day.isoformat(),
            today=found.today.isoformat(),
            ends_at=visibility.end_of_day(day.day).isoformat(),
            is_over=found.is_over,
            preset=day.preset,
            options=OPTIONS.to_plain(day.deal.options),
            commitment=day.deal.commitment,
            dealt_at=day.deal.dealt_at,
            deal=day.deal.code if found.is_shown else None,
            rated=found.rated,
            is_shown=found.is_shown,
            results=tuple(_result(result, account) for result in found.results),
            standing=(
                None if found.standing is None else _standing(found.standing, found.star_counts)
            ),
            own_try=None if own_try is None else DailyTry(own_try.id, own_try.status),
            streak=found.streak,
            par=None if found.par is None else DealPar(*found.par),
            strength=await profiles.solo_strength(context, account, day.preset),
        )
    )


# --- What the routes share


def _date(day: str) -> date:
    try:
        return date.fromisoformat(day)
    except ValueError:
        raise NoSuchDay() from None


def _map(
    result: records.RankedResult, drawn: deal_results.DrawnMap, account: Account | None
) -> ResultMap:
    shown = _result(result, account)
    return ResultMap(shown, drawn.seat, drawn.edicts, drawn.map_sheet, drawn.turn, drawn.card)


def _result(
    result: records.RankedResult, account: Account | None, at: str | None = None
) -> DealResult:
    rating = result.result.rating
    return DealResult(
        id=result.key,
        name=result.name,
        bot=result.bot,
        seats=result.seats,
        stars=result.result.stars,
        place=result.result.place,
        rating=rating,
        title=None if rating is None else solo.title(rating),
        counted=result.counted,
        rank=result.rank,
        is_member=result.is_member,
        is_yours=account is not None and result.account == account.id,
        is_here=result.table == at,
        finished_at=result.finished_at.isoformat(),
    )


def _standing(standing: records.Standing, counts: Iterable[records.StarCount] = ()) -> DealStanding:
    return DealStanding(
        standing.seats,
        standing.rated,
        standing.place,
        deal_results.better_than(standing),
        standing.stars,
        deal_results.distribution(standing, counts),
    )
