"""Translate drawings of the rules to codes of moves, and back."""

from typing import Final

import numpy as np

from inkland.bots.fast.compile import move_codes as field
from inkland.bots.fast.compile.array_types import Ints
from inkland.bots.fast.compile.bit_pairs import HALF, to_pair
from inkland.bots.fast.compile.card_arrays import (
    CARD_NUMBERS,
    FIRST_PATTERN,
    LAST_PATTERN,
    MARKS,
    SKILL_NUMBERS,
)
from inkland.bots.fast.compile.move_codes import HERO_PLACING, PLACING, READYING, TARGETING
from inkland.cards import SKILL_CARDS, SKILLS, CardId
from inkland.cards.skills import SkillEffect
from inkland.rules import View, draw_phase
from inkland.rules.actions import Drawing, Element, HeroPlacement, Pass, Placement, SkillUse, Target
from inkland.sheet import Spaces, Terrain

_HALF_FULL: Final = (1 << HALF) - 1


def drawing_of(code: Ints) -> Drawing:
    """The drawing of a code."""
    main = _main_of(code)
    if code[field.SKILL_BEFORE]:
        return (SkillUse(SKILL_CARDS[code[field.SKILL_BEFORE] - 1].id), *main)
    if not code[field.SKILL_AFTER]:
        return main or (Pass(),)
    drawing = (*main, SkillUse(SKILL_CARDS[code[field.SKILL_AFTER] - 1].id))
    extra = _spaces(code, field.EXTRA_LOW)
    if not extra:
        return drawing
    terrain = Terrain.MONSTER if code[field.DUCKED] else Terrain(int(code[field.EXTRA]))
    return (*drawing, Placement(terrain, extra))


def _main_of(code: Ints) -> Drawing:
    """The main element of a code, or nothing."""
    spaces = _spaces(code, field.LOW)
    kind = code[field.MOVE_KIND]
    if kind == PLACING:
        return (Placement(Terrain(int(code[field.TERRAIN])), spaces),)
    if kind == HERO_PLACING:
        low, high = MARKS[code[field.LINE], spaces.bit_length() - 1]
        return (HeroPlacement(spaces, int(low) | int(high) << HALF),)
    return (Target(spaces),) if kind == TARGETING else ()


def _spaces(code: Ints, low: int) -> Spaces:
    """The set in the two numbers from place `low` on."""
    return int(code[low]) & _HALF_FULL | (int(code[low + 1]) & _HALF_FULL) << HALF


def code_of(view: View, drawing: Drawing) -> Ints:
    """The code of a legal drawing."""
    code = np.zeros(field.CODE_LENGTH, np.int64)
    code[field.MOVE_KIND] = READYING
    before: CardId | None = None
    for at, element in enumerate(drawing):
        if not isinstance(element, SkillUse):
            if at == 0 or (at == 1 and before is not None):
                _write_main(code, view, element, before)
            elif isinstance(element, Placement):
                code[field.EXTRA] = int(element.terrain)
                _write(code, field.EXTRA_LOW, element.spaces)
        elif at == 0 and view.step is not None and view.step.question == "draw":
            before = element.skill
            code[field.SKILL_BEFORE] = SKILL_NUMBERS[before] + 1
        else:
            code[field.SKILL_AFTER] = SKILL_NUMBERS[element.skill] + 1
            code[field.DUCKED] = SKILLS[element.skill].effect == SkillEffect.OTHER_AMBUSH
    return code


def _write_main(code: Ints, view: View, element: Element, before: CardId | None) -> None:
    """Write the main element into the code."""
    match element:
        case Placement(terrain, spaces):
            code[field.MOVE_KIND] = PLACING
            code[field.TERRAIN] = int(terrain)
            _write(code, field.LOW, spaces)
            if view.step is not None and view.step.question == "draw":
                change = SKILLS[before] if before is not None else None
                code[field.COIN] = draw_phase.shape_coins(draw_phase.card_of(view), change, spaces)
        case HeroPlacement(space, marks):
            assert view.card is not None
            card = CARD_NUMBERS[view.card]
            code[field.MOVE_KIND] = HERO_PLACING
            _write(code, field.LOW, space)
            code[field.LINE] = next(
                pattern
                for pattern in range(FIRST_PATTERN[card], LAST_PATTERN[card])
                if tuple(MARKS[pattern, space.bit_length() - 1]) == to_pair(marks)
            )
        case Target(space):
            code[field.MOVE_KIND] = TARGETING
            _write(code, field.LOW, space)
        case _:
            pass


def _write(code: Ints, low: int, spaces: Spaces) -> None:
    """Write a set to the two numbers from place `low` on."""
    code[low : low + 2] = np.array(to_pair(spaces), np.uint64).view(np.int64)
