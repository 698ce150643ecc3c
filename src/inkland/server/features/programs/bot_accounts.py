"""Bot accounts: members that are programs.

A bot is marked in its name, which begins with `BOT` wherever it is shown. It sits down where the
host of a table has invited it, and nowhere else; it hosts nothing and enters no contest.
"""

from typing import Final

from inkland.protocol.token_resources import BotRow, Bots
from inkland.server.context import ServerContext
from inkland.server.errors import NotFresh, NotInvited, NotMember
from inkland.server.features.accounts.queries import AccountQueries
from inkland.server.features.programs.bot_queries import BotQueries, RankedBot
from inkland.server.features.strength.resources import BoardFamily
from inkland.server.process.security_log import record
from inkland.table.actions.seating import seat_of
from inkland.table.ids import TableId, player_of
from inkland.table.names.checks import available_bot_name
from inkland.table.storage.records import Account

_DEVIATIONS: Final = 2  # below the mean: the strength is very likely at least that


async def make_bot(context: ServerContext, account: Account) -> Account:
    """Make a member's account a bot, for ever. Raises `NotMember`, or `NotFresh` if it has played.

    All its tokens end: what they allow is not for bots.
    """
    if await AccountQueries(context.database).credential_of(account.id) is None:
        raise NotMember()
    name = await available_bot_name(context.storage.names(), account.name, account.id)
    if not await BotQueries(context.database).make(account.id, name):
        raise NotFresh()
    record("bot made", account=account.id)
    return account._replace(name=name, is_bot=True)


async def check_invited(context: ServerContext, account: Account, table: TableId) -> None:
    """Raise `NotInvited` if a bot would sit down where the host has not asked it to."""
    if not account.is_bot or seat_of(await context.load_table(table), account.id) is not None:
        return
    if not await BotQueries(context.database).is_invited(account.id, table):
        raise NotInvited()


async def use_invitation(context: ServerContext, account: Account, table: TableId) -> None:
    """Note that a bot has sat down: if it leaves or is sent away, the host has to ask again."""
    if account.is_bot:
        await BotQueries(context.database).use_invitation(account.id, table)


async def bots(context: ServerContext, family: BoardFamily) -> Bots:
    """Return all bots, the strongest at tables of a family first."""
    one = "base" if family == "all" else family
    return Bots(one, tuple(map(_row, await BotQueries(context.database).bots(one))))


def _row(bot: RankedBot) -> BotRow:
    points = None
    if bot.known is not None:
        points = round(bot.known.mean - _DEVIATIONS * bot.known.variance**0.5, 2)
    account = bot.account
    return BotRow(
        player_of(account.id), account.name, account.colour, points, bot.games, bot.is_here
    )
