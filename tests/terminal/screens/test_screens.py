"""Every screen fits 80x24 with nothing cut off, in every language."""

from collections.abc import Iterable, Iterator
from itertools import chain, combinations, cycle, islice, repeat

import pytest
from rich.cells import cell_len

from inkland.cards import CATEGORIES, DECK, RUINS_CARDS, SEASONS, SKILL_CARDS
from inkland.rules import GameOptions, preset
from inkland.speech import LANGUAGES
from inkland.terminal.input.editor import DrawingEditor
from inkland.terminal.screens.drawing import PANEL_COLUMN, drawing_screen
from inkland.terminal.screens.help import help_pages
from inkland.terminal.screens.text import HEIGHT, WIDTH
from support.sentences import like, say, unwrapped
from tables import TWO, Table, full_but, walled
from terminal.scripted import play_keys, players

TWO_EVERYTHING = preset("everything")._replace(seats=2, ruins_cards="yes")
SEAT_2 = say("play-seat", seat=2)
CUT = "…"  # the end of a line that was too long


def assert_fits(screen: Iterable[str]) -> None:
    lines = list(screen)
    assert len(lines) == HEIGHT, "\n".join(lines)
    for line in lines:
        assert cell_len(line) == len(line) <= WIDTH, line
        assert CUT not in line, "\n".join(lines)


def every_key() -> Iterator[str]:
    """Open every page once, then draw and go on with Enter."""
    looking = ["?", "enter", "enter", "enter", "p", "enter", "v", "v", "v", "b", "4", "l", "s", "t"]
    return chain(looking, ["n", "u", "q", "x"], cycle(["r", "m", "n", "enter"]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_of_a_solo_game_fits(language: str) -> None:
    game, recorder = play_keys(every_key(), players(language=language), GameOptions(map_sheet="b"))
    assert game.state.ending is not None
    for screen in recorder.screens:
        assert_fits(screen)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_of_a_shared_game_fits(language: str) -> None:
    game, recorder = play_keys(every_key(), players(2, ("random",), language=language))
    assert game.state.ending is not None
    for screen in recorder.screens:
        assert_fits(screen)


def every_skill() -> Iterator[str]:
    """Draw with every usable skill, and open every page in between."""
    looking = ["?", *["enter"] * 6, "p", "enter"]
    drawing = ["x", "n", "enter", "enter"] * 9
    return islice(chain(["enter"], looking, cycle([*drawing, *looking])), 3000)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("people", [1, 2])
def test_every_screen_of_a_game_with_everything_fits(language: str, people: int) -> None:
    who = players(people, ("random",) * (people - 1), language=language, seed="4")
    game, recorder = play_keys(every_skill(), who, preset("everything"))
    assert game.state.ending is not None
    for screen in recorder.screens:
        assert_fits(screen)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_skills_fit_below_the_map(language: str) -> None:
    names = [skill.id for skill in SKILL_CARDS]
    for three in combinations(names, 3):
        table = Table("orchard", options=GameOptions(skills=three), coins=[9])
        for key in ("", "1", "2", "3"):
            editor = DrawingEditor(table.view(0))
            editor.press(key)
            shown = drawing_screen(players(language=language), editor, [], "")
            assert_fits(line.plain for line in shown)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", [TWO, TWO_EVERYTHING], ids=["base", "everything"])
def test_every_card_fits_beside_the_map(language: str, options: GameOptions) -> None:
    ruins = [card.id for card in RUINS_CARDS]
    for card in DECK:
        if card in ruins:
            continue
        for cards in (card, f"temple_ruins {card}"):
            table = Table(cards, options=options, coins=[9, 9])
            full = [full_but(table.sheet(0), "A2 C3")] * 2
            fallback = Table(cards, options=options, sheets=full)
            for one in (table, fallback):
                if one.state.step is not None and one.state.card == card:
                    editor = DrawingEditor(one.view(0))
                    shown = drawing_screen(players(2, language=language), editor, [], "")
                    assert_fits(line.plain for line in shown)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_edict_fits_beside_the_map_and_into_the_help(language: str) -> None:
    for index in range(4):
        scoring = tuple(deck[index].id for deck in CATEGORIES.values())
        table = Table("rift_lands", options=GameOptions(scoring=scoring))
        shown = drawing_screen(players(language=language), DrawingEditor(table.view(0)), [], "")
        for screen in [shown, *help_pages(players(language=language), table.view(0))]:
            assert_fits(line.plain for line in screen)


def test_the_ghost_and_its_effect_are_seen_without_colour() -> None:
    _game, recorder = play_keys("", players(), GameOptions())
    assert recorder.last.count("[V]") == 4
    assert say("play-season", season=say("season-spring"), time=2, limit=8, turn=1) in recorder.last
    assert like("play-fits", "label", "terrain", "spaces").search(recorder.last)


def test_an_illegal_ghost_gives_its_reason_and_is_not_drawn() -> None:
    game, recorder = play_keys(["b", "4", "enter"], players())
    assert "!^!" in recorder.last
    assert recorder.last.lower().count("(v)") == 3  # one of them on ruins
    assert f"! {say('refusal-SpaceNotEmpty', spaces='B4')}" in recorder.last
    assert game.state.turn == 1


def test_the_single_space_is_announced() -> None:
    table = Table("fishing_village", sheets=[walled(". . . / ^ ^ .")])
    shown = drawing_screen(players(), DrawingEditor(table.view(0)), [], "")
    panel = " ".join(line.plain[PANEL_COLUMN:] for line in shown)
    assert say("play-fallback") in unwrapped(panel)
    assert f"X {say('terrain-monster')}" in "\n".join(line.plain for line in shown)


def test_an_ambush_cannot_be_mistaken_for_ones_own_sheet() -> None:
    table = Table("goblin_attack", options=TWO)
    shown = drawing_screen(players(2), DrawingEditor(table.view(0)), [], "")
    text = "\n".join(line.plain for line in shown)
    assert say("play-ambush-title", who=SEAT_2) in shown[0].plain
    assert "╔═1═" in text
    assert "┌" not in text
    assert text.count("[X]") == 3


def test_what_was_drawn_stays_unseen_until_all_have_drawn() -> None:
    game, recorder = play_keys(["enter", "a", "1", "enter"], players(2))
    assert say("play-pass", who=SEAT_2) in recorder.last
    assert game.state.step is not None and game.state.step.answers[0] is not None
    _game, recorder = play_keys(["enter", "a", "1", "enter", "enter", "v"], players(2))
    assert say("play-sheet", who=say("play-seat", seat=1)) in recorder.last
    assert "A│ · " in recorder.last


def test_a_drawing_is_taken_back_while_the_keyboard_is_passed() -> None:
    game, recorder = play_keys(["enter", "a", "1", "enter", "u"], players(2))
    assert game.state.step is not None and game.state.step.answers == (None, None)
    assert "A│[" in recorder.last  # the ghost lies where it was
    off = GameOptions(take_back=False)
    game, recorder = play_keys(["enter", "a", "1", "enter", "u"], players(2), off)
    assert game.state.step is not None and game.state.step.answers[0] is not None
    assert say("refusal-TakeBackIsOff") in unwrapped(recorder.last)


def test_alone_nothing_can_be_taken_back() -> None:
    _game, recorder = play_keys(["enter", "u"], players())
    assert say("play-nothing-to-undo") in recorder.last


def test_season_and_ending_are_shown() -> None:
    game, recorder = play_keys(repeat("enter"), players(1, ("random",)))
    titles = [screen[0].strip().partition("  ")[0] for screen in recorder.screens]
    for season in SEASONS:
        assert titles.count(say("play-season-over", season=say(f"season-{season}"))) == 1
    assert titles[-1] == say("play-over")
    assert game.state.ending is not None
    for place in game.state.ending.standing:
        assert f"{place.place}. " in recorder.last
        assert str(place.stars) in recorder.last


def test_many_seats_have_many_pages() -> None:
    _game, recorder = play_keys(repeat("enter"), players(1, ("random",) * 29))
    title = say("play-season-over", season=say("season-spring"))
    assert sum(title in screen[0] for screen in recorder.screens) == 2
    for screen in recorder.screens:
        assert_fits(screen)
