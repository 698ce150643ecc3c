"""The contents of the box for clients: everything that a table can choose from."""

from functools import cache
from typing import Final, Literal, TypeAlias, assert_never

from inkland.bots.budgets import LADDER, PLAIN_BOT
from inkland.cards import (
    AMBUSH_SETS,
    CATEGORIES,
    DECK,
    EXPLORE_SETS,
    MAP_SHEETS,
    SCORING,
    SEASON_SETS,
    SKILL_CARDS,
    AmbushCard,
    ExploreCard,
    HeroCard,
    RuinsCard,
    ScoringCard,
    SkillCard,
)
from inkland.cards.ambushes import CLOCKWISE
from inkland.protocol.resources import COLOURS, CRESTS, BoxInfo, CardInfo, SeasonInfo
from inkland.protocol.translation import OPTIONS
from inkland.rules.coins import COIN_TRACK
from inkland.rules.options import CHOICES, MOST_SEATS, PRESETS, ids

Printed: TypeAlias = ExploreCard | RuinsCard | AmbushCard | HeroCard | SkillCard | ScoringCard

CATEGORY: Final = {card.id: name for name, cards in CATEGORIES.items() for card in cards}
CORNERS: Final[tuple[Literal["top_left", "top_right", "bottom_right", "bottom_left"], ...]] = (
    "top_left",
    "top_right",
    "bottom_right",
    "bottom_left",
)


@cache
def box(*, compiles_bots: bool = True) -> BoxInfo:
    """The `BoxInfo` resource of a host that compiles bots, or does not; it never changes there."""
    return BoxInfo(
        presets={name: OPTIONS.to_plain(options) for name, options in PRESETS.items()},
        map_sheets={name: sheet.in_one_line() for name, sheet in MAP_SHEETS.items()},
        explore=tuple(EXPLORE_SETS),
        seasons={
            name: tuple(SeasonInfo(*season) for season in seasons)
            for name, seasons in SEASON_SETS.items()
        },
        ambushes={name: ids(cards) for name, cards in AMBUSH_SETS.items()},
        skills=ids(SKILL_CARDS),
        cards={
            card.id: card_info(card) for card in (*DECK.values(), *SKILL_CARDS, *SCORING.values())
        },
        choices=CHOICES,
        bots=tuple(LADDER),
        colours=COLOURS,
        most_seats=MOST_SEATS,
        most_coins=COIN_TRACK,
        crests=CRESTS,
        bots_played_by={} if compiles_bots else dict.fromkeys(LADDER, PLAIN_BOT),
    )


def card_info(card: Printed) -> CardInfo:
    """What is printed on a card."""
    match card:
        case ExploreCard():
            shapes = tuple(picture for picture in (card.coin_shape, card.shape) if picture)
            terrains = tuple(terrain.id for terrain in card.terrains)
            return CardInfo(
                "explore",
                time=card.time,
                terrains=terrains,
                shapes=shapes,
                coin=bool(card.coin_shape),
            )
        case RuinsCard():
            return CardInfo("ruins")
        case AmbushCard():
            return CardInfo(
                "ambush",
                terrains=(card.terrain.id,),
                shapes=(card.picture,),
                direction="clockwise" if card.direction is CLOCKWISE else "counterclockwise",
                corner=CORNERS[card.corner],
            )
        case HeroCard():
            return CardInfo("hero", shapes=(card.picture,))
        case SkillCard():
            return CardInfo("skill", shapes=(card.picture,) if card.picture else (), cost=card.cost)
        case ScoringCard():
            return CardInfo("scoring", box=card.box, category=CATEGORY.get(card.id))
        case _:
            assert_never(card)
