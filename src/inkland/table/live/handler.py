"""The handler of a live connection: answers the client's messages one after the other."""

import asyncio
import contextlib
from typing import Final, assert_never

import msgspec

from inkland.protocol import messages
from inkland.protocol.messages import (
    BAD_MESSAGE,
    NOT_HELLO,
    NOT_TEXT,
    OTHER_PROTOCOL,
    PROTOCOL,
    TOO_MANY,
    Busy,
    Draw,
    Explain,
    Hello,
    Look,
    Ping,
    Pong,
    Said,
    Say,
    TakeBack,
    Try,
)
from inkland.protocol.translation import DRAWING
from inkland.rules import Action, Refused, view
from inkland.rules import Draw as DrawAction
from inkland.rules import TakeBack as TakeBackAction
from inkland.sheet import MapSheet
from inkland.table.actions import joining, playing, queries, seating
from inkland.table.errors import NotSeated, StorageUnavailable, TooManyRequests
from inkland.table.fair_turns import Claim
from inkland.table.games import hints
from inkland.table.games.loaded_game import LoadedGame
from inkland.table.games.mailbox import Command
from inkland.table.ids import AccountId, TableId
from inkland.table.live.connections import TableConnection
from inkland.table.live.hub import Hub
from inkland.table.live.phrases import MAX_REFUSED_PER_CARD
from inkland.table.live.socket import SocketClosed
from inkland.table.rate_limits import TokenBucket
from inkland.table.storage import purpose

HELLO_TIMEOUT_SECONDS: Final = 10.0
MESSAGES_PER_SECOND: Final = 30.0
MESSAGES_BURST: Final = 90.0
QUESTIONS_PER_SECOND: Final = 10.0  # of a connection; the newest of each kind waits its turn
QUESTIONS_BURST: Final = 30.0

Query = Look | Try | Explain


async def handle_connection(hub: Hub, connection: TableConnection) -> None:
    """Serve the connection of an accepted socket until it is closed."""
    sender = asyncio.create_task(connection.run_sender())
    handler = MessageHandler(hub, connection)
    try:
        await handler.listen()
    except SocketClosed:
        connection.close(1000)
    finally:
        handler.end()
        if connection.has_said_hello:
            hub.remove(connection)
        with contextlib.suppress(asyncio.TimeoutError):
            await asyncio.wait_for(sender, 5)


class MessageHandler:
    """Answers the messages of one client."""

    def __init__(self, hub: Hub, connection: TableConnection) -> None:
        self._hub = hub
        self._connection = connection
        self._bucket = TokenBucket(MESSAGES_PER_SECOND, MESSAGES_BURST)
        self._asked = TokenBucket(QUESTIONS_PER_SECOND, QUESTIONS_BURST)
        self._questions: dict[type, Query] = {}
        self._answering: dict[type, asyncio.Task[None]] = {}

    def end(self) -> None:
        """Cancel the answers that are being computed."""
        for task in self._answering.values():
            task.cancel()

    async def listen(self) -> None:
        """Wait for `hello`, then answer messages until the connection is closed."""
        try:
            first = await asyncio.wait_for(self._next(), HELLO_TIMEOUT_SECONDS)
        except TimeoutError:
            return self._connection.close(NOT_HELLO)
        if first is None:
            return None
        if not isinstance(first, Hello):
            return self._connection.close(NOT_HELLO)
        if first.protocol != PROTOCOL:
            return self._connection.close(OTHER_PROTOCOL)
        self._connection.number = first.since
        self._connection.has_said_hello = True
        self._hub.add(self._connection)
        await self._arrive()
        while (message := await self._next()) is not None:
            await self._answer(message)
            await asyncio.sleep(0)  # let the sender run, even if many messages came at once
        return None

    async def _next(self) -> Said | None:
        """The next message; None if it breaks a limit or the protocol and we are closing."""
        text = await self._connection.socket.receive()
        if not self._bucket.take():
            self._connection.close(TOO_MANY)
            return None
        if isinstance(text, bytes):
            self._connection.close(NOT_TEXT)
            return None
        try:
            return messages.decode_client(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            self._connection.close(BAD_MESSAGE)
            return None

    async def _arrive(self) -> None:
        """Give the player's seat back from its stand-in; mark the deal as seen by a spectator."""
        account, context = self._connection.account, self._hub.context
        if account is None:
            return
        with contextlib.suppress(Refused, StorageUnavailable):
            table = await context.cached_table(self._connection.table)
            seat = seating.seat_of(table, account.id)
            occupant = None if seat is None else table.seats[seat]
            if table.status == "playing" and occupant is not None and occupant.bot is not None:
                with purpose.playing():
                    await joining.come_back(context, table.id, account.id)
            if seat is None:
                await queries.mark_deal_seen(context, table, account)

    async def _answer(self, message: Said) -> None:
        match message:
            case Draw(id, step, drawing):
                await self._act(id, step, drawing)
            case TakeBack(id, step):
                await self._act(id, step, None)
            case Ping(word):
                self._connection.send(messages.encode(Pong(word)))
            case Say(phrase):
                await self._say(phrase)
            case Look() | Try() | Explain():
                self._ask(message)
            case Hello():
                self._connection.close(BAD_MESSAGE)
            case _:
                assert_never(message)

    # --- Commands

    async def _act(self, id: str, step: int, drawing: object | None) -> None:
        connection = self._connection
        try:
            to_draw = None if drawing is None else DRAWING.from_plain(drawing)
        except msgspec.ValidationError:
            return connection.close(BAD_MESSAGE)
        try:
            with purpose.playing():
                seat, account = await self._sitting()
                action: Action = (
                    TakeBackAction(seat, step)
                    if to_draw is None
                    else DrawAction(seat, step, to_draw)
                )
                answer = await playing.act(
                    self._hub.context, connection.table, account, Command(seat, id, action)
                )
        except TooManyRequests:
            return connection.close(TOO_MANY)
        except Refused as refusal:
            answer = messages.encode(messages.Refused(id, refusal.code, dict(refusal.parameters)))
        except StorageUnavailable:
            answer = messages.encode(Busy(id))
        return connection.send(answer)

    async def _sitting(self) -> tuple[int, AccountId]:
        """The client's seat and account; raises `NotSeated`. It asks the table, because
        `connection.seat` is only set when the table is sent, and a command may come before."""
        account = self._connection.account
        if account is None:
            raise NotSeated()
        table = await self._hub.context.cached_table(self._connection.table)
        seat = seating.seat_of(table, account.id)
        if seat is None:
            raise NotSeated()
        return seat, account.id

    async def _say(self, phrase: messages.Phrase) -> None:
        with contextlib.suppress(Refused, StorageUnavailable):
            seat, _account = await self._sitting()
            if await self._hub.speak(self._connection, seat, phrase) > MAX_REFUSED_PER_CARD:
                self._connection.close(TOO_MANY)

    # --- Questions

    def _ask(self, question: Query) -> None:
        """Answer a question in the background. A newer question replaces a waiting one of its
        kind."""
        kind = type(question)
        self._questions[kind] = question
        if kind not in self._answering or self._answering[kind].done():
            self._answering[kind] = asyncio.create_task(self._answer_questions(kind))

    async def _answer_questions(self, kind: type) -> None:
        connection = self._connection
        account = AccountId("") if connection.account is None else connection.account.id
        # What waits at one table keeps its order, so each viewer counts as a table.
        viewer = TableId(f"{connection.table} {account}")
        claim = Claim(viewer, account, connection.source, has_person=True)
        while kind in self._questions:
            while not self._asked.take():
                await asyncio.sleep(1 / QUESTIONS_PER_SECOND)
            async with self._hub.hints.questions.turn(claim):
                question = self._questions.pop(kind)
                with contextlib.suppress(Refused, StorageUnavailable, msgspec.ValidationError):
                    for text in await self._answers(question):
                        connection.send(text)

    async def _answers(self, question: Query) -> list[str]:
        connection, run = self._connection, self._hub.hints.workers.run
        game = await self._hub.context.mailbox(connection.table).game()
        seat_view = view(game.state, connection.seat)
        if isinstance(question, Explain):
            sheet = sheet_of(game, question.seat, question.season)
            if sheet is None:
                return []
            labels = (question.seat, question.season, game.number)
            return [await run(hints.awards, seat_view.edicts, sheet, *labels)]
        if seat_view.step is None or seat_view.step.number != question.step:
            return []
        hint_input = hints.hint_input(seat_view)
        if isinstance(question, Try):
            return [await run(hints.try_drawing, hint_input, DRAWING.from_plain(question.drawing))]
        begun = DRAWING.from_plain(question.begun)
        spots = await run(hints.spots, hint_input, begun, game.number)
        return [spots, await self._hub.hints.effects(hint_input, begun, game.number)]


def sheet_of(game: LoadedGame, seat: int, season: int | None) -> MapSheet | None:
    """The sheet of a seat now, or as it was when a season was scored; None if there is none."""
    if season is None:
        seats = game.state.seats
    else:
        seats = game.scored[season] if season < len(game.scored) else ()
    return seats[seat].sheet if seat < len(seats) else None
