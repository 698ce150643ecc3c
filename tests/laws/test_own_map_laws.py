"""Laws of the notation of own map sheets: one text for one sheet, and nothing else is read."""

from string import printable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from inkland.bots.games.self_play import play_game
from inkland.bots.random_bot import RandomBot
from inkland.cards import MAP_SHEETS, own_map
from inkland.cards.own_maps import MAX_LENGTH, PREFIX, blank_of, is_own, is_playable, own_notation
from inkland.rules import GameOptions, fold, new_game
from inkland.rules.errors import PrintedOtherwise, UnknownMapSheet
from inkland.rules.options import blank_sheet, check
from inkland.rules.paper import check_printed
from inkland.rules.replay import replay
from inkland.rules.transcript import write
from inkland.sheet import MapSheet, each_space, everywhere
from rows import each_row

SIGNS = st.lists(st.sampled_from("..r^#"), min_size=121, max_size=121)
TEXTS = st.text("mrw0123456789-", max_size=140)


def drawn(signs: list[str]) -> MapSheet:
    """The sheet with these signs."""
    return MapSheet.drawn("/".join("".join(signs[at : at + 11]) for at in range(0, 121, 11)))


@given(SIGNS)
def test_each_sheet_has_a_notation_that_draws_it(signs: list[str]) -> None:
    sheet = drawn(signs)
    text = own_notation(sheet)
    assert own_map(text) == (sheet if is_playable(sheet) else None)
    assert len(text) <= MAX_LENGTH
    assert set(text) <= set("own1-mrw023456789")


@given(TEXTS.map(PREFIX.__add__) | st.text(printable, max_size=40))
def test_what_is_read_is_what_is_written(text: str) -> None:
    sheet = own_map(text)
    assert sheet is None or own_notation(sheet) == text


@given(TEXTS.map(PREFIX.__add__))
def test_a_text_that_is_not_read_is_refused_by_its_name(text: str) -> None:
    if own_map(text) is None:
        with pytest.raises(UnknownMapSheet):
            check(GameOptions(map_sheet=text))
    else:
        assert fold(new_game(GameOptions(map_sheet=text), "1")).seats[0].sheet is not None


@each_row(
    "text",
    [
        "", "own1", "OWN1-m", "own2-m", "own1-5", "own1-0m", "own1-05m", "own1-m5", "own1-1000m",
        "own1-121m", "own1-M", "own1-m ", "own1-m\n", " own1-m", "own1-٣m", "own1-m/r", "own1-x",
        "own1-" + "m" * 121, "own1-" + "m" * 122, "own1-" + "9" * 5_000, "a\n", "e",
    ],
)  # fmt: skip
def test_nothing_else_is_a_map_sheet(text: str) -> None:
    assert own_map(text) is None
    with pytest.raises(UnknownMapSheet):
        blank_sheet(text)


def test_the_longest_notation_has_one_empty_space() -> None:
    longest = [own_notation(MapSheet(mountain=everywhere() & ~one)) for one in each_space(1 << 60)]
    assert max(map(len, longest)) == MAX_LENGTH
    assert all(own_map(text) is not None for text in longest)


@pytest.mark.parametrize("name", MAP_SHEETS)
def test_only_the_printed_sheets_are_not_own(name: str) -> None:
    assert not is_own(name)
    text = own_notation(MAP_SHEETS[name])
    assert is_own(text) and blank_sheet(text) == blank_sheet(name) == MAP_SHEETS[name]


def test_a_game_on_an_own_map_is_transcribed_and_replayed() -> None:
    options = GameOptions(map_sheet="own1-12mrw")
    events, state = play_game(options, "1", [RandomBot()])
    assert "map_sheet=own1-12mrw" in write(events).splitlines()[1]
    assert replay(write(events)).state == state
    assert blank_of(state.seats[0].sheet) == own_map("own1-12mrw")
    check_printed(state.seats[0].sheet, "own1-12mrw")
    with pytest.raises(PrintedOtherwise):
        check_printed(state.seats[0].sheet, "own1-12mr")
