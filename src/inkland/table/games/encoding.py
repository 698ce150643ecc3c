"""Encodes a game for its viewers, from public facts only.

Viewers' messages differ only in the seat's own open answer: the rest is encoded once and shared by
all connections.
"""

from typing import Any, Final

import msgspec

from inkland.protocol.translation import DRAWING, PUBLIC, PUBLIC_EVENT, Codec
from inkland.rules import Drawing, Event, Seat, State, View, ambush, view
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
    """Encodes one game for many viewers, and caches the part that all of them share."""

    def __init__(self, game: LoadedGame) -> None:
        self.game = game
        self._whole: bytes | None = None
        self._updates: dict[int, tuple[State, str] | None] = {}

    def whole(self, viewer: int | None) -> str:
        """The `whole` message: everything this viewer (a seat, or None) may know."""
        game = self.game
        if self._whole is None:
            public = public_view(game.state)
            cards = DECK.to_plain(deck(view(game.state, None)))
            whole = {"type": "whole", "number": game.number, "deck": cards}
            if opening := game.opening():
                whole |= _told(State(), opening)
            self._whole = _encode(whole | {"view": public})
        # Insert the viewer's own fields before the two closing braces.
        own = _encode({"viewer": viewer, "answer": _answer(game.state, viewer)})
        return (self._whole[:-2] + b"," + own[1:] + b"}").decode()

    def update(self, since: int, viewer: int | None) -> str | None:
        """The `update` message with what is new after event `since`; None if that is too long ago,
        and the whole view must be sent."""
        if since not in self._updates:
            self._updates[since] = self._public_update(since)
        shared = self._updates[since]
        if shared is None:
            return None
        before, text = shared
        if _open_answer(before, viewer) == _open_answer(self.game.state, viewer):
            return text
        return f'{text[:-1]},"answer":{_encode(_answer(self.game.state, viewer)).decode()}}}'

    def _public_update(self, since: int) -> tuple[State, str] | None:
        """The state after event `since`, and the public part of the `update` message."""
        past = self.game.since(since)
        if past is None:
            return None
        before, events = past
        update: dict[str, Any] = {
            "type": "update",
            "since": since,
            "number": self.game.number,
            **_told(before, events),
            "changes": view_changes(before, self.game.state),
        }
        if "revealed" in update["changes"] or "season" in update["changes"]:
            update["deck"] = DECK.to_plain(deck(view(self.game.state, None)))
        return before, _encode(update).decode()


def encode_moment(number: int, state: State, viewer: int | None) -> bytes:
    """The `Moment` resource: this viewer's view of the state after event `number`."""
    own = {"viewer": viewer, "answer": _answer(state, viewer)}
    return _encode({"number": number, "view": {**public_view(state), **own}})


def public_view(state: State) -> dict[str, Any]:
    """The view of a spectator, without the fields that only a seat has."""
    fields: dict[str, Any] = VIEW.to_plain(view(state, None))
    for name in _OWN:
        del fields[name]
    return fields


def _answer(state: State, viewer: int | None) -> Any:
    drawing = _open_answer(state, viewer)
    return None if drawing is None else DRAWING.to_plain(drawing)


def _open_answer(state: State, viewer: int | None) -> Drawing | None:
    return None if state.step is None or viewer is None else state.step.answers[viewer]


def public_events(events: tuple[Event, ...]) -> list[Any]:
    """The public events, encoded. The codec has no secret ones, so they cannot leak."""
    return [PUBLIC_EVENT.to_plain(event) for event in events if isinstance(event, PUBLIC)]


def _told(before: State, events: tuple[Event, ...]) -> dict[str, Any]:
    """The fields `events` and, if monsters walked in, `walks`, which counts the public events."""
    told: dict[str, Any] = {"events": public_events(events)}
    walks = [
        {
            "event": sum(isinstance(event, PUBLIC) for event in events[:number]),
            "path": [anchor.bit_length() - 1 for anchor in path],
        }
        for number, path in ambush.walks(before, events)
    ]
    return told | {"walks": walks} if walks else told


def view_changes(before: State, after: State) -> dict[str, Any]:
    """The fields of a spectator's view that differ; of the seats, those that differ."""
    old, new = view(before, None), view(after, None)
    changed: dict[str, Any] = {}
    fields = None
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
            fields = fields or VIEW.to_plain(new._replace(seats=()))
            changed[name] = fields[name]
    return changed
