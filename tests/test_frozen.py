"""What must survive a rename: names and bytes that others rely on, as lists in `tests/frozen`.

Classes and functions may be renamed at any time; what clients, databases, dashboards and scripts
know may not. Two more such lists are elsewhere: `docs/openapi.json` (paths, statuses, schemas;
`server/http/test_openapi.py`) and the transcripts of `tests/golden`.

To change a list on purpose, write it again and review the difference like code:

    make frozen                     all lists
    make frozen LISTS="metrics"     these
"""

import asyncio
import hashlib
import importlib
import json
import os
import pkgutil
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from difflib import unified_diff
from pathlib import Path
from string import Formatter
from typing import Any, Final, get_args

import gymnasium
import msgspec
import nats
import numpy as np
import procrastinate
import pytest
from procrastinate.testing import InMemoryConnector
from starlette.requests import Request
from typer.testing import CliRunner

import inkland
import inkland.env  # registers its ids
from inkland import cards
from inkland.bots import warm_up
from inkland.bots.budgets import LADDER
from inkland.bots.games.self_play import play_game
from inkland.bots.random_bot import RandomBot
from inkland.bots.roster import BOTS, SEATABLE, bot_named
from inkland.cli import app as command
from inkland.env import inkland_v1
from inkland.protocol import messages
from inkland.protocol.translation import STORED_EVENT, STORED_OPTIONS, mirrored
from inkland.rules import Action, Element, Event, GameOptions, Refused, fold, preset
from inkland.rules.game import QUESTIONS
from inkland.rules.options import PRESETS
from inkland.rules.solo import TITLES
from inkland.rules.transcript import write
from inkland.server.bus.nats import NatsBus
from inkland.server.configuration.settings import Settings
from inkland.server.configuration.sources import CONFIG_VARIABLE
from inkland.server.configuration.table import SETTINGS
from inkland.server.jobs.queue import PostgresJobs
from inkland.sheet import Terrain
from inkland.speech import LANGUAGES
from inkland.table.bus.port import Bell, NodeSeats, SpokenPhrase
from inkland.table.games.loaded_game import state_hash
from inkland.table.ids import JobKind, TableId
from inkland.table.storage.records import key_of
from support.nats import Broker
from support.unconnected import unconnected_app

ROOT: Final = Path(__file__).parent.parent
FROZEN: Final = Path(__file__).parent / "frozen"
SOURCES: Final = ROOT / "src" / "inkland"
TABLE: Final = TableId("0123456789abcdefghjkmnpqrs")


# --- Protocol and stored data


def refusals() -> Iterator[str]:
    """Each refusal with its HTTP status and code."""
    for module in pkgutil.walk_packages(inkland.__path__, "inkland."):
        if not module.name.endswith("__main__") and ".migrations." not in module.name:
            importlib.import_module(module.name)
    answer: Any = unconnected_app().exception_handlers[Refused]
    for kind in sorted(_leaves(Refused), key=lambda kind: kind.__name__):
        named = {name: 1 for _, name, _, _ in Formatter().parse(kind.__doc__ or "") if name}
        response = asyncio.run(answer(Request({"type": "http"}), kind(**named)))
        yield " ".join([str(response.status_code), json.loads(response.body)["code"], *named])


def _leaves(kind: type[Refused]) -> Iterator[type[Refused]]:
    """All refusals of the product without subclasses; the others are never raised."""
    for child in kind.__subclasses__():
        if child.__module__.startswith("inkland."):
            yield from _leaves(child) if child.__subclasses__() else [child]


def wire() -> Iterator[str]:
    """Messages of the live connection in both directions, and its close codes."""
    for way, union in (("client", messages.Said), ("server", messages.Tells)):
        yield from sorted(f"{way} {_struct(kind)}" for kind in get_args(union))
    codes = (value for value in vars(messages).values() if type(value) is int)
    yield f"protocol {messages.PROTOCOL}"
    yield f"close codes {sorted(code for code in codes if code >= 1000)}"


def stored() -> Iterator[str]:
    """Events, elements, actions and options as they are encoded, and a sample of each event."""
    for name, union in (("event", Event), ("element", Element), ("action", Action)):
        yield from sorted(f"{name} {_struct(mirrored(kind))}" for kind in get_args(union))
    yield f"options {_struct(mirrored(GameOptions))}"
    samples: dict[str, str] = {}
    for name, options in PRESETS.items():
        yield f"options of {name}: {STORED_OPTIONS.to_json(options).decode()}"
        events, state = play_game(options._replace(seats=2), "frozen", [RandomBot()] * 2)
        texts = [STORED_EVENT.to_json(event).decode() for event in events]
        for event, text in zip(events, texts, strict=True):
            samples.setdefault(type(event).__name__, text)
        yield f"events of {name}: {_digest(texts)}, state {state_hash(state).hex()}"
        assert fold(events) == state
    yield from (f"sample {text}" for _, text in sorted(samples.items()))
    yield f"key of a result: {key_of(TABLE, 3)}"


def _struct(kind: Any) -> str:
    """The tag of a message, or the name of an untagged struct, and its fields in order."""
    fields = [field.encode_name for field in msgspec.structs.fields(kind)]
    return " ".join([kind.__struct_config__.tag or kind.__name__, *fields])


def ids() -> Iterator[str]:
    """The ids of the cards and of the rules' parts."""
    yield from sorted(f"card {card}" for card in (*cards.DECK, *cards.SCORING, *cards.SKILLS))
    for name, found in (
        ("terrains", [terrain.id for terrain in Terrain]),
        ("seasons", cards.SEASONS),
        ("edicts", cards.EDICTS),
        ("maps", cards.MAP_SHEETS),
        ("presets", PRESETS),
        ("questions", QUESTIONS),
        ("titles", TITLES),
        ("languages", LANGUAGES),
        ("bots", [bot.name for bot in BOTS]),
        ("bots at tables", [bot.name for bot in SEATABLE]),
    ):
        yield f"{name}: {' '.join(map(str, found))}"


def texts() -> Iterator[str]:
    """The message ids of each text file: their number, and a digest."""
    for file in sorted((ROOT / "locales").rglob("*.ftl")):
        content = file.read_text(encoding="utf-8")
        found = re.findall(r"^(-?[a-zA-Z][\w-]*) *=|^ +(\.[\w-]+) *=", content, re.MULTILINE)
        name = file.relative_to(ROOT / "locales").as_posix()
        yield f"{name} {len(found)} {_digest([message or field for message, field in found])}"


# --- What operators and scripts rely on


def help_texts() -> Iterator[str]:
    """The output of `inkland --help` and of each command's, a hundred columns wide."""
    run = CliRunner(env={"COLUMNS": "100", "TERM": "dumb", "NO_COLOR": "1"})
    for name in ("", *(found.name or "" for found in _commands())):
        arguments = [name, "--help"] if name else ["--help"]
        text = run.invoke(command, arguments, prog_name="inkland").output
        plain = re.sub(r"\x1b\[[0-9;]*m", "", text)  # GitHub's runners claim to support colours
        yield from (f"| {line}".rstrip() for line in plain.splitlines())


def _commands() -> Iterator[Any]:
    for found in command.registered_commands:
        found.name = found.name or getattr(found.callback, "__name__", "").replace("_", "-")
        yield found


def metrics() -> Iterator[str]:
    """Names, types, labels and the label values that exist from the start."""
    yield from _printed_elsewhere("-m", "support.metric_series")


def settings() -> Iterator[str]:
    """Cookies, and every environment variable that the sources name."""
    for site in (Settings(), Settings(public_url="https://inkland.example")):
        yield f"cookies: {site.cookie} {site.device_cookie} {site.people_cookie}"
    files = [file for file in SOURCES.rglob("*.py") if file.name != "sources.py"]
    named = {name for file in files for name in re.findall(r"\bINKLAND_[A-Z_]+", _text(file))}
    named |= {CONFIG_VARIABLE, *(one.variable for one in SETTINGS.values())}
    yield from sorted(f"variable {name}" for name in named)


def database() -> Iterator[str]:
    """The migrations, and the jobs with their queues."""
    for file in sorted(SOURCES.rglob("migrations/versions/*.py")):
        found = re.findall(r'^(?:down_)?revision = "?(\w+)', _text(file), re.MULTILINE)
        yield f"migration {file.name}: {' after '.join(found)}"
    for task in asyncio.run(_tasks()):
        yield f"job {task.name} in queue {task.queue}"


async def _tasks() -> list[procrastinate.tasks.Task[Any, Any, Any]]:
    """The tasks of a worker for every kind of job."""
    worked_by = procrastinate.App(connector=InMemoryConnector())
    nothing: Any = None
    work = asyncio.create_task(
        PostgresJobs(worked_by).work(dict.fromkeys(get_args(JobKind), nothing), 1)
    )
    await asyncio.sleep(0)
    work.cancel()
    with suppress(asyncio.CancelledError):
        await work
    return [task for task in worked_by.tasks.values() if task.queue != "builtin"]


def bus() -> Iterator[str]:
    """The messages between the processes of a site."""
    broker = Broker()
    broker.start()
    try:
        yield from asyncio.run(_overheard(broker.url))
    finally:
        broker.kill()


async def _overheard(url: str) -> list[str]:
    heard: asyncio.Queue[str] = asyncio.Queue()

    async def note(message: Any) -> None:
        heard.put_nowait(f"{message.subject} {message.data.decode()}")

    listener, ours = await nats.connect(url), NatsBus(url)
    await listener.subscribe(">", cb=note)
    await listener.flush()
    await ours.open()
    while not ours.is_up:
        await asyncio.sleep(0.01)
    ours.ring(Bell(TABLE, 7, 3))
    ours.announce_presence(NodeSeats(TABLE, "node", (0, 2), 5))
    ours.pass_on(SpokenPhrase(TABLE, 2, "good_game"))
    found = [await asyncio.wait_for(heard.get(), 60) for _ in range(3)]
    await ours.close()
    await listener.close()
    return found


def browser() -> Iterator[str]:
    """The names that browsers store: storage keys, and the paths of the address bar."""
    sources = [*(ROOT / "web" / "src").rglob("*.ts"), *(ROOT / "web" / "src").rglob("*.svelte")]
    product = (file for file in sources if not file.name.endswith(".test.ts"))
    key = r"['`](inkland\.(?!local\.)[\w.-]+)"  # `inkland.local` is a package of Python
    found = (re.findall(key, _text(file)) for file in product)
    yield from sorted({f"storage {key}" for keys in found for key in keys})
    router = _text(ROOT / "web" / "src" / "platform" / "router.svelte.ts")
    yield from sorted(f"path /{path}" for path in re.findall(r"^    case '(\w*)'", router, re.M))


# --- Trained weights and environments


def arrays() -> Iterator[str]:
    """The arrays of the trained weights."""
    for file in sorted(SOURCES.rglob("*.npz")):
        with np.load(file) as found:
            yield from (f"{file.name} {name} {a.dtype} {a.shape}" for name, a in found.items())


def environments() -> Iterator[str]:
    """Ids, observations and actions of the environments."""
    yield from sorted(found for found in gymnasium.registry if found.startswith("inkland/"))
    for name in PRESETS:
        made = gymnasium.make("inkland/Solo-v1", options=name)
        yield f"{name}: {_space(made.action_space)} {_space(made.observation_space)}"
    several = inkland_v1.parallel_env(seats=2)
    for agent in several.possible_agents:
        spaces = several.action_space(agent), several.observation_space(agent)
        yield f"{agent}: {_space(spaces[0])} {_space(spaces[1])}"


def _space(space: gymnasium.Space[Any]) -> str:
    """A space; the bounds of each number are digested."""
    if isinstance(space, gymnasium.spaces.Dict):
        return f"{{{', '.join(f'{name}: {_space(part)}' for name, part in space.items())}}}"
    if isinstance(space, gymnasium.spaces.Box):
        bounds = _digest([str(space.low.tolist()), str(space.high.tolist())])
        return f"{space.dtype}{list(space.shape)} within {bounds}"
    return str(space)


def plain_games() -> Iterator[str]:
    """Digests of games of the bots that are not compiled; the ladder in its plain form."""
    return _played_elsewhere("plain_games")


def more_plain_games() -> Iterator[str]:
    """The same with more games."""
    return _played_elsewhere("more_plain_games")


def compiled_games() -> Iterator[str]:
    """Digests of games of the compiled bots, with instructions that every x86-64 has.

    Floating-point sums differ between kinds of processors, and near ties may then fall otherwise;
    so no optional instructions are compiled here, and the digests hold on the whole family.
    """
    return _played_elsewhere("compiled_games", NUMBA_CPU_NAME="generic", NUMBA_CPU_FEATURES="")


# How many games each bot plays with each preset. Without compilation the strongest rung
# equals the one before it; with it, it is a search bot whose budget takes minutes.
GAMES: Final = {
    "plain_games": {"random": 17, "greedy": 2, **dict.fromkeys(list(LADDER)[:-1], 1)},
    "more_plain_games": {"random": 100, "greedy": 17, **dict.fromkeys(LADDER, 6)},
    "compiled_games": {
        **dict.fromkeys([*list(LADDER)[:-1], "one_ply"], 9),
        "ahead_20": 2,
    },
}


def play(which: str) -> Iterator[str]:
    """A line for each bot and preset: games of two, three and one seats in turn."""
    warm_up.wait_until_ready() if which == "compiled_games" else warm_up.disable()
    for name, games in GAMES[which].items():
        for box in ("base", "heroes", "everything"):
            played = []
            for game in range(games):
                seats = (2, 3, 1)[game % 3]
                options = preset(box)._replace(seats=seats)
                played.append(
                    write(play_game(options, f"{box} {game}", [bot_named(name)] * seats)[0])
                )
            yield f"{name} {box} {games} games {_digest(played)}"


def _played_elsewhere(which: str, **environment: str) -> Iterator[str]:
    """The lines from a separate process, in which nothing is compiled or warmed up."""
    yield from _printed_elsewhere(__file__, "--play", which, **environment)


def _printed_elsewhere(*arguments: str, **environment: str) -> Iterator[str]:
    """The lines that a new Python prints, whatever other tests have done in this one."""
    path = os.pathsep.join(str(ROOT / folder) for folder in ("src", "tests"))
    variables = {**os.environ, "PYTHONPATH": path, **environment}
    program = [sys.executable, *arguments]
    done = subprocess.run(program, env=variables, stdout=subprocess.PIPE, text=True, check=True)
    yield from done.stdout.splitlines()


# --- Comparing

LISTS: Final[tuple[Callable[[], Iterator[str]], ...]] = (
    refusals, wire, stored, ids, texts, help_texts, metrics, settings, database, bus, browser,
    arrays, environments, plain_games,
)  # fmt: skip
PROOFS: Final = (more_plain_games, compiled_games)


def _digest(texts: list[str]) -> str:
    return hashlib.sha256("\n".join(texts).encode()).hexdigest()[:32]


def _text(file: Path) -> str:
    return file.read_text(encoding="utf-8")


def _file(name: str) -> Path:
    return FROZEN / f"{name}.txt"


def compare(found: Callable[[], Iterator[str]]) -> None:
    """Fail with the difference, if there is one."""
    name = found.__name__
    before, now = _text(_file(name)).splitlines(), list(found())
    difference = list(unified_diff(before, now, f"tests/frozen/{name}.txt", "now", lineterm=""))
    if difference:
        pytest.fail("\n".join([*difference, f'on purpose? make frozen LISTS="{name}"']), False)


@pytest.mark.parametrize("found", LISTS, ids=lambda found: found.__name__)
def test_nothing_has_changed(found: Callable[[], Iterator[str]]) -> None:
    compare(found)


@pytest.mark.proof
@pytest.mark.parametrize("found", PROOFS, ids=lambda found: found.__name__)
def test_nothing_has_changed_in_the_long_run(found: Callable[[], Iterator[str]]) -> None:
    compare(found)


def test_every_file_is_compared() -> None:
    names = {found.__name__ for found in (*LISTS, *PROOFS)}
    assert {file.stem for file in FROZEN.iterdir()} == names


if __name__ == "__main__":
    if sys.argv[1:2] == ["--play"]:
        for line in play(sys.argv[2]):
            print(line, flush=True)
    else:
        for found in (*LISTS, *PROOFS):
            if sys.argv[1:] == [] or found.__name__ in sys.argv[1:]:
                text = "".join(f"{line}\n" for line in found())
                _file(found.__name__).write_text(text, encoding="utf-8")
