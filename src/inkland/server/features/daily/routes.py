"""HTTP for the deal of the day: its page, and maps of it."""

from datetime import date
from typing import Annotated, Final

from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from inkland.protocol.resources import TableForYou
from inkland.protocol.translation import OPTIONS
from inkland.server.errors import NoSuchDay
from inkland.server.features.accounts.callers import current_account, optional_account
from inkland.server.features.daily import day_maps
from inkland.server.features.deals import daily
from inkland.server.features.deals.resources import DailyInfo, DailyMaps, DailyTry, DealPar, OwnDays
from inkland.server.features.deals.results import deal_result, deal_standing
from inkland.server.features.profiles import profiles
from inkland.server.http.requests import (
    client_network,
    context_of,
    json_response,
    request_context_of,
    table_response,
)
from inkland.table.actions import visibility
from inkland.table.routes.route import Routes

DayPath = Annotated[
    str, Meta(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$", description="A day, as 2026-11-14")
]
MonthQuery = Annotated[
    str,
    Meta(pattern="^20[0-9]{2}-(0[1-9]|1[0-2])$", description="A month, as 2026-11; else this one"),
]

ROUTES: Final = Routes(caller="request")


@ROUTES.add("GET", "/api/daily", answer=DailyInfo)
async def today(request: Request) -> Response:
    """The deal of today."""
    context = context_of(request)
    return await _daily_response(request, await daily.today(context))


@ROUTES.add("GET", "/api/daily/{day}", 404, answer=DailyInfo)
async def earlier_day(request: Request, day: DayPath) -> Response:
    """The deal of a day."""
    return await _daily_response(request, await daily.deal_of(context_of(request), _date(day)))


@ROUTES.add("GET", "/api/daily/{day}/maps", 404, answer=DailyMaps)
async def chosen_maps(request: Request, day: DayPath) -> Response:
    """Some maps of others on the deal of a day, once you have finished your own."""
    context, account = context_of(request), await optional_account(request)
    wanted = await daily.deal_of(context, _date(day))
    return json_response(await day_maps.chosen_maps(context, wanted, account))


@ROUTES.add("GET", "/api/me/days", 401, answer=OwnDays)
async def own_days(request: Request, month: MonthQuery | None = None) -> Response:
    """Your maps of deals of the day in a month."""
    context, account = context_of(request), await current_account(request)
    day = await visibility.today(context) if month is None else date.fromisoformat(f"{month}-01")
    return json_response(await day_maps.own_days(context, account, day))


@ROUTES.add("POST", "/api/daily", 401, 409, 429, status=201, answer=TableForYou)
async def begin(request: Request) -> Response:
    """Begin to play the deal of today, or go on; the first try counts."""
    account = await current_account(request)
    shared = request_context_of(request)
    shared.limits.check_table(account.id, client_network(request))
    return table_response(await daily.start_try(shared.context, account), account, 201)


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
            results=tuple(deal_result(result, account) for result in found.results),
            standing=(
                None if found.standing is None else deal_standing(found.standing, found.star_counts)
            ),
            own_try=None if own_try is None else DailyTry(own_try.id, own_try.status),
            streak=found.streak,
            par=None if found.par is None else DealPar(*found.par),
            strength=await profiles.solo_strength(context, account, day.preset),
        )
    )


def _date(day: str) -> date:
    try:
        return date.fromisoformat(day)
    except ValueError:
        raise NoSuchDay() from None
