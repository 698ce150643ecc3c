"""`inkland bot`: a bot account whose seats a program plays, at several tables at once."""

import asyncio
import contextlib
import sys
import time
from typing import Final

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from inkland.bridge.program import Program, ProgramFailed
from inkland.bridge.program_player import ProgramPlayer
from inkland.client.http import HttpClient, RequestRefused
from inkland.client.player import MAX_WAIT_SECONDS
from inkland.protocol.messages import SIGNED_OUT, Turns, decode_server
from inkland.table.names.checks import is_bot_name

MAX_TABLES: Final = 4  # an account has five live connections, one of them for turns
MAX_WAIT_FOR_START: Final = 600.0  # seconds; then it leaves a table whose game does not begin
CHECK_SECONDS: Final = 10.0  # between looks at such tables: a host may have closed one
NOT_ACCEPTED: Final = "the token is not accepted"
RETRY_SECONDS: Final = 5.0  # before an invitation is accepted again, if the server was busy


class TurnBridge:
    """Follows the turns of an account: accepts invitations, and plays where it sits."""

    def __init__(
        self, client: HttpClient, program: Program, *, tables: int, games: int | None = None
    ) -> None:
        self._client = client
        self._program = program
        self._most_tables = tables
        self._games = games  # after these it ends; None: never
        self._players: dict[str, asyncio.Task[None]] = {}
        self._running: set[str] = set()
        self._invited: list[str] = []
        self._waiting: dict[str, float] = {}  # since when it sits where no game has begun
        self._checked_at = self._retry_at = 0.0
        self._finished: set[str] = set()

    async def run(self) -> None:
        """Play until so many games are over, or the token is refused (`RequestRefused`)."""
        wait = 0.1
        try:
            while not self._is_done:
                try:
                    await self._follow()
                    wait = 0.1
                except (ConnectionClosed, OSError, InvalidHandshake, TimeoutError) as lost:
                    end = lost.rcvd if isinstance(lost, ConnectionClosed) else None
                    if end is not None and end.code == SIGNED_OUT:
                        raise RequestRefused(401, NOT_ACCEPTED) from None
                    await asyncio.sleep(wait)
                    wait = min(MAX_WAIT_SECONDS, wait * 2)
        finally:
            for player in self._players.values():
                player.cancel()
            await asyncio.gather(*self._players.values(), return_exceptions=True)

    @property
    def _is_done(self) -> bool:
        return self._games is not None and len(self._finished) >= self._games

    async def _follow(self) -> None:
        async with connect(
            f"{self._client.socket_url}/api/me/turns",
            additional_headers=self._client.headers,
            compression=None,
            open_timeout=5,
            ping_interval=5,
            ping_timeout=10,
        ) as socket:
            while not self._is_done:
                with contextlib.suppress(TimeoutError):
                    turns = decode_server(await asyncio.wait_for(socket.recv(), 0.5))
                    if isinstance(turns, Turns):
                        self._take_up(turns)
                self._collect()
                await self._check_idle_tables()
                await self._accept()

    def _take_up(self, turns: Turns) -> None:
        self._running = {game.table for game in turns.games}
        self._invited = [invitation.table for invitation in turns.invitations]
        for table in self._players.keys() - self._running:  # its host may have ended it
            self._players[table].cancel()
        for table in sorted(self._running):
            self._waiting.pop(table, None)
            if table not in self._players and self._has_room:
                player = ProgramPlayer(self._client, table, self._program)
                self._players[table] = asyncio.create_task(player.play())

    async def _accept(self) -> None:
        """Sit down where it was invited, while it has time for another game."""
        while self._invited and time.monotonic() >= self._retry_at:
            if len(self._running) + len(self._waiting) >= self._most_tables:
                return
            await self._sit(self._invited.pop(0))

    @property
    def _has_room(self) -> bool:
        return len(self._players) < self._most_tables

    async def _sit(self, table: str) -> None:
        """Accept an invitation; one that cannot be accepted is declined."""
        try:
            await self._client.sit(table)
        except RequestRefused as refusal:
            if refusal.status in (401, 429, 503):
                self._invited.append(table)
                self._retry_at = time.monotonic() + RETRY_SECONDS
            else:
                await self._delete(f"/api/me/invitations/{table}")
            return
        self._waiting[table] = time.monotonic()
        sys.stderr.write(f"sits down at table {table}\n")

    async def _check_idle_tables(self) -> None:
        """Forget tables that were closed, and leave those where nothing happens."""
        now = time.monotonic()
        if not self._waiting or now - self._checked_at < CHECK_SECONDS:
            return
        self._checked_at = now
        for table, since in list(self._waiting.items()):
            is_idle = now - since > MAX_WAIT_FOR_START
            if is_idle:
                await self._delete(f"/api/tables/{table}/seats")
            if is_idle or not await self._sits_at(table):
                self._waiting.pop(table)

    async def _sits_at(self, table: str) -> bool:
        try:
            found = await self._client.request_json("GET", f"/api/tables/{table}")
        except RequestRefused:
            return True  # nobody knows
        return found["you"] is not None and found["table"]["status"] in ("open", "playing")

    async def _delete(self, path: str) -> None:
        with contextlib.suppress(RequestRefused):  # whatever a host does must not end the program
            await self._client.request_text("DELETE", path)

    def _collect(self) -> None:
        """Forget the games that are over; a program that has failed ends all."""
        for table, player in list(self._players.items()):
            if player.done():
                del self._players[table]
                self._finished.add(table)
                if not player.cancelled():
                    player.result()
                sys.stderr.write(f"the game at table {table} is over\n")


async def play_turns(
    client: HttpClient, program: Program, *, tables: int = MAX_TABLES, games: int | None = None
) -> None:
    """Let a program play for the account of a token. Raises `RequestRefused`, `ProgramFailed`."""
    await _check_bot(client)
    try:
        await TurnBridge(client, program, tables=tables, games=games).run()
    finally:
        await program.close()


async def _check_bot(client: HttpClient) -> None:
    """Raise `ProgramFailed` unless the token is of a bot account, so that all see what plays."""
    try:
        name = (await client.request_json("GET", "/api/me"))["name"]
    except RequestRefused as refusal:
        raise RequestRefused(401, NOT_ACCEPTED) if refusal.status == 401 else refusal from None
    except (ValueError, KeyError, TypeError):
        raise ProgramFailed("this is no server of the game") from None
    if not is_bot_name(name):
        raise ProgramFailed("the token is a person's; make one with the account of a bot")
