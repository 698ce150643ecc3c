"""What a finished game adds to the statistics of each of its players, from its record alone.

A game that a stand-in has finished adds nothing for the player, but ends a streak.
"""

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from inkland.cards import EDICTS
from inkland.protocol.analysis_resources import Analysis
from inkland.rules import Event, State, fold, solo
from inkland.rules.events import Answered, StepOpened
from inkland.rules.options import is_comparable, nearest_preset
from inkland.server.features.profiles.counts import (
    COSTLY,
    LAST_GAMES,
    Mark,
    Tallies,
    Tally,
    add,
    tally,
)
from inkland.server.features.profiles.queries import Part, RecordedGame
from inkland.server.features.profiles.seals import SEAL, seal_values
from inkland.server.features.strength.records import RecordedSeat
from inkland.table.games.finished_games import decode_events
from inkland.table.ids import AccountId

STARS: Final = "stars:"  # and a preset: stars of its games
RATING: Final = "rating:"  # and a preset: ratings of its solo games
TITLE: Final = "title:"  # and the lowest rating that earns it: solo games with this title
EDICT: Final = "edict:"  # and a scoring card: its stars of a whole game
TIME: Final = "time:"  # and the upper bound in seconds: milliseconds of drawings
TIME_BOUNDS_SECONDS: Final = (10, 30, 60, 300, 3_600, 86_400)
LONGER: Final = "longer"  # than the last of the bounds
TENTHS: Final = 10  # what drawings have cost is counted in tenths of a star

_ANALYSIS: Final = msgspec.json.Decoder(Analysis)


def game_tallies(part: Part, game: RecordedGame) -> dict[AccountId, Tallies]:
    """What the result or the analysis of a game adds, by account; one that is unrated, nothing."""
    if game.is_lesson:
        return {}
    found: dict[AccountId, Tallies] = {one.account: {} for one in game.seats}
    state = State()
    if part == "result" or game.judged is not None:
        events = decode_events(game.lines)
        state = fold(events)
        if not is_comparable(state.options):
            return {}
    for one in game.seats:
        if one.is_own and part == "result":
            times = drawing_seconds(events, game.times, one.seat)
            found[one.account] = add(found[one.account], _of_result(game, one, state, times))
        elif one.is_own and game.judged is not None:
            found[one.account] = add(found[one.account], _of_analysis(game, one, state))
    return found


def drawing_seconds(
    events: Sequence[Event], times: Sequence[float | None], seat: int
) -> Iterator[float]:
    """The seconds from each question to the seat's answer that counted, where both are known."""
    asked: dict[int, float | None] = {}
    answered: dict[int, float | None] = {}
    for event, at in zip(events, times, strict=True):
        if isinstance(event, StepOpened):
            asked[event.step] = at
        elif isinstance(event, Answered) and event.seat == seat:
            answered[event.step] = at
    for step, at in answered.items():
        if at is not None and (since := asked[step]) is not None:
            yield max(at - since, 0.0)


def _of_result(
    game: RecordedGame, one: RecordedSeat, state: State, seconds: Iterator[float]
) -> Tallies:
    preset = nearest_preset(state.options)[0]

    def tally_of(key: str, value: int) -> tuple[str, Tally]:
        return key, tally(key, 1, value, _mark(game, one, state, value))

    at = int(game.finished_at.timestamp() * 1_000_000)
    found = dict([tally_of(STARS + preset, one.stars), tally_of(LAST_GAMES, at)])
    found[LAST_GAMES] = msgspec.structs.replace(found[LAST_GAMES], total=0)
    if one.rating is not None:
        title = solo.title(one.rating)
        found |= [tally_of(RATING + preset, one.rating), tally_of(f"{TITLE}{title}", title)]
    earned = dict.fromkeys(state.edicts, 0)
    for score in state.seats[one.seat].scores:
        for letter, stars in score.edicts:
            earned[state.edicts[EDICTS.index(letter)]] += stars
    found |= dict(tally_of(EDICT + card, stars) for card, stars in earned.items())
    sheet = state.seats[one.seat].sheet
    found |= dict(tally_of(SEAL + name, value) for name, value in seal_values(sheet, one.stars))
    for taken in seconds:
        bound = next((bound for bound in TIME_BOUNDS_SECONDS if taken <= bound), LONGER)
        found = add(found, {f"{TIME}{bound}": Tally(1, round(taken * 1_000))})
    return found


def _of_analysis(game: RecordedGame, one: RecordedSeat, state: State) -> Tallies:
    """What the drawings of a seat have cost by the word of the judge."""
    assert game.judged is not None
    seats = _ANALYSIS.decode(game.judged).seats
    moves = [move for seat in seats if seat.seat == one.seat for move in seat.moves]
    marks = [
        msgspec.structs.replace(
            _mark(game, one, state, round(move.lost * TENTHS)),
            sheet=move.sheet,
            moment=move.moment,
            card=move.card,
        )
        for move in moves
    ]
    costly = (mark for mark in marks if mark.value > 0)
    return {COSTLY: tally(COSTLY, len(marks), sum(mark.value for mark in marks), *costly)}


def _mark(game: RecordedGame, one: RecordedSeat, state: State, value: int) -> Mark:
    return Mark(
        value,
        game.finished_at,
        game.table,
        one.seat,
        state.seats[one.seat].sheet.in_one_line(),
        len(state.seats),
        nearest_preset(state.options)[0],
        one.stars,
        one.place,
        one.rating,
    )
