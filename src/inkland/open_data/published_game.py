"""A finished game as a line of open data.

The transcript is the whole game; what stands beside it can be asked without knowing the rules:
edicts, turns, and what every seat scored and was worth. `published_game.schema.json` describes it.
"""

import json
from collections.abc import Iterator, Sequence
from importlib.resources import files
from typing import Any, Final, Literal, NamedTuple

from inkland.cards import DECK, EDICTS, SCORING, SEASONS, CardId
from inkland.rules import Event, State, evolve
from inkland.rules.events import CardRevealed, SeasonScore, TurnEnded
from inkland.rules.options import nearest_preset
from inkland.rules.replay import replay
from inkland.rules.season_end import season_score
from inkland.rules.state import Seat
from inkland.rules.transcript import write

FORMAT: Final = 1

SeatKind = Literal["person", "bot account", "bot"]


class PublishedSeat(NamedTuple):
    """Who sat there: a pseudonym, or the name of a bot of ours."""

    kind: SeatKind
    player: str | None
    bot: str | None
    stand_in_drawings: int


def game_line(events: Sequence[Event], month: str, seats: Sequence[PublishedSeat]) -> str:
    """The game as one line of JSON; the month is that of its end, such as 2026-11."""
    states = tuple(_states(events))
    last = states[-1]
    ending = last.ending
    assert ending is not None and len(seats) == len(last.seats)
    preset, other_options = nearest_preset(last.options)
    turn_ends = [
        state for state, event in zip(states, events, strict=True) if isinstance(event, TurnEnded)
    ]
    places = {place.seat: place for place in ending.standing}
    found = {
        "format": FORMAT,
        "month": month,
        "preset": preset,
        "other_options": other_options,
        "map_sheet": last.options.map_sheet,
        "edicts": last.edicts,
        "turns": list(_turns(events, states)),
        "seats": [
            {
                **who._asdict(),
                "place": places[number].place,
                "stars": places[number].stars,
                "seasons": [_season(last, score) for score in last.seats[number].scores],
                "worth": [worth(state, state.seats[number]) for state in turn_ends],
            }
            for number, who in enumerate(seats)
        ],
        "transcript": write(events),
    }
    return json.dumps(found, ensure_ascii=False, separators=(",", ":"))


def worth(state: State, seat: Seat) -> int:
    """The stars that all four edicts, coins and monsters of a sheet would give at this moment."""
    now = season_score(state, seat, 0)
    edicts = sum(SCORING[card].stars(seat.sheet) for card in state.edicts)
    return edicts + now.coins + now.monsters


def differs(line: str) -> str | None:
    """Play the transcript of a line again; return what is otherwise than the line says."""
    told: dict[str, Any] = json.loads(line)
    played = replay(told["transcript"])
    seats = tuple(
        PublishedSeat(*(seat[field] for field in PublishedSeat._fields)) for seat in told["seats"]
    )
    again = json.loads(game_line(played.events, told["month"], seats))
    if told.keys() != again.keys():
        return "the list of fields"
    return next((name for name, value in again.items() if told[name] != value), None)


def schema() -> str:
    """The JSON Schema of a line."""
    return (files("inkland.open_data") / "published_game.schema.json").read_text(encoding="utf-8")


def _states(events: Sequence[Event]) -> Iterator[State]:
    state = State()
    for event in events:
        state = evolve(state, event)
        yield state


def _season(state: State, score: SeasonScore) -> dict[str, object]:
    return {
        "edicts": [
            {"card": state.edicts[EDICTS.index(letter)], "stars": stars}
            for letter, stars in score.edicts
        ],
        "coins": score.coins,
        "monsters": score.monsters,
    }


def _turns(events: Sequence[Event], states: Sequence[State]) -> Iterator[dict[str, object]]:
    """Every card that a turn was about: not the ruins cards revealed before it."""
    before: list[CardId] = []
    for event, state in zip(events, states, strict=True):
        if isinstance(event, CardRevealed):
            before.append(event.card)
        elif isinstance(event, TurnEnded):
            card = before[-1]
            yield {
                "season": SEASONS[state.season],
                "card": card,
                "kind": type(DECK[card]).__name__.removesuffix("Card").lower(),
                "on_ruins": len(before) > 1,
                "time": state.time,
            }
            before = []
