"""The search for puzzles goes on where its file ends, also in a file without its comments.

In a game of several each seat is looked at as if it had played alone.
"""

from pathlib import Path

import pytest

from inkland.batch import puzzle_making
from inkland.batch.played_positions import PlayedSeat, seats_of, views_alone
from inkland.batch.puzzle_making import QUESTIONS_ASKED, SearchedGame, make, make_from_games
from inkland.puzzles.puzzle import drawings_of, position_only, read_puzzle
from inkland.rules import fold, view
from inkland.rules.events import Answered
from puzzles.test_puzzle import strip
from support.finished_games import golden_events


@pytest.mark.parametrize(("is_cut", "first"), [(False, 9), (True, 6)])
def test_games_that_are_in_the_file_are_not_searched_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_cut: bool, first: int
) -> None:
    def search(_seed: str, number: int) -> SearchedGame:
        found = (strip()._replace(id=f"{number}-20"),) if number in {5, 30} else ()
        return SearchedGame(number, found, 10, 1, 0.5)

    monkeypatch.setattr(puzzle_making, "search_game", search)
    lines = [line for number in range(9) for line in search("", number).lines()]
    out = tmp_path / "puzzles.txt"
    kept = [line for line in lines if not (is_cut and line.startswith("#"))]
    out.write_text("".join(f"{line}\n" for line in kept))
    make(2, out, "seed", 1)
    written = out.read_text().splitlines()[len(kept) :]
    assert written[0].startswith(f"# game {first}:")
    assert read_puzzle(next(line for line in written if not line.startswith("#"))).id == "30-20"


def test_seats_of_a_game_are_looked_at_once_each(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def search(played: PlayedSeat) -> SearchedGame:
        return SearchedGame(played.number, (), 10, 0, 0.5)

    monkeypatch.setattr(puzzle_making, "search_seat", search)
    events, out = golden_events("shared_win"), tmp_path / "puzzles.txt"
    for _time in range(2):
        make_from_games(5, out, [events], 1)
    assert len(out.read_text().splitlines()) == len(fold(events).seats) == 2


def test_a_position_of_a_seat_is_one_of_a_game_alone() -> None:
    events = golden_events("shared_win")
    for played in seats_of(events):
        own = [e for e in events if isinstance(e, Answered) and e.seat == played.seat]
        views = list(views_alone(played))
        assert [one.step.number for one in views if one.step] == sorted({e.step for e in own})
        for seen in views:
            assert seen.step is not None and len(seen.seats) == 1 and seen.answer is None
            if seen.step.question in QUESTIONS_ASKED:
                assert view(position_only(seen), 0)._replace(options=seen.options) == seen
                assert drawings_of(seen)


def test_games_with_skills_have_no_puzzles() -> None:
    assert list(seats_of(golden_events("everything_with_skills"))) == []
