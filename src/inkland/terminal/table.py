"""What a command says about a table: its options, its seed and its bot."""

import secrets

from inkland.bots.bot import Bot
from inkland.bots.roster import BOTS, bot_named
from inkland.cards import CardId
from inkland.rules import GameOptions
from inkland.rules.errors import UnknownChoice
from inkland.rules.options import check


def options(seats: int, map_sheet: str, edicts: str, *, walk: bool) -> GameOptions:
    """The options of a game; refuses those with which no game can be set up."""
    chosen = GameOptions(
        seats=seats,
        map_sheet=map_sheet.lower(),
        scoring=tuple(CardId(name) for name in names(edicts)),
        ambush_by="walk" if walk else "neighbour",
    )
    check(chosen)
    return chosen


def names(text: str) -> list[str]:
    """The names in a list with commas; none in an empty one."""
    return [name.strip() for name in text.split(",") if name.strip()]


def seed(wanted: str | None) -> str:
    """The seed asked for, or a fresh one."""
    return secrets.token_hex(4) if wanted is None else wanted


def bot(name: str) -> Bot:
    """The bot with this name; refuses a name nobody bears."""
    if name not in (known.name for known in BOTS):
        raise UnknownChoice(option="bot", value=name)
    return bot_named(name)
