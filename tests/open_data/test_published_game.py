"""Published games: every golden game as a line, by its schema, and played again."""

import json
from pathlib import Path
from typing import Any, Final

import jsonschema
import pytest

from inkland.open_data.published_game import PublishedSeat, differs, game_line, schema
from inkland.rules.events import GameOpened
from inkland.rules.replay import replay
from inkland.rules.season_end import awarded

GOLDEN: Final = sorted((Path(__file__).parents[1] / "golden").glob("*.txt"))
SCHEMA: Final = json.loads(schema())


def published(file: Path) -> str:
    """The line of a golden game, at the first seat of which a person sat."""
    events = replay(file.read_text()).events
    opened = events[0]
    assert isinstance(opened, GameOpened)
    bots = [PublishedSeat("bot", None, "random", 0)] * (opened.options.seats - 1)
    return game_line(events, "2026-11", [PublishedSeat("person", "0a1b2c", None, 1), *bots])


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_a_line_follows_its_schema_and_its_game(file: Path) -> None:
    line = published(file)
    told: dict[str, Any] = json.loads(line)
    jsonschema.validate(told, SCHEMA)
    assert differs(line) is None
    played = replay(file.read_text())
    by_seat = sorted(played.standing, key=lambda one: one.seat)
    for seat, place in zip(told["seats"], by_seat, strict=True):
        assert (seat["place"], seat["stars"]) == (place.place, place.stars)
        assert len(seat["worth"]) == len(told["turns"])
        totals = [
            sum(edict["stars"] for edict in one["edicts"]) + one["coins"] + one["monsters"]
            for one in seat["seasons"]
        ]
        assert sum(totals) == seat["stars"]


def test_a_sheet_is_worth_all_four_edicts_coins_and_monsters() -> None:
    told = json.loads(published(Path(__file__).parents[1] / "golden" / "shared_win.txt"))
    state = replay(told["transcript"]).state
    for number, seat in enumerate(told["seats"]):
        sheet, winter = state.seats[number].sheet, seat["seasons"][-1]
        edicts = sum(stars for card in state.edicts for stars, _spaces in awarded(sheet, card))
        assert seat["worth"][-1] == edicts + winter["coins"] + winter["monsters"]


@pytest.mark.parametrize(
    ("field", "value"),
    [("preset", "heroes"), ("edicts", []), ("turns", []), ("map_sheet", "e"), ("format", 2)],
)
def test_a_line_that_was_changed_is_found(field: str, value: object) -> None:
    told = json.loads(published(GOLDEN[0]))
    told[field] = value
    assert differs(json.dumps(told)) == field


def test_changed_stars_are_found() -> None:
    told = json.loads(published(GOLDEN[0]))
    told["seats"][0]["stars"] += 1
    assert differs(json.dumps(told)) == "seats"
