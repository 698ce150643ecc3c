"""The mailbox: one writer, answers only for what is stored, and races decided by storage."""

import asyncio
import secrets
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import pytest

from inkland.bots.games.self_play import seat_rngs
from inkland.bots.random_bot import RandomBot
from inkland.protocol.messages import Refused, Saved, decode_server
from inkland.rules import Draw, GameOptions, TakeBack, new_game, view
from inkland.table.actions import joining, playing
from inkland.table.bus.local import LocalBus
from inkland.table.bus.port import Bell
from inkland.table.errors import StorageUnavailable, TableClosed, TooManyRequests
from inkland.table.games import loaded_game as stories
from inkland.table.games import mailbox as mailboxes
from inkland.table.games.mailbox import Command, Mailbox, MailboxFull
from inkland.table.ids import TableId
from inkland.table.request_ids import current_request_id
from inkland.table.storage.memory import MemoryStorage
from inkland.table.storage.records import NO_FOLLOW_UP, Entry, FollowUp, KeptAnswer, Table
from support.contexts import ANN, opened, run, seat_request


class FailingStorage(MemoryStorage):
    """Storage that counts appends and can fail before or after storing."""

    appends = 0
    mood = "fine"

    async def append(
        self,
        table: TableId,
        after: int,
        entries: Sequence[Entry],
        kept: Sequence[KeptAnswer],
        follow_up: FollowUp = NO_FOLLOW_UP,
    ) -> bool:
        self.appends += 1
        mood, self.mood = self.mood, "fine"
        await asyncio.sleep(0)
        if mood == "lost":
            raise StorageUnavailable
        done = await super().append(table, after, entries, kept, follow_up)
        if mood == "answer lost":
            raise StorageUnavailable
        return done


async def game(seats: int = 4) -> tuple[FailingStorage, Table]:
    """A new game with people on every seat, as far as the mailbox knows."""
    context, _ = await opened()
    storage = FailingStorage()
    storage.__dict__.update(context.storage.__dict__)
    context.storage = storage
    _, table = await opened(context, seats=seats)
    await joining.sit(context, table.id, ANN, seat_request())
    return storage, await playing.start(context, table.id, ANN)


async def drawings(box: Mailbox, name: str = "") -> list[Command]:
    """A legal drawing for every asked seat."""
    state = (await box.game()).state
    assert state.step is not None
    lots = seat_rngs(name, len(state.seats))
    return [
        Command(
            seat,
            secrets.token_hex(16),
            Draw(seat, state.step.number, RandomBot().answer(view(state, seat), lots[seat])),
        )
        for seat in state.step.asked
    ]


def test_everything_that_waits_is_appended_in_one_go() -> None:
    async def scenario() -> None:
        storage, table = await game()
        box = Mailbox(table.id, storage, LocalBus())
        commands = await drawings(box)
        answers = await asyncio.gather(*(box.post(command) for command in commands))
        assert all(isinstance(decode_server(answer), Saved) for answer in answers)
        assert storage.appends == 1
        assert (await box.game()).state.turn == 2

    run(scenario())


def test_a_repeat_gets_the_first_answer_in_the_same_batch_later_and_elsewhere() -> None:
    async def scenario() -> None:
        storage, table = await game()
        box = Mailbox(table.id, storage, LocalBus())
        commands = await drawings(box)
        twice = await asyncio.gather(*(box.post(command) for command in [*commands, *commands]))
        assert twice[: len(commands)] == twice[len(commands) :]
        assert [await box.post(command) for command in commands] == twice[: len(commands)]
        other = Mailbox(table.id, storage, LocalBus())  # after a restart, or on another machine
        assert [await other.post(command) for command in commands] == twice[: len(commands)]
        assert storage.appends == 1

    run(scenario())


def test_a_refusal_is_kept_like_any_answer() -> None:
    """A command refused as too early stays refused when its step opens."""

    async def scenario() -> None:
        storage, table = await game()
        box = Mailbox(table.id, storage, LocalBus())
        first = await drawings(box)
        early = Command(0, "e" * 32, first[0].action._replace(step=2))
        refusal = await box.post(early)
        assert isinstance(decode_server(refusal), Refused)
        await asyncio.gather(*(box.post(command) for command in first))
        before = (await box.game()).number
        assert await Mailbox(table.id, storage, LocalBus()).post(early) == refusal
        assert (await box.game()).number == before

    run(scenario())


@pytest.mark.parametrize("mood", ["lost", "answer lost"])
def test_a_failed_append_is_not_acknowledged_and_a_repeat_counts_once(mood: str) -> None:
    async def scenario() -> None:
        storage, table = await game()
        box = Mailbox(table.id, storage, LocalBus())
        command = (await drawings(box))[0]
        storage.mood = mood
        with pytest.raises(StorageUnavailable):
            await box.post(command)
        assert isinstance(decode_server(await box.post(command)), Saved)
        kept = await storage.game(table.id)
        assert kept is not None
        answered = [entry for entry in kept.entries if entry.seat == 0]
        assert len(answered) == 1

    run(scenario())


def test_the_log_leads_from_a_request_to_what_is_stored(caplog: pytest.LogCaptureFixture) -> None:
    async def scenario() -> None:
        storage, table = await game()
        box = Mailbox(table.id, storage, LocalBus())
        storage.mood = "lost"
        commands = (await drawings(box))[:2]
        for number, command in enumerate(commands):
            current_request_id.set(f"request {number}")
            with suppress(StorageUnavailable):
                await box.post(command)
        await box.post(commands[1])  # repeated: nothing is stored
        current_request_id.set(None)
        await box.post((await drawings(box, "of a bot"))[2])  # nobody has asked for it
        name = "inkland.table.games.mailbox"
        found = [(one.message[:19], vars(one)) for one in caplog.records if one.name == name]
        assert [
            (text, line["table"], line["commands"], line["requests"]) for text, line in found
        ] == [
            ("commands not stored", table.id, [commands[0].id], ["request 0"]),
            ("commands stored", table.id, [commands[1].id], ["request 1"]),
        ]

    with caplog.at_level("INFO", "inkland.table.games.mailbox"):
        run(scenario())


def test_two_processes_that_write_at_once_lose_nothing() -> None:
    async def scenario() -> None:
        storage, table = await game()
        boxes = [Mailbox(table.id, storage, LocalBus()) for _ in range(2)]
        for turn in range(6):
            commands = await drawings(boxes[0], f"turn {turn}")
            for box in boxes:
                await box.game()  # both have the same state, and both will write
            answers = await asyncio.gather(
                *(boxes[number % 2].post(command) for number, command in enumerate(commands))
            )
            assert all(isinstance(decode_server(answer), Saved) for answer in answers)
            at_least = max([(await box.game()).number for box in boxes])
            assert (await boxes[0].game(at_least)).state == (await boxes[1].game(at_least)).state
        kept = await storage.game(table.id)
        assert kept is not None
        secret = await storage.secret(table.id)
        assert secret is not None and secret.seed is not None
        assert stories.is_chained(kept, stories.new_game_log(table.id, secret.seed).hash)

    run(scenario())


def test_a_seat_that_sends_too_much_at_once_is_told_so_and_fills_no_place_of_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(mailboxes, "MAX_WAITING_PER_SEAT", 2)

    async def scenario() -> None:
        storage, table = await game()
        box = Mailbox(table.id, storage, LocalBus())
        commands = await drawings(box)
        own = commands[0]
        flood = [Command(0, f"{number:032x}", own.action) for number in range(6)]
        bots = [own._replace(id="bot", is_bots=True)]
        answers = await asyncio.gather(
            *(box.post(command) for command in [*flood, *bots, *commands[1:]]),
            return_exceptions=True,
        )
        assert [isinstance(answer, MailboxFull) for answer in answers] == [
            *[False] * 2, *[True] * 4, False, *[False] * 3,
        ]  # fmt: skip

    run(scenario())


def test_futile_commands_are_kept_but_not_without_end_and_forgotten_with_their_step(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A command that breaks no rule always gets through, and so does a bot."""
    monkeypatch.setattr(mailboxes, "MAX_FUTILE_PER_STEP", 3)

    async def scenario() -> None:
        storage, table = await game()
        box = Mailbox(table.id, storage, LocalBus())
        names = (f"{number:032x}" for number in range(100))
        for turn in range(2):
            commands = await drawings(box, str(turn))
            wrong = commands[0].action._replace(step=99)
            first = Command(0, next(names), wrong)
            refusal = await box.post(first)
            assert isinstance(decode_server(refusal), Refused)
            assert isinstance(decode_server(await box.post(commands[0])), Saved)
            for _ in range(2):  # the same drawing once more is saved, and changes nothing
                again = decode_server(await box.post(Command(0, next(names), commands[0].action)))
                assert isinstance(again, Saved)
            stored = len(storage._kept[table.id])
            for action in (wrong, commands[0].action):
                with pytest.raises(TooManyRequests):
                    await box.post(Command(0, next(names), action))
            assert len(storage._kept[table.id]) == stored
            assert await box.post(first) == refusal
            back = TakeBack(0, commands[0].action.step)
            assert isinstance(decode_server(await box.post(Command(0, next(names), back))), Saved)
            bots = Command(0, f"bot {turn}", commands[0].action, is_bots=True)
            assert isinstance(decode_server(await box.post(bots)), Saved)
            for command in commands[1:]:
                assert isinstance(decode_server(await box.post(command)), Saved)

    run(scenario())


def test_an_answer_can_be_changed_often_but_not_without_end() -> None:
    """Someone may change their mind thirty times, by taking back; then the last answer stands."""

    async def scenario() -> None:
        storage, table = await game()
        box = Mailbox(table.id, storage, LocalBus())
        names = (f"{number:032x}" for number in range(10_000))
        answers = [(await drawings(box, str(name)))[0].action for name in range(40)]
        back = TakeBack(0, answers[0].step)
        for action in answers[:30]:
            for one in (action, back):
                assert isinstance(
                    decode_server(await box.post(Command(0, next(names), one))), Saved
                )
        refused = 0
        while not refused:
            for one in (answers[0], answers[1] if answers[1] != answers[0] else back):
                told = decode_server(await box.post(Command(0, next(names), one)))
                if isinstance(told, Refused):
                    assert told.code == "TooManyChanges"
                    refused += 1
        stored = await storage.game(table.id)
        assert stored is not None
        revisions = [entry.revision or 0 for entry in stored.entries if entry.seat == 0]
        assert max(revisions) == mailboxes.MAX_REVISIONS_PER_STEP
        step = (await box.game()).state.step
        assert step is not None and step.answers[0] is not None
        for one in (back, answers[2]):
            told = decode_server(await box.post(Command(0, next(names), one)))
            assert isinstance(told, Refused) and told.code == "TooManyChanges"
        for command in (await drawings(box))[1:]:
            assert isinstance(decode_server(await box.post(command)), Saved)
        assert (await box.game()).state.turn == 2

    run(scenario())


def test_a_closed_table_takes_no_new_command_and_repeats_its_answers() -> None:
    """A move that races with the end is stored before it, or refused."""

    async def scenario() -> None:
        storage, table = await game()
        box = Mailbox(table.id, storage, LocalBus())
        commands = await drawings(box)
        saved = await box.post(commands[0])
        await storage.change_table(table._replace(version=table.version + 1, status="closed"))
        stored = await storage.game(table.id)
        for name in ("loaded", "new"):
            again = box if name == "loaded" else Mailbox(table.id, storage, LocalBus())
            for command in commands[1:]:
                with pytest.raises(TableClosed):
                    await again.post(command)
            assert await again.post(commands[0]) == saved
        assert await storage.game(table.id) == stored

    run(scenario())


def test_the_bell_rings_after_the_append_and_never_before() -> None:
    async def scenario() -> None:
        storage, table = await game()
        bus, heard = LocalBus(), []
        box = Mailbox(table.id, storage, bus)
        command = (await drawings(box))[0]

        def listen(bell: Bell) -> None:
            heard.append((bell, len(storage._entries[table.id])))

        bus.listen(listen)
        answer: Any = decode_server(await box.post(command))
        await asyncio.sleep(0)
        assert heard == [(Bell(table.id, answer.number), answer.number)]

    run(scenario())


def test_a_game_loaded_again_equals_the_game_in_memory() -> None:
    """State, revisions and hash do not depend on how a process loaded the game."""

    async def scenario() -> None:
        storage, table = await game()
        box = Mailbox(table.id, storage, LocalBus())
        for turn in range(8):
            await asyncio.gather(*(box.post(c) for c in await drawings(box, str(turn))))
            told = await box.game()
            read = await Mailbox(table.id, storage, LocalBus()).game()
            assert (read.number, read.state, read.hash) == (told.number, told.state, told.hash)
            assert read.revisions == told.revisions and read.scored == told.scored

    run(scenario())


def test_state_hashes_are_kept_where_turns_end_and_can_be_repeated() -> None:
    events = new_game(GameOptions(seats=2), "a seed")
    told, entries = stories.new_game_log("t", "s").with_events(events)
    again, same = stories.new_game_log("t", "s").with_events(events)
    assert entries == same and told.hash == again.hash
    other, _ = stories.new_game_log("t", "another seed").with_events(events)
    assert other.hash != told.hash  # no one can search for the deck that gives a hash


class SilentStorage(MemoryStorage):
    """Storage whose appends are answered only after `answers` is set."""

    async def append(
        self,
        table: TableId,
        after: int,
        entries: Sequence[Entry],
        kept: Sequence[KeptAnswer],
        follow_up: FollowUp = NO_FOLLOW_UP,
    ) -> bool:
        done = await super().append(table, after, entries, kept, follow_up)
        await self.answers.wait()
        return done

    answers: asyncio.Event


def test_who_waits_for_silent_storage_hears_that_it_is_busy(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def scenario() -> None:
        told, table = await game()
        storage = SilentStorage()
        storage.__dict__.update(told.__dict__)
        storage.answers = asyncio.Event()
        box = Mailbox(table.id, storage, LocalBus())
        first, second, *_ = await drawings(box)
        async with asyncio.timeout(240):
            for command in (first, second, first):  # also who comes later, and who repeats
                with pytest.raises(StorageUnavailable):
                    await box.post(command)
            storage.answers.set()
            answers = [await box.post(command) for command in (first, first, second)]
        assert answers[0] == answers[1]
        assert all(isinstance(decode_server(answer), Saved) for answer in answers)
        assert len([entry for entry in storage._entries[table.id] if entry.seat is not None]) == 2

    monkeypatch.setattr(mailboxes, "MAX_ANSWER_SECONDS", 0.2, raising=False)
    run(scenario())
