"""Plays the same games wherever Python runs, and tells what came out of them, as lines of text.

Natively: `python tests/proof/same_games/games.py random=100 greedy=1`. In Pyodide the same file is
loaded from the packed files, and `web/tests/same-games.test.mjs` compares the lines. Uses only what
is packed.
"""

import json
import sys
from collections.abc import Iterator, Mapping
from hashlib import sha256
from pathlib import Path
from random import Random

from inkland.bots.bot import Bot
from inkland.bots.roster import bot_named
from inkland.rules import (
    Draw,
    Drawing,
    GameOptions,
    Placement,
    State,
    fold,
    new_game,
    outcome,
    view,
)
from inkland.rules.events import Event
from inkland.rules.options import PRESETS
from inkland.rules.replay import TranscriptDiffers, replay
from inkland.rules.transcript import write
from inkland.sheet.refused import Refused

MAX_SEATS = 4
ALTERED_LINES = 20  # of each transcript
GAMES_WITH_ERRORS = 4  # one of so many: each drawing is also sent with errors


def results(golden: Mapping[str, str], games: Mapping[str, int]) -> Iterator[str]:
    """A line for each golden transcript, and for each game of each preset with these bots.

    `golden` has texts by their names, `games` the number of games by the names of bots.
    """
    for name in sorted(golden):
        yield json.dumps({"golden": name, **replayed(golden[name])})
    for bot in games:
        for preset, options in PRESETS.items():
            for number in range(games[bot]):
                here = options._replace(seats=1 + number // GAMES_WITH_ERRORS % MAX_SEATS)
                seed, has_errors = f"{preset} {number}", number % GAMES_WITH_ERRORS == 0
                result = played(here, seed, bot_named(bot), has_errors=has_errors)
                yield json.dumps({"bot": bot, "preset": preset, "number": number, **result})


def replayed(transcript: str) -> dict[str, object]:
    """The hash of a transcript that is played again, and what is refused once a line is altered."""
    again = replay(transcript)
    lines = transcript.splitlines()
    step = max(1, len(lines) // ALTERED_LINES)
    altered = range(0, len(lines), step)
    return {
        "hash": hashed(write(again.events)),
        "stars": [place.stars for place in again.state.ending.standing]
        if again.state.ending
        else [],
        "refused": hashed(*(refused_line(lines, number) for number in altered)),
    }


def refused_line(lines: list[str], number: int) -> str:
    """What is refused when this line loses its first word."""
    changed = [*lines[:number], lines[number].partition(" ")[2], *lines[number + 1 :]]
    try:
        replay("\n".join(changed))
    except TranscriptDiffers as refusal:
        return f"{refusal.code} {refusal}"
    return "nothing was refused"


def played(options: GameOptions, seed: str, bot: Bot, *, has_errors: bool) -> dict[str, object]:
    """The stars, the hash of the transcript, and all refusals of a game."""
    events: list[Event] = list(new_game(options, seed))
    state = fold(events)
    rngs = [Random(f"{seed}/seat {seat}") for seat in range(options.seats)]
    errors = Random(f"{seed}/errors")
    refusals: list[str] = []
    while state.step is not None:
        step = state.step
        for seat in step.asked:
            drawing = bot.answer(view(state, seat), rngs[seat])
            if has_errors:
                refusals += refused(state, Draw(seat, step.number, drawing), errors)
            following, state = outcome(state, Draw(seat, step.number, drawing))
            events.extend(following)
    assert state.ending is not None
    return {
        "stars": [place.stars for place in state.ending.standing],
        "hash": hashed(write(events)),
        "refused": hashed(*refusals),
        "refusals": len(refusals),
    }


def refused(state: State, draw: Draw, rng: Random) -> Iterator[str]:
    """What the rules say to this drawing with an error in it, for each of three errors."""
    errors = (
        draw._replace(step=draw.step + 1),
        draw._replace(drawing=shifted(draw.drawing, rng)),
        draw._replace(drawing=(*draw.drawing, *draw.drawing)),
    )
    for error in errors:
        try:
            outcome(state, error)
        except Refused as refusal:
            yield f"{refusal.code} {sorted(refusal.parameters.items())} {refusal}"


def shifted(drawing: Drawing, rng: Random) -> Drawing:
    """The drawing with everything one to thirty spaces further on."""
    by = rng.randrange(1, 31)
    return tuple(
        one._replace(spaces=one.spaces << by) if isinstance(one, Placement) else one
        for one in drawing
    )


def hashed(*texts: str) -> str:
    """The SHA-256 of these texts, one after the other."""
    return sha256("\n".join(texts).encode()).hexdigest()


def main() -> None:
    """Print all results; an argument is the name of a bot and its number of games."""
    folder = Path(__file__).parents[2] / "golden"
    golden = {path.stem: path.read_text(encoding="utf-8") for path in folder.glob("*.txt")}
    games = {name: int(number) for name, _, number in (one.partition("=") for one in sys.argv[1:])}
    for line in results(golden, games):
        print(line)


if __name__ == "__main__":
    main()
