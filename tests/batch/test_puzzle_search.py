"""The search for puzzles goes on where its file ends, also in a file without its comments."""

from pathlib import Path

import pytest

from inkland.batch import puzzle_making
from inkland.batch.puzzle_making import SearchedGame, make
from inkland.puzzles.puzzle import read_puzzle
from puzzles.test_puzzle import strip


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
