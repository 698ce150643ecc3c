"""Personal data: what is stored about an account, as an export, and its erasure."""

from inkland.server.context import ServerContext
from inkland.server.features.accounts.login import own_sessions
from inkland.server.features.accounts.passkeys import own_passkeys
from inkland.server.features.accounts.queries import AccountQueries
from inkland.server.features.contests.queries import ContestQueries
from inkland.server.features.moderation.own_decisions import own_decisions
from inkland.server.features.moderation.reporting import own_reports
from inkland.server.features.notices import preferences
from inkland.server.features.people import people
from inkland.server.features.people.leaving import leave_tables
from inkland.server.features.privacy.queries import RetentionQueries
from inkland.server.features.privacy.resources import (
    AnsweredPuzzle,
    Export,
    OwnContest,
    OwnResult,
    OwnSeat,
    OwnTable,
    SeenDeal,
)
from inkland.server.features.profiles import profiles
from inkland.server.features.programs import tokens
from inkland.server.features.puzzles.queries import PuzzleQueries
from inkland.server.features.recovery.mail_addresses import own_mail
from inkland.server.process.security_log import record
from inkland.table.bus.port import Bell
from inkland.table.storage.records import Account


async def export(context: ServerContext, account: Account, current: bytes | None) -> Export:
    """Return all personal data that is stored about the account."""
    record("export", account=account.id)
    members = AccountQueries(context.database)
    credential = await members.credential_of(account.id)
    found = await members.personal_records(account.id)
    drawn_at = await context.storage.own_games().drawing_times(account.id)
    return Export(
        "inkland export 1",
        account.id,
        account.name,
        account.colour,
        None if credential is None else credential.login,
        (await own_sessions(context, account, current)).sessions,
        (await own_passkeys(context, account)).passkeys,
        tuple(
            OwnSeat(
                s.table,
                s.title,
                s.status,
                s.opened_at.isoformat(),
                s.seat,
                s.name,
                s.colour,
                s.land,
                s.crest,
                s.is_end_seen,
                tuple(at.isoformat() for at in drawn_at.get((s.table, s.seat), ())),
            )
            for s in found.seats
        ),
        tuple(OwnTable(*hosted) for hosted in found.hosted),
        tuple(OwnResult(*made[:-1], made.finished_at.isoformat()) for made in found.results),
        tuple(SeenDeal(*seen) for seen in found.deals),
        await own_mail(context, account.id),
        await preferences.export(context, account.id),
        await people.own_people(context, account),
        await profiles.own_statistics(context, account),
        tuple(
            AnsweredPuzzle(puzzle, is_solved, at.isoformat())
            for puzzle, is_solved, at in await PuzzleQueries(context.database).answers_of(
                account.id
            )
        ),
        tuple(
            OwnContest(one.contest, one.title, one.entered_at.isoformat(), one.has_more_time)
            for one in await ContestQueries(context.database).entries_of(account.id)
        ),
        await RetentionQueries(context.database).rows_of(account.id),
        await own_reports(context, account),
        await own_decisions(context, account),
        (await tokens.tokens(context, account)).tokens,
        account.is_bot,
    )


async def erase(context: ServerContext, account: Account, by: str = "owner") -> None:
    """Leave all tables and erase the account; in a running game a bot plays on for good.

    Done twice, to catch a table that a parallel request of the same person joined meanwhile. `by`
    says in the log who has erased it.
    """
    for _time in range(2):
        await leave_tables(context, account)
        for table, version in await AccountQueries(context.database).erase(account.id):
            context.bus.ring(Bell(table, version=version))
    record("erase", account=account.id, by=by)
