"""States that differ only in what a viewer cannot know."""

from random import Random

from inkland.cards import DECK, AmbushCard, CardId
from inkland.rules import Drawing, State, view
from tables import random_drawing


def with_other_secrets(state: State, viewer: int | None, random: Random) -> State:
    """The same game to this viewer, with other future orders and other open answers of others."""
    assert state.step is not None
    answers = tuple(
        answer if seat == viewer or answer is None else other_answer(state, seat, random)
        for seat, answer in enumerate(state.step.answers)
    )
    return state._replace(
        ambushes=other_ambushes(state, random),
        heroes=shuffled(random, state.heroes),
        orders=tuple(shuffled(random, order) for order in state.orders),
        step=state.step._replace(answers=answers),
    )


def shuffled(random: Random, cards: tuple[CardId, ...]) -> tuple[CardId, ...]:
    return tuple(random.sample(cards, len(cards)))


def other_ambushes(state: State, random: Random) -> tuple[CardId, ...]:
    """Any four of the named ambushes that include all revealed ones (D40)."""
    sprung = [card for card in state.gone if isinstance(DECK[card], AmbushCard)]
    others = [card for card in state.options.ambushes if card not in sprung]
    return shuffled(random, (*sprung, *random.sample(others, len(state.ambushes) - len(sprung))))


def other_answer(state: State, seat: int, random: Random) -> Drawing:
    return random_drawing(random, view(state, seat))
