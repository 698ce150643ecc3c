"""The explore deck: what is drawn, in which terrains, and what it costs the season."""

from functools import cache
from typing import NamedTuple

from inkland.cards.card import CardId
from inkland.sheet import FARM, FOREST, MONSTER, VILLAGE, WATER, Shape, Terrain


class ExploreCard(NamedTuple):
    """A card that everyone draws on their own sheet; `coin_shape` earns a coin when drawn."""

    name: str
    time: int
    terrains: tuple[Terrain, ...]
    shape: str
    coin_shape: str = ""
    steps: tuple[str, ...] = ("draw",)

    @property
    def id(self) -> CardId:
        """The id of the card."""
        return CardId(self.name)

    @property
    def shapes(self) -> tuple[Shape, ...]:
        """The printed shapes, the one with the coin first."""
        return _shapes(self.coin_shape, self.shape)

    def earns_coin(self, shape: Shape) -> bool:
        """Is this printed shape the one with the coin?"""
        return bool(self.coin_shape) and shape == self.shapes[0]


@cache
def _shapes(*pictures: str) -> tuple[Shape, ...]:
    return tuple(Shape.pictured(picture) for picture in pictures if picture)


class RuinsCard(NamedTuple):
    """A card that is not drawn itself: the next explore card must cover a ruins space."""

    name: str

    @property
    def id(self) -> CardId:
        """The id of the card."""
        return CardId(self.name)


RUINS_CARDS = (
    RuinsCard("temple_ruins"),
    RuinsCard("outpost_ruins"),
)

BASE_EXPLORE_CARDS = (
    ExploreCard("great_river", time=1, terrains=(WATER,), shape="..o / .oo / oo.", coin_shape="o / o / o"),
    ExploreCard("farmland", time=1, terrains=(FARM,), shape=".o. / ooo / .o.", coin_shape="o / o"),
    ExploreCard("hamlet", time=1, terrains=(VILLAGE,), shape="ooo / oo.", coin_shape="o. / oo"),
    ExploreCard("forgotten_forest", time=1, terrains=(FOREST,), shape="o. / oo / .o", coin_shape="o. / .o"),
    ExploreCard("hinterland_stream", time=2, terrains=(FARM, WATER), shape="ooo / o.. / o.."),
    ExploreCard("homestead", time=2, terrains=(VILLAGE, FARM), shape="o. / oo / o."),
    ExploreCard("orchard", time=2, terrains=(FOREST, FARM), shape="ooo / ..o"),
    ExploreCard("treetop_village", time=2, terrains=(FOREST, VILLAGE), shape="..oo / ooo."),
    ExploreCard("marshlands", time=2, terrains=(FOREST, WATER), shape="o.. / ooo / o.."),
    ExploreCard("fishing_village", time=2, terrains=(VILLAGE, WATER), shape="oooo"),
    ExploreCard("rift_lands", time=0, terrains=(FOREST, VILLAGE, FARM, WATER, MONSTER), shape="o"),
)  # fmt: skip

HEROES_EXPLORE_CARDS = (
    ExploreCard("lagoon", time=1, terrains=(WATER,), shape="ooo / .o.", coin_shape=".o / o."),
    ExploreCard("pasture", time=1, terrains=(FARM,), shape=".oo / oo.", coin_shape="o.o"),
    ExploreCard("settlement", time=1, terrains=(VILLAGE,), shape="..o / .oo / oo.", coin_shape="o / o"),
    ExploreCard("timber_grove", time=1, terrains=(FOREST,), shape="o.o / o.o", coin_shape="o. / oo"),
    ExploreCard("hillside_terrace", time=2, terrains=(FARM, WATER), shape="oo / oo"),
    ExploreCard("frontier_dwelling", time=2, terrains=(VILLAGE, FARM), shape="ooo / .o. / .o."),
    ExploreCard("wildwood_garden", time=2, terrains=(FOREST, FARM), shape=".oo / o.."),
    ExploreCard("woodland_crossroads", time=2, terrains=(FOREST, VILLAGE), shape=".o. / ooo / .o."),
    ExploreCard("coastal_encampment", time=2, terrains=(VILLAGE, WATER), shape="ooo / o.."),
    ExploreCard("mangrove_swamp", time=2, terrains=(FOREST, WATER), shape="ooo / o.o"),
    ExploreCard("kethras_gates", time=0, terrains=(FOREST, VILLAGE, FARM, WATER, MONSTER), shape="o"),
)  # fmt: skip

EXPLORE_SETS = {"base": BASE_EXPLORE_CARDS, "heroes": HEROES_EXPLORE_CARDS}
EXPLORE_CARDS = (*BASE_EXPLORE_CARDS, *HEROES_EXPLORE_CARDS)
