"""`inkland analyse`: what each move of a finished game cost, and what was luck."""

import json
from collections.abc import Iterator
from typing import Final

from inkland.bots.judge import JudgedGame, JudgedMove, JudgedSeat, judge, judging_thinker
from inkland.cards import SEASONS
from inkland.rules.errors import GameNotOver, NoSuchSeat
from inkland.rules.replay import Replay, TranscriptDiffers, replay
from inkland.rules.transcript import write_drawing
from inkland.speech import Speech, speech

WORST: Final = 5
WORTH_TELLING: Final = 0.5  # stars


def analysed(text: str, seat: int | None, budget: int) -> JudgedGame:
    """The transcript judged, for one seat as people count them or for all."""
    game = _read(text)
    seats = len(game.state.seats)
    if seat is not None and not 1 <= seat <= seats:
        raise NoSuchSeat(seat=seat)
    wanted = range(seats) if seat is None else (seat - 1,)
    return judge(game.events, judging_thinker(budget), wanted)


def _read(text: str) -> Replay:
    """The game; where only the rest is missing, it is not the transcript that is wrong."""
    try:
        return replay(text)
    except TranscriptDiffers as difference:
        line, found = difference.parameters["line"], difference.parameters["found"]
        lines = len(text.rstrip().splitlines())
        if lines > 1 and found == "" and isinstance(line, int) and line >= lines:
            raise GameNotOver() from difference
        raise


# --- As JSON


def print_json(game: JudgedGame) -> None:
    """All that the judge has found, for programs; seats are counted from 1."""
    print(json.dumps({"judge": game.judge, "seats": [_seat(seat) for seat in game.seats]}))


def _seat(seat: JudgedSeat) -> dict[str, object]:
    moves = [_move(move) for move in seat.moves]
    return {**seat._asdict(), "seat": seat.seat + 1, "moves": moves}


def _move(move: JudgedMove) -> dict[str, object]:
    return {
        **move._asdict(),
        "seat": move.seat + 1,
        "owner": move.owner + 1,
        "season": SEASONS[move.season],
        "drawing": write_drawing(move.drawing),
        "better": [
            {"drawing": write_drawing(drawing), "stars": stars} for drawing, stars in move.better
        ],
    }


# --- As text


def print_text(game: JudgedGame, language: str) -> None:
    """A summary of each seat, and the moves that cost it most."""
    words = speech(language)
    tells_luck = any(seat.expected is not None for seat in game.seats)
    print(words.say("analyse-judge" if tells_luck else "analyse-no-luck", judge=game.judge))
    for seat in game.seats:
        print()
        print(*_told(words, seat), sep="\n")


def _told(words: Speech, seat: JudgedSeat) -> Iterator[str]:
    yield words.say(
        "analyse-seat", seat=seat.seat + 1, stars=words.say("stars-count", count=seat.stars)
    )
    rows = [
        ("analyse-lost", _signed(words, -seat.lost)),
        ("analyse-given", _number(words, seat.given)),
    ]
    if seat.expected is not None and seat.cards is not None and seat.ambushes is not None:
        rows[:0] = [
            ("analyse-expected", _number(words, seat.expected)),
            ("analyse-cards", _signed(words, seat.cards)),
            ("analyse-ambushes", _signed(words, seat.ambushes)),
        ]
    labels = [words.say(key) for key, _value in rows]
    for label, (_key, value) in zip(labels, rows, strict=True):
        yield f"  {label:{max(map(len, labels))}} {value:>8}"
    worst = sorted(seat.moves, key=lambda move: -move.lost)[:WORST]
    worst = [move for move in worst if move.lost >= WORTH_TELLING]
    yield "  " + words.say("analyse-worst" if worst else "analyse-none")
    for move in worst:
        yield from _told_move(words, move)


def _told_move(words: Speech, move: JudgedMove) -> Iterator[str]:
    season, lost = words.say(f"season-{SEASONS[move.season]}"), _number(words, move.lost)
    if move.card is None:
        yield "    " + words.say("analyse-powers", season=season, stars=lost)
    else:
        key = "analyse-turn" if move.owner == move.seat else "analyse-neighbour"
        card = words.say(f"card-{move.card}")
        yield "    " + words.say(key, season=season, turn=move.turn, card=card, stars=lost)
    yield "      " + words.say("analyse-played", drawing=write_drawing(move.drawing))
    yield "      " + words.say("analyse-better", drawing=write_drawing(move.better[0].drawing))


def _number(words: Speech, value: float) -> str:
    return words.say("analyse-number", value=value)


def _signed(words: Speech, value: float) -> str:
    """With the sign that it has in the sum."""
    return ("+" if value > 0 else "") + _number(words, value or 0.0)
