"""News of a running game: what spectators were sent, and nothing secret."""

import msgspec
import pytest

from inkland.table.errors import NotBegun
from inkland.table.review.news import MAX_EVENTS, news
from support.contexts import ANN, opened, play, run, started


def test_the_events_after_a_number_are_public_ones() -> None:
    async def scenario() -> None:
        context, table = await started(seats=2)
        first = await news(context, table.id, 0, ANN)
        assert first.since == 0
        assert {"season_began", "card_revealed"} <= {event["type"] for event in first.events}
        hidden = {"answered", "season_ordered", "ambushes_ordered", "heroes_ordered"}
        assert not hidden & {event["type"] for event in first.events}
        nothing = await news(context, table.id, first.number, ANN)
        assert (nothing.since, nothing.events) == (first.number, ())
        beyond = await news(context, table.id, first.number + 50, None)
        assert (beyond.since, beyond.events) == (first.number, ())

    run(scenario())


def test_of_a_long_absence_the_last_events_are_told() -> None:
    async def scenario() -> None:
        context, table = await started(seats=1)
        await play(context, table.id)
        told = await news(context, table.id, 0, ANN)
        assert told.since == max(0, told.number - MAX_EVENTS)
        assert told.events[-1]["type"] == "game_ended"
        assert msgspec.json.encode(told)

    run(scenario())


def test_there_are_none_before_the_game() -> None:
    async def scenario() -> None:
        context, table = await opened(seats=2)
        with pytest.raises(NotBegun):
            await news(context, table.id, 0, ANN)

    run(scenario())
