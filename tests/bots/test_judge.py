"""The judge: its sums are exact, it sees what the seat saw, and its results repeat."""

from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from inkland.bots.evaluator import RatedDrawing
from inkland.bots.games.self_play import play_game
from inkland.bots.greedy_bot import GreedyBot
from inkland.bots.greedy_evaluator import GreedyEvaluator
from inkland.bots.judge import JudgedGame, judge, judge_evaluator
from inkland.bots.random_bot import RandomBot
from inkland.cards import DECK, AmbushCard
from inkland.rules import Drawing, Event, GameOptions, View, is_asked, preset
from inkland.rules.errors import GameNotOver
from inkland.rules.events import Answered, CardRevealed, TakenBack
from inkland.rules.replay import replay

GOLDEN = Path(__file__).parents[1] / "golden"
GAMES = ("everything_with_skills", "heroes_all_powers", "solo_full_map", "taken_back")


def golden(name: str) -> tuple[Event, ...]:
    return replay((GOLDEN / f"{name}.txt").read_text(encoding="utf-8")).events


class Believed(GreedyEvaluator):
    """A greedy evaluator whose stars are taken for predictions of the end."""

    predicts_final_stars = True


def judged(name: str) -> JudgedGame:
    return judge(golden(name), Believed())


@pytest.mark.parametrize("name", GAMES)
def test_luck_and_losses_explain_every_star(name: str) -> None:
    for seat in judged(name).seats:
        assert seat.expected is not None and seat.cards is not None and seat.ambushes is not None
        assert seat.expected + seat.cards + seat.ambushes - seat.lost == seat.stars
        assert all(move.lost >= 0 for move in seat.moves)
        own = [move for move in seat.moves if move.owner == seat.seat]
        first = own[0]
        assert seat.expected == first.stars + first.lost
        for move, following in pairwise(own):
            assert move.luck == following.stars + following.lost - move.stars


def test_who_does_not_foresee_tells_losses_and_no_luck() -> None:
    plain = judge(golden("taken_back"), GreedyEvaluator())
    for seat, whole in zip(plain.seats, judged("taken_back").seats, strict=True):
        assert (seat.expected, seat.cards, seat.ambushes) == (None, None, None)
        assert (seat.stars, seat.lost, seat.given) == (whole.stars, whole.lost, whole.given)
        bare = tuple(move._replace(luck=None, luck_of="cards") for move in whole.moves)
        assert seat.moves == bare


def test_alternatives_are_the_best_that_were_not_played() -> None:
    for seat in judged("everything_with_skills").seats:
        for move in seat.moves:
            assert move.drawing not in [thought.drawing for thought in move.better]
            assert len(move.better) <= 3
            stars = [thought.stars for thought in move.better]
            assert stars == sorted(stars, reverse=True)
            if move.lost:
                assert stars[0] == move.stars + move.lost


def test_drawings_on_a_neighbours_sheet_stand_outside_the_sum() -> None:
    (first, _second) = judged("taken_back").seats
    visits = [move for move in first.moves if move.owner != first.seat]
    assert visits
    assert {move.question for move in visits} == {"ambush"}
    assert all(move.luck is None for move in visits)
    assert first.given == sum(move.lost for move in visits) > 0


class Watched:
    """An evaluator that checks what it is given."""

    name = "watched"
    predicts_final_stars = True

    def __init__(self) -> None:
        self.asked: list[tuple[int | None, int, Drawing]] = []

    def answer(self, view: View, random: Random) -> Drawing:
        raise NotImplementedError

    def rate(
        self, view: View, random: Random, also: tuple[Drawing, ...] = ()
    ) -> tuple[RatedDrawing, ...]:
        assert isinstance(view, View)
        assert is_asked(view)
        assert view.answer is None
        assert view.step is not None
        (drawing,) = also
        self.asked.append((view.viewer, view.step.number, drawing))
        return (RatedDrawing(drawing, random.random()),)


def test_each_answer_that_stood_is_judged_with_the_view_of_its_seat() -> None:
    events = golden("taken_back")
    stood: dict[tuple[int | None, int], Drawing] = {}
    for event in events:
        match event:
            case Answered(seat, step, drawing):
                stood[seat, step] = drawing
            case TakenBack(seat, step):
                del stood[seat, step]
    evaluator = Watched()
    judge(events, evaluator)
    assert {(seat, step): drawing for seat, step, drawing in evaluator.asked} == stood
    assert len(evaluator.asked) == len(stood) < sum(isinstance(e, Answered) for e in events)


def test_the_same_verdict_again_and_for_a_seat_alone() -> None:
    events, _state = play_game(GameOptions(seats=3), "judge", [RandomBot()] * 3)
    everyone = judge(events, Watched())
    assert judge(events, Watched()) == everyone
    assert judge(events, Watched(), [1]).seats == (everyone.seats[1],)


def test_ambushes_are_told_from_cards() -> None:
    """In a solo game of the base box only ambush cards bring monsters."""
    events, _state = play_game(GameOptions(), "monsters", [GreedyBot()])
    turns = [e.card for e in events if isinstance(e, CardRevealed) and not _is_ruins(e)]
    (seat,) = judge(events, Believed()).seats
    for move in seat.moves:
        came = move.turn < len(turns) and isinstance(DECK[turns[move.turn]], AmbushCard)
        assert move.luck_of == ("ambushes" if came else "cards")
    assert "ambushes" in {move.luck_of for move in seat.moves}


def _is_ruins(event: CardRevealed) -> bool:
    return event.card.endswith("_ruins")


def test_a_troll_that_asks_is_an_ambush() -> None:
    raged = 0
    for seat in judged("heroes_all_powers").seats:
        own = [move for move in seat.moves if move.owner == seat.seat]
        for move, following in pairwise(own):
            if following.question == "troll":
                assert move.luck_of == "ambushes"
                raged += 1
    assert raged


def test_who_plays_at_random_loses_more() -> None:
    lost = []
    for bot in (GreedyBot(), RandomBot()):
        events, _state = play_game(preset("base")._replace(seats=2), "two", [bot] * 2)
        lost.append(sum(seat.lost for seat in judge(events, judge_evaluator()).seats))
    assert lost[0] < lost[1] / 4


def test_a_game_that_goes_on_is_not_judged() -> None:
    with pytest.raises(GameNotOver):
        judge(golden("taken_back")[:-1], GreedyEvaluator())
    with pytest.raises(GameNotOver):
        judge((), GreedyEvaluator())


def test_the_greedy_evaluator_answers_with_its_best_rating() -> None:
    """Whole games with skills and heroes: what it thinks best can be drawn."""
    options = preset("everything")._replace(seats=2)
    _events, state = play_game(options, "thinker", [GreedyEvaluator()] * 2)
    assert state.ending is not None
