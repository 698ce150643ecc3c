"""Replays: every moment of a finished game, and nothing of a running one."""

import asyncio
import json
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from inkland.bots.games.self_play import play_game
from inkland.bots.random_bot import RandomBot
from inkland.cards import SCORING
from inkland.client.http import HttpClient
from inkland.protocol.translation import STORED_EVENT
from inkland.rules import Event, GameOptions, State, fold, preset
from inkland.rules.errors import NoSuchSeat
from inkland.rules.events import CardRevealed, ShapeDrawn, TurnEnded
from inkland.rules.game_end import stars
from inkland.rules.options import PRESETS
from inkland.sheet import MapSheet
from inkland.table.errors import NotOver
from inkland.table.review import documents
from inkland.table.review.replays import encode_replay
from rows import each_row
from support.contexts import ANN, play, run, started
from support.serving import served
from support.tables import finished

WISHES = {
    **{f"{name}, {n}": preset(name)._replace(seats=n) for name in PRESETS for n in (1, 3)},
    "by itself": GameOptions(seats=2, ambush_by="walk"),
}


def played(options: GameOptions, seed: str) -> tuple[tuple[Event, ...], State]:
    """A whole game with random drawings."""
    return play_game(options, seed, [RandomBot()] * options.seats)


def replayed(events: Sequence[Event], seat: int) -> dict[str, Any]:
    """The replay of a seat, as it is sent."""
    told: dict[str, Any] = json.loads(
        encode_replay(b"\n".join(STORED_EVENT.to_json(event) for event in events), seat)
    )
    return told


@pytest.mark.parametrize("game", range(4))
@each_row("name", WISHES)
def test_the_last_moment_is_the_ending(name: str, game: int) -> None:
    events, state = played(WISHES[name], f"replay {game}")
    assert state.ending is not None
    lengths = set()
    for place in state.ending.standing:
        told, seat = replayed(events, place.seat), state.seats[place.seat]
        last = told["moments"][-1]
        assert last["kind"] == "scoring"
        assert MapSheet.drawn(last["sheet"]) == seat.sheet
        assert last["stars"] == place.stars
        edicts = [SCORING[card].stars(seat.sheet) for card in state.edicts]
        assert last["figures"] == [*edicts, seat.purse, seat.scores[-1].monsters]
        scored = [
            event["score"]["edicts"] for moment in told["moments"] for event in moment["events"]
            if event["type"] == "season_scored"
        ]  # fmt: skip
        assert scored == [[list(pair) for pair in score.edicts] for score in seat.scores]
        lengths.add(len(told["moments"]))
    assert len(lengths) == 1, "moment n is the same for everyone"


@pytest.mark.parametrize("name", ["base, 3", "everything, 3", "everything, 1"])
def test_a_turn_ends_with_the_sheet_that_the_rules_say(name: str) -> None:
    events, _ = played(WISHES[name], "turns")
    ends = [n for n, event in enumerate(events, 1) if isinstance(event, TurnEnded)]
    told = replayed(events, 0)
    turns = [moment for moment in told["moments"] if moment["kind"] == "turn"]
    assert len(turns) == len(ends)
    before = 0
    for moment, end in zip(turns, ends, strict=True):
        state, happened = fold(events[:end]), events[before:end]
        assert MapSheet.drawn(moment["sheet"]) == state.seats[0].sheet
        assert (moment["season"], moment["time"]) == (state.season, state.time)
        assert moment["stars"] == stars(state.seats[0])
        cards = [event.card for event in happened if isinstance(event, CardRevealed)]
        assert moment["cards"] == cards
        before = end
    assert told["moments"][0]["events"] == [] and told["moments"][0]["spaces"] == "0"


def test_a_neighbour_is_named_by_the_seat() -> None:
    options = GameOptions(seats=3)
    for game in range(20):
        events, _ = played(options, f"neighbours {game}")
        drawn = [e for e in events if isinstance(e, ShapeDrawn) and e.seat == 1 and e.by != 1]
        if drawn:
            break
    visits = [
        (event["by"], event["spaces"])
        for moment in replayed(events, 1)["moments"] for event in moment["events"]
        if event["type"] == "shape_drawn" and event["by"] != 1
    ]  # fmt: skip
    assert visits == [(event.by, f"{event.spaces:x}") for event in drawn]
    assert visits


def test_what_changes_is_what_is_marked() -> None:
    events, _ = played(WISHES["everything, 3"], "marks")
    for seat in range(3):
        moments = replayed(events, seat)["moments"]
        for before, after in pairwise(moments):
            # Attack marks are not spaces: they follow an exclamation mark.
            old, new = [moment["sheet"].split("!")[0] for moment in (before, after)]
            cells = [text.replace("/", "").replace(" ", "") for text in (old, new)]
            changed = sum(1 << n for n, (a, b) in enumerate(zip(*cells, strict=True)) if a != b)
            assert changed == int(after["spaces"], 16)


def test_a_game_that_goes_on_has_no_replay() -> None:
    async def scenario() -> None:
        context, table = await started(seats=2)
        for account in (None, ANN):
            with pytest.raises(NotOver):
                await documents.replay(context, table.id, 0, account)

    run(scenario())


def test_it_ends_with_the_last_map_and_has_only_the_seats_that_there_are() -> None:
    async def scenario() -> None:
        context, table = await started(seats=2, preset="everything")
        await play(context, table.id)
        told = await documents.replay(context, table.id, 1, None)
        state = (await context.game(table.id)).state
        last = json.loads(told.body)["moments"][-1]
        assert MapSheet.drawn(last["sheet"]) == state.seats[1].sheet
        with pytest.raises(NoSuchSeat):
            await documents.replay(context, table.id, 2, None)

    run(scenario())


def test_a_browser_that_has_it_is_told_so(database: str, tmp_path: Path) -> None:
    async def prepared(url: str) -> str:
        host = HttpClient(url)
        await host.enter("Ann")
        return await finished(host)

    with served(tmp_path, database) as server:
        url = f"{server.url}/api/tables/{asyncio.run(prepared(server.url))}/replay?seat=0"
        with urlopen(url) as answer:
            tag = answer.headers["ETag"]
            assert answer.headers["Cache-Control"] == "private, no-cache"
            assert json.load(answer)["seat"] == 0
        with pytest.raises(HTTPError) as known:
            urlopen(Request(url, headers={"If-None-Match": tag}))
        assert known.value.code == 304
        with pytest.raises(HTTPError) as nobody:
            urlopen(url.replace("seat=0", "seat=1"))
        assert nobody.value.code == 422
