"""`inkland transcript` and `inkland replay`: write a game as text, and check such a text."""

import json
import sys

from inkland.bots.bot import Bot
from inkland.bots.games.self_play import play_game
from inkland.rules import GameOptions
from inkland.rules.replay import replay
from inkland.rules.transcript import write


def print_transcript(options: GameOptions, seed: str, bot: Bot) -> None:
    """Play one game between bots and print its transcript."""
    events, _state = play_game(options, seed, [bot] * options.seats)
    sys.stdout.write(write(events))


def print_replay(text: str) -> None:
    """Replay a transcript and print its final standing as JSON; raises `TranscriptDiffers`."""
    ending = replay(text).state.ending
    assert ending is not None
    by_seat = sorted(ending.standing, key=lambda row: row.seat)
    standing = [
        {"place": place, "seat": seat + 1, "stars": stars, "lost": lost}
        for place, seat, stars, lost in ending.standing
    ]
    result: dict[str, object] = {"stars": [row.stars for row in by_seat], "standing": standing}
    if ending.rating is not None:
        result |= {"rating": ending.rating, "title": ending.title}
    print(json.dumps(result))
