"""Prometheus metrics of the server.

They are served on a port of their own, never on the public one. No label names a table, an account
or anything else of unbounded number: it would cost memory, and reveal something about a game.
"""

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Final, Literal, get_args

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, start_http_server
from prometheus_client.process_collector import ProcessCollector

from inkland.sheet.refused import Refused
from inkland.table.counters import Counters, Stage
from inkland.table.errors import TooManyRequests

REGISTRY: Final = CollectorRegistry()
ProcessCollector(registry=REGISTRY)

# Buckets of histograms, in seconds.
_SHORT: Final = (0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)
# Few, since there are as many series as routes for each of them.
_OF_ROUTES: Final = (0.01, 0.05, 0.25, 1.0, 5.0)
_LONG: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


def _counter(name: str, about: str, label: str = "", values: tuple[str, ...] = ()) -> Counter:
    """Create a counter that shows all values of its label from the start, as zeros."""
    counter = Counter(f"inkland_{name}", about, [label] if label else (), registry=REGISTRY)
    for value in values:
        counter.labels(value)
    return counter


def _gauge(name: str, about: str, *labels: str) -> Gauge:
    return Gauge(f"inkland_{name}", about, labels, registry=REGISTRY)


def _histogram(name: str, about: str, buckets: tuple[float, ...], *labels: str) -> Histogram:
    return Histogram(f"inkland_{name}", about, labels, buckets=buckets, registry=REGISTRY)


# --- Playing

moves: Final = _counter(
    "moves", "Commands of seats, by outcome.", "answer", ("saved", "refused", "busy")
)
move_seconds: Final = _histogram("move_seconds", "From a command to its durable answer.", _SHORT)
move_stage_seconds: Final = _histogram(
    "move_stage_seconds", "The stages of a move, by name.", _SHORT, "stage"
)
# Looking a label up takes longer than counting.
_STAGES: Final = {stage: move_stage_seconds.labels(stage) for stage in get_args(Stage)}
append_seconds: Final = _histogram("append_seconds", "One append to storage.", _SHORT)
append_races: Final = _counter("append_races", "Appends that another process was faster with.")
queue_full: Final = _counter(
    "queue_full", "Dropped because a queue was full.", "queue", ("commands", "socket")
)
bot_seconds: Final = _histogram("bot_seconds", "Duration of one move of a bot.", _LONG)

# --- Connections and requests

sockets: Final = _gauge("sockets", "Open live connections of this process.")
tables_connected: Final = _gauge("tables_connected", "Tables with a connection to this process.")
requests: Final = _counter(
    "requests", "HTTP requests, by the first digit of their status.", "status", tuple("2345")
)
request_seconds: Final = _histogram(
    "request_seconds", "From a request to its answer, by method and pattern.", _OF_ROUTES, "route"
)
logins: Final = _counter(
    "logins", "Attempts to log in.", "result", ("welcome", "refused", "limited")
)

mails: Final = _counter(
    "mails",
    "Mails handed to the SMTP server, by outcome.",
    "outcome",
    ("sent", "later", "address_refused", "message_refused"),
)

# --- Notices

notices: Final = _counter(
    "notices",
    "Notices to people who are away: sent, not needed any more, or waiting for another attempt.",
    "outcome",
    ("sent", "dropped", "later"),
)

# --- Bus, storage, clocks and jobs

bells: Final = _counter(
    "bells", "Hints that something is new at a table.", "direction", ("rung", "heard")
)
bus_up: Final = _gauge("bus_up", "1 while the bus is connected; play goes on without it.")
record_up: Final = _gauge("record_up", "1 while the database answers.")
log_receivers_away: Final = _gauge(
    "log_receivers_away", "Replication slots of the database to which nobody is connected."
)
log_behind_bytes: Final = _gauge(
    "log_behind_bytes", "Bytes of the database's log that the last receiver of it lacks."
)
deadlines_fired: Final = _counter("deadlines_fired", "Deadlines that have passed, each once.")
clock_credited_seconds: Final = _counter(
    "clock_credited_seconds", "Seconds given back to clocks after the database was unreachable."
)
jobs_waiting: Final = _gauge("jobs_waiting", "Jobs that no worker has started yet.", "kind")
bot_jobs_unfinished: Final = _gauge(
    "bot_jobs_unfinished", "Jobs of bots, waiting or in progress, by who plays.", "players"
)
bot_jobs_oldest_seconds: Final = _gauge(
    "bot_jobs_oldest_seconds", "Age of the oldest unfinished job of bots, by who plays.", "players"
)
bot_turns_waiting: Final = _gauge(
    "bot_turns_waiting", "Moves of bots that wait for a worker process of this process."
)
bot_turns_oldest_seconds: Final = _gauge(
    "bot_turns_oldest_seconds", "How long the first of these moves has waited."
)


def serve_metrics(host: str, port: int) -> int:
    """Serve the metrics from a thread until the process ends; return the port."""
    server, _thread = start_http_server(port, host, REGISTRY)
    return int(server.server_port)


class PrometheusCounters(Counters):
    """Counts the events of tables in the metrics above."""

    def command(self, answer: Literal["saved", "refused", "busy"], seconds: float) -> None:
        """Count a seat's command by its answer, and how long the answer took."""
        moves.labels(answer).inc()
        if answer != "busy":
            move_seconds.observe(seconds)

    def stage(self, stage: Stage, seconds: float) -> None:
        """Note how long a stage of a move took."""
        _STAGES[stage].observe(seconds)

    def append(self) -> AbstractContextManager[object]:
        """Time one append to storage."""
        return append_seconds.time()

    def append_race(self) -> None:
        """Count an append that failed because another process had appended first."""
        append_races.inc()

    def queue_full(self, queue: Literal["commands", "socket"]) -> None:
        """Count a command or a connection dropped because its queue was full."""
        queue_full.labels(queue).inc()

    def bell(self, direction: Literal["rung", "heard"]) -> None:
        """Count a bell."""
        bells.labels(direction).inc()

    def connected_tables(self, number: int) -> None:
        """Note how many tables have a connection to this process."""
        tables_connected.set(number)

    def socket(self) -> AbstractContextManager[object]:
        """Count a live connection as open until the context ends."""
        return sockets.track_inprogress()

    def bot(self) -> AbstractContextManager[object]:
        """Time how long a bot thinks."""
        return bot_seconds.time()


@contextmanager
def login() -> Iterator[None]:
    """Count the outcome of the login attempt in this context."""
    try:
        yield
    except Refused as refusal:
        logins.labels("limited" if isinstance(refusal, TooManyRequests) else "refused").inc()
        raise
    logins.labels("welcome").inc()
