"""Reports: somebody shows moderators a name, a title, a land, a phrase, or a seat that cheats.

The words are those that are stored, not those of the request, so nobody can be accused of what they
never wrote. A phrase is not stored when it is said: there the reporter is believed, and moderators
are told so.
"""

import math
from datetime import timedelta
from typing import Final, get_args

from inkland.protocol.messages import Phrase
from inkland.server.client_networks import counted_keys
from inkland.server.context import ServerContext
from inkland.server.errors import NoSuchPlayer, NothingToReport, ThatIsYou
from inkland.server.features.accounts.queries import AccountQueries
from inkland.server.features.accounts.records import AttemptLimit
from inkland.server.features.moderation.queries import ModerationQueries, ReportedWords
from inkland.server.features.moderation.resources import NewReport, OwnReport, ReportKind
from inkland.server.features.people.people import find_player
from inkland.server.features.people.queries import PeopleQueries
from inkland.server.features.profiles.queries import StatisticsQueries
from inkland.table.actions import company, visibility
from inkland.table.errors import BadRequest, NoSuchTable, TooManyRequests
from inkland.table.ids import PlayerId, TableId, player_of
from inkland.table.storage.records import Account, Occupant, Table

_DAY: Final = timedelta(days=1)
REPORTS_OF_ACCOUNT: Final = AttemptLimit(20, _DAY)
REPORTS_OF_ADDRESS: Final = AttemptLimit(60, _DAY)
_PHRASES: Final = frozenset(get_args(Phrase))


async def report(
    context: ServerContext, account: Account, address: str, request: NewReport
) -> None:
    """Store a report, if the account could see the words; the same one twice counts once.

    Raises `NothingToReport`, `ThatIsYou`, `TooManyRequests`, or the refusal of whoever may not see
    the table or the page.
    """
    found = await _reported(context, account, request)
    if not found.words:
        raise NothingToReport()
    if found.account == account.id:
        raise ThatIsYou()
    members = AccountQueries(context.database)
    for key, limit in (
        (f"reports {account.id}", REPORTS_OF_ACCOUNT),
        (f"reports {address}", REPORTS_OF_ADDRESS),
    ):
        for one, factor in counted_keys(key):
            if wait := await members.count_attempt(one, limit.times(factor)):
                raise TooManyRequests(seconds=math.ceil(wait))
    await ModerationQueries(context.database).report(account.id, found)


async def own_reports(context: ServerContext, account: Account) -> tuple[OwnReport, ...]:
    """The reports of an account, for its export."""
    return tuple(
        OwnReport(one.kind, one.words, one.table, one.made_at.isoformat())
        for one in await ModerationQueries(context.database).own_reports(account.id)
    )


async def _reported(context: ServerContext, account: Account, request: NewReport) -> ReportedWords:
    if request.table is None:
        if request.player is None or request.kind != "name":
            raise BadRequest(reason="a report needs a table, or the name of a player")
        other = await find_player(context, PlayerId(request.player))
        if not await _is_shown(context, account, other):
            raise NoSuchPlayer()
        return ReportedWords("name", other.id, None, other.name)
    table = await context.load_table(TableId(request.table))
    await visibility.check_table_visible(context, table, account)
    if not table.public and account.id not in company.people_at(table):
        raise NoSuchTable()
    if request.kind == "title":
        return ReportedWords("title", table.host, table.id, table.title)
    occupant = _occupant(table, request.seat)
    assert occupant.account is not None
    words = _words(occupant, request.kind, request.phrase)
    return ReportedWords(request.kind, occupant.account, table.id, words)


async def _is_shown(context: ServerContext, account: Account, other: Account) -> bool:
    """Whether the other's name is shown to the account outside of tables.

    On a page of theirs, in leaderboards, or in the list of people one has played with.
    """
    statistics = StatisticsQueries(context.database)
    if await statistics.profile(player_of(other.id)) is not None:
        return True
    is_member = await AccountQueries(context.database).credential_of(other.id) is not None
    if is_member and await statistics.is_listed(other.id):
        return True
    return await PeopleQueries(context.database).have_played(account.id, other.id)


def _occupant(table: Table, seat: int | None) -> Occupant:
    """The person on a seat; raises `NothingToReport` if there is none."""
    occupant = table.seats[seat] if seat is not None and seat < len(table.seats) else None
    if occupant is None or occupant.account is None:
        raise NothingToReport()
    return occupant


def _words(occupant: Occupant, kind: ReportKind, phrase: str | None) -> str:
    match kind:
        case "name" | "cheating":
            return occupant.name
        case "land":
            return occupant.land
        case _:
            return phrase if phrase in _PHRASES and phrase is not None else ""
