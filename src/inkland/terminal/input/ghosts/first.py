"""The ghost to start with, for a new question or after the elements already fixed."""

from inkland.cards import DECK, SKILLS, AmbushCard, CardId, ExploreCard, HeroCard, SkillCard
from inkland.cards.skills import SkillEffect
from inkland.rules import Drawing, Placement, SkillUse, Target, View, legal
from inkland.rules.ambush import monsters_for
from inkland.sheet import ONE_SPACE, Shape, orientations
from inkland.terminal.input.ghosts.choice import ChoiceGhost
from inkland.terminal.input.ghosts.ghost import Ghost
from inkland.terminal.input.ghosts.hero import first_hero
from inkland.terminal.input.ghosts.shape import ShapeChoices, first_shape


def question_card(view: View) -> CardId | None:
    """The card of the open question; after a season, the ambush whose power asks it (D14)."""
    if view.card is not None or view.step is None:
        return view.card
    cards = (DECK[card] for card in view.gone)
    return next(
        card.id
        for card in cards
        if isinstance(card, AmbushCard) and card.power == view.step.question
    )


def first_ghost(view: View, begun: Drawing = (), before: Ghost | None = None) -> Ghost | None:
    """A legal ghost for the next element, near `before`; None if there is nothing to place."""
    offered, skill = legal(view, begun), _skill(begun)
    if offered.spots or (skill is not None and skill.effect == SkillEffect.OVERHANG):
        return first_shape(shape_choices(view, begun), before)
    card = DECK[view.card] if view.card is not None else None
    if not begun and isinstance(card, HeroCard):
        return first_hero(card, view.seats[offered.owner].sheet)
    choices = tuple(one for one in offered.others if isinstance(one, Target | Placement))
    return ChoiceGhost(choices) if choices else None


def shape_choices(view: View, begun: Drawing = ()) -> ShapeChoices:
    """The shapes and terrains that may be drawn next."""
    continuations = legal(view, begun)
    if continuations.spots:
        terrains = continuations.spots[0].terrains
    else:
        placements = (one for one in continuations.others if isinstance(one, Placement))
        terrains = tuple(dict.fromkeys(one.terrain for one in placements))
    if continuations.fallback:
        return ShapeChoices((ONE_SPACE,), terrains, continuations)
    shapes, skill = _shapes(view, begun), _skill(begun)
    if skill is not None and skill.effect == SkillEffect.REPEAT:
        first = continuations.spots[0].shape
        shapes = tuple(shape for shape in shapes if first in orientations(shape))
    return ShapeChoices(shapes, terrains, continuations)


def _skill(begun: Drawing) -> SkillCard | None:
    """The skill that is the last of these elements, if it is one."""
    last = begun[-1] if begun else None
    return SKILLS[last.skill] if isinstance(last, SkillUse) else None


def _shapes(view: View, begun: Drawing) -> tuple[Shape, ...]:
    """The shapes printed on the card, or on the skill if it has its own."""
    skill = _skill(begun)
    if skill is not None and skill.effect in (SkillEffect.OTHER_SHAPE, SkillEffect.EXTRA_SHAPE):
        return (skill.shape,)
    assert view.card is not None
    card = DECK[view.card]
    if isinstance(card, ExploreCard):
        return card.shapes
    owner = legal(view).owner
    return (monsters_for(view, owner)[0],)
