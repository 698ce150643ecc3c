"""What a person reads about the acts of moderators that concern them, and the one answer to each.

A suspended person may do this, export and erase, and nothing else.
"""

from inkland.server.context import ServerContext
from inkland.server.errors import NoSuchDecision
from inkland.server.features.moderation.free_text import checked_text
from inkland.server.features.moderation.queries import ModerationQueries, StoredAct
from inkland.server.features.moderation.resources import NewAnswer, OwnDecision, OwnDecisions
from inkland.table.storage.records import Account


async def own_decisions(context: ServerContext, account: Account) -> OwnDecisions:
    """All acts about the account. Who has done them is not said."""
    moderation = ModerationQueries(context.database)
    suspension = await moderation.suspension(account.id)
    until = None if suspension is None else suspension.until
    return OwnDecisions(
        suspension is not None,
        None if until is None else until.isoformat(),
        tuple(map(_own_decision, await moderation.decisions(account.id))),
    )


async def read_decisions(context: ServerContext, account: Account) -> OwnDecisions:
    """Return the same to the person, who has read them then."""
    found = await own_decisions(context, account)
    await ModerationQueries(context.database).mark_read(account.id)
    return found


async def answer(context: ServerContext, account: Account, act: int, request: NewAnswer) -> None:
    """Answer an act, once; raises `NoSuchDecision`, or `BadRequest` for what is no text."""
    text = checked_text(request.text.strip(), "text")
    if not text or not await ModerationQueries(context.database).answer(account.id, act, text):
        raise NoSuchDecision()


def _own_decision(stored: StoredAct) -> OwnDecision:
    return OwnDecision(
        stored.id,
        stored.kind,
        stored.rule,
        stored.at.isoformat(),
        stored.table,
        None if stored.until is None else stored.until.isoformat(),
        stored.note,
        stored.words,
        stored.answer,
        stored.is_answer_closed,
    )
