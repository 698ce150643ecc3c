"""Puzzles as resources: nothing of the answer before it, everything after it."""

import msgspec
import pytest

from inkland.protocol.puzzle_resources import PuzzleDrawing, PuzzleQuestion, PuzzleVerdict
from inkland.protocol.translation import DRAWING
from inkland.puzzles.book import PuzzleBook
from inkland.puzzles.puzzle import Puzzle, write_puzzle
from inkland.rules import Drawing, Refused
from inkland.rules.replay import read_drawing
from inkland.server.context import ServerContext
from inkland.server.features.puzzles.queries import PuzzleQueries
from inkland.table import puzzle_questions
from inkland.table.bus.local import LocalBus
from inkland.table.context import Context
from inkland.table.errors import NoSuchPuzzle
from inkland.table.puzzle_questions import puzzle_of_today, puzzle_question, puzzle_verdict
from inkland.table.storage.memory import MemoryStorage
from puzzles.test_puzzle import LEFT, RIGHT, strip
from support.contexts import ANN, BEN

pytestmark = pytest.mark.anyio


def ship(monkeypatch: pytest.MonkeyPatch, puzzle: Puzzle) -> None:
    """Let this be the only puzzle of the shipped book."""
    book = PuzzleBook(write_puzzle(puzzle))
    monkeypatch.setattr(puzzle_questions, "shipped_book", lambda: book)


def request(drawing: Drawing) -> PuzzleDrawing:
    """The body that a client sends."""
    body = msgspec.json.encode({"drawing": DRAWING.to_plain(drawing)})
    return msgspec.json.decode(body, type=PuzzleDrawing)


def test_the_question_does_not_depend_on_what_drawings_are_worth(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told = []
    for puzzle in (strip(), strip(left=140.0)._replace(solved_by={"random": 0.5})):
        ship(monkeypatch, puzzle)
        told.append(msgspec.json.encode(puzzle_question("strip")))
    assert told[0] == told[1]
    question = msgspec.json.decode(told[0], type=PuzzleQuestion)
    assert (question.id, question.next, question.view.card) == ("strip", "strip", "great_river")
    assert msgspec.json.encode(puzzle_of_today()) == told[0]


async def answer(drawing: Drawing) -> PuzzleVerdict:
    """The verdict on an answer by nobody in particular, on a host that counts nothing."""
    context = Context(MemoryStorage(), LocalBus())
    return await puzzle_verdict(context, "strip", request(drawing), None)


async def test_the_verdict_shows_both_drawings_by_source(monkeypatch: pytest.MonkeyPatch) -> None:
    ship(monkeypatch, strip())
    encoded = msgspec.json.encode(await answer(LEFT))
    verdict = msgspec.json.decode(encoded, type=PuzzleVerdict)
    assert (verdict.solved, verdict.lost) == (False, 3.0)
    assert DRAWING.from_plain(verdict.best.drawing) == RIGHT
    assert (verdict.yours.gain[0], verdict.best.gain[0]) == (0, 2)
    assert verdict.people is None
    assert (await answer(RIGHT)).solved


async def test_what_is_illegal_or_unknown_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    ship(monkeypatch, strip())
    for text in ("W A3 A4 A5", "F A1 A2 A3", "pass", "skill cartography", "* A1"):
        with pytest.raises(Refused):
            await answer(read_drawing(text))
    with pytest.raises(Refused):
        await answer(())
    with pytest.raises(NoSuchPuzzle):
        puzzle_question("1-1")


async def test_a_server_counts_the_first_answer_of_each_account(
    server_context: ServerContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    ship(monkeypatch, strip())
    context = server_context
    context.count_puzzle_answer = PuzzleQueries(context.database).count_answer
    told = []
    for caller, drawing in ((ANN, LEFT), (ANN, RIGHT), (BEN, RIGHT), (None, LEFT)):
        verdict = await puzzle_verdict(context, "strip", request(drawing), caller)
        assert verdict.people is not None
        told.append((verdict.people.answered, verdict.people.solved))
    assert told == [(1, 0), (1, 0), (2, 1), (2, 1)]
