"""Who may sit with whom: from a block on, two people do not sit down at one table any more.

A block is a secret of who has made it. So whoever is blocked gets the answer of an ordinary reason:
all free seats are kept for others. Everybody who sits down is looked up in the same way, so that
the time tells nothing either.
"""

from collections.abc import Collection
from typing import Final, NamedTuple

from inkland.table.context import Context
from inkland.table.ids import AccountId
from inkland.table.storage.records import Table


class Blocks(NamedTuple):
    """Whether an account has blocked somebody of a company, and whether one of them has it."""

    by_you: bool = False
    of_you: bool = False


NO_BLOCKS: Final = Blocks()


def people_at(table: Table) -> frozenset[AccountId]:
    """The accounts of a table: of its host, and of everybody who has a seat."""
    seated = (occupant.account for occupant in table.seats if occupant is not None)
    return frozenset(account for account in (table.host, *seated) if account is not None)


async def blocks_between(
    context: Context, account: AccountId, others: Collection[AccountId]
) -> Blocks:
    """The blocks between an account and these others; those among the others do not matter."""
    company = {*others, account}
    if len(company) == 1:
        return NO_BLOCKS
    found = await context.storage.blocks_among(company)
    return Blocks(
        any(who == account for who, _whom in found), any(whom == account for _who, whom in found)
    )


class BlockCheck:
    """Finds the blocks between an account and the people at a table, for `save_change`."""

    def __init__(self, context: Context, account: AccountId) -> None:
        self._context = context
        self._account = account
        self.found = NO_BLOCKS

    async def look(self, table: Table) -> None:
        """Find them for this version of the table."""
        self.found = await blocks_between(self._context, self._account, people_at(table))


async def may_sit_together(
    context: Context, account: AccountId, others: Collection[AccountId]
) -> bool:
    """Whether the account may be brought to a table with these others, by whoever pairs people."""
    return await blocks_between(context, account, others) == NO_BLOCKS


async def called_back(context: Context, account: AccountId, old: Table) -> tuple[AccountId, ...]:
    """The other players of a table whom an account may call to its rematch, in their order.

    No two of them, nor the account and one of them, have a block between them: of two players
    who has made it is called, and not who was blocked. Nobody is suspended, and bots are not
    called.
    """
    players = [s.account for s in old.seats if s is not None and s.account not in (None, account)]
    others = [player for player in players if player is not None]
    if not others:
        return ()
    blocks = await context.storage.blocks_among({account, *others})
    people = await context.storage.who_may_be_called(others)
    blocked = {whom for who, whom in blocks if who in others}
    called: list[AccountId] = []
    for player in sorted(others, key=lambda one: one in blocked):
        pairs = {
            pair for other in (account, *called) for pair in ((player, other), (other, player))
        }
        if player in people and not pairs & blocks:
            called.append(player)
    return tuple(player for player in others if player in called)


async def hears(context: Context, listener: AccountId, speaker: AccountId) -> bool:
    """Whether what the speaker sends to the listener alone, such as a nudge, may arrive."""
    return not (await blocks_between(context, speaker, (listener,))).of_you
