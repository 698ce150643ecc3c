"""A puzzle in the terminal: typed drawings, in every language."""

import io

import pytest

from inkland.speech import LANGUAGES, speech
from inkland.terminal.puzzle_screen import solve
from puzzles.test_puzzle import strip


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
