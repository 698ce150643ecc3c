"""The options of a game as a request changes them."""

from msgspec import UNSET, structs

from inkland.protocol.resources import (
    OptionWishes,
)
from inkland.rules import GameOptions


def requested_options(options: GameOptions, wishes: OptionWishes) -> GameOptions:
    """The options with what was wished for on top."""
    named = {name: value for name, value in structs.asdict(wishes).items() if value is not UNSET}
    return options._replace(**named)
