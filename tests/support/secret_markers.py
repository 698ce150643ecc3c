"""Marker cards: names that stand for the unrevealed cards of one game and occur nowhere else.

To the rules each is a copy of the card it stands for, under another name. They replace the cards
when the game is first stored, so that all later code sees the markers only.
"""

import secrets
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import date
from typing import Self

from inkland.cards import DECK, CardId
from inkland.protocol.translation import STORED_EVENT
from inkland.rules import Event
from inkland.rules.events import AmbushesOrdered, CardRevealed, HeroesOrdered, SeasonOrdered
from inkland.server.postgres.pools import Database
from inkland.server.tables.storage import PostgresStorage
from inkland.table.games import loaded_game
from inkland.table.ids import DealCode, TableId
from inkland.table.storage.records import (
    NO_FOLLOW_UP,
    Entry,
    FollowUp,
    KeptAnswer,
    Secret,
    StoredDeal,
    Table,
)
from support.secrecy_monitor import SecrecyMonitor


class GameMarkers:
    """The marker names of one game, each created when its card is first named."""

    def __init__(self) -> None:
        self.words: dict[CardId, CardId] = {}

    def word(self, card: CardId) -> CardId:
        """The marker that stands for the card."""
        if card not in self.words:
            # random, so that no marker occurs in two games
            word = CardId(f"canary{secrets.token_hex(8)}")
            DECK[word] = DECK[card]._replace(name=word)
            self.words[card] = word
        return self.words[card]

    def marked(self, event: Event) -> Event:
        """The event with markers for its cards, if any of them is or was unrevealed."""
        match event:
            case AmbushesOrdered(cards) | HeroesOrdered(cards) | SeasonOrdered(_, cards):
                return event._replace(cards=tuple(map(self.word, cards)))
            case CardRevealed(card):
                return event._replace(card=self.word(card))
            case _:
                return event


@contextmanager
def box_restored() -> Iterator[None]:
    """Restore the box of cards on exit."""
    before = dict(DECK)
    try:
        yield
    finally:
        DECK.clear()
        DECK.update(before)


class MarkedStorage(PostgresStorage):
    """Storage that deals marker cards and notifies the secrecy monitor."""

    _monitor: SecrecyMonitor

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self._markers: dict[TableId, GameMarkers] = {}

    @classmethod
    async def monitored(cls, conninfo: str, monitor: SecrecyMonitor) -> Self:
        """Connect, and notify this monitor."""
        storage = await cls.open(conninfo)
        storage._monitor = monitor
        return storage

    async def open_table(self, table: Table, secret: Secret | None) -> bool:
        """Store the table, and notify the monitor."""
        assert secret is not None
        self._monitor.opened(table, secret)
        return await super().open_table(table, secret)

    async def save_day(self, day: date, table: Table, secret: Secret, deal: StoredDeal) -> DealCode:
        """Store the daily deal, and notify the monitor."""
        self._monitor.dealt_for_a_day(table, secret)
        return await super().save_day(day, table, secret, deal)

    async def start_game(
        self,
        table: Table,
        secret: Secret | None,
        deal: StoredDeal | None,
        entries: Sequence[Entry],
        follow_up: FollowUp = NO_FOLLOW_UP,
    ) -> bool:
        """Store the opening with markers in place of all cards of the deck."""
        assert secret is not None and secret.seed is not None and deal is not None
        markers = self._markers[table.id] = GameMarkers()
        events = [markers.marked(STORED_EVENT.from_json(entry.body)) for entry in entries]
        _log, marked = loaded_game.new_game_log(table.id, secret.seed).with_events(events)
        self._monitor.began(table, secret, deal, marked)
        return await super().start_game(table, secret, deal, marked, follow_up)

    async def append(
        self,
        table: TableId,
        after: int,
        entries: Sequence[Entry],
        kept: Sequence[KeptAnswer],
        follow_up: FollowUp = NO_FOLLOW_UP,
    ) -> bool:
        """Store the entries, and notify the monitor."""
        if entries:
            self._monitor.happened(table, entries)
        done = await super().append(table, after, entries, kept, follow_up)
        assert done, "one process never comes second"
        if follow_up.results:
            self._monitor.ended(table, set(self._markers[table].words.values()))
        return done
