"""Events and options as JSON: encoding and decoding gives equal values, and refuses all else."""

import msgspec
import pytest
from hypothesis import given

from inkland.bots.games.self_play import play_game
from inkland.bots.random_bot import RandomBot
from inkland.protocol.translation import (
    DRAWING,
    OPTIONS,
    PUBLIC,
    PUBLIC_EVENT,
    STORED_EVENT,
    STORED_OPTIONS,
    Codec,
    snake,
)
from inkland.rules import Event, GameOptions, State, fold, preset
from inkland.rules.events import SECRET, Answered
from inkland.rules.options import PRESETS
from inkland.sheet import MapSheet
from rows import each_row
from strategies import options as any_options

STATE: Codec[State] = Codec(State)


def game(name: str, seats: int = 3) -> tuple[Event, ...]:
    return play_game(preset(name)._replace(seats=seats), "a seed", [RandomBot()] * seats)[0]


@pytest.mark.parametrize("name", PRESETS)
def test_events_are_read_as_they_were_written(name: str) -> None:
    for event in game(name):
        again = STORED_EVENT.from_json(STORED_EVENT.to_json(event))
        assert again == event
        assert type(again) is type(event)


@pytest.mark.parametrize("name", PRESETS)
def test_states_are_read_as_they_were_written(name: str) -> None:
    state = fold(game(name)[:120])
    assert STATE.from_json(STATE.to_json(state)) == state


@given(any_options)
def test_options_are_read_as_they_were_written(chosen: GameOptions) -> None:
    assert OPTIONS.from_json(OPTIONS.to_json(chosen)) == chosen
    assert STORED_OPTIONS.from_json(STORED_OPTIONS.to_json(chosen)) == chosen


def test_what_is_kept_leaves_out_what_is_usual() -> None:
    """A field added later changes no byte of what is already stored."""
    assert STORED_OPTIONS.to_json(GameOptions()) == b"{}"
    assert STORED_OPTIONS.to_json(GameOptions(seats=4)) == b'{"seats":4}'


def test_what_is_told_names_everything() -> None:
    assert set(OPTIONS.to_plain(GameOptions())) == set(GameOptions._fields)


def test_a_secret_has_no_way_to_be_told() -> None:
    """Neither card orders nor open answers have a wire type."""
    assert not set(PUBLIC) & {*SECRET, Answered}
    for event in game("everything"):
        if isinstance(event, (*SECRET, Answered)):
            with pytest.raises(KeyError):
                PUBLIC_EVENT.to_plain(event)
        else:
            assert PUBLIC_EVENT.from_json(PUBLIC_EVENT.to_json(event)) == event


def test_a_map_is_told_in_the_drawing_notation() -> None:
    sheet: Codec[MapSheet] = Codec(MapSheet)
    assert sheet.to_plain(MapSheet.drawn("F.^ / r#")).startswith("F.^......../r#.")


def test_names_on_the_wire_are_in_snake_case() -> None:
    assert snake("ShapeDrawn") == "shape_drawn"


@each_row(
    "text",
    [
        '[{"type":"placement","terrain":"water","spaces":"g"}]',
        '[{"type":"placement","terrain":"water","spaces":""}]',
        '[{"type":"placement","terrain":"water","spaces":"ffffffffffffffffffffffffffffffffff"}]',
        '[{"type":"placement","terrain":"water","spaces":"2000000000000000000000000000000"}]',
        '[{"type":"placement","terrain":"water","spaces":6}]',
        r'[{"type":"placement","terrain":"water","spaces":"6\n"}]',
        '[{"type":"skill_use","skill":"%s"}]' % ("s" * 65),
        '[{"type":"placement","terrain":"lava","spaces":"6"}]',
        '[{"type":"placement","terrain":3,"spaces":"6"}]',
        '[{"type":"placement","spaces":"6"}]',
        '[{"type":"placement","terrain":"water","spaces":"6","seat":2}]',
        '[{"type":"answered"}]',
        '{"type":"pass"}',
        "null",
    ],
)
def test_what_is_not_a_drawing_is_refused(text: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        DRAWING.from_json(text)
