"""Personal data: what is stored about an account, as an export, and its erasure."""

from inkland.protocol.member_resources import (
    AnsweredPuzzle,
    Export,
    OwnContest,
    OwnResult,
    OwnSeat,
    OwnTable,
    PasskeyInfo,
    Passkeys,
    SeenDeal,
    SessionInfo,
    Sessions,
)
from inkland.server import people
from inkland.server.context import ServerContext
from inkland.server.leaving import leave_tables
from inkland.server.members import tokens
from inkland.server.members.passkeys import encode_id
from inkland.server.moderation.own_decisions import own_decisions
from inkland.server.moderation.reporting import own_reports
from inkland.server.notices import wishes
from inkland.server.security_log import record
from inkland.server.statistics import profiles
from inkland.table.bus.port import Bell
from inkland.table.storage.records import Account


async def sessions(context: ServerContext, account: Account, current: bytes | None) -> Sessions:
    """Return the sessions of the account; the one with the hash `current` is marked."""
    return Sessions(
        tuple(
            SessionInfo(
                session.id,
                session.created_at.isoformat(),
                session.seen_at.isoformat(),
                session.agent,
                session.hash == current,
            )
            for session in await context.storage.members().sessions(account.id)
        )
    )


async def passkeys(context: ServerContext, account: Account) -> Passkeys:
    """Return the passkeys of the account."""
    return Passkeys(
        tuple(
            PasskeyInfo(
                encode_id(passkey.id),
                passkey.created_at.isoformat(),
                None if passkey.seen_at is None else passkey.seen_at.isoformat(),
            )
            for passkey in await context.storage.members().passkeys(account.id)
        )
    )


async def export(context: ServerContext, account: Account, current: bytes | None) -> Export:
    """Return all personal data that is stored about the account."""
    record("export", account=account.id)
    members = context.storage.members()
    credential = await members.credential_of(account.id)
    found = await members.personal_records(account.id)
    drawn_at = await context.storage.own_games().drawing_times(account.id)
    return Export(
        "inkland export 1",
        account.id,
        account.name,
        account.colour,
        None if credential is None else credential.login,
        (await sessions(context, account, current)).sessions,
        (await passkeys(context, account)).passkeys,
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
        await wishes.own_mail(context, account.id),
        await wishes.export(context, account.id),
        await people.own_people(context, account),
        await profiles.own_statistics(context, account),
        tuple(
            AnsweredPuzzle(puzzle, is_solved, at.isoformat())
            for puzzle, is_solved, at in await context.storage.puzzles().answers_of(account.id)
        ),
        tuple(
            OwnContest(one.contest, one.title, one.entered_at.isoformat(), one.has_more_time)
            for one in await context.storage.contests().entries_of(account.id)
        ),
        await context.storage.retention().rows_of(account.id),
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
        for table, version in await context.storage.members().erase(account.id):
            context.bus.ring(Bell(table, version=version))
    record("erase", account=account.id, by=by)
