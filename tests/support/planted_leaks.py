"""Planted leaks: ways in which a secret might slip out, to prove that the monitor finds them."""

import logging
from collections.abc import Callable
from typing import Any, Final, TypeAlias

import pytest

from inkland.protocol.translation import STORED_EVENT, Codec
from inkland.rules import Event, State
from inkland.rules.events import SECRET
from inkland.server.context import ServerContext
from inkland.server.tables.storage import PostgresStorage
from inkland.table.actions import playing, queries, table_resources
from inkland.table.bus.port import Bell
from inkland.table.errors import ServiceRefusal
from inkland.table.games import encoding
from inkland.table.games.mailbox import Batch, Command, Mailbox
from inkland.table.ids import TableId
from inkland.table.storage.records import Secret, Table
from support import monitored_games

Plant: TypeAlias = Callable[[pytest.MonkeyPatch], None]

log = logging.getLogger("inkland")


def whole_state(patch: pytest.MonkeyPatch) -> None:
    """Encode the whole state in the view."""
    everything: Codec[State] = Codec(State)
    public_view = encoding.public_view
    patch.setattr(encoding, "public_view", lambda s: {**everything.to_plain(s), **public_view(s)})


def deck_in_the_log(patch: pytest.MonkeyPatch) -> None:
    """Log the deck, as if debugging."""
    append = Mailbox._append

    async def logged(self: Mailbox, batch: Batch) -> bool:
        log.debug("%r", batch.game.state.orders)
        return await append(self, batch)

    patch.setattr(Mailbox, "_append", logged)


def answers_of_others(patch: pytest.MonkeyPatch) -> None:
    """Send all events except the card orders in an update."""

    def told_events(events: tuple[Event, ...]) -> list[Any]:
        return [STORED_EVENT.to_plain(event) for event in events if not isinstance(event, SECRET)]

    patch.setattr(encoding, "public_events", told_events)


def answers_in_the_log(patch: pytest.MonkeyPatch) -> None:
    """Log every decision."""
    answer = Batch.answer

    def logged(self: Batch, command: Command) -> str | ServiceRefusal:
        log.debug("decided", extra={"command": command})
        return answer(self, command)

    patch.setattr(Batch, "answer", logged)


def deal_told_early(patch: pytest.MonkeyPatch) -> None:
    """Publish the deal code from the beginning."""
    patch.setattr(table_resources, "_public_deal_code", lambda table: table.deal)


def secret_in_the_log(patch: pytest.MonkeyPatch) -> None:
    """Log the secret when it is read."""
    secret = queries.read_secret

    async def logged(context: ServerContext, table: Table) -> Secret:
        found = await secret(context, table)
        log.info("read", extra={"secret": found.secret})
        return found

    for module in (playing, queries):
        patch.setattr(module, "read_secret", logged)


def hash_in_the_view(patch: pytest.MonkeyPatch) -> None:
    """Send the hash of the event chain with each view."""
    whole = encoding.GameEncoder.whole

    def with_hash(self: encoding.GameEncoder, viewer: int | None) -> str:
        return whole(self, viewer)[:-1] + f',"hash":"{self.game.hash.hex()}"}}'

    patch.setattr(encoding.GameEncoder, "whole", with_hash)


def events_before_the_end(patch: pytest.MonkeyPatch) -> None:
    """Serve the events without checking that the game is over."""

    async def finished_table(
        context: ServerContext, table: TableId, _account: object = None
    ) -> Table:
        return (await context.load_table(table))._replace(version=0)

    async def finished_events(self: PostgresStorage, table: TableId) -> bytes:
        game = await self.game(table)
        assert game is not None
        return b"\n".join(entry.body for entry in game.entries)

    patch.setattr(queries, "finished_table", finished_table)
    patch.setattr(PostgresStorage, "finished_events", finished_events)
    patch.setattr(monitored_games, "NOT_YET", "nothing is refused any more")


def deck_on_the_bus(patch: pytest.MonkeyPatch) -> None:
    """Put the next card into the bell."""
    append = Mailbox._append

    async def rung(self: Mailbox, batch: Batch) -> bool:
        self._bus.ring(Bell(TableId(repr(batch.game.state.orders))))
        return await append(self, batch)

    patch.setattr(Mailbox, "_append", rung)


# What each of them leaks.
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
