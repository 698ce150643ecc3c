"""Events: what has happened. They are stored for ever: add fields with defaults, never rename."""

from typing import Final, NamedTuple, TypeAlias

from inkland.cards import CardId
from inkland.rules.actions import Drawing
from inkland.rules.distinct import distinct
from inkland.rules.options import GameOptions
from inkland.sheet import Spaces, Terrain


class SeasonScore(NamedTuple):
    """What one seat scored in one season (D31); `monsters` is 0 or negative."""

    edicts: tuple[tuple[str, int], ...]
    coins: int
    monsters: int

    @property
    def total(self) -> int:
        """The stars of the season; they may be negative (R15)."""
        return sum(stars for _edict, stars in self.edicts) + self.coins + self.monsters


class Place(NamedTuple):
    """A line of the final standing: stars, and the stars lost to monsters that break a tie."""

    place: int
    seat: int
    stars: int
    lost: int


@distinct
class GameOpened(NamedTuple):
    """The table has agreed on the options."""

    options: GameOptions


@distinct
class ScoringDealt(NamedTuple):
    """The scoring cards lie open under edicts A, B, C and D."""

    cards: tuple[CardId, ...]


@distinct
class AmbushesOrdered(NamedTuple):
    """In this order ambushes enter the deck, one a season. Nobody may see it."""

    cards: tuple[CardId, ...]


@distinct
class HeroesOrdered(NamedTuple):
    """In this order heroes enter the deck, one a season. Nobody may see it."""

    cards: tuple[CardId, ...]


@distinct
class SkillsDealt(NamedTuple):
    """Three skills lie open for everyone."""

    cards: tuple[CardId, ...]


@distinct
class SeasonOrdered(NamedTuple):
    """In this order the cards of a season would come if all were in its deck. Nobody may see it.

    The order names every card that could be in the deck; those that are not, are passed over.
    Leaving cards out of a fair order leaves a fair order, so all chance is spent at the opening.
    """

    season: int
    cards: tuple[CardId, ...]


@distinct
class SeasonBegan(NamedTuple):
    """A season begins with a freshly shuffled deck."""

    season: int


@distinct
class CardRevealed(NamedTuple):
    """A card was turned over; `time` is the sum of the season so far."""

    card: CardId
    time: int


@distinct
class StepOpened(NamedTuple):
    """A question was put to some seats."""

    step: int
    question: str
    asked: tuple[int, ...]


@distinct
class Answered(NamedTuple):
    """A seat has answered; until the step closes, only that seat may see the drawing."""

    seat: int
    step: int
    drawing: Drawing


@distinct
class TakenBack(NamedTuple):
    """A seat has withdrawn its answer."""

    seat: int
    step: int


@distinct
class ShapeDrawn(NamedTuple):
    """Spaces on the sheet of a seat were filled; `by` is the seat that drew, if any did."""

    seat: int
    terrain: Terrain
    spaces: Spaces
    by: int | None


@distinct
class HeroDrawn(NamedTuple):
    """A hero stands on the sheet of a seat and guards the marked spaces."""

    seat: int
    space: Spaces
    marks: Spaces


@distinct
class SpacesDestroyed(NamedTuple):
    """Spaces on the sheet of a seat are filled from now on, but without a terrain."""

    seat: int
    spaces: Spaces


@distinct
class SkillUsed(NamedTuple):
    """A seat has paid for a skill; crossed out coins no longer score.

    `ducked` is set by a skill against an ambush: where the walk will put its monsters, or nothing
    where a neighbour draws them.
    """

    seat: int
    skill: CardId
    cost: int
    ducked: Spaces | None = None


@distinct
class CoinsEarned(NamedTuple):
    """The owner of a sheet gained coins for a "shape", a "mountain" or a "dragon"."""

    seat: int
    reason: str
    coins: int


@distinct
class AmbushVanished(NamedTuple):
    """The monsters found no spot on the sheet of a seat, and the card has no effect there."""

    seat: int


@distinct
class StepClosed(NamedTuple):
    """Every asked seat had answered; what followed from it stands just before this event."""

    step: int


@distinct
class TurnEnded(NamedTuple):
    """The card of the turn has been dealt with by everyone."""

    turn: int


@distinct
class SeasonScored(NamedTuple):
    """A seat has written down its stars for a season."""

    seat: int
    season: int
    score: SeasonScore


@distinct
class GameEnded(NamedTuple):
    """The game is over; rating and title exist in solo only."""

    standing: tuple[Place, ...]
    rating: int | None = None
    title: int | None = None


Event: TypeAlias = (
    GameOpened
    | ScoringDealt
    | AmbushesOrdered
    | HeroesOrdered
    | SkillsDealt
    | SeasonOrdered
    | SeasonBegan
    | CardRevealed
    | StepOpened
    | Answered
    | TakenBack
    | ShapeDrawn
    | HeroDrawn
    | SpacesDestroyed
    | SkillUsed
    | CoinsEarned
    | AmbushVanished
    | StepClosed
    | TurnEnded
    | SeasonScored
    | GameEnded
)

# What happens on one sheet, and is told by what it does to the seat that owns it.
SheetEvent: TypeAlias = (
    ShapeDrawn | HeroDrawn | SpacesDestroyed | SkillUsed | CoinsEarned | SeasonScored
)

SECRET: Final = (AmbushesOrdered, HeroesOrdered, SeasonOrdered)
