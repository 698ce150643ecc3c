"""What is told of a game: built from public facts, and encoded once for everyone.

Only a seat's own open answer differs from viewer to viewer, so the rest of a message is one text
that all connections share.
"""

from typing import Any, Final

import msgspec

from inkland.protocol.translation import DRAWING, PUBLIC, PUBLIC_EVENT, Codec
from inkland.rules import Drawing, Event, Seat, State, View, view
from inkland.rules.deck import Deck, deck
from inkland.rules.views import StepView
from inkland.table.games.loaded_game import LoadedGame

VIEW: Final[Codec[View]] = Codec(View)
DECK: Final[Codec[Deck]] = Codec(Deck)
SEAT: Final[Codec[Seat]] = Codec(Seat)
_STEP: Final[Codec[StepView]] = Codec(StepView)
_OWN: Final = ("viewer", "answer")
_encode = msgspec.json.encode


class GameEncoder:
    """Tells one story to many; what all may know is encoded once."""

    def __init__(self, game: LoadedGame) -> None:
        self.game = game
        self._whole: bytes | None = None
        self._updates: dict[int, tuple[State, str] | None] = {}

    def whole(self, viewer: int | None) -> str:
        """The `whole` message: everything this viewer may know."""
        game = self.game
        if self._whole is None:
            written = public_view(game.state)
            known = DECK.to_plain(deck(view(game.state, None)))
            whole = {"type": "whole", "number": game.number, "deck": known, "view": written}
            self._whole = _encode(whole)
        # The viewer's own facts go in before the two braces at the end.
        own = _encode({"viewer": viewer, "answer": _answer(game.state, viewer)})
        return (self._whole[:-2] + b"," + own[1:] + b"}").decode()

    def update(self, since: int, viewer: int | None) -> str | None:
        """The `update` message from event `since` on, or None if only the whole view will do."""
        if since not in self._updates:
            self._updates[since] = self._public_update(since)
        found = self._updates[since]
        if found is None:
            return None
        before, text = found
        if _open_answer(before, viewer) == _open_answer(self.game.state, viewer):
            return text
        return f'{text[:-1]},"answer":{_encode(_answer(self.game.state, viewer)).decode()}}}'

    def _public_update(self, since: int) -> tuple[State, str] | None:
        """The state after event `since`, and what all may know of what happened then."""
        found = self.game.since(since)
        if found is None:
            return None
        before, events = found
        update: dict[str, Any] = {
            "type": "update",
            "since": since,
            "number": self.game.number,
            "events": public_events(events),
            "changes": view_changes(before, self.game.state),
        }
        if "revealed" in update["changes"] or "season" in update["changes"]:
            update["deck"] = DECK.to_plain(deck(view(self.game.state, None)))
        return before, _encode(update).decode()


def encode_moment(game: LoadedGame, viewer: int | None) -> bytes:
    """The `Moment` resource: the view after the last event."""
    own = {"viewer": viewer, "answer": _answer(game.state, viewer)}
    return _encode({"number": game.number, "view": {**public_view(game.state), **own}})


def public_view(state: State) -> dict[str, Any]:
    """The view of a spectator, without what only a seat has."""
    written: dict[str, Any] = VIEW.to_plain(view(state, None))
    for name in _OWN:
        del written[name]
    return written


def _answer(state: State, viewer: int | None) -> Any:
    drawing = _open_answer(state, viewer)
    return None if drawing is None else DRAWING.to_plain(drawing)


def _open_answer(state: State, viewer: int | None) -> Drawing | None:
    return None if state.step is None or viewer is None else state.step.answers[viewer]


def public_events(events: tuple[Event, ...]) -> list[Any]:
    """The events that everyone may be told of; the others have no way to be written."""
    return [PUBLIC_EVENT.to_plain(event) for event in events if isinstance(event, PUBLIC)]


def view_changes(before: State, after: State) -> dict[str, Any]:
    """What is different in the view of a spectator."""
    old, new = view(before, None), view(after, None)
    changed: dict[str, Any] = {}
    written = None
    for name, was, now in zip(View._fields, old, new, strict=True):
        if name in _OWN or was == now:
            continue
        if name == "seats":
            changed[name] = {
                str(number): SEAT.to_plain(seat)
                for number, seat in enumerate(new.seats)
                if number >= len(old.seats) or seat != old.seats[number]
            }
        elif name == "step":
            changed[name] = None if new.step is None else _STEP.to_plain(new.step)
        else:
            written = written or VIEW.to_plain(new._replace(seats=()))
            changed[name] = written[name]
    return changed
