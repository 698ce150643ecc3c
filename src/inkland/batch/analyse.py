"""`inkland analyse`: the stars that each move of a finished game lost, and the part of luck."""

import json
from collections.abc import Iterator
from typing import Final

from inkland.bots.judge import JudgedGame, JudgedMove, JudgedSeat, judge, judge_evaluator
from inkland.cards import SEASONS
from inkland.rules.errors import GameNotOver, NoSuchSeat
from inkland.rules.replay import Replay, TranscriptDiffers, replay
from inkland.rules.transcript import write_drawing
from inkland.speech import Speech, speech

MAX_MOVES_SHOWN: Final = 5
MIN_STARS_SHOWN: Final = 0.5  # stars


def analyse(text: str, seat: int | None, budget: int) -> JudgedGame:
    """Judge a transcript, for one seat (counted from 1) or for all.

    Raises `NoSuchSeat`, `TranscriptDiffers`, or `GameNotOver` if only the end is missing.
    """
    game = _replay(text)
    seats = len(game.state.seats)
    if seat is not None and not 1 <= seat <= seats:
        raise NoSuchSeat(seat=seat)
    wanted = range(seats) if seat is None else (seat - 1,)
    return judge(game.events, judge_evaluator(budget), wanted)


def _replay(text: str) -> Replay:
    """Replay a transcript; raises `GameNotOver` instead if only its last lines are missing."""
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
    """Print the whole judgement as JSON; seats are counted from 1."""
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
    """Print a summary of each seat, and the moves that lost most."""
    texts = speech(language)
    has_luck = any(seat.expected is not None for seat in game.seats)
    print(texts.say("analyse-judge" if has_luck else "analyse-no-luck", judge=game.judge))
    for seat in game.seats:
        print()
        print(*_seat_text(texts, seat), sep="\n")


def _seat_text(texts: Speech, seat: JudgedSeat) -> Iterator[str]:
    yield texts.say(
        "analyse-seat", seat=seat.seat + 1, stars=texts.say("stars-count", count=seat.stars)
    )
    rows = [
        ("analyse-lost", _signed(texts, -seat.lost)),
        ("analyse-given", _number(texts, seat.given)),
    ]
    if seat.expected is not None and seat.cards is not None and seat.ambushes is not None:
        rows[:0] = [
            ("analyse-expected", _number(texts, seat.expected)),
            ("analyse-cards", _signed(texts, seat.cards)),
            ("analyse-ambushes", _signed(texts, seat.ambushes)),
        ]
    labels = [texts.say(key) for key, _value in rows]
    for label, (_key, value) in zip(labels, rows, strict=True):
        yield f"  {label:{max(map(len, labels))}} {value:>8}"
    worst = sorted(seat.moves, key=lambda move: -move.lost)[:MAX_MOVES_SHOWN]
    worst = [move for move in worst if move.lost >= MIN_STARS_SHOWN]
    yield "  " + texts.say("analyse-worst" if worst else "analyse-none")
    for move in worst:
        yield from _move_text(texts, move)


def _move_text(texts: Speech, move: JudgedMove) -> Iterator[str]:
    season, lost = texts.say(f"season-{SEASONS[move.season]}"), _number(texts, move.lost)
    if move.card is None:
        yield "    " + texts.say("analyse-powers", season=season, stars=lost)
    else:
        key = "analyse-turn" if move.owner == move.seat else "analyse-neighbour"
        card = texts.say(f"card-{move.card}")
        yield "    " + texts.say(key, season=season, turn=move.turn, card=card, stars=lost)
    yield "      " + texts.say("analyse-played", drawing=write_drawing(move.drawing))
    yield "      " + texts.say("analyse-better", drawing=write_drawing(move.better[0].drawing))


def _number(texts: Speech, value: float) -> str:
    return texts.say("analyse-number", value=value)


def _signed(texts: Speech, value: float) -> str:
    """A number with its sign, also if it is positive."""
    return ("+" if value > 0 else "") + _number(texts, value or 0.0)
