"""The explore deck: what is drawn, in which terrains, and what it costs the season."""

from dataclasses import dataclass
from functools import cached_property

from inkland.cards.card import Card
from inkland.sheet import FARM, FOREST, MONSTER, VILLAGE, WATER, Shape, Terrain


@dataclass(frozen=True, eq=False)
class ExploreCard(Card):
    """A card that everyone draws on their own sheet; `coin_shape` earns a coin when drawn."""

    time: int
    terrains: tuple[Terrain, ...]
    shape: str
    coin_shape: str = ""
    steps: tuple[str, ...] = ("draw",)

    @cached_property
    def shapes(self) -> tuple[Shape, ...]:
        """The printed shapes, the one with the coin first."""
        pictures = (self.coin_shape, self.shape) if self.coin_shape else (self.shape,)
        return tuple(Shape.pictured(picture) for picture in pictures)

    def earns_coin(self, shape: Shape) -> bool:
        """Is this printed shape the one with the coin?"""
        return bool(self.coin_shape) and shape == self.shapes[0]


@dataclass(frozen=True, eq=False)
class RuinsCard(Card):
    """A card that is not drawn itself: the next explore card must cover a ruins space."""


RUINS_CARDS = (
    RuinsCard("temple_ruins"),
    RuinsCard("outpost_ruins"),
)

EXPLORE_CARDS = (
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
