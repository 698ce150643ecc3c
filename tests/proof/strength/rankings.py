"""Ways to estimate strength, with one interface: ours, with and without anchors, and others."""

from collections.abc import Iterator, Mapping
from typing import Any, Final, Protocol

from openskill.models import BradleyTerryPart, PlackettLuce

from inkland.strength import SOLO, Field, Strength, after_window, win_probability

Player = int
BASE: Final = SOLO["base"]
AT_TABLE: Final = 4
# The best for predictions of those tried by `run.py --tune`.
K: Final = 384.0  # of Elo: the most points for a win
ELO_SCALE: Final = 400.0
ELO_START: Final = 1500.0
BETA: Final = 25 / 48  # of openskill: the spread of one result; that of newcomers is 25 / 3


class Ranking(Protocol):
    """Estimates the strength of players from window after window."""

    def close(self, stars: Mapping[Player, float], anchors: Mapping[Player, float]) -> None:
        """Take in the results of a window, and those of bots on the same deal."""

    def chance(self, one: Player, other: Player) -> float:
        """The probability that the first has more stars."""

    def value(self, player: Player) -> float:
        """A number that is higher for stronger players."""


class SameDeal:
    """Our model; `known` is the strength of the anchors, empty to do without."""

    def __init__(
        self,
        known: Mapping[Player, Strength],
        field: Field = BASE.field,
        newcomer: Strength = BASE.newcomer,
    ) -> None:
        self._known = dict(known)
        self._field = field
        self._newcomer = newcomer
        self._strengths: dict[Player, Strength] = {}

    def close(self, stars: Mapping[Player, float], anchors: Mapping[Player, float]) -> None:
        """Take in the results of a window."""
        before = {player: self._of(player) for player in stars}
        shown = {bot: result for bot, result in anchors.items() if bot in self._known}
        self._strengths |= after_window(before, {**stars, **shown}, self._field, self._known)

    def chance(self, one: Player, other: Player) -> float:
        """The probability that the first has more stars."""
        return win_probability(self._of(one), self._of(other), self._field)

    def value(self, player: Player) -> float:
        """The mean."""
        return self._of(player).mean

    def _of(self, player: Player) -> Strength:
        return self._strengths.get(player, self._newcomer)


class Elo:
    """Elo by places at tables of four, each compared with the three others."""

    def __init__(self, most: float = K) -> None:
        self._most = most
        self._points: dict[Player, float] = {}

    def close(self, stars: Mapping[Player, float], _anchors: Mapping[Player, float]) -> None:
        """Take in the results of a window, in tables as the players came."""
        for table in _tables(stars):
            gains = {
                one: sum(
                    _won(stars[one], stars[other]) - self.chance(one, other)
                    for other in table
                    if other != one
                )
                for one in table
            }
            for one, gain in gains.items():
                self._points[one] = self.value(one) + self._most * gain / (AT_TABLE - 1)

    def chance(self, one: Player, other: Player) -> float:
        """The probability that the first has more stars."""
        return float(1 / (1 + 10 ** ((self.value(other) - self.value(one)) / ELO_SCALE)))

    def value(self, player: Player) -> float:
        """The points."""
        return self._points.get(player, ELO_START)


class OpenSkill:
    """A model of the library `openskill`, on the whole field of a window or on tables of four.

    Its Plackett-Luce compares each with each, which takes minutes for a field of thousands. There
    its Bradley-Terry is used, which compares each with the neighbours in the order of stars.
    """

    def __init__(self, *, is_whole_field: bool, beta: float = BETA) -> None:
        self._is_whole_field = is_whole_field
        self._model = (BradleyTerryPart if is_whole_field else PlackettLuce)(beta=beta)
        self._ratings: dict[Player, Any] = {}

    def close(self, stars: Mapping[Player, float], _anchors: Mapping[Player, float]) -> None:
        """Take in the results of a window."""
        for group in _tables(stars, len(stars) if self._is_whole_field else AT_TABLE):
            teams = [[self._of(player)] for player in group]
            rated = self._model.rate(teams, scores=[stars[player] for player in group])
            self._ratings.update(zip(group, (team[0] for team in rated), strict=True))

    def chance(self, one: Player, other: Player) -> float:
        """The probability that the first has more stars."""
        return float(self._model.predict_win([[self._of(one)], [self._of(other)]])[0])

    def value(self, player: Player) -> float:
        """The mean."""
        return float(self._of(player).mu)

    def _of(self, player: Player) -> Any:
        return self._ratings.get(player) or self._model.rating()


def _tables(stars: Mapping[Player, float], seats: int = AT_TABLE) -> Iterator[list[Player]]:
    """The players at tables with so many seats, as they came; nobody sits alone."""
    order = list(stars)
    for first in range(0, len(order), seats):
        if len(table := order[first : first + seats]) > 1:
            yield table


def _won(one: float, other: float) -> float:
    """1 for more stars, 0 for fewer, a half for equally many."""
    return 0.5 * ((one > other) + (one >= other))
