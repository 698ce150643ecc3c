"""Stars of bots of many strengths on many deals, played for real and kept in a file."""

from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

import msgspec

from inkland.bots import warm_up
from inkland.bots.budgets import LADDER
from inkland.bots.games.map_games import map_games
from inkland.bots.games.parallelism import Parallelism
from inkland.bots.games.self_play import play_game
from inkland.rules import Drawing, View, preset
from inkland.rules.game_end import stars

LEVELS: Final = 16
LOWEST: Final = 0.02  # the share of moves that the weakest bot notices; the strongest notices all
# The share of each level, and after them those of the one-ply bots of the ladder: the anchors.
LADDER_SHARES: Final = [rung.noticed for rung in LADDER.values() if rung.budget == "one_ply"]
SHARES: Final = [LOWEST ** (1 - level / (LEVELS - 1)) for level in range(LEVELS)] + LADDER_SHARES
ANCHORS: Final = range(LEVELS, len(SHARES))
DEALS: Final = 240
PLAYS: Final = 2  # of each bot on each deal


class BotGame(NamedTuple):
    """One play of a bot on a deal."""

    level: int
    deal: int
    play: int


class KeptResults(msgspec.Struct):
    """Stars by level, deal and play, and the digest of the weights that the bots had."""

    weights: str
    stars: list[list[list[int]]]


class ChancyBot:
    """A bot with its own chance, so that it plays a deal differently each time."""

    def __init__(self, game: BotGame) -> None:
        from inkland.bots.fast.search.careless_bot import CarelessBot  # noqa: PLC0415  # compiled

        self.name = f"level {game.level}"
        self._bot = CarelessBot(self.name, SHARES[game.level])
        self._random = Random(str(game))

    def answer(self, view: View, _random: Random) -> Drawing:
        """The bot's answer."""
        return self._bot.answer(view, self._random)


def stars_of(game: BotGame, family: str = "base") -> int:
    """Play the game alone, with the options of a preset; the stars at its end."""
    warm_up.wait_until_ready()
    options = preset(family)._replace(seats=1)
    _events, state = play_game(options, f"inkland strength {game.deal}", [ChancyBot(game)])
    return stars(state.seats[0])


def bot_results(file: Path, jobs: int) -> list[list[list[int]]]:
    """Stars by level, deal and play; read from the file, or played with these weights and kept."""
    weights = sha256((files("inkland.bots.fast.evaluation") / "weights.npz").read_bytes())
    if not file.exists() or _read(file).weights != weights.hexdigest():
        games = [
            BotGame(level, deal, play)
            for level in range(len(SHARES))
            for deal in range(DEALS)
            for play in range(PLAYS)
        ]
        found = iter(map_games(stars_of, games, Parallelism(jobs=jobs)))
        table = [[[next(found) for _ in range(PLAYS)] for _ in range(DEALS)] for _ in SHARES]
        file.write_bytes(msgspec.json.encode(KeptResults(weights.hexdigest(), table)))
    return _read(file).stars


def _read(file: Path) -> KeptResults:
    """What is kept in the file; nothing of any weights if it is not understood."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=KeptResults)
    except msgspec.DecodeError:
        return KeptResults("", [])
