"""What any bytes must not break: the decoder of messages, and `decide`.

Each target takes bytes and returns, or fails with what a server would log as an error. What is
allowed to be refused is refused here as it is there.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, Final

import msgspec

from inkland.cards import SKILL_CARDS
from inkland.protocol import messages
from inkland.protocol.translation import DRAWING
from inkland.rules import (
    Action,
    Draw,
    Drawing,
    GameOptions,
    Placement,
    State,
    TakeBack,
    evolve,
    fold,
    legal,
    new_game,
    outcome,
    preset,
    view,
)
from inkland.sheet.refused import Refused

_GAMES: Final = 24
_MOST_ACTIONS: Final = 40
_MOST_ELEMENTS: Final = 8
_TERRAINS: Final = ("forest", "village", "farm", "water", "monster")


class Broken(AssertionError):
    """Something that must hold for any input does not."""


# --- The decoder


def decode(data: bytes) -> None:
    """Decode a frame as a live connection does; what it means is the same when written again."""
    try:
        message = messages.decode_client(_text(data))
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return
    again = messages.decode_client(msgspec.json.encode(message))
    if again != message:
        raise Broken(f"{message!r} became {again!r}")
    for name in ("drawing", "begun"):
        mirror = getattr(message, name, None)
        if mirror is not None:
            _read_drawing(mirror)


def _text(data: bytes) -> str:
    """The bytes as text, with lone surrogates if it has any."""
    try:
        return data.decode("utf-8", "surrogatepass")
    except UnicodeDecodeError:
        return data.decode("utf-8", "replace")


def _read_drawing(mirror: Any) -> Drawing | None:
    try:
        drawing = DRAWING.from_plain(mirror)
    except msgspec.ValidationError:
        return None
    if DRAWING.from_json(DRAWING.to_json(drawing)) != drawing:
        raise Broken(f"{drawing!r} is another when read again")
    return drawing


# --- Deciding


class Numbers:
    """Numbers taken from bytes one after the other; zeros when they are used up."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._next = 0

    def __bool__(self) -> bool:
        return self._next < len(self._data)

    def below(self, bound: int) -> int:
        """The next byte or two bytes, as a number below the bound."""
        width = 1 if bound <= 256 else 2
        part = self._data[self._next : self._next + width]
        self._next += width
        return int.from_bytes(part, "big") % bound

    def bits(self) -> int:
        """Sixteen bytes: any spaces of a map, and some beyond it."""
        part = self._data[self._next : self._next + 16]
        self._next += 16
        return int.from_bytes(part, "big")


def decide(data: bytes) -> None:
    """Play a game of legal, altered and senseless actions: each is stored or refused."""
    numbers = Numbers(data)
    state = _opened(numbers.below(_GAMES))
    for _ in range(_MOST_ACTIONS):
        if not numbers or state.ending is not None:
            return
        action = _chosen(numbers, state)
        if action is not None:
            state = _decided(state, action)


@cache
def _opened(number: int) -> State:
    name = ("base", "heroes", "everything")[number % 3]
    options: GameOptions = preset(name)._replace(seats=1 + number // 3 % 4)
    return fold(new_game(options, seed=str(number)))


def _decided(state: State, action: Action) -> State:
    try:
        events, after = outcome(state, action)
    except Refused:
        return state
    folded = state
    for event in events:
        folded = evolve(folded, event)
    if folded != after:
        raise Broken(f"the events of {action!r} do not lead to its state")
    return after


def _chosen(numbers: Numbers, state: State) -> Action | None:
    kind, step = numbers.below(8), state.last_step
    if kind == 7:
        return TakeBack(numbers.below(6) - 1, step + numbers.below(3) - 1)
    if kind == 6:
        drawing = _read_drawing(_mirrors(numbers))
        seat = numbers.below(6) - 1
        return None if drawing is None else Draw(seat, step + numbers.below(3) - 1, drawing)
    asked = () if state.step is None else state.step.asked
    if not asked:
        return None
    seat = asked[numbers.below(len(asked))]
    drawing = _legal(numbers, state, seat)
    if kind == 5 and drawing:
        drawing = _altered(numbers, drawing)
    return Draw(seat, step, drawing)


def _legal(numbers: Numbers, state: State, seat: int) -> Drawing:
    """A drawing that is legal, but for one that ends where it may not."""
    mine = view(state, seat)
    begun: Drawing = ()
    following = legal(mine, begun)
    while len(begun) < _MOST_ELEMENTS and (listed := list(following.elements())):
        if following.complete and numbers.below(2):
            break
        begun = (*begun, listed[numbers.below(len(listed))])
        if numbers.below(8):  # most drawings have one element
            break
        following = legal(mine, begun)
    return begun


def _altered(numbers: Numbers, drawing: Drawing) -> Drawing:
    """The drawing with an element left out, doubled, or with other spaces."""
    at, how = numbers.below(len(drawing)), numbers.below(3)
    if how == 0:
        return drawing[:at] + drawing[at + 1 :]
    if how == 1:
        return (*drawing, drawing[at])
    element = drawing[at]
    if not isinstance(element, Placement):
        return drawing
    spaces = element.spaces
    moved = spaces << 1 if numbers.below(2) else spaces ^ 1 << numbers.below(121)
    return (*drawing[:at], element._replace(spaces=moved), *drawing[at + 1 :])


def _mirrors(numbers: Numbers) -> Any:
    """A drawing of any elements, as a message has it; None stands for one that is none."""
    listed = [_mirror(numbers) for _ in range(numbers.below(9))]
    try:
        text = msgspec.json.encode({"type": "look", "step": 0, "begun": listed})
        return getattr(messages.decode_client(text), "begun", ())
    except msgspec.DecodeError:
        return ()


def _mirror(numbers: Numbers) -> dict[str, str]:
    match numbers.below(5):
        case 0:
            terrain = _TERRAINS[numbers.below(len(_TERRAINS))]
            return {"type": "placement", "terrain": terrain, "spaces": f"{numbers.bits():x}"}
        case 1:
            spaces, marks = f"{numbers.bits():x}", f"{numbers.bits():x}"
            return {"type": "hero_placement", "space": spaces, "marks": marks}
        case 2:
            skill = SKILL_CARDS[numbers.below(len(SKILL_CARDS))].id
            return {"type": "skill_use", "skill": skill if numbers.below(4) else "nothing"}
        case 3:
            return {"type": "target", "space": f"{numbers.bits():x}"}
        case _:
            return {"type": "pass"}


TARGETS: Final[dict[str, Callable[[bytes], None]]] = {"decoder": decode, "decide": decide}
