"""Every alert rung by its fault, on a real site: `python tests/proof/alerts.py [ALERT ...]`.

PostgreSQL, NATS, two web nodes, a worker and bots are processes of their own; people and bots play;
a real Prometheus scrapes them and evaluates `deploy/prometheus/alerts.yml`. Each fault is made, its
alerts must ring, it is mended as `docs/runbooks.md` says, and they must be silent again.

Of the rules only the times and two counts are smaller: seconds stand for minutes, and a handful for
hundreds. `python tests/proof/alerts.py InklandBusAway` tries one.
"""

import argparse
import asyncio
import contextlib
import http.server
import json
import os
import random
import re
import resource
import secrets
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any, Final, NamedTuple
from urllib.request import urlopen

sys.path.insert(0, str(Path(__file__).parents[1]))

import psutil  # type: ignore[import-untyped]
import psycopg
import yaml  # type: ignore[import-untyped]
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from inkland.client.http import HttpClient, RequestRefused
from inkland.client.player import Player
from inkland.server.postgres import cluster
from inkland.server.postgres.cluster import bundled_programs
from proof.chaos.database import Database
from proof.chaos.nodes import free_port
from proof.chaos.proxy import CONDITIONS, NORMAL, LinkCondition, Proxy, to_socket
from support.nats import Broker
from support.processes import Process
from support.smtp_server import SmtpServer

DEPLOY: Final = Path(__file__).parents[2] / "deploy"
RULES: Final = DEPLOY / "prometheus" / "alerts.yml"
ROLES: Final = {"web1": "web", "web2": "web", "worker": "worker", "bots": "bots"}
_LINE: Final = "database"
_RING_SECONDS: Final = 90.0
_SILENT_SECONDS: Final = 6.0  # a fault that lasts would ring again within these
_PEOPLE_TABLES: Final = 2
_BOT_TABLES: Final = 4  # of a person and a bot
_PACE_SECONDS: Final = 0.7
_WIDE_TABLE: Final = 8  # seats of the tables that make races
_FAR: Final = LinkCondition(delay=0.03)  # a database in another town
_MAIL_SECONDS: Final = 1.0
_YESTERDAY: Final = 27 * 3600


def shortened(text: str) -> str:
    """The rules with seconds for minutes, and small counts."""
    text = re.sub(r"\[\d+[mh]\]", "[12s]", text)
    text = re.sub(r"^( +for:) \w+$", r"\1 3s", text, flags=re.MULTILINE)
    return text.replace("> 500 and", "> 8 and").replace("> 3 and sum(inc", "> 0 and sum(inc")


# --- Who plays


class PacedPlayer(Player):
    """A player that takes its time for a drawing."""

    pace = _PACE_SECONDS

    async def _draw(self, step: int, drawing: Any) -> None:
        await asyncio.sleep(self._random.uniform(0, 2 * self.pace))
        await super()._draw(step, drawing)


class HastyPlayer(PacedPlayer):
    """One that takes none."""

    pace = 0.0


class Crowd:
    """People at tables, in a thread of their own; when a game is over they play another one."""

    def __init__(self, urls: list[str]) -> None:
        self._urls = urls
        self._loop = asyncio.new_event_loop()
        threading.Thread(target=self._loop.run_forever, daemon=True).start()

    def run(self, work: Any) -> Callable[[], object]:
        """Run something until the function that is returned is called."""
        future = asyncio.run_coroutine_threadsafe(work, self._loop)
        return future.cancel

    async def person(self, name: str, node: int = 0) -> HttpClient:
        """A new guest, at one of the nodes first."""
        urls = self._urls[node % len(self._urls) :] + self._urls[: node % len(self._urls)]
        client = HttpClient(*urls)
        await client.enter(name)
        return client

    async def play(
        self, people: int, bots: int, kind: type[Player] = PacedPlayer, nodes: int = 2
    ) -> None:
        """Play games at one table after the other, whatever happens to the site."""
        while True:
            try:
                seated = await self._seated(people, bots, kind, nodes)
                await asyncio.gather(*(player.play() for player in seated))
            except (OSError, RequestRefused, TimeoutError):
                await asyncio.sleep(0.5)

    async def _seated(self, people: int, bots: int, kind: type[Player], nodes: int) -> list[Player]:
        clients = [await self.person(f"Guest {n}", n % nodes) for n in range(people)]
        table = await clients[0].open(seats=people + bots)
        for client in clients:
            await client.sit(table)
        for _ in range(bots):
            await clients[0].request_json("POST", f"/api/tables/{table}/bots", {"bot": "random"})
        await clients[0].start(table)
        return [kind(client, table, random.Random()) for client in clients]

    async def repeat(self, method: str, path: str, body: object = None, every: float = 0.2) -> None:
        """Send a request again and again, whatever is answered."""
        client = await self.person("Reader")
        while True:
            with suppress(OSError, RequestRefused, TimeoutError):
                await client.request_text(method, path, body)
            await asyncio.sleep(every)

    async def flood(self) -> None:
        """Send commands for one seat on twelve connections, each as soon as one is answered."""
        client = await self.person("Flood")
        table = await client.open(seats=2)
        await client.sit(table)
        await client.start(table)

        async def send_for_ever() -> None:
            url = f"{client.socket_url}/api/tables/{table}/live"
            while True:
                with suppress(OSError, WebSocketException, TimeoutError):
                    async with connect(url, additional_headers={"Cookie": client.cookie}) as line:
                        await line.send('{"type":"hello"}')
                        while True:
                            command = {"type": "take_back", "id": secrets.token_hex(16), "step": 1}
                            await line.send(json.dumps(command))
                            while json.loads(await line.recv())["type"] not in ("busy", "refused"):
                                pass
                            await asyncio.sleep(0.1)
                await asyncio.sleep(0.2)

        await asyncio.gather(*(send_for_ever() for _ in range(12)))


# --- The site


class AlertSite:
    """All processes of a site, with a Prometheus that watches them."""

    def __init__(self, folder: Path, stack: ExitStack) -> None:
        self.folder = folder
        cluster._SETTINGS.update(wal_level="replica", max_wal_senders="5")
        self.database = Database(folder / "data")
        stack.callback(self.database.stop)
        self.database.start()
        self.proxy = Proxy()
        stack.callback(self.proxy.close)
        line = self.proxy.open(_LINE, to_socket(self.database.socket))
        self.broker = Broker()
        self.broker.start()
        stack.callback(self.broker.kill)
        self.smtp = stack.enter_context(SmtpServer())
        self.ports = {name: (free_port(), free_port()) for name in ROLES}
        self.environment = {
            **os.environ,
            "INKLAND_DATABASE_URL": self.database.proxied(line),
            "INKLAND_NATS_URL": self.broker.url,
            "INKLAND_PUBLIC_URL": f"http://127.0.0.1:{self.ports['web1'][0]}",
            "INKLAND_SMTP_URL": self.smtp.url,
            "INKLAND_MAIL_FROM": "Inkland <post@inkland.example>",
            "INKLAND_LIMITS": "off",
            "INKLAND_FAST": "off",
            "INKLAND_JUDGE": "off",
        }
        self.nodes: dict[str, Process] = {}
        stack.callback(self._stop)
        for name in ROLES:
            self.start(name)
        self.crowd = Crowd([self.nodes[name].url for name in ("web1", "web2")])
        self.prometheus = stack.enter_context(self._prometheus(stack.enter_context(self._files())))

    def start(self, name: str) -> None:
        """Start a process, again on its ports."""
        port, metrics = self.ports[name]
        log = self.folder / f"{name}.log"
        flags = ("--metrics-port", str(metrics))
        self.nodes[name] = Process(ROLES[name], self.environment, log, port, *flags)

    def kill(self, name: str) -> None:
        """Kill a process."""
        self.nodes[name].process.kill()
        self.nodes[name].process.wait()

    def _stop(self) -> None:
        for node in self.nodes.values():
            if node.process.poll() is None:
                node.stop()

    def back_up(self) -> None:
        """Make a dump, as the timer does."""
        subprocess.run(
            [DEPLOY / "backup.sh", self.folder / "dumps"], check=True, capture_output=True,
            env={
                **os.environ, "INKLAND_PYTHON": sys.executable,
                "INKLAND_DATABASE_URL": self.database.url,
                "INKLAND_BACKUP_METRICS": str(self.folder / "textfiles" / "inkland.prom"),
            },
        )  # fmt: skip

    def age_backup(self) -> None:
        """Have the last dump made yesterday."""
        file = self.folder / "textfiles" / "inkland.prom"
        name = "inkland_backup_timestamp_seconds"
        file.write_text(f"# TYPE {name} gauge\n{name} {time.time() - _YESTERDAY:.0f}\n")

    # --- The log, received elsewhere

    def start_receiver(self) -> None:
        """Receive the log of the database, as on another machine."""
        program = [str(bundled_programs() / "pg_receivewal"), f"--dbname={self.database.url}"]
        program.append("--slot=inkland")
        (self.folder / "archive").mkdir(exist_ok=True)
        subprocess.run([*program, "--create-slot", "--if-not-exists"], check=True)
        folder = f"--directory={self.folder / 'archive'}"
        with (self.folder / "receiver.log").open("ab") as log:
            self.receiver = subprocess.Popen([*program, folder, "--synchronous"], stderr=log)

    def stop_receiver(self) -> None:
        """Kill it."""
        self.receiver.kill()
        self.receiver.wait()

    def execute(self, statement: bytes) -> None:
        """Change the database by hand."""
        with psycopg.connect(self.database.url, autocommit=True) as connection:
            connection.execute(statement)

    # --- Prometheus

    @contextmanager
    def _files(self) -> Iterator[int]:
        """Serve the files of the textfile collector, as a node exporter does."""
        (self.folder / "textfiles").mkdir()

        class Quiet(http.server.SimpleHTTPRequestHandler):
            def log_message(self, *_words: object) -> None:
                pass

            def handle(self) -> None:
                with suppress(ConnectionError):  # Prometheus was not patient enough
                    super().handle()

            def guess_type(self, _path: Any) -> str:
                return "text/plain"

        serve = partial(Quiet, directory=str(self.folder / "textfiles"))
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), serve)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server.server_port
        server.shutdown()

    @contextmanager
    def _prometheus(self, files: int) -> Iterator[str]:
        """Run Prometheus with our rules; yield its address."""
        config = yaml.safe_load((DEPLOY / "prometheus" / "prometheus.yml").read_text())
        config["global"] = {"scrape_interval": "1s", "evaluation_interval": "1s"}
        ours, node = config["scrape_configs"]
        ours["static_configs"] = [
            {"targets": [f"127.0.0.1:{self.ports[name][1]}"], "labels": {"role": role}}
            for name, role in ROLES.items()
        ]
        node["static_configs"] = [{"targets": [f"127.0.0.1:{files}"]}]
        node["metrics_path"] = "/inkland.prom"
        (self.folder / "prometheus.yml").write_text(yaml.safe_dump(config))
        (self.folder / "alerts.yml").write_text(shortened(RULES.read_text()))
        port = free_port()
        with (self.folder / "prometheus.log").open("wb") as log:
            process = subprocess.Popen(
                ["prometheus", f"--config.file={self.folder / 'prometheus.yml'}",
                 f"--storage.tsdb.path={self.folder / 'series'}",
                 f"--web.listen-address=127.0.0.1:{port}"],
                stdout=log, stderr=log,
            )  # fmt: skip
        try:
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait(30)

    def firing(self) -> set[str]:
        """The names of the alerts that ring."""
        try:
            with urlopen(f"{self.prometheus}/api/v1/alerts", timeout=5) as answer:
                found = json.load(answer)["data"]["alerts"]
        except OSError:
            return set()
        return {alert["labels"]["alertname"] for alert in found if alert["state"] == "firing"}

    def wait(self, is_true: Callable[[set[str]], bool], what: str) -> float:
        """Wait until the alerts are so; return the seconds."""
        start = time.monotonic()
        while not is_true(found := self.firing()):
            if time.monotonic() > start + _RING_SECONDS:
                raise TimeoutError(f"{what}; ringing: {sorted(found)}")
            time.sleep(0.25)
        return time.monotonic() - start

    def wait_for_silence(self, alert: str, what: str) -> float:
        """Wait until an alert is silent and stays so; return the seconds until it was."""
        start = time.monotonic()
        while True:
            self.wait({alert}.isdisjoint, what)
            silent_at = time.monotonic()
            while alert not in self.firing():
                if time.monotonic() > silent_at + _SILENT_SECONDS:
                    return silent_at - start
                time.sleep(0.25)


# --- The faults


class Trial(NamedTuple):
    """A fault: the alerts that it rings, how it is made, and how the runbook mends it.

    What went on while it was mended, so that the silence is that of the repair, is ended after it.
    """

    alerts: tuple[str, ...]
    fault: str
    begin: Callable[[], object]
    mend: Callable[[], object]
    after: Callable[[], object] = lambda: None


class Rung(NamedTuple):
    """An alert that rang and became silent, in seconds after the fault and after its end."""

    alert: str
    fault: str
    rang_after: float
    silent_after: float


def trials(site: AlertSite) -> list[Trial]:
    """All faults, in the order in which they are tried."""
    crowd, database, proxy = site.crowd, site.database, site.proxy
    running: list[Callable[[], object]] = []

    def begin(*works: Any) -> Callable[[], None]:
        def do() -> None:
            running.extend(crowd.run(work()) for work in works)

        return do

    def end() -> None:
        while running:
            running.pop()()

    def both(*dos: Callable[[], object]) -> Callable[[], None]:
        def do() -> None:
            for one in dos:
                one()

        return do

    async def ask_for_mails() -> None:
        for number in count(1):
            with suppress(OSError, RequestRefused, TimeoutError):
                person = await crowd.person(f"Writer {number}")
                address = {"address": f"{secrets.token_hex(4)}@example.org"}
                await person.request_json("PUT", "/api/me/mail", address)
            await asyncio.sleep(_MAIL_SECONDS)

    def play_hastily(nodes: int) -> None:
        begin(*[lambda: crowd.play(_WIDE_TABLE, 0, HastyPlayer, nodes)] * 2)()

    def limit_files() -> None:
        process = psutil.Process(site.nodes["web2"].process.pid)
        _soft, hard = process.rlimit(resource.RLIMIT_NOFILE)
        process.rlimit(resource.RLIMIT_NOFILE, (int(process.num_fds() * 1.1), hard))

    def refuse_mails() -> None:
        site.smtp.data_answer = "554 5.7.1 Blocked"

    def take_mails() -> None:
        site.smtp.data_answer = "250 Taken"

    guess = {"login": "somebody", "password": "wrong password"}
    return [
        Trial(("InklandBackupOld",), "no dump was ever made", lambda: None, site.back_up),
        Trial(("InklandBackupOld",), "the last dump is of yesterday", site.age_backup,
              site.back_up),
        Trial(("InklandDatabaseAway",), "PostgreSQL stopped", database.quit, database.restart),
        Trial(("InklandNoWorker", "InklandProcessDown"), "the worker killed",
              partial(site.kill, "worker"), partial(site.start, "worker")),
        Trial(("InklandBusAway",), "NATS killed", site.broker.kill, site.broker.start),
        Trial(("InklandPeopleWaitForBots", "InklandJobsPileUp"), "bots killed",
              both(partial(site.kill, "bots"), begin(*[lambda: crowd.play(1, 1)] * 7)),
              both(partial(site.start, "bots"), end)),
        Trial(("InklandProcessDown",), "a web node killed", partial(site.kill, "web2"),
              partial(site.start, "web2")),
        Trial(("InklandLogNotReceived",), "the receiver of the log killed",
              both(site.start_receiver, lambda: time.sleep(6), site.stop_receiver),
              site.start_receiver),
        Trial(("InklandMovesSlow", "InklandRoutesSlow"), "every byte to PostgreSQL 0.4 s late",
              both(begin(lambda: crowd.repeat("GET", "/api/leaders")),
                   lambda: proxy.change(_LINE, LinkCondition(delay=0.4))),
              both(lambda: proxy.change(_LINE, NORMAL), end)),
        Trial(("InklandMovesNotKept", "InklandQueuesFull"), "PostgreSQL hangs, a client floods",
              both(begin(crowd.flood), lambda: time.sleep(4),
                   lambda: proxy.change(_LINE, CONDITIONS["hole"])),
              both(lambda: proxy.change(_LINE, NORMAL), end)),
        Trial(("InklandServerErrors",), "a table renamed by hand",
              both(begin(lambda: crowd.repeat("GET", "/api/me/people")),
                   partial(site.execute, b"ALTER TABLE following RENAME TO following_away")),
              both(partial(site.execute, b"ALTER TABLE following_away RENAME TO following"), end)),
        Trial(("InklandAppendRaces",), "eager people of one table at two nodes",
              both(lambda: proxy.change(_LINE, _FAR), lambda: play_hastily(2)),
              both(end, lambda: play_hastily(1)),
              both(end, lambda: proxy.change(_LINE, NORMAL))),
        Trial(("InklandFilesNearlyOut",), "a node may open few files", limit_files,
              both(partial(site.kill, "web2"), partial(site.start, "web2"))),
        Trial(("InklandMailsRefused",), "the SMTP server refuses us",
              both(refuse_mails, begin(ask_for_mails)), take_mails, end),
        Trial(("InklandMailsWait",), "the SMTP server is away",
              both(site.smtp.stop, begin(ask_for_mails)), site.smtp.start, end),
        Trial(("InklandPasswordGuessing",), "passwords are guessed",
              begin(lambda: crowd.repeat("POST", "/api/sessions", guess)), end),
    ]  # fmt: skip


def ring(site: AlertSite, only: set[str], report: Callable[[str], None]) -> list[Rung]:
    """Try the faults of these alerts, or all; raises `TimeoutError` if one does not ring or end."""
    for people, tables in ((2, _PEOPLE_TABLES), (1, _BOT_TABLES)):
        for _ in range(tables):
            site.crowd.run(site.crowd.play(people, 2 - people))
    rung: list[Rung] = []
    chosen = [trial for trial in trials(site) if not only or only & set(trial.alerts)]
    if only and "InklandBackupOld" not in only:
        site.back_up()
    for trial in chosen:
        if trial.fault != "no dump was ever made":
            # Another one may ring: on a busy machine moves are slow.
            alerts = set(trial.alerts)
            site.wait(alerts.isdisjoint, f"quiet before: {trial.fault}")
        begun = time.monotonic()
        trial.begin()
        after = {}
        for alert in trial.alerts:
            site.wait({alert}.issubset, f"{alert} by: {trial.fault}")
            after[alert] = time.monotonic() - begun
        trial.mend()
        for alert in trial.alerts:
            silent_after = site.wait_for_silence(alert, f"{alert} ends: {trial.fault}")
            rung.append(Rung(alert, trial.fault, after[alert], silent_after))
            last = rung[-1]
            report(f"{last.alert:<26} {last.fault:<40} {last.rang_after:5.1f} s, "
                   f"silent {last.silent_after:5.1f} s after the repair")  # fmt: skip
        trial.after()
    return rung


def prove(only: set[str], report: Callable[[str], None] = print) -> list[Rung]:
    """Start a site, and ring these alerts, or all."""
    if shutil.which("prometheus") is None:
        raise SystemExit("Prometheus is not installed: apt-get install prometheus")
    folder = Path(tempfile.mkdtemp(prefix="ink-", dir="/tmp"))
    try:
        with ExitStack() as stack:
            site = AlertSite(folder, stack)
            stack.callback(lambda: _end_receiver(site))
            return ring(site, only, report)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _end_receiver(site: AlertSite) -> None:
    if hasattr(site, "receiver"):
        site.stop_receiver()


def main() -> int:
    """Ring all alerts, or those named; the exit code is 1 if one was left out."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("alerts", nargs="*")
    only = set(parser.parse_args().alerts)
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    rung = {one.alert for one in prove(only, partial(print, flush=True))}
    wanted = only or set(re.findall(r"alert: (\w+)", RULES.read_text()))
    print(f"{len(rung)} of {len(wanted)} alerts rang by their fault and ended with the repair")
    return 0 if rung >= wanted else 1


if __name__ == "__main__":
    with contextlib.suppress(KeyboardInterrupt):
        raise SystemExit(main())
    raise SystemExit(1)
