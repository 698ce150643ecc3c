"""One's own games, on every device: who is waited for, what is kept secret, and old games."""

import asyncio
import base64
import secrets
from random import Random
from typing import Any, Final

import msgspec
import psycopg
import pytest

from inkland.bots.random_bot import RandomBot
from inkland.client.http import HttpClient
from inkland.client.player import Player, play_all
from inkland.protocol.messages import Saved, decode_server
from inkland.rules import Draw, view
from inkland.server.configuration.settings import Settings
from inkland.server.context import ServerContext
from inkland.server.features.privacy import export
from inkland.server.features.upkeep.old_games import OldGameTask
from inkland.server.tables.storage import PostgresStorage
from inkland.table import game_lists
from inkland.table.actions import joining, playing
from inkland.table.bus.local import LocalBus
from inkland.table.errors import BadRequest, NotOver, NotSeated
from inkland.table.game_lists import PAGE_SIZE, ListState
from inkland.table.games.mailbox import Command
from inkland.table.games.summaries import open_cards, summary_of
from inkland.table.ids import TableId
from inkland.table.storage.records import Table
from rows import each_row
from support.contexts import ANN, BEN, EVE, opened, play, seat_request
from support.member_site import Browser, member_site

pytestmark = pytest.mark.anyio
SETTINGS: Final = Settings(workers=1, judge=0, old_games=0)


@pytest.fixture
def context(server_context: ServerContext) -> ServerContext:
    """A context with guests."""
    return server_context


async def started(context: ServerContext, **fields: Any) -> Table:
    """A game of Ann and Ben."""
    _, table = await opened(context, seats=2, **fields)
    for account in (ANN, BEN):
        table = await joining.sit(context, table.id, account, seat_request())
    return await playing.start(context, table.id, ANN)


async def draw(context: ServerContext, table: TableId, seat: int) -> None:
    """Answer the open step at random."""
    state = (await context.mailbox(table).game()).state
    assert state.step is not None
    drawing = RandomBot().answer(view(state, seat), Random(seat))
    command = Command(seat, secrets.token_hex(16), Draw(seat, state.step.number, drawing))
    assert isinstance(decode_server(await context.mailbox(table).post(command)), Saved)


async def test_an_open_drawing_is_in_no_list_until_its_step_is_resolved(
    context: ServerContext,
) -> None:
    table = await started(context, public=True)
    before = (await context.mailbox(table.id).game()).state
    blank = before.seats[0].sheet.in_one_line()
    await draw(context, table.id, 0)
    for account, has_turn in ((ANN, False), (BEN, True)):
        page = await game_lists.own_games(context, account, "running", None)
        (game,) = page.games
        assert (game.is_turn, page.turns) == (has_turn, int(has_turn))
        assert game.map == blank
        assert game.summary is not None
        assert (game.summary.asked, game.summary.answered) == ((0, 1), (0,))
        assert game.summary.cards == open_cards(before)
    (watched,) = await game_lists.watched_games(context, 4)
    assert watched.maps == (blank, blank)
    await draw(context, table.id, 1)
    after = (await context.mailbox(table.id).game()).state
    (game,) = (await game_lists.own_games(context, ANN, "running", None)).games
    assert game.map == after.seats[0].sheet.in_one_line() != blank
    (watched,) = await game_lists.watched_games(context, 4)
    assert watched.maps == tuple(seat.sheet.in_one_line() for seat in after.seats)


async def test_after_every_move_the_summary_is_that_of_the_folded_game(
    context: ServerContext,
) -> None:
    table = await started(context, preset="everything")
    while (step := (game := await context.mailbox(table.id).game()).state.step) is not None:
        for seat in step.asked:
            await draw(context, table.id, seat)
            game = await context.mailbox(table.id).game()
            expected = summary_of(game.number, game.state)
            state: ListState = "running" if game.state.ending is None else "finished"
            for number, account in enumerate((ANN, BEN)):
                (shown,) = (await game_lists.own_games(context, account, state, None)).games
                assert shown.summary == expected._replace(maps=())
                assert shown.map == expected.maps[number]


async def test_an_end_is_unseen_until_it_is_seen(context: ServerContext) -> None:
    table = await started(context)
    with pytest.raises(NotOver):
        await game_lists.mark_end_seen(context, table.id, ANN)
    await play(context, table.id)
    with pytest.raises(NotSeated):
        await game_lists.mark_end_seen(context, table.id, EVE)
    (game,) = (await game_lists.own_games(context, ANN, "finished", None)).games
    assert (game.is_end_seen, game.finished_at is None, game.stars is None) == (False,) * 3
    await game_lists.mark_end_seen(context, table.id, ANN)
    for account, is_seen in ((ANN, True), (BEN, False)):
        (game,) = (await game_lists.own_games(context, account, "finished", None)).games
        assert game.is_end_seen is is_seen
    for account in (ANN, BEN):
        assert (await game_lists.own_games(context, account, "running", None)).games == ()


async def test_a_long_list_comes_in_pages_and_misses_nothing(context: ServerContext) -> None:
    tables = [(await opened(context, seats=1))[1] for _ in range(2 * PAGE_SIZE + 1)]
    for table in tables:
        await joining.sit(context, table.id, ANN, seat_request())
    found: list[str] = []
    cursor: str | None = None
    for _page in range(3):
        page = await game_lists.own_games(context, ANN, "running", cursor)
        found += [game.id for game in page.games]
        cursor = page.cursor
    assert cursor is None
    assert found == [table.id for table in reversed(tables)]


@each_row(
    "cursor",
    [
        "", "A", "?", "W10", "e30", "bnVsbA", "ÿ", "A" * 200,
        base64.urlsafe_b64encode(b'[0,1,2,"a",9999999999999]').decode().rstrip("="),
        base64.urlsafe_b64encode(b'["2026-01-01T00:00:00","a\\u0000",1]').decode().rstrip("="),
        base64.urlsafe_b64encode(b'["9999-01-01T00:00:00","a",1]').decode().rstrip("="),
        base64.urlsafe_b64encode(b'[0,1e400,2,"a",1]').decode().rstrip("="),
    ],
)  # fmt: skip
async def test_a_cursor_of_our_own_or_none(context: ServerContext, cursor: str) -> None:
    for state in ("running", "finished"):
        with pytest.raises(BadRequest):
            await game_lists.own_games(context, ANN, state, cursor)


async def test_the_export_has_it_and_erasing_takes_it(context: ServerContext) -> None:
    table = await started(context)
    await play(context, table.id)
    await game_lists.mark_end_seen(context, table.id, ANN)
    (seat,) = (await export.export(context, ANN, None)).seats
    times = (await context.storage.own_games().drawing_times(ANN.id))[table.id, 0]
    assert seat.is_end_seen
    assert seat.drawn_at == tuple(at.isoformat() for at in times)
    assert len(seat.drawn_at) > 10
    (other,) = (await export.export(context, BEN, None)).seats
    assert not other.is_end_seen
    await export.erase(context, ANN)
    (seat,) = (await export.export(context, ANN, None)).seats
    assert (seat.name, seat.is_end_seen) == ("", False)
    (game,) = (await game_lists.own_games(context, BEN, "finished", None)).games
    assert [seat.name for seat in game.seats] == ["", "Ben"]


# --- Games of the release before


async def forget(context: ServerContext, database: str) -> None:
    """Let all games be as the release before would have left them."""
    with psycopg.connect(database) as connection:
        connection.execute("UPDATE game SET summary_number = NULL, maps = NULL, played_at = NULL")
        connection.execute("UPDATE seat SET ended_at = NULL, is_end_seen = false")


@pytest.mark.parametrize("by_task", [False, True])
async def test_games_of_the_release_before_are_listed_like_all_others(
    storage: PostgresStorage, database: str, by_task: bool
) -> None:
    context = ServerContext(storage, LocalBus())
    for account in (ANN, BEN, EVE):
        await storage.add_guest(account, account.id.encode())
    running, finished, old = [await started(context) for _ in range(3)]
    await draw(context, running.id, 0)
    for table in (finished, old):
        await play(context, table.id)
    expected = {
        state: (await game_lists.own_games(context, ANN, state, None)).games
        for state in ("running", "finished")
    }
    await forget(context, database)
    with psycopg.connect(database) as connection:
        connection.execute(
            "UPDATE game SET finished_at = finished_at - interval '1 month' WHERE id = %s", [old.id]
        )
    if by_task:
        assert await OldGameTask(context, 1000).walk() == 3
        assert await OldGameTask(context, 1000).walk() == 0
    (game,) = (await game_lists.own_games(context, ANN, "running", None)).games
    (before,) = expected["running"]
    assert game._replace(changed_at=before.changed_at, left=before.left) == before
    assert (await game_lists.own_games(context, BEN, "running", None)).turns == 1
    games = (await game_lists.own_games(context, ANN, "finished", None)).games
    assert [(game.id, game.is_end_seen) for game in games] == [(finished.id, False), (old.id, True)]
    known = {game.id: game for game in expected["finished"]}
    for game in games:
        assert (game.map, game.summary) == (known[game.id].map, known[game.id].summary)
    assert await storage.own_games().unsettled(ANN.id, 10) == (False, ())


# --- Two browsers, over HTTP


def games_of(browser: Browser, query: str = "") -> Any:
    """The list of a browser's games."""
    answer = browser.ask("GET", f"/api/me/games{query}")
    assert answer.status == 200, answer
    return answer.body


def client_of(browser: Browser) -> HttpClient:
    """A client for live connections with the cookies of a browser."""
    client = HttpClient(f"http://127.0.0.1:{browser.port}")
    client._cookies = dict(browser.cookies)
    return client


def test_a_guest_keeps_all_games_and_finds_them_on_another_device(database: str) -> None:
    with member_site(database, SETTINGS) as site:
        first = site.browser().enter("Ann")
        assert games_of(first) == {"games": [], "next": None, "turns": 0}
        made = first.ask("POST", "/api/tables", {"seats": 1, "title": "Slow"})
        table = made.body["table"]["id"]
        nonce = {"nonce": "0" * 32}
        assert first.ask("POST", f"/api/tables/{table}/seats", nonce).status == 200
        (game,) = games_of(first)["games"]
        assert (game["status"], game["seat"], game["is_your_turn"]) == ("open", 0, False)
        assert first.ask("POST", f"/api/tables/{table}/start").status == 200
        begun = games_of(first)
        (game,) = begun["games"]
        assert (begun["turns"], game["id"], game["is_your_turn"]) == (1, table, True)
        assert (game["season"], game["time"] <= game["season_time"]) == (0, True)
        assert [list(seat) for seat in game["seats"]] == [
            ["name", "colour", "is_person", "has_drawn"]
        ]
        assert game["cards"] and len(game["map"]) == 131
        first.join("Ann the mapmaker")
        assert games_of(first) == begun

        second = site.browser(address="192.0.2.2")
        assert second.log_in("Ann the mapmaker").status == 201
        assert games_of(second) == begun
        asyncio.run(play_all([Player(client_of(second), table, Random(1))], 60))
        assert games_of(first) == {"games": [], "next": None, "turns": 0}
        (over,) = games_of(first, "?state=finished")["games"]
        assert (over["id"], over["place"], over["is_end_seen"]) == (table, 1, False)
        assert over["map"] != game["map"]
        assert over["rating"] is not None
        assert second.ask("POST", f"/api/me/games/{table}/seen").status == 204
        (over,) = games_of(first, "?state=finished")["games"]
        assert over["is_end_seen"]
        stranger = site.browser(address="192.0.2.3").enter("Eve")
        assert games_of(stranger)["games"] == games_of(stranger, "?state=finished")["games"] == []
        assert stranger.ask("GET", "/api/me/games?state=other").status == 422
        assert stranger.ask("GET", "/api/me/games?cursor=AAAA").status == 422
        assert site.browser().ask("GET", "/api/me/games").status == 401


def test_lists_name_no_account_and_no_secret(database: str) -> None:
    """What lists send has exactly the described fields."""
    with member_site(database, SETTINGS) as site:
        host = site.browser().enter("Ann")
        table = host.ask("POST", "/api/tables", {"seats": 2, "public": True}).body["table"]["id"]
        assert host.ask("POST", f"/api/tables/{table}/seats", {"nonce": "0" * 32}).status == 200
        assert host.ask("POST", f"/api/tables/{table}/start").status == 200
        live = site.browser().ask("GET", "/api/live").body
        assert [list(one) for one in live["tables"]] == [
            ["id", "title", "preset", "season", "step", "seat_count", "seats"]
        ]
        assert [list(seat) for seat in live["tables"][0]["seats"]] == [
            ["name", "colour", "map"]
        ] * 2
        with psycopg.connect(database) as connection:
            secrets_ = connection.execute("SELECT id FROM account").fetchall()
        text = msgspec.json.encode([live, games_of(host)]).decode()
        assert not any(account in text for (account,) in secrets_)
