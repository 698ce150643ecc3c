"""Puzzles: a drawn one, its text, and how answers are judged."""

import json

import pytest

from inkland.cards import CardId
from inkland.puzzles.book import PuzzleBook, shipped_book
from inkland.puzzles.judgement import accepted_drawings, judge_answer
from inkland.puzzles.puzzle import (
    ACCEPTED,
    MARGIN,
    ROUNDED,
    Puzzle,
    PuzzleUnreadable,
    read_puzzle,
    write_puzzle,
    write_question,
)
from inkland.rules import Drawing, GameOptions, Refused, SeasonScore, Seat, State, Step
from inkland.rules.replay import read_drawing
from inkland.rules.transcript import write_drawing
from inkland.sheet import MapSheet

# Four empty spaces, and the mountain below the fourth of them. The last card is the great river,
# whose straight shape fits twice; water next to the mountain earns two stars, and the coin of the
# mountain, which is then surrounded, one more.
STRIP = "....#######/###^#######/" + "/".join(["###########"] * 9)
LEFT, RIGHT = read_drawing("W A1 A2 A3"), read_drawing("W A2 A3 A4")
EDICTS = ("mages_valley", "greenbough", "wildholds", "borderlands")


def strip(left: float = 131.0, right: float = 134.0) -> Puzzle:
    """The puzzle of the strip, with these values of both drawings."""
    scored = tuple(
        SeasonScore(((first, stars), (second, 0)), coins=0, monsters=-1)
        for first, second, stars in (("A", "B", 4), ("B", "C", 5), ("C", "D", 4))
    )
    state = State(
        options=GameOptions(),
        edicts=tuple(map(CardId, EDICTS)),
        seats=(Seat(MapSheet.drawn(STRIP), scores=scored),),
        season=3,
        time=6,
        revealed=tuple(map(CardId, ("marshlands", "homestead", "fishing_village", "great_river"))),
        gone=tuple(map(CardId, ("goblin_attack", "bugbear_assault"))),
        turn=25,
        card=CardId("great_river"),
        last_step=31,
        step=Step(31, "draw", (0,), (None,)),
    )
    return Puzzle("strip", state, (left, right), {"inept_assistant": 0.25})


def test_the_drawn_example_has_the_known_best() -> None:
    judgement = judge_answer(strip(), LEFT)
    assert not judgement.solved
    assert judgement.lost == 3.0
    assert judgement.best.drawing == RIGHT
    assert (judgement.answer.effect.stars[0], judgement.best.effect.stars[0]) == ((0, 0), (0, 2))
    assert (judgement.answer.effect.coins, judgement.best.effect.coins) == ((0, 1), (0, 2))
    assert judge_answer(strip(), RIGHT).solved


@pytest.mark.parametrize(("left", "accepted"), [(133.5, [RIGHT, LEFT]), (132.0, [RIGHT])])
def test_drawings_within_half_a_star_are_accepted(left: float, accepted: list[Drawing]) -> None:
    puzzle = strip(left)
    assert accepted_drawings(puzzle) == accepted
    assert judge_answer(puzzle, LEFT).solved == (LEFT in accepted)


def test_an_illegal_answer_is_refused_as_at_a_table() -> None:
    for text in ("W A3 A4 A5", "F A1 A2 A3", "W A1", "pass", "* A1", "H A1 !A2"):
        with pytest.raises(Refused):
            judge_answer(strip(), read_drawing(text))


def test_a_puzzle_is_one_line_of_text_and_back() -> None:
    line = write_puzzle(strip())
    assert "\n" not in line
    assert read_puzzle(line) == strip()


@pytest.mark.parametrize("name", ["sheet", "card", "scores", "stars", "game", "season"])
def test_what_is_no_puzzle_is_refused(name: str) -> None:
    fields = json.loads(write_puzzle(strip()))
    for wrong in ("x", [[1]]):
        with pytest.raises(PuzzleUnreadable):
            read_puzzle(json.dumps({**fields, name: wrong}))
    for text in ("not a puzzle", "", "# a comment"):
        with pytest.raises(PuzzleUnreadable):
            PuzzleBook(text)


def test_the_question_says_nothing_about_the_answer() -> None:
    fields = json.loads(write_puzzle(strip()))
    question = json.loads(write_question(strip()))
    assert fields.keys() - question.keys() == {"stars", "solved_by"}
    other = strip(left=140.0)._replace(solved_by={})
    assert write_question(other) == write_question(strip())
    assert other.view == strip().view
    assert not any(write_drawing(one) in write_question(strip()) for one in strip().values)


def test_a_book_gives_one_puzzle_a_day_and_has_no_end() -> None:
    lines = [write_puzzle(strip()._replace(id=name)) for name in ("a", "b", "c")]
    book = PuzzleBook("\n".join(["# a comment", *lines]))
    assert book.ids == ("a", "b", "c")
    assert [book.after(name) for name in book.ids] == ["b", "c", "a"]
    assert book.puzzle("b") == strip()._replace(id="b")
    with pytest.raises(KeyError):
        book.puzzle("d")


def test_each_shipped_puzzle_is_clear() -> None:
    book = shipped_book()
    for name in book.ids:
        puzzle = book.puzzle(name)
        assert puzzle.id == name
        best = max(puzzle.stars)
        behind = [best - value for value in puzzle.stars]
        assert 1 <= len(accepted_drawings(puzzle)) <= 4
        assert not any(ACCEPTED + 2 * ROUNDED < gap < MARGIN - 2 * ROUNDED for gap in behind)
        assert 0 <= puzzle.solved_by["journeyman_topographer"] <= 1
