"""Metrics count what happens, are readable for Prometheus, and name nobody."""

import re
import secrets
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Final
from urllib.request import urlopen

import pytest
from prometheus_client.parser import text_string_to_metric_families
from starlette.types import Message

from inkland.bots.roster import bot_named
from inkland.protocol.resources import NewTable
from inkland.rules import Draw, TakeBack, view
from inkland.server.app import create_app
from inkland.server.configuration.settings import Settings
from inkland.server.http.middleware import OTHER_ROUTES
from inkland.server.ports import connect
from inkland.server.process import metrics
from inkland.sheet.refused import Refused
from inkland.table.actions import joining, opening, playing
from inkland.table.bus.local import LocalBus
from inkland.table.context import Context
from inkland.table.errors import StorageUnavailable, TooManyRequests, WhoAreYou
from inkland.table.games.mailbox import Command
from inkland.table.live.hub import Hub
from inkland.table.storage.memory import MemoryStorage
from support.contexts import ANN, BEN, memory_storage, run, seat_request, started
from support.nodes import NoHints
from support.sockets import Guest, settle

DOCS: Final = Path(__file__).parents[2] / "docs" / "operations.md"
OF_OTHERS: Final = {
    "inkland_reader",
    "inkland_backup_timestamp_seconds",
}  # a role, and of backup.sh
LABELS: Final = {
    "answer",
    "direction",
    "kind",
    "le",
    "outcome",
    "players",
    "queue",
    "result",
    "route",
    "stage",
    "status",
}


@pytest.fixture(scope="module")
def url() -> str:
    """Where the metrics are served."""
    return f"http://127.0.0.1:{metrics.serve_metrics('127.0.0.1', 0)}/metrics"


def scraped(url: str) -> str:
    """The metrics as Prometheus reads them."""
    with urlopen(url, timeout=240) as answer:
        text: str = answer.read().decode()
    return text


def counted(url: str) -> dict[str, float]:
    """All values other than zero, by name and labels."""
    families = text_string_to_metric_families(scraped(url))
    samples = [sample for family in families for sample in family.samples]
    return {" ".join([s.name, *s.labels.values()]): s.value for s in samples if s.value}


def counting_context(storage: MemoryStorage) -> Context:
    """A context whose counters are the metrics."""
    counters = metrics.PrometheusCounters()
    return Context(storage, LocalBus(counters=counters), counters)


def test_moves_are_counted_by_their_answer_and_timed(url: str) -> None:
    async def played() -> str:
        context = counting_context(memory_storage(ANN, BEN))
        _, table = await started(2, context)
        scenario = await context.mailbox(table.id).game()
        for seat, account in enumerate((ANN, BEN)):
            seen = view(scenario.state, seat)
            assert seen.step is not None
            drawing = bot_named("random").answer(seen, Random(1))
            for step in (seen.step.number + 1, seen.step.number):  # the first is refused
                command = Command(seat, secrets.token_hex(16), Draw(seat, step, drawing))
                await playing.act(context, table.id, account.id, command)
        return table.id

    before = counted(url)
    table = run(played())
    after = counted(url)
    grown = {name: value - before.get(name, 0) for name, value in after.items()}
    assert grown["inkland_moves_total saved"] == 2
    assert grown["inkland_moves_total refused"] == 2
    assert grown["inkland_move_seconds_count"] == grown["inkland_append_seconds_count"] == 4
    assert grown["inkland_move_seconds_bucket +Inf"] == 4
    assert grown["inkland_bells_total rung"] >= 2
    for secret in (table, ANN.id, ANN.name, BEN.name):
        assert secret not in re.findall(r"[\w.-]+", scraped(url))


def test_attempts_to_log_in_are_counted_by_how_they_end(url: str) -> None:
    before = counted(url)
    for refusal in (None, WhoAreYou(), TooManyRequests(seconds=900)):
        with suppress(Refused), metrics.login():
            if refusal is not None:
                raise refusal
    after = counted(url)
    for result in ("welcome", "refused", "limited"):
        name = f"inkland_logins_total {result}"
        assert after[name] - before.get(name, 0) == 1


def test_while_storage_is_unavailable_commands_count_as_busy(url: str) -> None:
    class Away(MemoryStorage):
        async def append(self, *_args: object, **_kwargs: object) -> bool:
            raise StorageUnavailable

    async def scenario() -> None:
        context = counting_context(Away())
        table = await opening.open_table(context, ANN, NewTable(seats=1))
        await joining.sit(context, table.id, ANN, seat_request())
        await playing.start(context, table.id, ANN)
        command = Command(0, "0" * 32, TakeBack(0, 1))
        with pytest.raises(StorageUnavailable):
            await playing.act(context, table.id, ANN.id, command)

    before = counted(url)
    run(scenario())
    name = "inkland_moves_total busy"
    assert counted(url)[name] - before.get(name, 0) == 1


def test_no_label_has_more_than_a_few_values(url: str) -> None:
    found: dict[str, set[str]] = {}
    for family in text_string_to_metric_families(scraped(url)):
        for sample in family.samples:
            for label, value in sample.labels.items():
                found.setdefault(label, set()).add(value)
    assert found.keys() <= LABELS
    few = found.keys() - {"le", "route"}
    assert all(len(found[label]) <= 5 for label in few)


def test_a_route_is_named_by_its_pattern_and_whatever_is_none_is_one(
    url: str, database: str
) -> None:
    """Neither ids nor paths nor methods that somebody makes up become labels."""
    table = "0123456789abcdefghijklmnop"

    async def requested() -> None:
        settings = Settings(limits=False, judge=0, workers=0)
        ports = await connect(settings, database)
        app = create_app(settings, ports)

        async def receive() -> Message:
            return {"type": "http.request", "body": b"", "more_body": False}

        async def send(_message: Message) -> None:
            return None

        async with app.router.lifespan_context(app):
            for method, path in (
                ("GET", f"/api/tables/{table}"), ("HEAD", f"/api/tables/{table}"),
                ("BREW", f"/api/tables/{table}"), ("GET", "/no/such/page"), ("GET", "/readyz"),
            ):  # fmt: skip
                scope = {
                    "type": "http", "method": method, "path": path, "query_string": b"",
                    "headers": [(b"host", b"localhost")], "client": ("127.0.0.1", 1),
                }  # fmt: skip
                await app(scope, receive, send)
        await ports.close()

    before = counted(url)
    run(requested())
    after = counted(url)
    grown = {
        name.removeprefix("inkland_request_seconds_count "): value - before.get(name, 0)
        for name, value in after.items()
        if name.startswith("inkland_request_seconds_count ") and value != before.get(name, 0)
    }
    assert grown == {"GET /api/tables/{table}": 2, "GET /readyz": 1, OTHER_ROUTES: 2}


def test_every_stage_of_a_move_is_timed(url: str) -> None:
    async def moved() -> None:
        context = counting_context(memory_storage(ANN))
        _, table = await started(1, context)
        guest = Guest(Hub(context, NoHints()), table, ANN).hello()
        await settle()
        number = guest.number or 0
        seen = view((await context.mailbox(table.id).game()).state, 0)
        assert seen.step is not None
        drawing = bot_named("random").answer(seen, Random(1))
        command = Command(0, secrets.token_hex(16), Draw(0, seen.step.number, drawing))
        await playing.act(context, table.id, ANN.id, command)
        await settle()
        assert (guest.number or 0) > number

    before = counted(url)
    run(moved())
    after = counted(url)
    for stage in ("queue", "load", "decide", "store", "deliver"):
        name = f"inkland_move_stage_seconds_count {stage}"
        assert after[name] > before.get(name, 0), stage


def test_every_metric_is_there_from_the_start_and_in_the_handbook(url: str) -> None:
    served = set(re.findall(r"^# TYPE (\w+) ", scraped(url), re.MULTILINE))
    ours = {name for name in served if name.startswith("inkland_") and "_created" not in name}
    named = set(re.findall(r"\b(?:inkland|process)_[a-z_]+[a-z]\b", DOCS.read_text()))
    told = {name.removesuffix("_bucket") for name in named}
    assert ours <= told
    assert {name for name in told if name.startswith("inkland_")} <= ours | OF_OTHERS
    assert {"process_open_fds", "process_max_fds"} <= served


def test_durable_answers_have_the_buckets_of_our_promises(url: str) -> None:
    bounds = re.findall(r'inkland_move_seconds_bucket\{le="([^"]+)"\}', scraped(url))
    promised = ["0.001", "0.002", "0.005", "0.01", "0.025", "0.05", "0.1", "0.25", "1.0", "+Inf"]
    assert bounds == promised
