"""The benchmark: all figures from one run, and nothing is measured that does not agree."""

import json
import shutil
from typing import Any

import pytest
from typer.testing import CliRunner

pytest.importorskip("numba", reason="compiled code needs the extra [fast]")


from inkland.bots.benchmark import c_reference, candidates, implementations, report
from inkland.cli import app
from inkland.sheet import count, covers, empty

COSTS = ("ints_ns", "compiled_awards_ns", "compiled_sums_ns", "compiled_chosen_ns", "c_ns")
GAMES = ("random_games_per_second", "one_ply_games_per_second")


@pytest.fixture(autouse=True)
def _brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few candidates, few rounds, one game: figures without meaning, made the same way."""
    few = candidates.candidates()[::40]
    monkeypatch.setattr(report, "ROUNDS", 2)
    monkeypatch.setattr(report, "GAME_SECONDS", 0.0)
    monkeypatch.setattr(report, "GAME_ROUNDS", 1)
    for module in (candidates, report, implementations):
        monkeypatch.setattr(module, "candidates", lambda: few)


def run(*arguments: str) -> Any:
    return CliRunner().invoke(app, ["bench", *arguments])


def test_one_object_with_all_figures() -> None:
    if not shutil.which(c_reference.COMPILER):
        pytest.skip("no compiler for C")
    done = run("--json")
    assert done.exit_code == 0, done.output
    found = json.loads(done.stdout)
    assert all(found[name] > 0 for name in (*COSTS, *GAMES))
    assert found["ints_ns"] > found["compiled_chosen_ns"]
    assert found["awards_to_c"] == round(found["compiled_awards_ns"] / found["c_ns"], 2)


def test_a_table_and_a_sentence_without_a_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(c_reference, "COMPILER", "no-such-compiler")
    done = run()
    assert done.exit_code == 0
    assert "There is no figure for C: no-such-compiler is not installed." in done.stderr
    assert "by hand in C                                 -" in done.stdout
    assert json.loads(run("--json").stdout)["c_ns"] is None


def test_what_does_not_agree_is_not_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    def one_star_too_many() -> Any:
        stars = truth()
        stars[3, 1] += 1
        return stars

    truth = implementations.on_ints
    monkeypatch.setattr(report, "on_ints", one_star_too_many)
    done = run("--json")
    assert done.exit_code == 1
    assert done.stdout == ""
    assert "awards: [" in done.stderr and " instead of [" in done.stderr


def test_spaces_of_awards_are_checked_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def one_space_too_many() -> Any:
        earned = truth()
        earned[5][0] ^= 1
        return earned

    truth = implementations.earned_on_ints
    monkeypatch.setattr(report, "earned_on_ints", one_space_too_many)
    done = run()
    assert done.exit_code == 1
    assert "the spaces of the awards" in done.stderr


def test_candidates_are_placements_in_the_middle_of_a_game() -> None:
    assert len(candidates.candidates()) > 20
    for number, _terrain, spaces in candidates.candidates():
        assert covers(empty(candidates.sheets()[number]), spaces)
    for sheet in candidates.sheets():
        assert 40 < count(empty(sheet)) < 81
        assert all(card.stars(sheet) for card in candidates.edicts())
