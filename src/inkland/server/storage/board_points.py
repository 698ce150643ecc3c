"""What a closed window brings to leaderboards, the same for every storage."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from inkland.server.storage.leaders_port import ALL_FAMILIES, EVER, BoardKey, month_of, week_of
from inkland.server.storage.strengths_port import Window
from inkland.strength import Strength, is_provisional, lower_bound
from inkland.table.ids import AccountId


class KnownPlayer(NamedTuple):
    """A player's strength after a window, and the number of windows that it comes from."""

    strength: Strength
    windows: int


class BoardPoints(NamedTuple):
    """Points on a board; those of a week or a month are summed up, others replace those before."""

    account: AccountId
    key: BoardKey
    points: int
    windows: int


def board_points(
    window: Window, matchpoints: Mapping[AccountId, int], known: Mapping[AccountId, KnownPlayer]
) -> Iterator[BoardPoints]:
    """What the window brings to these players; a provisional strength has no place."""
    for account, player in known.items():
        if window.day is not None:
            week, month = week_of(window.day), month_of(window.day)
            for family in (ALL_FAMILIES, window.family):
                earned = matchpoints[account]
                yield BoardPoints(account, BoardKey("week", week, family), earned, 1)
                yield BoardPoints(account, BoardKey("month", month, family), earned, 1)
        if not is_provisional(player.strength):
            surely = round(100 * lower_bound(player.strength))
            key = BoardKey("ever", EVER, window.family)
            yield BoardPoints(account, key, surely, player.windows)
