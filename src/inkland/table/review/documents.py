"""Use cases that read a finished game: its last view, history, transcript, proof, replay, analysis.

Each is a document that a worker encodes once. While the game goes on they raise `NotOver`, and
during the day of a deal of the day they are only for those who have finished it.
"""

from inkland import fairness
from inkland.rules import GameOptions, fold
from inkland.rules import transcript as transcripts
from inkland.rules.errors import NoSuchSeat
from inkland.table.actions import queries, seating, tutorial, visibility
from inkland.table.context import Context
from inkland.table.errors import DealIsPrivate, NotJudged, NotOver
from inkland.table.games import encoding
from inkland.table.games.finished_games import Document, decode_events, make_document
from inkland.table.ids import TableId
from inkland.table.review.analyses import AnalysisUnfinished, encode_seat_analysis
from inkland.table.review.history import encode_history
from inkland.table.review.replays import encode_replay
from inkland.table.storage.records import Account, Table


async def moment(context: Context, table_id: TableId, account: Account | None) -> Document | bytes:
    """The `Moment` resource of a finished game as a document, of a running one as JSON.

    Raises `NotBegun`. The deal counts as seen by the account from now on.
    """
    table = await queries.watched_table(context, table_id, account)
    seat = None if account is None else seating.seat_of(table, account.id)
    if table.status == "finished":
        return await context.finished_games.document(table, encode_last_moment, seat)
    game = await context.game(table_id)
    return encoding.encode_moment(game.number, game.state, seat)


async def history(
    context: Context, table_id: TableId, since: int, limit: int, account: Account | None
) -> Document:
    """The `HistoryPage` resource: the next `limit` events after event `since`."""
    table = await queries.finished_table(context, table_id, account)
    # What lies behind the end is one document, and not one for each number.
    last = (await context.finished_games.events(table_id)).count(b"\n") + 1
    return await context.finished_games.document(table, encode_history, min(since, last), limit)


async def transcript(
    context: Context, table_id: TableId, account: Account | None = None
) -> Document:
    """The transcript, which `inkland replay` reads."""
    table = await queries.finished_table(context, table_id, account)
    return await context.finished_games.document(table, encode_transcript)


async def replay(
    context: Context, table_id: TableId, seat: int, account: Account | None
) -> Document:
    """The `Replay` resource of one seat."""
    table = await _finished_with_seat(context, table_id, seat, account)
    return await context.finished_games.document(table, encode_replay, seat)


async def analysis(
    context: Context, table_id: TableId, seat: int, account: Account | None
) -> Document | None:
    """The `Analysis` resource, with the moves of one seat only; None while it is being computed.

    Raises `NotJudged` if it was not requested.
    """
    table = await _finished_with_seat(context, table_id, seat, account)

    async def load() -> tuple[str]:
        stored = await context.storage.analysis(table_id)
        if stored is None:
            raise NotJudged()
        if stored.judged is None:
            raise AnalysisUnfinished
        return (stored.judged,)

    try:
        return await context.finished_games.document(table, encode_seat_analysis, seat, load=load)
    except AnalysisUnfinished:
        return None


async def proof(context: Context, table_id: TableId, account: Account | None = None) -> Document:
    """The proof that the deal was fixed before anyone sat down.

    Available once the game is over, or for a table closed before its game; else `NotOver`. It
    names the table where the deal was made, so a deal from a private table is proved only there:
    at others it raises `DealIsPrivate`.
    """
    table = await queries.visible_table(context, table_id, account)
    seal = None if table.deal is None else await visibility.seal_of(context, table.deal)
    if seal is not None:
        raise seal
    if table.is_deal_private:
        raise DealIsPrivate() if table.status == "finished" else NotOver()
    place = tutorial.dealt_at(table)
    if table.status == "finished":
        table = await queries.finished_table(context, table_id, account)

        async def load() -> tuple[object, ...]:
            secret = await queries.read_secret(context, table)
            events = await context.finished_games.events(table_id)
            return events, place, secret.secret, secret.nonces, table.options

        return await context.finished_games.document(table, encode_proof, load=load)
    if table.status == "closed" and table.dealt_at == table.id:
        secret = await queries.read_secret(context, table)
        return make_document(encode_proof, None, place, secret.secret, secret.nonces, table.options)
    raise NotOver()


async def _finished_with_seat(
    context: Context, table_id: TableId, seat: int, account: Account | None
) -> Table:
    table = await queries.finished_table(context, table_id, account)
    if seat >= len(table.seats):
        raise NoSuchSeat(seat=seat + 1)
    return table


# --- In a worker process


def encode_last_moment(lines: bytes, viewer: int | None) -> bytes:
    """The `Moment` resource after the last event of a game."""
    events = decode_events(lines)
    return encoding.encode_moment(len(events), fold(events), viewer)


def encode_transcript(lines: bytes) -> bytes:
    """The transcript of a game."""
    return transcripts.write(decode_events(lines)).encode()


def encode_proof(
    lines: bytes | None, place: str, secret: bytes, nonces: tuple[str, ...], options: GameOptions
) -> bytes:
    """The proof of the deal that was made at `place`; without events, of the deal alone."""
    text = None if lines is None else transcripts.write(decode_events(lines))
    return fairness.to_json(
        fairness.make_proof(place, secret, nonces, options, transcript=text)
    ).encode()
