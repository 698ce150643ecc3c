"""Refusals: small classes with a message, a code and parameters."""

import copy
import inspect
import pickle
import string

from inkland.rules import errors
from inkland.rules.errors import NotAsked, SpaceNotEmpty
from inkland.sheet import Refused
from rows import each_row

REFUSALS = [
    found
    for _name, found in inspect.getmembers(errors, inspect.isclass)
    if issubclass(found, Refused) and found is not Refused
]
each_refusal = each_row("refusal", REFUSALS)


def example(refusal: type[Refused]) -> Refused:
    """A refusal with something in each of its parameters."""
    message = refusal.__doc__ or ""
    names = [name for _text, name, _spec, _how in string.Formatter().parse(message) if name]
    return refusal(**{name: f"<{name}>" for name in names})


@each_refusal
def test_the_docstring_is_the_message(refusal: type[Refused]) -> None:
    made = example(refusal)
    assert made.code == refusal.__name__
    assert str(made).endswith(".") and "{" not in str(made)
    assert all(str(value) in str(made) for value in made.parameters.values())


@each_refusal
def test_a_refusal_may_be_copied_and_sent_to_another_process(refusal: type[Refused]) -> None:
    """A refusal that cannot be pickled would break the worker pool that raised it."""
    made = example(refusal)
    for again in (copy.copy(made), pickle.loads(pickle.dumps(made))):
        assert type(again) is refusal
        assert again.parameters == made.parameters and str(again) == str(made)


def test_players_count_seats_from_one() -> None:
    assert "Seat 1" in str(NotAsked(seat=1))
    assert "B4" in str(SpaceNotEmpty(spaces="B4"))
