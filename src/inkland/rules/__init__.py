"""THE RULEBOOK: `decide`, `evolve`, `view`, `legal` and `preview`, a module for each heading."""

from inkland.rules.actions import Action, Draw, Drawing, Element, Placement, TakeBack
from inkland.rules.events import Event, Place, SeasonScore
from inkland.rules.game import begin, decide, new_game, outcome
from inkland.rules.options import GameOptions
from inkland.rules.questions import Consequence, Continuations, Spots
from inkland.rules.state import Seat, State, Step, evolve, fold
from inkland.rules.views import Effect, View, consequence, is_asked, legal, preview, view
from inkland.sheet.refused import Refused

__all__ = [
    "Action", "Consequence", "Continuations", "Draw", "Drawing", "Effect", "Element", "Event",
    "GameOptions", "Place", "Placement", "Refused", "SeasonScore", "Seat", "Spots", "State", "Step",
    "TakeBack", "View", "begin", "consequence", "decide", "evolve", "fold", "is_asked", "legal",
    "new_game", "outcome", "preview", "view",
]  # fmt: skip
