"""`inkland puzzles`: a puzzle in the terminal, answered by a typed drawing."""

import sys

from rich.text import Text

from inkland.cards import EDICTS, SEASONS
from inkland.puzzles.judgement import PuzzleAnswer, PuzzleJudgement, judge_answer
from inkland.puzzles.puzzle import Puzzle, drawings_of
from inkland.rules import Effect, Refused, View
from inkland.rules.replay import read_drawing
from inkland.rules.transcript import write_drawing
from inkland.speech import speech
from inkland.terminal.input.editor import DrawingEditor
from inkland.terminal.input.marks import Marks
from inkland.terminal.players import Players
from inkland.terminal.screens.display import Display
from inkland.terminal.screens.drawing import PANEL_COLUMN, season_line, sheet_lines
from inkland.terminal.screens.palette import GAIN, LOSS, OWN, TITLE
from inkland.terminal.screens.panel import card_lines, score_lines
from inkland.terminal.screens.text import side_by_side, spread, wrap


def solve(puzzle: Puzzle, language: str) -> None:
    """Show the puzzle, read drawings from stdin until one is legal, and show what it is worth."""
    players = Players(speech(language), 1, (), "")
    display = Display(sys.stdout, "", interactive=False)
    seen = puzzle.view
    display.show(question_lines(players, puzzle))
    display.say(players.say("puzzle-type", example=write_drawing(drawings_of(seen)[0])))
    for line in sys.stdin:
        try:
            judgement = judge_answer(puzzle, read_drawing(line.strip()))
        except Refused as refusal:
            display.say("! " + players.reason(refusal))
        else:
            display.show(judgement_lines(players, seen, judgement))
            return


def question_lines(players: Players, puzzle: Puzzle) -> list[Text]:
    """The map, the card and the stars so far; nothing about the answer."""
    seen = puzzle.view
    left = sheet_lines(players, seen.seats[0].sheet, Marks(), OWN)
    right = [*card_lines(players, DrawingEditor(seen)), Text(), *score_lines(players, seen, 0)]
    return [
        spread(season_line(players, seen), "Inkland", TITLE),
        *wrap(players.say("puzzle-question", puzzle=puzzle.id)),
        *side_by_side(left, right, PANEL_COLUMN),
    ]


def judgement_lines(players: Players, seen: View, judgement: PuzzleJudgement) -> list[Text]:
    """Whether it is solved; then what yours and the best change, each by source of stars."""
    solved, answer, best = judgement
    if solved:
        return [
            Text(players.say("puzzle-solved"), GAIN),
            *_answer_lines(players, seen, answer, "puzzle-yours"),
        ]
    lost = players.say("analyse-number", value=judgement.lost)
    yours, theirs = (sum(_changes(players, seen, one.effect).values()) for one in (answer, best))
    ahead = theirs - yours
    return [
        *wrap(players.say("puzzle-missed", stars=lost), style=LOSS),
        *_answer_lines(players, seen, answer, "puzzle-yours"),
        *_answer_lines(players, seen, best, "puzzle-best"),
        *(wrap(players.say("puzzle-rest")) if ahead < judgement.lost else []),
    ]


def _answer_lines(players: Players, seen: View, answer: PuzzleAnswer, key: str) -> list[Text]:
    changes = _changes(players, seen, answer.effect)
    stars = players.say("analyse-number", value=answer.stars)
    return [
        Text(f"{players.say(key)}: {write_drawing(answer.drawing)}", "bold"),
        *([Text(f"  {players.say('puzzle-at-once')}:")] if changes else []),
        *(
            Text(f"    {name}: {change:+}", GAIN if change > 0 else LOSS)
            for name, change in changes.items()
        ),
        Text(f"  {players.say('puzzle-expected')}: {stars}"),
    ]


def _changes(players: Players, seen: View, effect: Effect) -> dict[str, int]:
    """What changes at once by source, without edicts that are not scored any more."""
    seasons = (seen.options.season(number) for number in range(seen.season, len(SEASONS)))
    scored = {letter for season in seasons for letter in season.edicts}
    changes = {
        f"{players.edict(letter)} {players.card(card)}": after - before
        for letter, card, (before, after) in zip(EDICTS, seen.edicts, effect.stars, strict=True)
        if letter in scored
    }
    for source, (before, after) in (("coins", effect.coins), ("monsters", effect.monsters)):
        changes[players.say(source)] = after - before
    return {source: change for source, change in changes.items() if change != 0}
