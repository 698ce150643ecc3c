"""Games of honest players and of cheats, played by bots and kept in a file.

Honest players are the plain greedy bot with noise: it overlooks moves, or misjudges them. Those who
look further ahead are made of a rule of thumb with a search. None of them knows the judge's value.
A cheat is an honest player who takes the move of a strong bot for a share of all drawings.
"""

from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Final, NamedTuple, TypeAlias

import msgspec

from inkland.bots import warm_up
from inkland.bots.bot import Bot
from inkland.bots.budgets import BUDGETS
from inkland.bots.games.map_games import map_games
from inkland.bots.games.parallelism import Parallelism
from inkland.bots.games.self_play import play_game
from inkland.bots.greedy_bot import OnePlySearch
from inkland.bots.greedy_evaluator import GreedyEvaluator
from inkland.bots.ladder_bot import LadderBot
from inkland.bots.search_bot import SearchBot
from inkland.rules import Drawing, View, preset
from inkland.rules.game_end import stars
from inkland.server.features.flags.checks import agreement

# From the weakest to the strongest: the share of moves that is noticed, and the stars of noise on
# the value of each.
NOISES: Final[dict[str, list[float]]] = {
    "overlooks": [0.02 ** (1 - level / 7) for level in range(8)],
    "misjudges": [24.0, 16.0, 11.0, 8.0, 6.0, 4.0, 2.0, 0.5],
}
LADDER_BOT: Final = "ladder"  # the third bot of the ladder: the zero point of strengths
AHEAD: Final = "looks ahead"  # by a rule of thumb: stronger than greedy, and no kin of the judge


class Player(NamedTuple):
    """An honest player: a noise and its level. A cheat: who helps, in which share of drawings."""

    noise: str
    level: int
    helper: str = ""
    share: float = 0.0


class Played(NamedTuple):
    """A finished solo game: its stars, and how often the judge agrees."""

    stars: int
    choices: int
    agreed: int


class NoisyGreedy:
    """The greedy bot with noise, by its own chance."""

    name = "noisy greedy"

    def __init__(self, player: Player, random: Random) -> None:
        self._player = player
        self._random = random

    def answer(self, view: View, _random: Random) -> Drawing:
        """The best drawing of those noticed, or by a value with noise."""
        noise = NOISES[self._player.noise][self._player.level]
        if self._player.noise == "overlooks":
            return OnePlySearch(view, self._random, noise).best().drawing
        rated = GreedyEvaluator().rate(view, self._random)
        return max(rated, key=lambda one: one.stars + self._random.gauss(0, noise)).drawing


class Helped:
    """A player who takes the drawing of a helper now and then."""

    name = "helped"

    def __init__(self, own: Bot, helper: Bot, share: float, random: Random) -> None:
        self._own = own
        self._helper = helper
        self._share = share
        self._random = random

    def answer(self, view: View, random: Random) -> Drawing:
        """The drawing of the helper, or one's own."""
        is_helped = self._random.random() < self._share
        return (self._helper if is_helped else self._own).answer(view, random)


def _bot(player: Player, random: Random) -> Bot:
    if player.noise == LADDER_BOT:
        return LadderBot("journeyman_topographer")
    if player.noise == AHEAD:
        from inkland.bots.fast.evaluation.weights import heuristic_weights  # noqa: PLC0415  # compiled
        from inkland.bots.fast.search.compiled_bot import CompiledSearchBot  # noqa: PLC0415  # compiled

        return CompiledSearchBot(AHEAD, BUDGETS["ahead_20"], heuristic_weights())
    own = NoisyGreedy(player, random)
    if not player.helper:
        return own
    return Helped(own, SearchBot(player.helper, BUDGETS[player.helper]), player.share, random)


BankGame: TypeAlias = tuple[str, Player, int]  # family, player and deal
_LINE: Final = msgspec.json.Decoder(tuple[BankGame, Played])


def play(game: BankGame) -> Played:
    """Play a deal alone and have it judged."""
    warm_up.wait_until_ready()
    family, player, deal = game
    options = preset(family)._replace(seats=1)
    events, state = play_game(options, f"inkland flags {deal}", [_bot(player, Random(str(game)))])
    return Played(stars(state.seats[0]), *agreement(events))


def games_of(
    players: Iterable[Player], deals: Iterable[int], family: str, file: Path, jobs: int
) -> dict[tuple[Player, int], Played]:
    """The game of each player on each deal; those not in the file are played and added to it."""
    kept = file.read_bytes().splitlines() if file.exists() else []
    found = dict(_LINE.decode(line) for line in kept)
    wanted = [(family, player, deal) for player in players for deal in deals]
    missing = [game for game in wanted if game not in found]
    with file.open("ab") as stream:
        for game, result in zip(missing, map_games(play, missing, Parallelism(jobs)), strict=True):
            stream.write(msgspec.json.encode((game, result)) + b"\n")
            stream.flush()
            found[game] = result
    return {(player, deal): found[family, player, deal] for _family, player, deal in wanted}
