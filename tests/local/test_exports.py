"""Games leave a device as transcripts, and come to another one only if they can be played again."""

import msgspec
import pytest

from inkland.local import exports
from inkland.local.errors import NotAnExport
from inkland.local.exports import ExportedGame, ExportedGames
from inkland.local.keeper import MemoryKeeper
from inkland.local.kept_storage import KeptStorage
from inkland.protocol.resources import NewTable
from inkland.rules import transcript
from inkland.rules.replay import TranscriptDiffers, replay
from inkland.sheet.refused import Refused
from inkland.table.actions import joining, opening, playing
from inkland.table.bus.local import LocalBus
from inkland.table.context import Context
from inkland.table.ids import TableId
from inkland.table.storage.records import Table
from support.contexts import ANN, BEN, play, proof_of, seat_request
from support.kept import kept_state

pytestmark = pytest.mark.anyio


async def device() -> tuple[KeptStorage, Context]:
    """A device without games."""
    storage = await KeptStorage.open(MemoryKeeper())
    return storage, Context(storage, LocalBus(), is_device=True)


async def begin(context: Context, storage: KeptStorage, **fields: object) -> Table:
    """A game of Ann and Ben against a bot that has just begun."""
    if await storage.account(ANN.id) is None:
        await storage.add_account(ANN)
        await storage.add_account(BEN)
        await storage.choose_account(ANN.id)
    table = await opening.open_table(context, ANN, NewTable(seats=3, **fields))  # type: ignore[arg-type]
    for account in (ANN, BEN):
        await joining.sit(context, table.id, account, seat_request())
    return await playing.start(context, table.id, ANN)


async def a_full_device() -> tuple[KeptStorage, ExportedGames]:
    """A device with a finished game, one that goes on with its deal, and one of the tutorial."""
    storage, context = await device()
    finished = await begin(context, storage)
    await play(context, finished.id)
    done = await storage.table(finished.id)
    assert done is not None and done.deal is not None
    await begin(context, storage, deal=done.deal)
    await opening.open_tutorial(context, ANN)
    await opening.open_table(context, ANN, NewTable())  # not begun, so it stays here
    file = await exports.export_games(storage)
    return storage, msgspec.json.decode(msgspec.json.encode(file), type=ExportedGames)


async def test_another_device_goes_on_with_all_games() -> None:
    storage, file = await a_full_device()
    assert len(file.games) == 3
    other, context = await device()
    assert await exports.import_games(other, file) == exports.ImportReport(3, 0)
    assert [account.name for account in await other.accounts()] == ["Ann", "Ben"]
    current = await other.current_account()
    assert current is not None and current.name == "Ann"
    for game in file.games:
        found, before = await other.table(TableId(game.id)), await storage.table(TableId(game.id))
        assert found is not None and before is not None
        assert (found.status, found.options, found.deal) == (
            before.status, before.options, before.deal,
        )  # fmt: skip
        ours, theirs = await other.game(found.id), await storage.game(found.id)
        assert ours is not None and theirs is not None and ours.entries == theirs.entries
    assert (await exports.export_games(other)).games == file.games
    for game in file.games[1:]:
        await play(context, TableId(game.id))
        table = await other.table(TableId(game.id))
        assert table is not None and table.status == "finished"
        await proof_of(context, table.id)


async def test_bots_of_an_imported_game_play_on() -> None:
    _, file = await a_full_device()
    other, _context = await device()
    await exports.import_games(other, file)
    assert {job.table for job in other.jobs if job.kind == "bots"} == {
        TableId(game.id) for game in file.games[1:]
    }


async def test_a_file_that_is_imported_again_changes_nothing() -> None:
    storage, file = await a_full_device()
    before = kept_state(storage)
    assert await exports.import_games(storage, file) == exports.ImportReport(0, 3)
    assert kept_state(storage) == before


async def test_a_finished_game_is_a_transcript_and_a_running_one_is_not() -> None:
    _, file = await a_full_device()
    finished, running, _tutorial = file.games
    assert transcript.write(replay(finished.transcript).events) == finished.transcript
    with pytest.raises(TranscriptDiffers, match="a line that can be read"):
        replay(running.transcript)


def _other_cards(game: ExportedGame) -> ExportedGame:
    return msgspec.structs.replace(game, secret="00" * 32)


def _other_line(game: ExportedGame) -> ExportedGame:
    lines = game.transcript.splitlines()
    return msgspec.structs.replace(game, transcript="\n".join(lines[:-2] + lines[-1:]))


def _fewer_seats(game: ExportedGame) -> ExportedGame:
    return msgspec.structs.replace(game, seats=game.seats[:-1])


def _no_words(game: ExportedGame) -> ExportedGame:
    return msgspec.structs.replace(game, transcript="")


def _bad_name(game: ExportedGame) -> ExportedGame:
    seat = msgspec.structs.replace(game.seats[0], name="\u202e")
    return msgspec.structs.replace(game, seats=(seat, *game.seats[1:]))


@pytest.mark.parametrize("forge", [_other_cards, _other_line, _fewer_seats, _no_words, _bad_name])
async def test_a_file_with_a_forged_game_is_refused_as_a_whole(forge: object) -> None:
    _, file = await a_full_device()
    forged = ExportedGames(file.format, (file.games[0], forge(file.games[2])))  # type: ignore[operator]
    other, _context = await device()
    with pytest.raises(Refused):
        await exports.import_games(other, forged)
    assert await other.accounts() == () and not other.state.tables and not other.jobs


async def test_a_deal_played_again_needs_the_game_it_was_made_for() -> None:
    _, file = await a_full_device()
    other, _context = await device()
    with pytest.raises(NotAnExport, match="is missing"):
        await exports.import_games(other, ExportedGames(file.format, file.games[1:2]))


async def test_an_import_is_stored_in_one_write_or_not_at_all() -> None:
    _, file = await a_full_device()
    keeper = MemoryKeeper()
    other = await KeptStorage.open(keeper)
    await exports.import_games(other, file)
    assert keeper.writes == 1
    assert kept_state(await KeptStorage.open(keeper)) == kept_state(other)


@pytest.mark.parametrize(
    "text",
    [
        b"{}",
        b'{"format":"inkland games 2","games":[]}',
        b'{"format":"inkland games 1","games":[{}]}',
    ],
)
def test_what_is_no_export_is_not_read(text: bytes) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text, type=ExportedGames)
