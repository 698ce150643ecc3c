"""Invitations: only among people who have played together, limited, and shown while they help."""

import pytest

from inkland.protocol.resources import NewTable
from inkland.server.context import ServerContext
from inkland.server.errors import NoSuchPlayer, NotPlayedTogether, ThatIsYou
from inkland.server.features.people import inviting, people
from inkland.server.features.people.inviting import INVITATIONS_A_DAY, INVITATIONS_TO_ONE
from inkland.server.features.privacy import export
from inkland.table.actions import joining, opening, playing
from inkland.table.errors import BadRequest, HasBegun, NotSeated, TooManyRequests
from inkland.table.ids import AccountId, PlayerId, TableId, player_of
from inkland.table.storage.records import Account
from support.contexts import ANN, BEN, EVE, seat_request

pytestmark = pytest.mark.anyio


@pytest.fixture
def context(server_context: ServerContext) -> ServerContext:
    """A context with guests."""
    return server_context


async def acquainted(context: ServerContext) -> TableId:
    """Ann and Ben have begun a game; Ann has an open table, where she does not sit."""
    game = await opening.open_table(context, ANN, NewTable(seats=2))
    for account in (ANN, BEN):
        await joining.sit(context, game.id, account, seat_request())
    await playing.start(context, game.id, ANN)
    table = await opening.open_table(context, ANN, NewTable(seats=3, title="By the sea"))
    return table.id


async def waiting(context: ServerContext, account: Account) -> list[TableId]:
    """The tables to which the account is invited."""
    found = await inviting.invitations(context, account)
    return [TableId(one.table) for one in found.invitations]


async def told(context: ServerContext) -> list[AccountId]:
    """The accounts to which a notice of an invitation waits."""
    async with context.database.borrow() as connection:
        found = await connection.execute(
            "SELECT account FROM notice_outbox WHERE kind = 'invitation' ORDER BY id"
        )
        return [account for (account,) in await found.fetchall()]


async def test_an_invitation_says_who_and_where_until_it_is_used(context: ServerContext) -> None:
    table = await acquainted(context)
    for _ in range(2):  # the second time nothing new is told
        await inviting.invite(context, table, ANN, player_of(BEN.id))
    assert await told(context) == [BEN.id]
    (one,) = (await inviting.invitations(context, BEN)).invitations
    assert (one.table, one.title, one.seats, one.free) == (table, "By the sea", 3, 3)
    assert (one.sender.name, one.sender.player) == ("Ann", player_of(ANN.id))
    await joining.sit(context, table, BEN, seat_request())
    assert await waiting(context, BEN) == []
    # Whoever sits there can invite, too; Ben has not played with Eve.
    with pytest.raises(NotPlayedTogether):
        await inviting.invite(context, table, BEN, player_of(EVE.id))


async def test_a_declined_table_does_not_ask_again(context: ServerContext) -> None:
    table = await acquainted(context)
    await inviting.invite(context, table, ANN, player_of(BEN.id))
    await inviting.decline(context, BEN, table)
    await inviting.invite(context, table, ANN, player_of(BEN.id))
    assert await waiting(context, BEN) == []


async def test_who_has_blocked_the_sender_or_is_blocked_at_the_table_is_not_told(
    context: ServerContext,
) -> None:
    table = await acquainted(context)
    await people.block(context, BEN, player_of(ANN.id))
    await inviting.invite(context, table, ANN, player_of(BEN.id))
    assert await waiting(context, BEN) == []
    await people.unblock(context, BEN, player_of(ANN.id))
    other = await opening.open_table(context, ANN, NewTable(seats=2))
    await joining.sit(context, other.id, EVE, seat_request())
    await people.block(context, EVE, player_of(BEN.id))
    await inviting.invite(context, other.id, ANN, player_of(BEN.id))
    assert await waiting(context, BEN) == [table]
    assert await told(context) == []


async def test_who_may_invite_whom(context: ServerContext) -> None:
    table = await acquainted(context)
    for who, whom, refusal in (
        (BEN, player_of(ANN.id), NotSeated),
        (ANN, player_of(ANN.id), ThatIsYou),
        (ANN, player_of(EVE.id), NotPlayedTogether),
        (ANN, PlayerId("0" * 26), NoSuchPlayer),
    ):
        with pytest.raises(refusal):
            await inviting.invite(context, table, who, whom)
    await playing.start(context, table, ANN)
    with pytest.raises(HasBegun):
        await inviting.invite(context, table, ANN, player_of(BEN.id))


async def test_one_person_is_invited_five_times_a_day(context: ServerContext) -> None:
    table = await acquainted(context)
    other = (await opening.open_table(context, ANN, NewTable(seats=2))).id
    for number in range(INVITATIONS_TO_ONE.most):
        await inviting.invite(context, (table, other)[number % 2], ANN, player_of(BEN.id))
    for one in (table, other):  # whatever the table
        with pytest.raises(TooManyRequests):
            await inviting.invite(context, one, ANN, player_of(BEN.id))


async def test_an_account_invites_fifty_times_a_day(context: ServerContext) -> None:
    crowd = [Account(AccountId(f"guest-{n}"), f"Guest {n}") for n in range(11)]
    for account in crowd:
        await context.storage.add_guest(account, account.id.encode())
    game = await opening.open_table(context, ANN, NewTable(seats=len(crowd) + 1))
    for account in (ANN, *crowd):
        await joining.sit(context, game.id, account, seat_request())
    await playing.start(context, game.id, ANN)
    table = await opening.open_table(context, ANN, NewTable(seats=2))
    whom = [player_of(account.id) for account in crowd for _ in range(5)]
    for player in whom[: INVITATIONS_A_DAY.most]:
        await inviting.invite(context, table.id, ANN, player)
    with pytest.raises(TooManyRequests):
        await inviting.invite(context, table.id, ANN, whom[-1])


async def test_an_export_names_the_people_and_an_erasure_forgets_them(
    context: ServerContext,
) -> None:
    table = await acquainted(context)
    await people.follow(context, ANN, player_of(BEN.id))
    await people.block(context, ANN, player_of(EVE.id))
    await people.block(context, EVE, player_of(ANN.id))
    await inviting.invite(context, table, ANN, player_of(BEN.id))
    own = (await export.export(context, ANN, None)).people
    assert own.player == player_of(ANN.id)
    assert [one.name for one in own.following] == ["Ben"]
    assert [one.name for one in own.blocked] == ["Eve"]
    assert [(one.table, one.name) for one in own.invited] == [(table, "Ben")]
    assert [one.name for one in (await people.own_people(context, BEN)).invitations] == ["Ann"]
    # Others' blocks are theirs: they are not in my export.
    assert [one.name for one in (await people.own_people(context, EVE)).blocked] == ["Ann"]
    await export.erase(context, ANN)
    for account in (BEN, EVE):
        left = await people.own_people(context, account)
        assert (left.following, left.blocked, left.invitations, left.invited) == ((),) * 4
    with pytest.raises(NoSuchPlayer):
        await people.person(context, BEN, player_of(ANN.id))


async def test_pages_follow_each_other_and_a_bad_cursor_is_refused(context: ServerContext) -> None:
    crowd = [Account(AccountId(f"guest-{n}"), f"Guest {n}") for n in range(60)]
    for account in crowd:
        await context.storage.add_guest(account, account.id.encode())
        await people.follow(context, ANN, player_of(account.id))
    first = await people.people(context, ANN, "following", None)
    assert first.next is not None
    second = await people.people(context, ANN, "following", first.next)
    assert (len(first.people), len(second.people), second.next) == (50, 10, None)
    named = [person.name for page in (first, second) for person in page.people]
    assert named == [account.name for account in reversed(crowd)]
    for cursor in ("", "x", "9" * 18 + "-" + "0" * 26, "9" * 17):
        with pytest.raises(BadRequest):
            await people.people(context, ANN, "following", cursor)
