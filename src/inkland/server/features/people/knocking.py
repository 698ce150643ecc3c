"""Use cases of table codes: find a public table, and knock at a private one."""

from inkland.server.context import ServerContext
from inkland.server.errors import NoSuchKnock
from inkland.server.features.people.knock_queries import Knock, KnockId, KnockQueries, KnockReply
from inkland.table.actions.preconditions import require_host
from inkland.table.errors import WhoAreYou
from inkland.table.ids import TableId, new_id
from inkland.table.names.checks import available_name
from inkland.table.storage.records import Account, Table
from inkland.table.table_codes import parse_code


async def knock(
    context: ServerContext, text: str, name: str | None, account: Account | None
) -> tuple[KnockId, TableId | None]:
    """Look a code up: a new knock, and the table if it is public.

    Raises `BadCode` for what is no code in any language, and `WhoAreYou` without a name. Whether
    there is a private table with this code has no influence on what is returned or raised, nor
    whether its host has blocked who knocks.
    """
    code = parse_code(text)
    if name is None and account is None:
        raise WhoAreYou()
    asked_as = name if account is None or name is not None else account.name
    assert asked_as is not None
    asked_by = None if account is None else account.id
    known_as = await available_name(context.storage.names(), asked_as, asked_by)
    made = Knock(KnockId(new_id()), known_as)
    return made.id, await KnockQueries(context.database).knock(made, code, asked_by)


async def reply(context: ServerContext, knock: KnockId) -> KnockReply:
    """What has come of a knock so far; raises `NoSuchKnock` once it has expired."""
    found = await KnockQueries(context.database).reply(knock)
    if found is None:
        raise NoSuchKnock()
    return found


async def pending(context: ServerContext, table: TableId, account: Account) -> tuple[Knock, ...]:
    """The knocks that wait for an answer, as the host of a table that is still open."""
    found = await _own_table(context, table, account)
    return await KnockQueries(context.database).pending(table) if found.status == "open" else ()


async def answer(
    context: ServerContext, table: TableId, account: Account, knock: KnockId, *, is_welcome: bool
) -> tuple[Knock, ...]:
    """Answer a knock as the host; returns those that still wait.

    Nothing happens if it was answered before or has expired.
    """
    await _own_table(context, table, account)
    await KnockQueries(context.database).answer(table, knock, is_welcome=is_welcome)
    return await pending(context, table, account)


async def _own_table(context: ServerContext, table: TableId, account: Account) -> Table:
    found = await context.load_table(table)
    require_host(found, account)
    return found
