"""Use cases of invitations: ask somebody one has played with to come to a table, by one tap."""

from datetime import timedelta
from typing import Final

from inkland.rules.options import nearest_preset
from inkland.server.context import ServerContext
from inkland.server.errors import NotPlayedTogether, ThatIsYou
from inkland.server.features.accounts.queries import AccountQueries
from inkland.server.features.accounts.records import AttemptLimit
from inkland.server.features.people.people import find_player, person_info
from inkland.server.features.people.queries import PeopleQueries, Person, StoredInvitation
from inkland.server.features.people.resources import InvitationInfo, Invitations
from inkland.table.actions import company, joining, table_resources
from inkland.table.actions.preconditions import require_host, require_open
from inkland.table.errors import BlockedByYou, NotSeated, TooManyRequests
from inkland.table.ids import AccountId, PlayerId, TableId
from inkland.table.storage.records import Account, Table

_DAY: Final = timedelta(days=1)
INVITATIONS_A_DAY: Final = AttemptLimit(50, _DAY)  # of an account
INVITATIONS_TO_ONE: Final = AttemptLimit(5, _DAY)  # of an account, to the same person


async def invite(
    context: ServerContext, table_id: TableId, account: Account, player: PlayerId
) -> None:
    """Invite somebody to an open table, as its host or somebody who sits there.

    Only people who have played together invite each other, so that no stranger can send anything; a
    bot can be invited by any host. A person who was invited to this table before is not told again,
    nor is one if there is a block between them and somebody at the table; the answer to the sender
    and the work are the same.
    """
    table = await context.load_table(table_id)
    if account.id not in company.people_at(table):
        raise NotSeated()
    require_open(table)
    other = await find_player(context, player)
    if other.id == account.id:
        raise ThatIsYou()
    if (await company.blocks_between(context, account.id, (other.id,))).by_you:
        raise BlockedByYou()
    people = PeopleQueries(context.database)
    if other.is_bot:
        require_host(table, account)
    else:
        if not await people.have_played(account.id, other.id):
            raise NotPlayedTogether()
        await _count(context, f"invitations {account.id} {other.id}", INVITATIONS_TO_ONE)
    await _count(context, f"invitations {account.id}", INVITATIONS_A_DAY)
    is_welcome = await company.may_sit_together(context, other.id, company.people_at(table))
    await people.invite(table.id, account.id, other.id, is_told=is_welcome)


async def invitations(context: ServerContext, account: Account) -> Invitations:
    """The invitations that wait for the account.

    One to a table where somebody may not sit with the account is left out: it could not sit down.
    """
    found = await PeopleQueries(context.database).invitations(account.id)
    return Invitations(
        tuple(
            [
                _info(one, table, account)
                for one in found
                if await _is_welcome(context, account.id, table := await _table(context, one))
            ]
        )
    )


async def decline(context: ServerContext, account: Account, table: TableId) -> None:
    """Decline an invitation. Nobody is told, and the table cannot ask again.

    A seat that is kept for the account there is free for others.
    """
    await PeopleQueries(context.database).decline(account.id, table)
    found = await context.storage.table(table)
    if found is not None and table_resources.held_for(found, account) is not None:
        await joining.give_up_hold(context, table, account)


async def _count(context: ServerContext, key: str, limit: AttemptLimit) -> None:
    wait = await AccountQueries(context.database).count_attempt(key, limit)
    if wait > 0:
        raise TooManyRequests(seconds=max(1, round(wait)))


async def _table(context: ServerContext, invitation: StoredInvitation) -> Table:
    return await context.load_table(invitation.table)


async def _is_welcome(context: ServerContext, account: AccountId, table: Table) -> bool:
    return table.status == "open" and await company.may_sit_together(
        context, account, company.people_at(table)
    )


def _info(invitation: StoredInvitation, table: Table, account: Account) -> InvitationInfo:
    preset, _changes = nearest_preset(table.options)
    sender = invitation.sender
    return InvitationInfo(
        table=table.id,
        title=table.title,
        sender=person_info(Person(*sender[:3], invitation.made_at)),
        made_at=invitation.made_at.isoformat(),
        preset=preset,
        seats=len(table.seats),
        free=sum(occupant is None for occupant in table.seats),
        clock=table.clock,
        held=table_resources.held_for(table, account),
    )
