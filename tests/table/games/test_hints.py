"""Hints: frames hold exactly what the rules offer, in a size fit for mobile connections."""

import pickle
from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from statistics import median
from typing import NamedTuple

import msgspec
import pytest
from msgspec.structs import replace

from inkland.cards import SCORING, SKILLS, CardId
from inkland.protocol.message_parts import Figures
from inkland.protocol.messages import decode_server, encode
from inkland.protocol.offers import WireElement, offers, packed, signs_needed, unpacked
from inkland.protocol.translation import DRAWING
from inkland.rules import (
    Drawing,
    Effect,
    Element,
    GameOptions,
    HeroPlacement,
    Refused,
    SkillUse,
    View,
    fold,
    legal,
    new_game,
    preset,
    preview,
    view,
)
from inkland.rules.coins import COIN_TRACK
from inkland.rules.errors import NotAsked, UnknownSkill
from inkland.rules.game import QUESTIONS
from inkland.rules.options import PRESETS
from inkland.rules.season_end import haunted
from inkland.rules.transcript import write_element
from inkland.rules.views import StepView
from inkland.sheet import MapSheet, count
from inkland.table.games import hints
from proof.mixed_deals import mixed_options
from tables import TWO, Table, drawing, first_drawing, random_moves, spaces, walled

TURNS = 500
TRIED = 12  # samples of each turn; previewing everything would take minutes


class Look(NamedTuple):
    """A view, and a partial drawing in it."""

    seen: View
    begun: Drawing

    @property
    def step(self) -> StepView:
        """The open step."""
        assert self.seen.step is not None
        return self.seen.step


def looks_of(options: GameOptions, seed: str) -> Iterator[Look]:
    """Every partial drawing of random players in a game."""
    state = fold(new_game(options, seed))
    for action, _events, after in random_moves(state, Random(seed)):
        for length in range(len(action.drawing)):
            yield Look(view(state, action.seat), action.drawing[:length])
        state = after


@cache
def every_sample() -> tuple[Look, ...]:
    """Samples of whole games with all presets and 1 to 7 seats."""
    games = [preset(name)._replace(seats=seats) for name in PRESETS for seats in range(1, 8)]
    return tuple(
        look for seed, options in enumerate(games) for look in looks_of(options, str(seed))
    )


@cache
def mixed_looks() -> tuple[Look, ...]:
    """Samples of games that mix the boxes."""
    random = Random(11)
    games = [mixed_options(random) for _ in range(20)]
    return tuple(
        look for seed, options in enumerate(games) for look in looks_of(options, str(seed))
    )


@cache
def turns() -> tuple[Look, ...]:
    """Random turns."""
    return tuple(Random(7).sample([look for look in every_sample() if not look.begun], TURNS))


@cache
def looks() -> tuple[Look, ...]:
    """Equally many samples of each kind, so that rare ones are included."""
    kinds: dict[tuple[object, ...], list[Look]] = {}
    for look in (*every_sample(), *mixed_looks()):
        kinds.setdefault(kind_of(look), []).append(look)
    random = Random(8)
    some = [look for kind in kinds.values() for look in random.sample(kind, min(5, len(kind)))]
    return (*some, *map(with_full_track, some))


def kind_of(look: Look) -> tuple[object, ...]:
    """The question, the partial drawing, and other traits that have caused mistakes."""
    begun = tuple(part if isinstance(part, SkillUse) else type(part) for part in look.begun)
    ducked = [seat.ducked is not None for seat in look.seen.seats]
    fallback = look.seen.options.fallback_terrain if legal(*look).fallback else ""
    return look.step.question, begun, len(ducked) > 1 and any(ducked), fallback


def with_full_track(look: Look) -> Look:
    """The same with a full coin track, of which some coins were spent."""
    seats = tuple(seat._replace(coins=COIN_TRACK, spent=5) for seat in look.seen.seats)
    return Look(look.seen._replace(seats=seats), look.begun)


def wire(element: Element) -> WireElement:
    """The element as it is sent."""
    (written,) = DRAWING.to_plain((element,))
    return dict(written)


def read(element: WireElement) -> Element:
    """Decode an element that was sent."""
    (one,) = DRAWING.from_json(msgspec.json.encode([element]))
    return one


def text_of(element: WireElement) -> str:
    """A sort key for elements."""
    return repr(sorted(element.items()))


def gain_of(effect: Effect) -> Figures:
    """The difference between after and before."""
    pairs = (*effect.stars, effect.coins, effect.monsters)
    a, b, c, d, coins, monsters = [after - before for before, after in pairs]
    return a, b, c, d, coins, monsters


def previewed(seen: View, whole: Drawing) -> Figures | None:
    """The gain that the rules compute for a drawing, or None if it is incomplete."""
    return gain_of(preview(seen, whole)) if legal(seen, whole).complete else None


def outcome_of(seen: View, whole: Drawing) -> tuple[object, ...]:
    """The effect of the drawing, without its owner, or the refusal."""
    try:
        return preview(seen, whole)[1:]
    except Refused as refusal:
        return refusal.code, refusal.parameters


# --- Frames equal the rules


def test_rare_samples_are_included() -> None:
    kinds = {look.step.question for look in looks()}
    assert kinds == set(QUESTIONS) - {"zombies"}  # which ask no seat
    assert "zombie_plague" in {look.seen.card for look in looks()}
    begun = [look.begun for look in looks()]
    used = {part.skill for one in begun for part in one if isinstance(part, SkillUse)}
    assert used == set(SKILLS)
    assert any(isinstance(one[0], HeroPlacement) for one in begun if len(one) == 2)
    assert any(legal(look.seen, look.begun).fallback for look in looks())
    assert {len(look.seen.seats) for look in looks()} == set(range(1, 8))


@pytest.mark.parametrize("which", [turns, looks])
def test_spots_list_every_legal_element_once(which: Callable[[], tuple[Look, ...]]) -> None:
    for seen, begun in which():
        got = decode_server(hints.spots(hints.hint_input(seen), begun, 5))
        offered = legal(seen, begun)
        listed = [text_of(offer.element) for offer in offers(got)]
        assert sorted(listed) == sorted(text_of(wire(one)) for one in offered.elements())
        assert got.owner == offered.owner
        assert (got.fallback, got.complete) == (offered.fallback, offered.complete)


@pytest.mark.parametrize("which", [turns, looks])
def test_each_gain_is_the_one_of_the_preview(which: Callable[[], tuple[Look, ...]]) -> None:
    random = Random(9)
    for seen, begun in which():
        narrow = hints.hint_input(seen)
        got = decode_server(hints.effects(narrow, begun, 5))
        listed = offers(decode_server(hints.spots(narrow, begun, 5)), got)
        for element, gain in random.sample(listed, min(TRIED, len(listed))):
            assert gain == previewed(seen, (*begun, read(element)))


def test_before_is_how_the_sheet_stands() -> None:
    for seen, begun in looks():
        got = decode_server(hints.effects(hints.hint_input(seen), begun, 5))
        seat = seen.seats[got.owner]
        stars = [SCORING[card].stars(seat.sheet) for card in seen.edicts]
        assert got.before == (*stars, seat.purse, -count(haunted(seat.sheet)))


def test_a_drawing_tried_tells_its_gain() -> None:
    for look in looks():
        seen, begun = look
        whole = (*begun, next(legal(seen, begun).elements()))
        got = decode_server(hints.try_drawing(hints.hint_input(seen), whole))
        assert got.step == look.step.number
        if legal(seen, whole).complete:
            assert (got.gain, got.refusal) == (previewed(seen, whole), None)
        else:
            assert (got.gain, got.refusal) == (None, "DrawingTooShort")


def test_a_drawing_tried_tells_why_it_is_refused() -> None:
    table = Table("orchard", options=TWO, sheets=[walled("F . . / . . . / . . .")] * 2)
    whole = drawing("F A1 A2 A3 B3")
    got = decode_server(hints.try_drawing(hints.hint_input(table.view(1)), whole))
    assert (got.gain, got.refusal, got.parameters) == (None, "SpaceNotEmpty", {"spaces": "A1"})


def test_a_beginning_that_is_not_legal_is_refused() -> None:
    table = Table("orchard", options=TWO)
    narrow = hints.hint_input(table.view(0))
    for frame in (hints.spots, hints.effects):
        with pytest.raises(Refused):
            frame(narrow, drawing("F A1"), 5)
        with pytest.raises(UnknownSkill):
            frame(narrow, drawing("skill flying"), 5)


def test_a_seat_that_is_not_asked_has_no_hint_input() -> None:
    table = Table("orchard", options=TWO._replace(take_back=False))
    table.draw(1, *[write_element(one) for one in first_drawing(table.view(1))])
    for seat in (1, None):
        with pytest.raises(NotAsked):
            hints.hint_input(table.view(seat))


def test_awards_are_those_of_the_cards() -> None:
    sheet = MapSheet.drawn("F F . / X . V / V V V")
    edicts = (CardId("sentinel_wood"), *Table("orchard").state.edicts[1:])
    got = decode_server(hints.awards(edicts, sheet, 3, None, 7))
    assert (got.number, got.seat) == (7, 3)
    for awards, card in zip(got.edicts, edicts, strict=True):
        found = [(award.stars, int(award.spaces, 16)) for award in awards]
        assert found == list(SCORING[card].awards(sheet))
    assert got.edicts[0]
    assert int(got.monsters, 16) == haunted(sheet) == spaces("B2")


# --- Hint inputs


def test_a_hint_input_has_all_that_matters() -> None:
    random = Random(10)
    for look in (*turns(), *looks()):
        seen, begun = look
        narrow, owner, step = hints.hint_input(seen)
        offered, whole = legal(narrow, begun), legal(seen, begun)
        assert (owner, step) == (whole.owner, look.step.number)
        assert (offered.spots, offered.others) == (whole.spots, whole.others)
        assert (offered.fallback, offered.complete) == (whole.fallback, whole.complete)
        for index in random.sample(range(len(whole)), min(4, len(whole))):
            answer = (*begun, whole.element(index))
            assert outcome_of(narrow, answer) == outcome_of(seen, answer)
            assert outcome_of(narrow, answer * 2) == outcome_of(seen, answer * 2)


def test_the_hint_input_of_a_large_table_is_small() -> None:
    state = fold(new_game(preset("everything")._replace(seats=100), "large"))
    whole = view(state, 99)
    assert len(pickle.dumps(hints.hint_input(whole))) < 2_000 < len(pickle.dumps(whole))


# --- Caching


def test_the_same_is_told_again_with_other_numbers() -> None:
    for seen, begun in looks():
        narrow = hints.hint_input(seen)
        other = narrow._replace(owner=narrow.owner + 1, step=narrow.step + 1)
        for frame in (hints.spots, hints.effects):
            first, second = frame(narrow, begun, 5), frame(other, begun, 6)
            assert frame(narrow, begun, 5) == first
            again = decode_server(second)
            assert (again.number, again.step, again.owner) == (6, other.step, other.owner)
            assert first == encode(replace(again, number=5, step=narrow.step, owner=narrow.owner))


def test_hints_for_a_hundred_blank_sheets_are_computed_once() -> None:
    state = fold(new_game(preset("heroes")._replace(seats=100), "hundred"))
    before = hints._effects.cache_info().misses
    frames = {hints.effects(hints.hint_input(view(state, seat)), (), 5) for seat in range(100)}
    assert len(frames) == 100  # each has its own seat
    assert hints._effects.cache_info().misses <= before + 1


# --- Sizes


def test_frames_are_small() -> None:
    glimpses = [hints.hint_input(seen) for seen, _begun in turns()]
    effects = [len(hints.effects(narrow, (), 5_000).encode()) for narrow in glimpses]
    spots = [len(hints.spots(narrow, (), 5_000).encode()) for narrow in glimpses]
    assert median(effects) <= 1_500 and max(effects) <= 6_144
    assert median(spots) <= 1_500 and max(spots) <= 6_144


def test_hints_are_small() -> None:
    """Even where the rules list hundreds of elements one by one."""
    for seen, begun in looks():
        assert len(hints.spots(hints.hint_input(seen), begun, 5_000)) <= 6_144


@pytest.mark.parametrize("different", [1, 64, 65, 4096])
def test_numbers_are_packed_into_signs(different: int) -> None:
    numbers, width = list(range(different)), signs_needed(different)
    text = packed(numbers, width)
    assert (len(text), unpacked(text, width)) == (different * width, numbers)
