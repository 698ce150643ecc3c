"""What moderators have decided about a table holds: its host does not undo it."""

from inkland.server.context import ServerContext
from inkland.server.errors import DecidedByModerator
from inkland.server.features.moderation.queries import ModerationQueries
from inkland.table.ids import TableId
from inkland.table.names.confusables import lowercase_skeleton


async def check_change(
    context: ServerContext, table: TableId, *, public: bool | None, title: str | None
) -> None:
    """Raise `DecidedByModerator` for a table that was unlisted, or a title that was removed."""
    if not public and not title:
        return
    for kind, words in await ModerationQueries(context.database).table_decisions(table):
        is_undone = (
            public
            if kind == "unlist"
            else title and lowercase_skeleton(title) == lowercase_skeleton(words)
        )
        if is_undone:
            raise DecidedByModerator()
