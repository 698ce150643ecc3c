"""`inkland puzzles make`: look for puzzles in solo games of bots, or in games of people.

Few positions are puzzles, so cheap checks come first: a rough comparison of the drawings that look
best, a thorough one of the best of these, whether the answer is obvious, and only then all of them,
twice: the second time with new decks and four times as many. Its values are kept with the puzzle.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import count, islice
from pathlib import Path
from random import Random
from time import process_time
from typing import Final, NamedTuple, TypeVar

from inkland.batch.game_setup import ready_bot
from inkland.batch.played_positions import PlayedSeat, seats_of, views_alone
from inkland.bots.bot import Bot
from inkland.bots.budgets import LADDER
from inkland.bots.games.map_games import map_games
from inkland.bots.games.parallelism import Parallelism
from inkland.bots.roster import bot_named
from inkland.puzzles.puzzle import (
    ACCEPTED,
    MARGIN,
    Puzzle,
    drawings_of,
    position_only,
    read_puzzle,
    write_puzzle,
)
from inkland.rules import (
    Draw,
    Drawing,
    Event,
    GameOptions,
    State,
    View,
    fold,
    new_game,
    outcome,
    preset,
    view,
)

PLAYERS: Final = ("journeyman_topographer", "master_mapsmith")  # in turn; strong ones leave less
FIRST_SEASON: Final = 2  # fall: playouts from before take ten times as long and rarely find one
QUESTIONS_ASKED: Final = ("draw", "hero")
GAMES_AT_ONCE: Final = 8  # for each process
DRAWINGS: Final = range(12, 201)  # with fewer there is little to think about; more take too long
MAX_ACCEPTED: Final = 4
LOOKED_AT: Final = 48  # drawings, the best by one-ply value, in the rough comparison
CONTENDERS: Final = 8  # drawings in the thorough one
ROUGH_MARGIN: Final = 1.0  # stars
AGAIN: Final = 4  # times the decks for the last check
TRIES: Final = {name: 2 if rung.budget != "one_ply" else 16 for name, rung in LADDER.items()}
THIRD_RUNG: Final = tuple(LADDER)[2]
_PROGRESS: Final = "# game"

Game = TypeVar("Game")


class SearchedGame(NamedTuple):
    """A game that was searched: its puzzles, how many positions passed each check, CPU seconds."""

    number: int
    puzzles: tuple[Puzzle, ...]
    positions: int
    candidates: int
    seconds: float

    def lines(self) -> list[str]:
        """The puzzles, then a comment that says how far the search is."""
        number, puzzles, positions, candidates, seconds = self
        progress = (
            f"{_PROGRESS} {number}: {positions} positions, {candidates} candidates,"
            f" {len(puzzles)} puzzles, {seconds:.1f} s"
        )
        return [*map(write_puzzle, puzzles), progress]


def make(number: int, out: Path, seed: str, jobs: int) -> None:
    """Append puzzles to the file until it has this number; goes on after the last game in it."""
    first = 1 + max(map(_game_of, _lines(out)), default=-1)
    _append(number, out, partial(search_game, seed), count(first), jobs)


def make_from_games(number: int, out: Path, games: Iterable[Sequence[Event]], jobs: int) -> None:
    """The same from finished games, until all were searched that are not in the file."""
    searched = set(map(_game_of, _lines(out)))
    seats = (one for events in games for one in seats_of(events) if one.number not in searched)
    _append(number, out, search_seat, seats, jobs)


def _lines(out: Path) -> list[str]:
    return out.read_text(encoding="utf-8").splitlines() if out.exists() else []


def _append(
    number: int, out: Path, search: Callable[[Game], SearchedGame], games: Iterable[Game], jobs: int
) -> None:
    found, left = sum(not line.startswith("#") for line in _lines(out)), iter(games)
    with out.open("a", encoding="utf-8") as file:
        while found < number and (batch := list(islice(left, GAMES_AT_ONCE * jobs))):
            for game in map_games(search, batch, Parallelism(jobs)):
                print(*game.lines(), sep="\n", file=file, flush=True)
                found += len(game.puzzles)


def search_game(seed: str, number: int) -> SearchedGame:
    """Let a bot play the game with this number, and look for puzzles in it."""
    name = f"{seed} {number}"
    bot = ready_bot(PLAYERS[number // 2 % len(PLAYERS)])
    return _search(number, name, _bot_views(fold(new_game(options_of(number), name)), bot, name))


def _bot_views(state: State, bot: Bot, name: str) -> Iterator[View]:
    """What a bot sees at each step of a solo game that it plays to the end."""
    random = Random(name)
    while state.step is not None:
        seen = view(state, 0)
        yield seen
        answer = Draw(0, state.step.number, bot.answer(seen, random))
        _events, state = outcome(state, answer)


def search_seat(played: PlayedSeat) -> SearchedGame:
    """Look for puzzles in what a seat of a finished game has seen."""
    return _search(played.number, str(played.number), views_alone(played))


def _search(number: int, name: str, views: Iterable[View]) -> SearchedGame:
    started = process_time()
    puzzles: list[Puzzle] = []
    positions = candidates = 0
    for seen in views:
        assert seen.step is not None
        looked_at = seen.season >= FIRST_SEASON and seen.step.question in QUESTIONS_ASKED
        positions += looked_at
        answers = likely_answers(seen, name) if looked_at else []
        if answers and not is_obvious(seen, answers, name):
            candidates += 1
            puzzle = find_puzzle(seen, f"{number}-{seen.turn}", name)
            puzzles += [] if puzzle is None else [puzzle]
    return SearchedGame(number, tuple(puzzles), positions, candidates, process_time() - started)


def options_of(number: int) -> GameOptions:
    """The options of the game with this number: both boxes in turn, each on both of its maps."""
    box, sheets = (("base", "ab"), ("heroes", "cd"))[number % 2]
    return preset(box)._replace(map_sheet=sheets[number // 4 % 2])


def _game_of(line: str) -> int:
    """The number of the game that a line of the file is from."""
    if line.startswith(_PROGRESS):
        return int(line.removeprefix(_PROGRESS).partition(":")[0])
    return int(read_puzzle(line).id.partition("-")[0])


# --- The checks


def likely_answers(seen: View, seed: str) -> list[Drawing]:
    """What would be accepted if only drawings that look best counted; nothing if none is clear."""
    from inkland.bots.fast.search.paired_playouts import compare, one_ply_order, rough_stars  # noqa: PLC0415  # an extra

    drawings = drawings_of(seen)
    if len(drawings) not in DRAWINGS:
        return []
    random = Random(f"{seed}/{seen.turn}/rough")
    likely = [drawings[at] for at in one_ply_order(seen, drawings)[:LOOKED_AT]]
    stars = dict(zip(likely, rough_stars(seen, likely, random), strict=True))
    likely.sort(key=lambda drawing: -stars[drawing])
    behind = [stars[likely[0]] - stars[drawing] for drawing in likely]
    number = sum(gap <= ACCEPTED for gap in behind)
    if number > MAX_ACCEPTED or behind[number:][:1] < [ROUGH_MARGIN]:
        return []
    contenders = likely[:CONTENDERS]
    values, margin, _batches = compare(seen, contenders, random, ACCEPTED, MARGIN)
    return _accepted(contenders, values) if margin >= MARGIN else []


def find_puzzle(seen: View, name: str, seed: str) -> Puzzle | None:
    """The puzzle of this position, or None if no drawing is clearly best or it is obvious."""
    from inkland.bots.fast.search.paired_playouts import compare  # noqa: PLC0415  # an extra

    drawings, accepted = drawings_of(seen), []
    values: tuple[float, ...] = ()
    for times in (1, AGAIN):
        random = Random(f"{seed}/{seen.turn}/{times}")
        values, margin, _batches = compare(seen, drawings, random, ACCEPTED, MARGIN, times)
        accepted = _accepted(drawings, values)
        if margin < MARGIN or len(accepted) > MAX_ACCEPTED:
            return None
    if is_obvious(seen, accepted, seed):
        return None
    rounded = tuple(round(value, 1) for value in values)
    return Puzzle(name, position_only(seen), rounded, shares_solved(seen, accepted, seed))


def _accepted(drawings: Sequence[Drawing], values: Sequence[float]) -> list[Drawing]:
    least = max(values) - ACCEPTED
    return [one for one, value in zip(drawings, values, strict=True) if value >= least]


def is_obvious(seen: View, accepted: list[Drawing], seed: str) -> bool:
    """Whether one-ply solves it, and the third rung of the ladder at least every second time."""
    if bot_named("one_ply").answer(seen, Random(seed)) not in accepted:
        return False
    return share_solved(THIRD_RUNG, seen, accepted, seed) >= 1 / 2


def shares_solved(seen: View, accepted: list[Drawing], seed: str) -> Mapping[str, float]:
    """The share of tries in which each bot of the ladder finds an accepted drawing."""
    return {name: share_solved(name, seen, accepted, seed) for name in LADDER}


def share_solved(name: str, seen: View, accepted: list[Drawing], seed: str) -> float:
    """The share of tries in which this bot does."""
    bot, tries = bot_named(name), TRIES[name]
    answers = [bot.answer(seen, Random(f"{seed}/{name}/{number}")) for number in range(tries)]
    return sum(answer in accepted for answer in answers) / tries
