"""Game options with a request's changes."""

from msgspec import UNSET, structs

from inkland.protocol.resources import OptionWishes
from inkland.rules import GameOptions
from inkland.rules.options import by_the_rulebook, check


def requested_options(options: GameOptions, wishes: OptionWishes) -> GameOptions:
    """The options, with those that the request sets replaced, and ruins cards by the rulebook.

    Refuses options with which no game can be set up.
    """
    changes = {name: value for name, value in structs.asdict(wishes).items() if value is not UNSET}
    chosen = options._replace(**changes)
    check(chosen)
    return by_the_rulebook(chosen) if wishes.ruins_cards is UNSET else chosen
