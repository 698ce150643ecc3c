"""A puzzle in the terminal: typed drawings, in every language."""

import io

import pytest

from inkland.puzzles.judgement import judge_answer
from inkland.rules.replay import read_drawing
from inkland.sheet.notation import BadTerrainLetter
from inkland.speech import LANGUAGES, speech
from inkland.terminal.players import Players
from inkland.terminal.puzzle_screen import judgement_lines, solve
from puzzles.test_puzzle import strip
from support.sentences import say, unwrapped


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("typed", "key"), [("W A2 A3 A4", "solved"), ("W A1 A2 A3", "missed")])
def test_a_typed_drawing_is_judged(
    language: str,
    typed: str,
    key: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(f"what?\nW A3 A4 A5\n{typed}\nnot read\n"))
    solve(strip(), language)
    words, shown = speech(language), capsys.readouterr().out
    lost = words.say("analyse-number", value=3)
    assert words.say(f"puzzle-{key}", stars=lost) in shown
    assert shown.count("\n! ") == 2
    question, _, rest = shown.partition("\n! ")
    assert words.say("puzzle-expected") not in question
    assert "W A2 A3 A4" in rest
    assert f"  {words.say('puzzle-at-once')}:\n    {words.say('edict-a')} " in rest


@pytest.mark.parametrize(("best", "is_said"), [(134.0, False), (136.0, True)])
def test_what_stars_at_once_do_not_explain_is_said(best: float, is_said: bool) -> None:
    puzzle, players = strip(right=best), Players(speech("en"), 1, (), "")
    judgement = judge_answer(puzzle, read_drawing("W A1 A2 A3"))  # three stars fewer at once
    lines = judgement_lines(players, puzzle.view, judgement)
    text = unwrapped(" ".join(line.plain for line in lines))
    assert (say("puzzle-rest") in text) == is_said


def test_an_edict_that_is_not_scored_any_more_earns_nothing() -> None:
    puzzle, players = strip(), Players(speech("en"), 1, (), "")
    edicts = (puzzle.state.edicts[1], puzzle.state.edicts[0], *puzzle.state.edicts[2:])
    puzzle = puzzle._replace(state=puzzle.state._replace(edicts=edicts))
    lines = judgement_lines(players, puzzle.view, judge_answer(puzzle, read_drawing("W A1 A2 A3")))
    assert not any(say("card-mages_valley") in line.plain for line in lines)


def test_a_wrong_letter_is_named() -> None:
    with pytest.raises(BadTerrainLetter) as refused:
        read_drawing("Z1")
    assert refused.value.parameters == {"letter": "Z1"}
