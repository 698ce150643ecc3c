"""Whole games as readable transcripts, one for each unusual situation."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from scenarios import SCENARIOS, Scenario

from inkland.rules import fold
from inkland.rules.replay import TranscriptDiffers, replay
from inkland.rules.transcript import Chain, write

FOLDER = Path(__file__).parent


def stored(scenario: Scenario) -> str:
    return (FOLDER / f"{scenario.name}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.name)
def test_the_transcript_holds_and_shows_the_thing(scenario: Scenario) -> None:
    again = replay(stored(scenario))
    assert scenario.happens(again.events)
    assert fold(again.events) == again.state
    assert write(again.events) == stored(scenario)


def test_every_transcript_has_its_scenario() -> None:
    assert {file.stem for file in FOLDER.glob("*.txt")} == {one.name for one in SCENARIOS}


ALTERATIONS: dict[str, tuple[str, str | Callable[[re.Match[str]], str]]] = {
    "space": (r"( answers \w )([A-K])", lambda found: found[1] + ("B" if found[2] == "A" else "A")),
    "drawn space": (r"( shows .*[A-K])(\d+)", lambda found: f"{found[1]}{int(found[2]) % 11 + 1}"),
    "terrain": (r"( answers )F ", r"\1V "),
    "star": (r"( total )(-?\d+)", lambda found: f"{found[1]}{int(found[2]) + 1}"),
    "edict": (r"( A )(\d+)( )", lambda found: f"{found[1]}{int(found[2]) + 1}{found[3]}"),
    "card": (r"card \w+", "card rift_lands"),
    "deck": (r"(order summer) (\w+) (\w+)", r"\1 \3 \2"),
    "dealt edicts": (r"A=(\w+) B=(\w+)", r"A=\2 B=\1"),
    "coin": (r"earns 1 for shape", "earns 2 for shape"),
    "coins": (r"( coins )(\d+)", lambda found: f"{found[1]}{int(found[2]) + 1}"),
    "standing": (r"(standing .*? stars )(-?\d+)", lambda found: f"{found[1]}{int(found[2]) + 1}"),
    "option": (r"game seats=2", "game seats=3"),
    "hash": (r"~(\w)", lambda found: "~" + ("0" if found[1] != "0" else "1")),
}


@pytest.mark.parametrize("what", ALTERATIONS)
@pytest.mark.parametrize("signed_again", [False, True], ids=["as altered", "signed again"])
def test_an_altered_line_is_named(what: str, *, signed_again: bool) -> None:
    """Each altered line is named, even if all later hashes were recomputed."""
    lines = stored(next(one for one in SCENARIOS if one.name == "two_ruins_in_a_row")).splitlines()
    pattern, put = ALTERATIONS[what]
    numbers = [number for number, line in enumerate(lines) if re.search(pattern, line)]
    assert numbers
    for number in {numbers[0], numbers[len(numbers) // 2], numbers[-1]}:
        changed = [
            *lines[:number],
            re.sub(pattern, put, lines[number], count=1),
            *lines[number + 1 :],
        ]
        if changed == lines:
            continue
        if signed_again:
            if what in ("hash", "space", "terrain", "option", "deck"):
                continue  # with new hashes it is another game, which may well be legal
            changed = signed(changed)
        with pytest.raises(TranscriptDiffers) as difference:
            replay("\n".join(changed))
        named = int(difference.value.parameters["line"])
        # A different deck or edict is noticed where the game first depends on it.
        assert named == number + 1 or (signed_again and named > number + 1 and number < 8)


def signed(lines: list[str]) -> list[str]:
    """The lines with matching hashes."""
    chain = Chain()
    contents = [line.rpartition("  ~")[0] for line in lines[:-1]]
    return [*(chain.signed(line) for line in contents), chain.closing()]


@pytest.mark.parametrize("cut", [1, 2, 50, 10**6])
def test_a_transcript_that_ends_too_early_is_refused(cut: int) -> None:
    lines = stored(SCENARIOS[0]).splitlines()
    with pytest.raises(TranscriptDiffers):
        replay("\n".join(lines[:-cut]))


def test_nothing_may_follow_the_end() -> None:
    with pytest.raises(TranscriptDiffers):
        replay(stored(SCENARIOS[0]) + "season spring\n")


def test_the_order_of_a_season_stands_in_its_place() -> None:
    lines = stored(SCENARIOS[0]).splitlines()
    spring, winter = (
        next(number for number, line in enumerate(lines) if line.startswith(f"order {season}"))
        for season in ("spring", "winter")
    )
    lines[spring], lines[winter] = lines[winter], lines[spring]
    with pytest.raises(TranscriptDiffers) as difference:
        replay("\n".join(signed(lines)))
    assert difference.value.parameters["line"] == spring + 1


def test_the_same_answer_twice_is_named() -> None:
    """A repeat changes nothing (D7) and is in no transcript; it must not stop the reading."""
    lines = stored(SCENARIOS[0]).splitlines()
    first = next(number for number, line in enumerate(lines) if " answers " in line)
    lines[first + 1] = lines[first]
    with pytest.raises(TranscriptDiffers) as difference:
        replay("\n".join(signed(lines)))
    assert difference.value.parameters["line"] == first + 2


def test_what_is_missing_or_too_much_is_said() -> None:
    whole = stored(SCENARIOS[0])
    assert replay(whole + "\n\n").events == replay(whole).events
    for text, line, expected in (
        ("", 1, "Inkland transcript 1"),
        ("\n".join(whole.splitlines()[:50]), 51, "the rest of the game"),
        (whole + whole, len(whole.splitlines()) + 1, "nothing more"),
    ):
        with pytest.raises(TranscriptDiffers) as difference:
            replay(text)
        assert difference.value.parameters["line"] == line
        assert difference.value.parameters["expected"] == expected
