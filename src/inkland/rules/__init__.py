"""The rules: `decide`, `evolve`, `view`, `legal` and `preview`, a module for each heading."""

from inkland.rules.actions import (
    Action,
    Draw,
    Drawing,
    Element,
    HeroPlacement,
    Pass,
    Placement,
    SkillUse,
    TakeBack,
    Target,
)
from inkland.rules.events import Event, Place, SeasonScore
from inkland.rules.game import begin, decide, new_game, outcome
from inkland.rules.options import GameOptions, preset
from inkland.rules.questions import Consequence, Continuations, Spots
from inkland.rules.state import Seat, State, Step, evolve, fold
from inkland.rules.views import Effect, View, consequence, is_asked, legal, preview, view
from inkland.sheet.refused import Refused

__all__ = [
    "Action",
    "Consequence",
    "Continuations",
    "Draw",
    "Drawing",
    "Effect",
    "Element",
    "Event",
    "GameOptions",
    "HeroPlacement",
    "Pass",
    "Place",
    "Placement",
    "Refused",
    "SeasonScore",
    "Seat",
    "SkillUse",
    "Spots",
    "State",
    "Step",
    "TakeBack",
    "Target",
    "View",
    "begin",
    "consequence",
    "decide",
    "evolve",
    "fold",
    "is_asked",
    "legal",
    "new_game",
    "outcome",
    "preset",
    "preview",
    "view",
]  # fmt: skip
