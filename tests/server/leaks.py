"""Leaks, planted to see whether the watchman finds them: ways in which a secret might slip out."""

import logging
from collections.abc import Callable
from typing import Any, Final, TypeAlias

import pytest

from inkland.protocol.translation import KEPT_EVENT, Translation
from inkland.rules import Event, State
from inkland.rules.events import SECRET
from inkland.server import tables, telling
from inkland.server.bus import Bell
from inkland.server.hall import Hall
from inkland.server.mailbox import Command, Draft, Mailbox
from inkland.server.record.port import Secret, Table
from inkland.table.ids import TableId
from server import watched_games

Plant: TypeAlias = Callable[[pytest.MonkeyPatch], None]

log = logging.getLogger("inkland")


def whole_state(patch: pytest.MonkeyPatch) -> None:
    """The view is made from the state, by writing all of it."""
    everything: Translation[State] = Translation(State)
    public_view = telling.public_view
    patch.setattr(telling, "public_view", lambda s: {**everything.written(s), **public_view(s)})


def deck_in_the_log(patch: pytest.MonkeyPatch) -> None:
    """Somebody looking for a bug has the deck logged."""
    append = Mailbox._append

    async def logged(self: Mailbox, draft: Draft) -> bool:
        log.debug("%r", draft.story.state.orders)
        return await append(self, draft)

    patch.setattr(Mailbox, "_append", logged)


def answers_of_others(patch: pytest.MonkeyPatch) -> None:
    """An update tells all events but the orders."""

    def told_events(events: tuple[Event, ...]) -> list[Any]:
        return [KEPT_EVENT.written(event) for event in events if not isinstance(event, SECRET)]

    patch.setattr(telling, "told_events", told_events)


def answers_in_the_log(patch: pytest.MonkeyPatch) -> None:
    """Whatever is decided is logged."""
    answer = Draft.answer

    def logged(self: Draft, command: Command) -> str:
        log.debug("decided", extra={"command": command})
        return answer(self, command)

    patch.setattr(Draft, "answer", logged)


def deal_told_early(patch: pytest.MonkeyPatch) -> None:
    """The code of the deal is told from the beginning."""
    patch.setattr(telling, "_told_deal", lambda table: table.deal)


def secret_in_the_log(patch: pytest.MonkeyPatch) -> None:
    """The secret is logged when it is read."""
    secret = tables._secret

    async def logged(hall: Hall, table: Table) -> Secret:
        found = await secret(hall, table)
        log.info("read", extra={"secret": found.secret})
        return found

    patch.setattr(tables, "_secret", logged)


def hash_in_the_view(patch: pytest.MonkeyPatch) -> None:
    """Every moment comes with the hash of the chain."""
    whole = telling.Teller.whole

    def with_hash(self: telling.Teller, viewer: int | None) -> str:
        return whole(self, viewer)[:-1] + f',"hash":"{self.story.hash.hex()}"}}'

    patch.setattr(telling.Teller, "whole", with_hash)


def events_before_the_end(patch: pytest.MonkeyPatch) -> None:
    """Nobody asks whether the game is over."""

    async def events_of(hall: Hall, table: TableId, _account: object = None) -> tuple[Event, ...]:
        game = await hall.record.game(table)
        assert game is not None
        return tuple(KEPT_EVENT.decoded(entry.body) for entry in game.entries)

    patch.setattr(tables, "events_of", events_of)
    patch.setattr(watched_games, "NOT_YET", "nothing is refused any more")


def deck_on_the_bus(patch: pytest.MonkeyPatch) -> None:
    """The bell says what is next."""
    append = Mailbox._append

    async def rung(self: Mailbox, draft: Draft) -> bool:
        self._bus.ring(Bell(TableId(repr(draft.story.state.orders))))
        return await append(self, draft)

    patch.setattr(Mailbox, "_append", rung)


# What each of them gives away.
LEAKS: Final[dict[Plant, str]] = {
    whole_state: "card",
    deck_in_the_log: "card",
    deck_on_the_bus: "card",
    events_before_the_end: "card",
    answers_of_others: "answer",
    answers_in_the_log: "answer",
    deal_told_early: "deal",
    secret_in_the_log: "secret",
    hash_in_the_view: "hash",
}
