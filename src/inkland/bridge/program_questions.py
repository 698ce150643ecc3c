"""Questions to a program, and what its answers mean; the same on a server and in practice."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from inkland.bridge.program import Answer, BadAnswer, Question
from inkland.protocol.messages import Effects, ShortDrawing, Spots
from inkland.protocol.offers import Offer, WireElement, offers

MAX_DRAWING_BYTES: Final = 4 * 1024  # half of what a server reads in one message
MAX_REASON: Final = 200

_UNFINISHED: Final = "skill_use"  # something has to follow it, or may


def question(
    table: str, seat: int, view: dict[str, Any], spots: Spots, effects: Effects | None
) -> tuple[Question, list[Offer]]:
    """The question what comes next in a drawing, and the offers that it lists."""
    listed = offers(spots, effects)
    asked = {
        "table": table,
        "seat": seat,
        "step": spots.step,
        "owner": spots.owner,
        "begun": msgspec.to_builtins(spots.begun),
        "complete": spots.complete,
        "offers": [{"element": offer.element, "gain": offer.gain} for offer in listed],
        "view": view,
    }
    return asked, listed


class ProgramDecision:
    """What the program has decided: the drawing so far, and whether it is to be sent."""

    def __init__(self, drawing: Sequence[WireElement], *, is_finished: bool) -> None:
        self.drawing = list(drawing)
        self.is_finished = is_finished


def decided(spots: Spots, listed: Sequence[Offer], answer: Answer) -> ProgramDecision:
    """Read an answer: the number of an offer, `done`, or a whole drawing. Raises `BadAnswer`."""
    begun = list(msgspec.to_builtins(spots.begun))
    match answer:
        case {"drawing": list(drawing)}:
            return ProgramDecision(_checked(drawing), is_finished=True)
        case {"done": True}:
            if not spots.complete:
                raise BadAnswer("the drawing is not complete")
            return ProgramDecision(begun, is_finished=True)
        case {"choice": int(number)} if not isinstance(number, bool):
            if not 0 <= number < len(listed):
                raise BadAnswer(f"there is no offer {number}")
            element = listed[number].element
            is_finished = element["type"] != _UNFINISHED
            return ProgramDecision([*begun, element], is_finished=is_finished)
    raise BadAnswer("an answer has a choice, done or a drawing")


def _checked(drawing: list[Any]) -> list[Any]:
    """The drawing, if it can be sent: a server closes the connection for anything else."""
    try:
        text = msgspec.json.encode(drawing)
        msgspec.json.decode(text, type=ShortDrawing)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as bad:
        raise BadAnswer(f"the drawing cannot be read: {bad}"[:MAX_REASON]) from None
    if len(text) > MAX_DRAWING_BYTES:
        raise BadAnswer("the drawing is too long")
    return drawing


def is_settled(spots: Spots, listed: Sequence[Offer]) -> bool:
    """Whether there is nothing left to decide: the drawing is complete, and nothing may follow."""
    return spots.complete and not listed
