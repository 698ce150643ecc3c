"""Skills at the keyboard: selected before or after the main drawing, deselected, or not used."""

from collections.abc import Iterable

import pytest

from inkland.cards import CardId
from inkland.rules import GameOptions, SkillUse, begin
from inkland.rules.events import CoinsEarned
from inkland.sheet import Terrain, count, labels, monsters
from inkland.terminal.input.editor import DrawingEditor
from inkland.terminal.session import TerminalGame
from support.sentences import like, say
from tables import SOLO, TWO, Table, opening, spaces, with_skills
from terminal.scripted import ScreenRecorder, play_keys, play_keys_from, players

FREE = with_skills("knowledge search move_silently")
DEAR = with_skills("negotiate cure_wounds concentrate")
AMBUSH = "acrobatics diplomacy search"

KNOWLEDGE, ACROBATICS = say("card-knowledge"), say("card-acrobatics")


def played_with(
    keys: Iterable[str], cards: str, options: GameOptions, coins: int = 9
) -> tuple[TerminalGame, ScreenRecorder]:
    """A game with this deck in which every seat starts with coins."""
    earned = [CoinsEarned(seat, "mountain", coins) for seat in range(options.seats)]
    start = begin((*opening(cards, options=options), *earned))
    return play_keys_from(keys, players(options.seats), start)


def editor_for(card: str, options: GameOptions, coins: int = 9) -> DrawingEditor:
    return DrawingEditor(Table(card, options=options, coins=[coins]).view(0))


def test_enter_draws_at_once_without_a_skill() -> None:
    game, _wall = played_with(["enter"], "orchard", FREE)
    assert game.state.turn == 2
    assert not game.state.seats[0].skilled


def test_a_change_gives_the_shape_another_terrain() -> None:
    game, recorder = played_with(["x"], "orchard", FREE)
    assert recorder.last.count("[V]") == 4
    assert f"{say('card-orchard')} + {KNOWLEDGE}" in recorder.last
    game, recorder = played_with(["1", "enter"], "orchard", FREE)
    seat = game.state.seats[0]
    assert count(seat.sheet.village) == 4
    assert seat.skilled
    used = say("play-skill", skill=KNOWLEDGE, cost=say("cost-count", count=0))
    assert f"{say('play-you')}: {used}; {say('terrain-village')}" in recorder.last
    assert say("play-skills-used") in recorder.last


def test_a_change_gives_another_shape() -> None:
    editor = editor_for("orchard", DEAR)
    editor.press("1")
    assert count(editor.marks.legal_ghost) == 4
    assert editor.effect is not None and editor.effect.coins == (9, 8)
    assert editor.drawing[0] == SkillUse(CardId("negotiate"))


def test_a_shape_may_stick_out_over_the_edge() -> None:
    editor = editor_for("fishing_village", FREE)
    for key in ("a", "1", "3"):
        editor.press(key)
    assert editor.effect is not None
    assert labels(editor.marks.legal_ghost) == ["A1", "A2", "A3"]
    editor.press("right")
    assert editor.refusal is not None and editor.refusal.code == "SkillChangesNothing"
    editor.press("n")
    assert editor.refusal is None


def test_an_extra_drawing_follows_the_main_one() -> None:
    game, recorder = played_with(["2"], "orchard", FREE)
    assert recorder.last.count("<F>") == 4
    assert recorder.last.count("[F]") == 1
    game, _wall = played_with(["2", "enter"], "orchard", FREE)
    assert count(game.state.seats[0].sheet.forest) == 5


def test_the_same_shape_once_more() -> None:
    editor = editor_for("orchard", DEAR)
    editor.press("3")
    assert count(editor.marks.fixed) == count(editor.marks.legal_ghost) == 4
    assert editor.effect is not None and editor.effect.coins == (9, 6)


def test_an_extra_drawing_that_does_not_fit_gives_its_reason() -> None:
    editor = editor_for("orchard", FREE)
    for key in ("2", "k", "1", "1"):
        editor.press(key)
    assert editor.refusal is not None and editor.refusal.code == "MustTouchDrawing"
    assert labels(editor.marks.illegal_ghost) == ["K11"]
    assert count(editor.marks.fixed) == 4


@pytest.mark.parametrize("leave", ["escape", "2", "x x"])
def test_a_skill_is_left_again(leave: str) -> None:
    editor = editor_for("orchard", FREE)
    editor.press("right")
    before = editor.drawing
    editor.press("2")
    assert editor.skill == "search"
    for key in leave.split():
        editor.press(key)
    assert editor.skill is None
    assert editor.drawing == before


def test_the_key_goes_through_all_usable_skills() -> None:
    editor, seen = editor_for("orchard", FREE), []
    for _ in range(4):
        editor.press("x")
        seen.append(editor.skill)
    assert seen == ["knowledge", "search", "move_silently", None]
    assert editor.usable_skills() == [CardId(name) for name in seen if name]


def test_what_cannot_be_used_says_why() -> None:
    _game, recorder = played_with(["3"], "orchard", DEAR, coins=0)
    assert f"! {say('refusal-NotEnoughCoins', cost=3, coins=0)}" in recorder.last
    assert f"- {say('card-concentrate')} (3)" in recorder.last
    _game, recorder = played_with(["x"], "orchard", DEAR, coins=0)
    assert say("play-no-skill-now") in recorder.last
    _game, recorder = played_with(["1"], "orchard", with_skills(AMBUSH))
    assert f"! {say('refusal-SkillNotNow', skill=ACROBATICS)}" in recorder.last
    _game, recorder = play_keys(["x"], players())
    assert say("play-no-skills") in recorder.last


def test_a_skill_is_taken_back_with_its_drawing() -> None:
    two = with_skills("knowledge search move_silently", TWO)
    game, recorder = played_with(["enter", "2", "enter", "u"], "orchard", two)
    assert game.state.step is not None and game.state.step.answers == (None, None)
    assert recorder.last.count("<F>") == 4


# --- Before an ambush


def test_alone_acrobatics_chooses_between_the_spots_of_the_walk() -> None:
    solo = with_skills(AMBUSH, SOLO)
    _game, recorder = played_with([], "goblin_attack", solo)
    skills = f"1 {ACROBATICS}, 2 {say('card-diplomacy')}"
    assert say("play-enter-passes", skills=skills) in recorder.last
    _game, recorder = played_with(["1"], "goblin_attack", solo)
    assert like("play-fits-duck", "spaces").search(recorder.last)
    assert "K10 K11" in recorder.last
    game, _wall = played_with(["1", "n", "enter", "enter"], "goblin_attack", solo)
    seat = game.state.seats[0]
    assert seat.purse == 7
    assert labels(monsters(seat.sheet)) == ["J11", "K11"]


def test_among_neighbours_acrobatics_makes_them_draw_two_monsters() -> None:
    two = with_skills(AMBUSH, TWO)
    keys = ["enter", "1", "enter", "enter", "enter"]  # the second one passes
    keys += ["enter", "enter", "enter"]  # the first one draws
    game, recorder = played_with(keys, "goblin_attack", two)
    assert game.state.seats[0].ducked is not None
    assert say("play-ambush-title", who=say("play-seat", seat=1)) in recorder.last
    assert recorder.last.count("[X]") == 2
    game, _wall = played_with([*keys, *["enter"] * 4], "goblin_attack", two)
    assert [count(monsters(seat.sheet)) for seat in game.state.seats] == [2, 3]


def test_diplomacy_before_an_ambush() -> None:
    solo = with_skills(AMBUSH, SOLO)
    game, _wall = played_with(["2", "c", "3", "enter"], "goblin_attack", solo)
    sheet = game.state.seats[0].sheet
    assert sheet.farm == sheet.village == spaces("C3")
    assert count(monsters(sheet)) == 3


def test_to_pass_is_one_key() -> None:
    game, _wall = played_with(["enter"], "goblin_attack", with_skills(AMBUSH, SOLO))
    assert not game.state.seats[0].skilled
    assert count(game.state.seats[0].sheet.monster) == 3


def test_a_pass_is_taken_back() -> None:
    two = with_skills(AMBUSH, TWO)
    game, recorder = played_with(["enter", "enter", "u"], "goblin_attack", two)
    assert game.state.step is not None and game.state.step.answers == (None, None)
    assert like("play-enter-passes", "skills").search(recorder.last)


def test_terrain_names_of_the_extra() -> None:
    editor = editor_for("orchard", with_skills(AMBUSH))
    editor.press("2")
    assert editor.ghost is not None
    assert editor.sheet.farm & editor.ghost.spaces == editor.sheet.village & editor.ghost.spaces
    assert Terrain.FARM_AND_VILLAGE.letter in str(editor.sheet)
