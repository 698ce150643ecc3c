"""The use cases: what can be done at a table, by whom, and when."""

import asyncio
import secrets

import msgspec
import pytest

from inkland import fairness
from inkland.bots.games.self_play import seat_rngs
from inkland.bots.random_bot import RandomBot
from inkland.protocol.messages import Refused as RefusedMessage
from inkland.protocol.messages import Saved, decode_server
from inkland.protocol.resources import NewTable, OptionWishes, Sit, SitBot, TableChange
from inkland.rules import Draw, TakeBack, view
from inkland.rules.errors import SeatsOutOfRange, UnknownPreset
from inkland.rules.replay import replay
from inkland.server.features.deals import results as deal_results
from inkland.table.actions import joining, opening, playing, queries, seating, table_resources
from inkland.table.actions.seating import STAND_IN
from inkland.table.bot_player import BotPlayer
from inkland.table.errors import (
    BadLand,
    DealIsFixed,
    DealIsPrivate,
    HasBegun,
    NoFreeSeat,
    NoSuchDeal,
    NoSuchTable,
    NotBegun,
    NotHost,
    NotOver,
    NotSeated,
    SeatTaken,
    TableClosed,
    UnknownBot,
)
from inkland.table.games.mailbox import Command
from inkland.table.ids import AccountId, DealCode
from inkland.table.storage.memory import MemoryStorage
from inkland.table.storage.records import Account
from inkland.table.worker_pool import InlineWorkerPool
from support.contexts import (
    ANN,
    BEN,
    EVE,
    UNKNOWN_TABLE,
    events_of,
    opened,
    play,
    proof_of,
    run,
    seat_request,
    started,
    transcript_of,
)
from support.storage_samples import add_account

# --- Opening


def test_a_table_has_the_options_of_its_preset_and_what_is_requested_on_top() -> None:
    async def scenario() -> None:
        wishes = OptionWishes(map_sheet="b", take_back=False)
        _, table = await opened(seats=3, preset="heroes", options=wishes, title="  Our   table ")
        assert (table.options.seats, table.options.map_sheet) == (3, "b")
        assert table.options.heroes and not table.options.take_back
        assert table.seats == (None, None, None)
        assert (table.status, table.title, table.host) == ("open", "Our table", ANN.id)
        assert table.commitment

    run(scenario())


def test_options_with_which_no_game_can_be_set_up_are_refused() -> None:
    for fields, refusal in (
        ({"preset": "everest"}, UnknownPreset),
        ({"seats": 101}, SeatsOutOfRange),
        ({"deal": "0" * 26}, NoSuchDeal),
    ):
        with pytest.raises(refusal):
            run(opened(**fields))


def test_only_the_host_changes_an_open_table() -> None:
    async def scenario() -> None:
        context, table = await opened(seats=2)
        with pytest.raises(NotHost):
            await opening.change_table(context, table.id, BEN, TableChange(public=True))
        table = await opening.change_table(
            context, table.id, ANN, TableChange(public=True, seats=4, preset="everything")
        )
        assert table.public and len(table.seats) == table.options.seats == 4
        assert table.options.skills
        for seat, account in ((3, ANN), (0, BEN)):
            table = await joining.sit(context, table.id, account, seat_request(), seat)
        table = await opening.change_table(context, table.id, ANN, TableChange(seats=2))
        assert [occupant and occupant.name for occupant in table.seats] == ["Ben", "Ann"]
        with pytest.raises(SeatTaken):
            await opening.change_table(context, table.id, ANN, TableChange(seats=1))

    run(scenario())


# --- Sitting


def test_people_take_seats_with_names_and_colours_of_their_own() -> None:
    async def scenario() -> None:
        context, table = await opened(seats=2)
        await joining.sit(context, table.id, ANN, seat_request())
        table = await joining.sit(context, table.id, BEN, seat_request(name="Benny"))
        first, second = table.seats
        assert first is not None and second is not None
        assert (first.name, first.colour) == ("Ann", "blue")
        assert second.name == "Benny" and second.colour != "blue"  # colours are unique at a table
        with pytest.raises(NoFreeSeat):
            await joining.sit(context, table.id, EVE, seat_request())
        with pytest.raises(SeatTaken):
            await joining.sit(context, table.id, EVE, seat_request(), 1)
        table = await joining.leave(context, table.id, BEN)
        table = await joining.sit(context, table.id, ANN, seat_request(), 1)  # changes seats
        assert seating.seat_of(table, ANN.id) == 1 and table.seats[0] is None

    run(scenario())


def test_lands_are_named_and_keep_their_names_until_changed() -> None:
    async def scenario() -> None:
        context, table = await opened(seats=3)
        await joining.sit(context, table.id, ANN, seat_request(land=" Westmark ", crest="oak"))
        table = await joining.sit(context, table.id, ANN, seat_request(name="Anny"), 2)  # moves
        assert table.seats[2] is not None
        assert (table.seats[2].land, table.seats[2].crest) == ("Westmark", "oak")
        shown = table_resources.table_info(table, is_seated=True).seats[2]
        assert shown is not None and (shown.land, shown.crest) == ("Westmark", "oak")
        table = await joining.sit(context, table.id, ANN, seat_request(land="", crest="key"))
        assert table.seats[2] is not None
        assert (table.seats[2].land, table.seats[2].crest) == ("", "key")
        with pytest.raises(BadLand):
            await joining.sit(context, table.id, BEN, seat_request(land="Inkland Support"))
        table = await joining.sit(context, table.id, BEN, seat_request())
        assert table.seats[0] is not None
        assert (table.seats[0].land, table.seats[0].crest) == ("", None)

    run(scenario())


def test_the_host_hands_the_table_on_when_leaving() -> None:
    async def scenario() -> None:
        context, table = await opened(seats=2)
        for account in (ANN, BEN):
            await joining.sit(context, table.id, account, seat_request())
        table = await joining.leave(context, table.id, ANN)
        assert table.host == BEN.id
        table = await joining.sit(context, table.id, ANN, seat_request())
        with pytest.raises(NotHost):
            await joining.leave(context, table.id, ANN, 1)
        table = await joining.leave(context, table.id, BEN, 0)  # the host may empty a seat
        assert seating.seat_of(table, ANN.id) is None

    run(scenario())


def test_a_host_who_stands_stays_the_host() -> None:
    async def scenario() -> None:
        context, table = await opened(seats=3)
        for account in (BEN, EVE):
            await joining.sit(context, table.id, account, seat_request())
        await joining.leave(context, table.id, ANN, 0)
        table = await joining.leave(context, table.id, EVE)
        assert table.host == ANN.id

    run(scenario())


def test_a_hundred_people_sit_down_at_once() -> None:
    async def scenario() -> None:
        context, table = await opened(seats=100)
        people = [Account(AccountId(f"guest {number}"), f"G {number}") for number in range(100)]
        for account in people:
            await add_account(context.storage, account)
        await asyncio.gather(
            *(joining.sit(context, table.id, one, seat_request()) for one in people)
        )
        seats = (await context.load_table(table.id)).seats
        assert len({occupant.account for occupant in seats if occupant is not None}) == 100

    run(scenario())


def test_bots_fill_the_seats_the_host_gives_them() -> None:
    async def scenario() -> None:
        context, table = await opened(seats=3)
        await joining.sit(context, table.id, ANN, seat_request())
        table = await joining.fill_with_bots(
            context, table.id, ANN, SitBot(bot="random", seats=(2,))
        )
        assert [s and s.bot for s in table.seats] == [None, None, "random"]
        table = await joining.fill_with_bots(context, table.id, ANN, SitBot())
        assert [s and s.bot for s in table.seats] == [None, STAND_IN, "random"]
        with pytest.raises(SeatTaken):
            await joining.fill_with_bots(context, table.id, ANN, SitBot(seats=(0,)))
        with pytest.raises(UnknownBot):
            await joining.fill_with_bots(context, table.id, ANN, SitBot(bot="deep"))
        with pytest.raises(NotHost):
            await joining.fill_with_bots(context, table.id, BEN, SitBot())

    run(scenario())


# --- Starting and playing


def test_bots_take_what_seats_are_empty_when_the_game_starts() -> None:
    async def scenario() -> None:
        context, table = await opened(seats=3)
        await joining.sit(context, table.id, ANN, seat_request())
        with pytest.raises(NotHost):
            await playing.start(context, table.id, BEN)
        table = await playing.start(context, table.id, ANN)
        assert table.status == "playing"
        assert [s and s.bot for s in table.seats] == [None, STAND_IN, STAND_IN]
        assert isinstance(context.storage, MemoryStorage)
        assert [job.table for job in context.storage.jobs] == [table.id]
        with pytest.raises(HasBegun):
            await playing.start(context, table.id, ANN)

    run(scenario())


def test_only_the_own_seat_can_be_played_and_only_in_a_running_game() -> None:
    async def scenario() -> None:
        context, table = await opened(seats=2)
        await joining.sit(context, table.id, ANN, seat_request())
        command = Command(0, secrets.token_hex(16), TakeBack(0, 1))
        with pytest.raises(NotBegun):
            await playing.act(context, table.id, ANN.id, command)
        await joining.sit(context, table.id, BEN, seat_request())
        await playing.start(context, table.id, ANN)
        for account in (BEN, EVE):
            with pytest.raises(NotSeated):
                await playing.act(context, table.id, account.id, command)
        answer = decode_server(await playing.act(context, table.id, ANN.id, command))
        assert isinstance(answer, RefusedMessage) and answer.code == "NothingToTakeBack"
        with pytest.raises(NoSuchTable):
            await playing.act(context, UNKNOWN_TABLE, ANN.id, command)

    run(scenario())


def test_a_drawing_is_saved_and_can_be_taken_back_while_the_step_is_open() -> None:
    async def scenario() -> None:
        context, table = await started()
        state = (await context.mailbox(table.id).game()).state
        assert state.step is not None
        drawing = RandomBot().answer(view(state, 0), seat_rngs("x", 1)[0])
        command = Command(0, "a" * 32, Draw(0, 1, drawing))
        first = await playing.act(context, table.id, ANN.id, command)
        assert isinstance(decode_server(first), Saved)
        assert await playing.act(context, table.id, ANN.id, command) == first  # byte for byte
        back = await playing.act(context, table.id, ANN.id, Command(0, "b" * 32, TakeBack(0, 1)))
        assert isinstance(decode_server(back), Saved)
        after = (await context.mailbox(table.id).game()).state
        assert after.step is not None and after.step.answers[0] is None
        assert (
            await playing.act(context, table.id, ANN.id, command) == first
        )  # and is not counted again
        assert (await context.mailbox(table.id).game()).state == after

    run(scenario())


def test_who_leaves_a_running_game_is_played_by_a_bot_and_may_come_back() -> None:
    async def scenario() -> None:
        context, table = await started()
        table = await joining.leave(context, table.id, BEN)
        occupant = table.seats[1]
        assert occupant is not None and (occupant.account, occupant.bot) == (BEN.id, STAND_IN)
        with pytest.raises(HasBegun):
            await joining.sit(context, table.id, EVE, seat_request(), 1)
        with pytest.raises(HasBegun):
            await joining.leave(context, table.id, ANN, 1)
        table = await joining.come_back(context, table.id, BEN.id)
        assert table.seats[1] is not None and table.seats[1].bot is None
        table = await joining.stand_in(context, table.id, 1)
        table = await joining.sit(context, table.id, BEN, seat_request())
        assert table.seats[1] is not None and table.seats[1].bot is None

    run(scenario())


# --- After the game


def test_a_finished_game_has_a_transcript_a_proof_and_results() -> None:
    async def scenario() -> None:
        context, table = await started(preset="everything")
        for early in (transcript_of, proof_of, events_of):
            with pytest.raises(NotOver):
                await early(context, table.id)
        await play(context, table.id)
        table = await context.load_table(table.id)
        assert table.status == "finished"
        told = replay(await transcript_of(context, table.id))
        proof = await proof_of(context, table.id)
        assert fairness.verify(proof) == told
        assert proof.commitment == table.commitment and len(proof.nonces) == 2
        assert table.deal is not None
        results = (await deal_results.deal_summary(context, table.deal, None)).results
        assert sorted(r.result.stars for r in results) == sorted(p.stars for p in told.standing)
        assert all(result.counted for result in results)

    run(scenario())


def test_a_deal_can_be_played_again_with_the_same_cards() -> None:
    async def scenario() -> None:
        context, first = await started(seats=1)
        await play(context, first.id)
        code = (await context.load_table(first.id)).deal
        assert code is not None
        _, second = await opened(context, seats=2, deal=code)
        assert (second.commitment, second.dealt_at) == (first.commitment, first.id)
        with pytest.raises(DealIsFixed):
            await opening.change_table(context, second.id, ANN, TableChange(preset="heroes"))
        for account in (ANN, BEN):
            await joining.sit(context, second.id, account, seat_request())
        await playing.start(context, second.id, ANN)
        await play(context, second.id)
        one, two = [await events_of(context, table.id) for table in (first, second)]
        assert [e for e in one if type(e).__name__ == "SeasonOrdered"] == [
            e for e in two if type(e).__name__ == "SeasonOrdered"
        ]
        with pytest.raises(DealIsPrivate):
            await proof_of(context, second.id)
        fairness.verify(await proof_of(context, first.id))
        results = (await deal_results.deal_summary(context, DealCode(code), None)).results
        counted = {(result.table, result.name): result.counted for result in results}
        assert counted[second.id, "Ann"] is False  # she had seen it
        assert counted[second.id, "Ben"] is True

    run(scenario())


def test_a_rematch_is_one_new_table_whoever_asks() -> None:
    async def scenario() -> None:
        context, table = await started(seats=3)
        with pytest.raises(NotOver):
            await opening.rematch(context, table.id, ANN)
        await play(context, table.id)
        with pytest.raises(NotSeated):
            await opening.rematch(context, table.id, EVE)
        one, two = await asyncio.gather(
            opening.rematch(context, table.id, ANN), opening.rematch(context, table.id, BEN)
        )
        assert one.id == two.id != table.id
        assert one.options == table.options and one.commitment != table.commitment
        assert [s and s.bot for s in one.seats] == [None, None, STAND_IN]
        assert one.status == "open" and one.deal is None and one.rematch is None

    run(scenario())


def test_where_a_private_party_plays_on_is_told_to_those_who_sat_there() -> None:
    async def scenario() -> None:
        context, table = await started()
        await play(context, table.id)
        again = await opening.rematch(context, table.id, ANN)
        with pytest.raises(NotSeated):
            await opening.rematch(context, table.id, EVE)
        old = await context.load_table(table.id)
        assert table_resources.table_info(old, is_seated=True).rematch == again.id
        assert table_resources.table_info(old, is_seated=False).rematch is None

    run(scenario())


def test_a_closed_table_shows_what_it_would_have_dealt() -> None:
    async def scenario() -> None:
        context, table = await opened(seats=2)
        with pytest.raises(NotHost):
            await opening.close_table(context, table.id, BEN)
        await opening.close_table(context, table.id, ANN)
        fairness.verify(await proof_of(context, table.id))
        with pytest.raises(TableClosed):
            await joining.sit(context, table.id, BEN, seat_request())

    run(scenario())


def test_the_host_ends_a_running_game_without_a_result() -> None:
    """Its proof can be read, nothing is ranked, nobody plays on, and a rematch can be opened."""

    async def scenario() -> None:
        context, table = await started(seats=3)
        assert isinstance(context.storage, MemoryStorage)
        with pytest.raises(NotHost):
            await opening.close_table(context, table.id, BEN)
        state = (await context.game(table.id)).state
        command, other = [
            Command(
                seat,
                secrets.token_hex(16),
                Draw(seat, state.last_step, RandomBot().answer(view(state, seat), rng)),
            )
            for seat, rng in enumerate(seat_rngs("a seed", 2))
        ]
        saved = await playing.act(context, table.id, ANN.id, command)
        events = await context.storage.game(table.id)
        ended = await opening.close_table(context, table.id, ANN)
        assert ended.status == "closed"
        for late in (
            playing.act(context, table.id, BEN.id, other),
            queries.watched_table(context, table.id, ANN),
            opening.close_table(context, table.id, ANN),
        ):
            with pytest.raises(TableClosed):
                await late
        assert await playing.act(context, table.id, ANN.id, command) == saved
        for job in context.storage.jobs:
            await BotPlayer(context, InlineWorkerPool()).play(job)
        stored = await context.storage.game(table.id)
        assert events is not None and stored is not None and stored.entries == events.entries
        proof = await proof_of(context, table.id)
        fairness.verify(proof)
        assert proof.commitment == table.commitment and len(proof.nonces) == 2
        assert table.deal is not None
        assert (await deal_results.deal_summary(context, table.deal, None)).results == ()
        assert table_resources.table_info(ended, is_seated=True).deal is None
        with pytest.raises(NotOver):
            await transcript_of(context, table.id)
        again = await opening.rematch(context, table.id, BEN)
        assert again.status == "open" and again.options == table.options

    run(scenario())


def test_a_finished_game_cannot_be_ended() -> None:
    async def scenario() -> None:
        context, table = await started(seats=1)
        await play(context, table.id)
        with pytest.raises(HasBegun):
            await opening.close_table(context, table.id, ANN)

    run(scenario())


def test_who_watches_a_deal_has_seen_it() -> None:
    async def scenario() -> None:
        context, table = await started(seats=1)
        await queries.watched_table(context, table.id, EVE)
        await play(context, table.id)
        code = (await context.load_table(table.id)).deal
        assert code is not None
        _, again = await opened(context, seats=1, deal=code)
        await opening.change_table(context, again.id, ANN, TableChange(title="again"))
        await joining.sit(context, again.id, EVE, seat_request())
        await playing.start(context, again.id, ANN)
        await play(context, again.id)
        results = (await deal_results.deal_summary(context, code, None)).results
        assert {r.name: r.counted for r in results} == {"Ann": True, "Eve": False}

    run(scenario())


def test_the_lobby_lists_public_tables_only() -> None:
    async def scenario() -> None:
        context, _private = await opened(seats=2)
        _, public = await opened(context, seats=2, public=True)
        assert [table.id for table in await queries.lobby(context)] == [public.id]

    run(scenario())


def test_requests_are_checked_before_they_arrive() -> None:
    """The wire types refuse what the use cases rely on not to get."""
    for kind, text in (
        (Sit, '{"nonce":"00"}'),
        (NewTable, '{"seats":0}'),
        (NewTable, '{"seats":2.5}'),
        (SitBot, '{"seats":[-1]}'),
        (TableChange, '{"colour":"red"}'),
    ):
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(text, type=kind)
