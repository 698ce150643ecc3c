"""Hints: what a client is shown besides its view, as frames ready to be sent.

Where a seat may draw and what that would earn, what a drawing it tries would earn, and which spaces
earn stars. These are pure functions for worker processes: arguments and results are small and can
be pickled. Each worker caches results; a `HintInput.view` has no seat numbers, so that seats with
equal sheets share them.
"""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import lru_cache
from typing import Final, NamedTuple

from msgspec.structs import replace

from inkland.bots import warm_up
from inkland.cards import SCORING, CardId
from inkland.protocol.message_parts import Award, Figures, HeroSpots, ShapeSpots
from inkland.protocol.messages import Awards, Effects, Tried, encode
from inkland.protocol.messages import Spots as SpotsTold
from inkland.protocol.offers import packed, signs_needed
from inkland.protocol.translation import DRAWING
from inkland.rules import (
    Continuations,
    Drawing,
    Effect,
    Element,
    HeroPlacement,
    Placement,
    Refused,
    Seat,
    SkillUse,
    Spots,
    View,
    consequence,
    is_asked,
    legal,
    preview,
)
from inkland.rules.ambush import victim
from inkland.rules.errors import DrawingTooShort, NotAsked
from inkland.rules.game import QUESTIONS, check_drawing
from inkland.rules.powers import Destruction
from inkland.rules.season_end import haunted
from inkland.rules.state import Situation
from inkland.rules.views import StepView
from inkland.sheet import SIDE, MapSheet, Shape, Spaces, Terrain, count, each_space, space_at

CACHE_SIZE: Final = 4096


# --- Input


class HintInput(NamedTuple):
    """The part of a view that hints depend on, and the numbers that only go into the frames.

    In `view` the viewer has seat 0, and a neighbour on whose sheet it draws seat 1. That is the
    right neighbour either way round, because there are only two seats.
    """

    view: View
    owner: int
    step: int


def preload() -> None:
    """Do nothing. Running it in a worker imports this module there, so the first hint is fast."""


def hint_input(view: View) -> HintInput:
    """The input for hints on the open step; raises `NotAsked` if this viewer need not answer."""
    viewer, step = view.viewer, view.step
    if viewer is None or step is None or not is_asked(view):
        raise NotAsked(seat="–" if viewer is None else viewer + 1)
    owner = _owner(view, viewer, step.question)
    seats = (viewer,) if owner == viewer else (viewer, owner)
    narrow = View(
        viewer=0,
        options=view.options._replace(ambushes=(), scoring=(), scoring_from=(), skills=()),
        edicts=view.edicts,
        skills=view.skills,
        seats=tuple(view.seats[seat]._replace(scores=()) for seat in seats),
        season=0,
        time=0,
        revealed=(),
        gone=(),
        turn=0,
        card=view.card,
        ruins=view.ruins,
        step=StepView(0, step.question, asked=(0,), answered=()),
        answer=None,
        ending=None,
    )
    return HintInput(narrow, owner, step.number)


def _owner(view: View, viewer: int, name: str) -> int:
    """The seat whose sheet is drawn on, found without listing what may be drawn there."""
    question = QUESTIONS[name]
    if isinstance(question, Destruction):
        return question.owner(view, viewer)
    return victim(view, viewer) if name == "ambush" else viewer


# --- Where to draw


def spots(seen: HintInput, begun: Drawing, number: int) -> str:
    """The `spots` frame after event `number`: where the drawing begun may go on.

    Raises `Refused` if the part drawn so far is not legal.
    """
    message = _spots(seen.view, begun)
    return encode(replace(message, number=number, step=seen.step, owner=seen.owner))


def spots_of_many(seen: Sequence[tuple[HintInput, int]]) -> list[str]:
    """The `spots` frames of several seats, each with its event number, for an empty drawing."""
    return [spots(one, (), number) for one, number in seen]


@lru_cache(CACHE_SIZE)
def _spots(view: View, begun: Drawing) -> SpotsTold:
    offered = _offered(view, begun)
    heroes = [element for element in offered.others if isinstance(element, HeroPlacement)]
    return SpotsTold(
        number=0,
        step=0,
        begun=DRAWING.to_plain(begun),
        owner=0,
        spots=tuple(map(_shape_spots, offered.spots)),
        heroes=tuple(_hero_spots(group) for group in _by_marks(heroes)),
        others=DRAWING.to_plain(offered.others[len(heroes) :]),
        fallback=offered.fallback,
        complete=offered.complete,
    )


def _shape_spots(group: Spots) -> ShapeSpots:
    terrains, (shape, height, width), anchors, coin = group
    names = tuple(terrain.id for terrain in terrains)
    return ShapeSpots(names, f"{shape:x}", height, width, f"{anchors:x}", coin)


def _hero_spots(group: list[HeroPlacement]) -> HeroSpots:
    spaces = sum(hero.space for hero in group)
    return HeroSpots(f"{group[0].marks:x}", f"{spaces:x}")


@lru_cache(CACHE_SIZE)
def _offered(view: View, begun: Drawing) -> Continuations:
    """What may be drawn next, in the order of the frames: placements, heroes by marks, others."""
    if begun:
        _check_begun(view, begun)
    offered = legal(view, begun)
    single = [element for element in offered.others if isinstance(element, Placement)]
    heroes = [element for element in offered.others if isinstance(element, HeroPlacement)]
    others = (one for one in offered.others if not isinstance(one, Placement | HeroPlacement))
    return Continuations(
        offered.owner,
        spots=(*offered.spots, *_by_shape(single)),
        others=(*(hero for group in _by_marks(heroes) for hero in group), *others),
        fallback=offered.fallback,
        complete=offered.complete,
    )


def _check_begun(view: View, begun: Drawing) -> None:
    """Refuse an incomplete drawing that breaks a rule, other than being too short."""
    assert view.viewer is not None and view.step is not None
    with suppress(DrawingTooShort):
        check_drawing(QUESTIONS[view.step.question], view, view.viewer, begun)


def _by_shape(single: list[Placement]) -> Iterator[Spots]:
    """Group placements that the rules list one by one by shape: a tenth of the size."""
    terrains: dict[Spaces, tuple[Terrain, ...]] = {}
    for terrain, spaces in single:
        terrains[spaces] = (*terrains.get(spaces, ()), terrain)
    anchors: dict[tuple[tuple[Terrain, ...], Shape], Spaces] = {}
    for spaces, choice in terrains.items():
        shape, anchor = _pushed(spaces)
        anchors[choice, shape] = anchors.get((choice, shape), 0) | anchor
    for (choice, shape), every in anchors.items():
        yield Spots(choice, shape, every)


def _pushed(spaces: Spaces) -> tuple[Shape, Spaces]:
    """The spaces as a shape in the top left corner, and the anchor it was moved from."""
    rows, columns = zip(
        *(divmod(space.bit_length() - 1, SIDE) for space in each_space(spaces)), strict=True
    )
    anchor = space_at(min(rows), min(columns))
    height, width = max(rows) - min(rows) + 1, max(columns) - min(columns) + 1
    return Shape(spaces >> anchor.bit_length() - 1, height, width), anchor


def _by_marks(heroes: list[HeroPlacement]) -> list[list[HeroPlacement]]:
    """Group heroes by the marks around them; each group in reading order."""
    groups: dict[int, list[HeroPlacement]] = {}
    for hero in heroes:
        around = hero.marks << SIDE * SIDE - hero.space.bit_length()  # relative to the hero's space
        groups.setdefault(around, []).append(hero)
    return list(groups.values())


# --- What it would earn


def effects(seen: HintInput, begun: Drawing, number: int) -> str:
    """The `effects` frame for the `spots` frame of the same arguments: what each would earn."""
    message = _effects(seen.view, begun)
    return encode(replace(message, number=number, step=seen.step, owner=seen.owner))


def effects_of_many(seen: Sequence[tuple[HintInput, int]]) -> list[str]:
    """The `effects` frames for the `spots` frames of several seats."""
    return [effects(one, (), number) for one, number in seen]


@lru_cache(CACHE_SIZE)
def _effects(view: View, begun: Drawing) -> Effects:
    before, numbers, index = _gains(view, begun, _offered(view, begun))
    width = signs_needed(len(numbers))
    return Effects(
        number=0,
        step=0,
        begun=DRAWING.to_plain(begun),
        owner=0,
        before=before,
        gains=tuple(numbers),
        width=width,
        index=packed(index, width),
    )


def _gains(
    view: View, begun: Drawing, offered: Continuations
) -> tuple[Figures, dict[Figures | None, int], list[int]]:
    """The figures of the sheet now, a number for each gain, and the numbers of all elements.

    Placements and heroes, of which there are hundreds, are left to compiled code where it is ready.
    """
    numbers: dict[Figures | None, int] = {}
    gains_after = warm_up.gains_after()
    if gains_after is None:
        before = seat_figures(view, view.seats[offered.owner])
        index, others = list[int](), offered.elements()
    else:
        heroes = [element for element in offered.others if isinstance(element, HeroPlacement)]
        now, gains, index = gains_after(view, offered.owner, begun, offered.spots, heroes)
        before = _figures(now)
        numbers.update((_figures(gain), number) for number, gain in enumerate(gains))
        others = iter(offered.others[len(heroes) :])
    for element in others:
        gain = _gain(view, before, begun, element)
        index.append(numbers.setdefault(gain, len(numbers)))
    return before, numbers, index


def _gain(view: View, before: Figures, begun: Drawing, element: Element) -> Figures | None:
    """What the element would earn; None for a skill whose drawing is still to come."""
    drawing = (*begun, element)
    # Checked for skills only: `legal` is slow, and any other element completes a drawing.
    if isinstance(element, SkillUse) and not legal(view, drawing).complete:
        return None
    return _difference(before, seat_figures(view, consequence(view, drawing).seat))


def seat_figures(situation: Situation, seat: Seat) -> Figures:
    """Stars of edicts A to D, coins, and stars lost to monsters, for a seat's sheet as it is."""
    stars = (SCORING[card].stars(seat.sheet) for card in situation.edicts)
    return _figures([*stars, seat.purse, -count(haunted(seat.sheet))])


def _difference(before: Figures, after: Figures) -> Figures:
    return _figures([new - old for old, new in zip(before, after, strict=True)])


def _figures(numbers: Sequence[int]) -> Figures:
    a, b, c, d, coins, monsters = numbers
    return a, b, c, d, coins, monsters


# --- Questions of the viewer


def try_drawing(seen: HintInput, drawing: Drawing) -> str:
    """The `tried` frame: what the drawing would earn, or why it is refused."""
    try:
        effect = preview(seen.view, drawing)
    except Refused as refusal:
        return refused_drawing(seen.step, drawing, refusal)
    return encode(Tried(seen.step, DRAWING.to_plain(drawing), gain_of(effect), None, {}))


def gain_of(effect: Effect) -> Figures:
    """What a drawing with this effect earns: stars of edicts A to D, coins, and monsters."""
    pairs = (*effect.stars, effect.coins, effect.monsters)
    return _figures([after - before for before, after in pairs])


def refused_drawing(step: int, drawing: Drawing, refusal: Refused) -> str:
    """The `tried` frame for a drawing that is refused."""
    plain = DRAWING.to_plain(drawing)
    return encode(Tried(step, plain, None, refusal.code, refusal.parameters))


def awards(
    edicts: tuple[CardId, ...], sheet: MapSheet, seat: int, season: int | None, number: int
) -> str:
    """The `awards` frame for a seat's sheet, now or as scored in a season: stars by spaces."""
    earned = tuple(
        tuple(Award(stars, f"{spaces:x}") for stars, spaces in SCORING[card].awards(sheet))
        for card in edicts
    )
    drawn = sheet.in_one_line()
    return encode(Awards(number, seat, season, drawn, earned, f"{haunted(sheet):x}"))
