"""Check phase: when a season, or a solo game, is over."""

from inkland.cards import MAP_SHEETS
from inkland.rules import GameOptions
from inkland.rules.check_phase import is_map_full, is_season_over
from inkland.rules.events import (
    CardRevealed,
    GameEnded,
    SeasonBegan,
    SeasonScored,
    StepOpened,
    TurnEnded,
)
from rows import each_row
from tables import TWO, Table, cards, full_but, those

A = MAP_SHEETS["a"]


@each_row(
    "seasons, season, time",
    [
        ("base", 0, 8), ("base", 1, 8), ("base", 2, 7), ("base", 3, 6),
        ("heroes", 0, 8), ("heroes", 1, 7), ("heroes", 2, 7), ("heroes", 3, 6),
    ],
)  # fmt: skip
def test_a_season_is_over_when_its_time_is_reached(seasons: str, season: int, time: int) -> None:
    """R9: reached or passed."""
    state = Table("orchard", options=GameOptions(seasons=seasons)).state
    assert state.options.season(season).time == time
    assert not is_season_over(state._replace(season=season, time=time - 1))
    assert is_season_over(state._replace(season=season, time=time))
    assert is_season_over(state._replace(season=season, time=time + 1))


def test_the_last_turn_is_still_played_before_the_season_ends() -> None:
    """R9: the check comes after the turn."""
    table = Table("orchard homestead marshlands hinterland_stream")
    for _ in range(3):
        assert not those(table.everyone_draws_something(), SeasonScored)
    assert table.state.time == 8 and table.state.season == 0
    events = table.everyone_draws_something()
    kinds = [type(event) for event in events]
    assert kinds.index(TurnEnded) < kinds.index(SeasonScored) < kinds.index(SeasonBegan)
    assert table.state.season == 1 and table.state.time == 1


def test_an_ambush_at_the_brink_is_resolved_in_the_same_season() -> None:
    """R9: seven of eight used, and the ambush costs nothing."""
    table = Table("hamlet orchard homestead marshlands gnoll_raid hinterland_stream", options=TWO)
    table.play_until(lambda state: state.card == "gnoll_raid")
    assert table.state.time == 7
    table.everyone_draws_something()
    assert table.state.season == 0 and table.state.card == "hinterland_stream"


def test_only_a_solo_map_is_asked_whether_it_is_full() -> None:
    """D34."""
    full = full_but(A, "")
    assert is_map_full(Table("orchard", sheets=[full_but(A, "A1")]).state) is False
    solo = Table("orchard").state
    assert is_map_full(solo._replace(seats=(solo.seats[0]._replace(sheet=full),)))
    two = Table("orchard", options=TWO, sheets=[full, full]).state
    assert not is_map_full(two)


def test_empty_ruins_are_empty() -> None:
    """R14."""
    state = Table("orchard").state
    seat = state.seats[0]._replace(sheet=full_but(A, "C2"))
    assert not is_map_full(state._replace(seats=(seat,)))


def test_a_full_solo_map_ends_the_game_and_scores_every_season_left() -> None:
    """R37, D34: at once, without another card, on the final map."""
    table = Table("rift_lands orchard", sheets=[full_but(A, "A1")])
    events = table.draw(0, "F A1")
    scored = [event for event in events if isinstance(event, SeasonScored)]
    assert [event.season for event in scored] == [0, 1, 2, 3]
    assert not those(events, CardRevealed) and not those(events, SeasonBegan)
    assert isinstance(events[-1], GameEnded)
    assert [score.edicts for score in table.state.seats[0].scores] == [
        (("A", 22), ("B", 0)),
        (("B", 0), ("C", 0)),
        (("C", 0), ("D", 132)),
        (("D", 132), ("A", 22)),
    ]


def test_a_full_solo_map_in_fall_leaves_the_scored_seasons_as_they_are() -> None:
    """R37."""
    table = Table("", "", "rift_lands")
    table.play_until(lambda state: state.season == 2)
    seat = table.state.seats[0]
    table.state = table.state._replace(seats=(seat._replace(sheet=full_but(A, "A1")),))
    events = table.draw(0, "F A1")
    assert [event.season for event in events if isinstance(event, SeasonScored)] == [2, 3]
    assert len(table.state.seats[0].scores) == 4
    assert table.state.seats[0].scores[:2] == seat.scores


def test_a_table_may_score_only_the_running_season_of_a_full_map() -> None:
    """D38: the switch `full_map`."""
    options = GameOptions(full_map="running")
    table = Table("rift_lands orchard", sheets=[full_but(A, "A1")], options=options)
    events = table.draw(0, "F A1")
    assert [event.season for event in events if isinstance(event, SeasonScored)] == [0]
    assert isinstance(events[-1], GameEnded)


def test_a_map_filled_by_the_turn_that_ends_the_season_scores_each_season_once() -> None:
    """D34: the full map is checked first."""
    sheet = full_but(A, "A1 A3 A5 A7")
    table = Table("orchard homestead marshlands fishing_village", sheets=[sheet])
    for name in ("F A1", "F A3", "F A5", "F A7"):
        events = table.draw(0, name)
    assert [event.season for event in events if isinstance(event, SeasonScored)] == [0, 1, 2, 3]


def test_walking_monsters_may_fill_the_map() -> None:
    """D34."""
    table = Table("rift_lands gnoll_raid", sheets=[full_but(A, "A1 A2 B1 C1 C2 K11")])
    events = table.draw(0, "F K11")
    assert isinstance(events[-1], GameEnded) and table.state.gone == cards("gnoll_raid")


def test_at_two_seats_full_maps_play_to_the_end_by_themselves() -> None:
    """D3, D34: steps that ask nobody close at once, and nothing ends early."""
    full = full_but(A, "")
    table = Table("rift_lands", options=TWO, sheets=[full, full_but(A, "A1")])
    events = table.draw(1, "F A1")
    assert [event for event in events if isinstance(event, StepOpened) and event.asked] == []
    assert [event.season for event in events if isinstance(event, SeasonBegan)] == [1, 2, 3]
    assert len(those(events, SeasonScored)) == 8
    assert isinstance(events[-1], GameEnded)
