"""Game options with a request's changes."""

from msgspec import UNSET, structs

from inkland.protocol.resources import OptionWishes
from inkland.rules import GameOptions


def requested_options(options: GameOptions, wishes: OptionWishes) -> GameOptions:
    """The options, with those that the request sets replaced."""
    changes = {name: value for name, value in structs.asdict(wishes).items() if value is not UNSET}
    return options._replace(**changes)
