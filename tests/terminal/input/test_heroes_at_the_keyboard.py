"""Heroes, gorgons, trolls, zombies and dragons at the keyboard."""

from collections.abc import Iterable

from inkland.rules import GameOptions, begin
from inkland.rules.events import CoinsEarned, SpacesDestroyed
from inkland.sheet import count, labels
from inkland.terminal.input.editor import DrawingEditor
from inkland.terminal.screens.announcements import announcement_of
from inkland.terminal.screens.drawing import drawing_screen
from inkland.terminal.session import TerminalGame
from support.sentences import like, say
from tables import HEROES, TWO_HEROES, Table, blank_but, opening, spaces
from terminal.scripted import ScreenRecorder, play_keys_from, players

SEAT_2 = say("play-seat", seat=2)
B1_TARGETED = say("play-fits-target", label="B1", what=say("feature-empty"))


def played_with(
    keys: Iterable[str], cards: str, options: GameOptions
) -> tuple[TerminalGame, ScreenRecorder]:
    start = begin(opening(*cards.split(" / "), options=options))
    return play_keys_from(keys, players(options.seats), start)


def text_of(table: Table, seat: int = 0) -> str:
    shown = drawing_screen(players(len(table.state.seats)), DrawingEditor(table.view(seat)), [], "")
    return "\n".join(line.plain for line in shown)


def with_monsters(cards: str, **layers: str) -> Table:
    """A solo table whose sheet has these monsters."""
    sheet = blank_but(Table(options=HEROES).sheet(0), **layers)
    return Table(cards, options=HEROES, sheets=[sheet])


# --- Heroes


def test_a_hero_is_held_with_its_marks() -> None:
    _game, recorder = played_with([], "freyla_the_true", HEROES)
    assert recorder.last.count("[H]{·}{·}{·}") == 1
    assert say("play-fits-hero", label="F6", marks="F7 F8 F9") in recorder.last


def test_its_marks_are_turned_and_mirrored() -> None:
    editor = DrawingEditor(Table("freyla_the_true", options=HEROES).view(0))
    seen = [labels(editor.marks.attack_marks)]
    for key in "rrrr":
        editor.press(key)
        seen.append(labels(editor.marks.attack_marks))
    assert seen[:3] == [["F7", "F8", "F9"], ["G6", "H6", "I6"], ["F3", "F4", "F5"]]
    assert seen[4] == seen[0]
    editor.press("m")
    assert labels(editor.marks.attack_marks) == seen[2]
    assert editor.press("s") == "play-one-shape"
    assert editor.press("t") == "play-one-terrain"


def test_a_hero_is_put_drawn_and_its_marks_stay_in_sight() -> None:
    game, recorder = played_with(["k", "1", "1", "r", "r", "enter"], "freyla_the_true", HEROES)
    assert labels(game.state.seats[0].sheet.hero) == ["K11"]
    assert labels(game.state.seats[0].sheet.marks) == ["K8", "K9", "K10"]
    assert ":·::·::·: H │" in recorder.last
    drawn = say("play-hero", space="K11", marks="K8 K9 K10")
    assert f"{say('play-you')}: {drawn}." in recorder.last
    assert f":·: {say('feature-mark')}" in recorder.last


def test_a_hero_needs_an_empty_space_and_the_next_one_is_found() -> None:
    editor = DrawingEditor(Table("dal_of_jolev", options=HEROES).view(0))
    for key in "b2":
        editor.press(key)
    assert editor.refusal is not None and editor.refusal.code == "SpaceNotEmpty"
    assert labels(editor.marks.blocked) == ["B2"]
    assert labels(editor.marks.attack_marks) == ["A1", "A3", "C1", "C3"]
    editor.press("n")
    assert labels(editor.marks.legal_ghost) == ["B3"]


def test_a_hero_shows_which_monsters_it_would_destroy() -> None:
    table = with_monsters("dobrik_of_lorkheim", monster="F5")
    assert "{*}[H]{·}" in text_of(table)


# --- Gorgons


def test_a_gorgon_strikes_on_the_sheet_of_the_neighbour() -> None:
    keys = ["enter", "c", "1", "enter"] * 2 + ["enter"] * 3
    game, recorder = played_with(keys, "gorgon_gaze", TWO_HEROES)
    assert say("play-gorgon-title", who=SEAT_2) in recorder.screens[-1][0]
    assert "╔═1═" in recorder.last
    assert say("play-ambush-task", who=SEAT_2) in recorder.last
    assert B1_TARGETED in recorder.last
    game, recorder = played_with([*keys, "b", "3", "enter"], "gorgon_gaze", TWO_HEROES)
    assert say("play-pass", who=SEAT_2) in recorder.last
    keys += ["b", "3", "enter", "enter", "c", "2", "enter"]
    game, recorder = played_with(keys, "gorgon_gaze", TWO_HEROES)
    assert [labels(seat.sheet.destroyed) for seat in game.state.seats] == [["C2"], ["B3"]]


def test_only_targets_can_be_chosen() -> None:
    keys = ["enter", "c", "1", "enter"] * 2 + ["enter"] * 3
    _game, recorder = played_with([*keys, "k", "1", "1"], "gorgon_gaze", TWO_HEROES)
    assert say("play-no-choice") in recorder.last
    _game, recorder = played_with([*keys, "down"], "gorgon_gaze", TWO_HEROES)
    assert B1_TARGETED not in recorder.last


def test_alone_the_gorgon_strikes_on_ones_own_sheet() -> None:
    game, recorder = played_with(["enter", "n", "enter"], "gorgon_gaze", HEROES)
    assert count(game.state.seats[0].sheet.destroyed) == 1
    assert like("play-destroyed", "spaces").search(recorder.last)


# --- After a season


def test_a_troll_rages_after_the_season() -> None:
    game, recorder = played_with(["enter"] * 60, "giant_troll_ravage", HEROES)
    target = like("play-fits-target", "label", "what")
    (asked, *_) = [screen for screen in recorder.screens if target.search("\n".join(screen))]
    assert say("card-giant_troll_ravage") in asked[1]
    assert any("[*]" in line for line in asked)
    assert say("play-season-now", season=say("season-summer")) in "\n".join(asked)
    assert count(game.state.seats[0].sheet.destroyed) >= 1


def test_the_keyboard_is_passed_for_trolls_too() -> None:
    _game, recorder = played_with(["enter"] * 90, "giant_troll_ravage", TWO_HEROES)
    title = say("play-own-sheet", who=SEAT_2)
    asked = [screen for screen in recorder.screens if title in screen[0]]
    assert asked
    before = recorder.screens[recorder.screens.index(asked[0]) - 1]
    assert say("play-pass", who=SEAT_2) in "\n".join(before)
    assert say("card-giant_troll_ravage") in "\n".join(before)


def test_zombies_spread_and_it_is_told() -> None:
    _game, recorder = played_with(["enter"] * 40, "zombie_plague", HEROES)
    spread = say("play-spread", spaces="A2 B1")
    assert any(spread in "\n".join(screen) for screen in recorder.screens)


def test_news_of_dragons_and_of_destruction() -> None:
    state = Table(options=HEROES).state
    told_coins = announcement_of(players(), state, CoinsEarned(0, "dragon", 3))
    assert told_coins is not None and told_coins.phrase == say("play-coins-dragon", count=3)
    announcements = announcement_of(players(), state, SpacesDestroyed(0, spaces("A1 B2")))
    assert announcements is not None
    assert announcements.phrase == say("play-destroyed", spaces="A1 B2")


def test_every_monster_has_its_letter_in_the_legend() -> None:
    text = text_of(with_monsters("lagoon", dragon="A1", zombie="A2", troll="A3", gorgon="A4"))
    for monster in ("dragon", "zombie", "troll", "gorgon"):
        assert f"{monster[0].upper()} {say(f'terrain-{monster}')}" in text
