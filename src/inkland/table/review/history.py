"""History: the events of a finished game in pages, so that a client can show any moment."""

from typing import Final

import msgspec

from inkland.rules import evolve, fold
from inkland.table.games import encoding
from inkland.table.games.finished_games import decode_events

MAX_PAGE: Final = 200


def encode_history(lines: bytes, since: int, limit: int) -> bytes:
    """The `HistoryPage` resource: the view after event `since`, which exists, and the changes by
    each of the next `limit` events."""
    events = decode_events(lines)
    state = fold(events[:since])
    view = encoding.public_view(state)
    moments = []
    for number, event in enumerate(events[since : since + limit], since + 1):
        after = evolve(state, event)
        moments.append(
            {
                "number": number,
                "events": encoding.public_events((event,)),
                "changes": encoding.view_changes(state, after),
            }
        )
        state = after
    return msgspec.json.encode(
        {
            "since": since,
            "view": {**view, "viewer": None, "answer": None},
            "moments": moments,
            "last": len(events),
        }
    )
