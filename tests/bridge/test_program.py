"""Programs over standard input and output: those that play, and those that fail."""

import asyncio
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import pytest
from typer.testing import CliRunner

from inkland import __version__
from inkland.batch.game_setup import options, ready_bot
from inkland.bridge.practice import practise
from inkland.bridge.program import BadAnswer, Program, ProgramFailed
from inkland.cli import app
from inkland.rules.options import PRESETS

EXAMPLES: Final = Path(__file__).parents[2] / "docs/examples/bots"
PYTHON: Final = f"{shlex.quote(sys.executable)} {shlex.quote(str(EXAMPLES / 'greedy_bot.py'))}"
# Which packages are used by what plays here and on a server.
USED: Final = """
import importlib, sys
for name in ("bridge.practice", "bridge.turn_bridge", "client.http", "batch.game_setup"):
    importlib.import_module(f"inkland.{name}")
for name, module in sys.modules.items():
    if "site-packages" in (getattr(module, "__file__", "") or ""):
        print(name.partition(".")[0])
"""
NODE: Final = f"node {shlex.quote(str(EXAMPLES / 'greedy_bot.mjs'))}"
HEAD: Final = """
import json, os, sys, time
def say(**line): print(json.dumps(line), flush=True)
def ask(): return json.loads(sys.stdin.readline())
assert ask() == {"type": "hello", "protocol": 1, "version": %r}
say(type="ready", protocol=1, name="test")
"""


def command(folder: Path, body: str, *, ready: bool = True) -> str:
    """The command of a program with this body; it may count its starts in a file."""
    file = folder / "program.py"
    file.write_text((HEAD % __version__ if ready else "") + body)
    return f"{shlex.quote(sys.executable)} {shlex.quote(str(file))}"


def answered(line: str, seconds: float = 20.0, questions: int = 1) -> tuple[list[Any], Program]:
    """What the program answers to some questions."""

    def check(answer: dict[str, Any]) -> Any:
        if "choice" not in answer:
            raise BadAnswer("no choice")
        return answer["choice"]

    program = Program(line, seconds)

    async def ask() -> list[Any]:
        try:
            return [await program.ask({"n": n}, check) for n in range(questions)]
        finally:
            await program.close()

    return asyncio.run(ask()), program


def test_questions_are_answered_in_their_order(tmp_path: Path) -> None:
    body = "while True:\n q = ask(); say(id=q['id'] - 1, choice=9); say(id=q['id'], choice=q['n'])"
    found, program = answered(command(tmp_path, body), questions=3)
    assert (found, program.starts, program.name) == ([0, 1, 2], 1, "test")


def test_a_program_that_crashes_is_started_again(tmp_path: Path) -> None:
    mark = tmp_path / "crashed"
    body = f"""
q = ask()
if not os.path.exists({str(mark)!r}):
    open({str(mark)!r}, "w").close()
    os._exit(3)
say(id=q["id"], choice=q["error"])
"""
    found, program = answered(command(tmp_path, body))
    assert (found, program.starts) == (["the program has ended"], 2)


def test_a_program_that_hangs_is_started_again(tmp_path: Path) -> None:
    body = "q = ask()\nif 'error' not in q: time.sleep(60)\nsay(id=q['id'], choice=q['error'])"
    found, program = answered(command(tmp_path, body), seconds=3)
    assert (found, program.starts) == (["no answer within 3 s"], 2)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("print('what?', flush=True)", "not JSON"),
        ("print('[]', flush=True)", "not an object"),
        ("print('[' * 100_000, flush=True)", "not JSON"),
        ("print('9' * 100_000, flush=True)", "not JSON"),
        ("print('x' * 2_000_000, flush=True)", "too long|not JSON"),
        ("os.write(1, bytes(range(256)) + b'\\n')", "not JSON"),
        ("say(id=q['id'] + 1, choice=1); os._exit(1)", "has ended"),
        ("say(id=q['id'])", "no choice"),
        ("os._exit(1)", "has ended"),
    ],
)
def test_a_program_that_never_answers_has_failed(tmp_path: Path, line: str, reason: str) -> None:
    with pytest.raises(ProgramFailed, match=reason):
        answered(command(tmp_path, f"while True:\n q = ask(); {line}"))


def test_a_program_that_keeps_its_first_line_in_a_buffer_is_told_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("inkland.bridge.program.START_SECONDS", 0.5)
    line = command(tmp_path, "import time; time.sleep(60)", ready=False)
    with pytest.raises(ProgramFailed, match=r"within 0\.5 s; does it flush each line"):
        answered(line, seconds=0.1)


def test_what_programs_need_is_in_the_extra() -> None:
    run = subprocess.run([sys.executable, "-c", USED], capture_output=True, text=True, check=True)
    assert set(run.stdout.split()) <= {"msgspec", "websockets", "typing_extensions"}


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--program", " ", "--practice"), "names no command"),
        (("--program", "x"), "Give --token"),
        (("--program", "x", "--token", "a\nb"), "signs that no token has"),
    ],
)
def test_a_command_that_cannot_work_says_why(words: tuple[str, ...], said: str) -> None:
    done = CliRunner(env={"INKLAND_TOKEN": None}).invoke(app, ["bot", *words])
    assert done.exit_code == 2 and said in done.output


def test_another_protocol_is_refused(tmp_path: Path) -> None:
    body = 'print(\'{"type": "ready", "protocol": 2}\', flush=True)\ninput()\ninput()'
    with pytest.raises(ProgramFailed, match="protocol 1"):
        answered(command(tmp_path, body, ready=False))


def test_a_program_that_says_something_else_first_is_not_asked(tmp_path: Path) -> None:
    body = "print('Welcome!', flush=True)\nwhile True:\n q = ask(); say(id=q['id'], choice=1)"
    body = HEAD % __version__ + body
    with pytest.raises(ProgramFailed, match="not JSON"):
        answered(command(tmp_path, body.replace("say(type", "print('?')\nsay(type"), ready=False))


def test_a_program_that_does_not_read_is_not_waited_for(tmp_path: Path) -> None:
    program = Program(command(tmp_path, "time.sleep(60)"), 0.5)

    async def ask() -> None:
        try:
            long = {"view": "x" * 1_000_000}  # more than a pipe holds
            await asyncio.wait_for(program.ask(long, lambda answer: answer), 30)
        finally:
            await program.close()

    with pytest.raises(ProgramFailed, match="no answer within"):
        asyncio.run(ask())


@pytest.mark.parametrize(
    "drawing",
    [
        "[7]",
        "[{'type': 'nonsense'}]",
        "[{'type': 'pass'}] * 9",
        "[{'type': 'pass', 'more': 'x' * 5_000}]",
        "[{'type': '\\ud800'}]",
        "[json.loads('[' * 500 + ']' * 500)]",
        "[float('nan')]",
    ],
)
def test_a_drawing_that_no_server_reads_is_not_sent(tmp_path: Path, drawing: str) -> None:
    """It would close the connection, and be sent again over the next one, without end."""
    program = Program(
        command(tmp_path, f"while True:\n q = ask(); say(id=q['id'], drawing={drawing})"), 20
    )

    async def play() -> None:
        try:
            await practise(program, options(1, "base"), "drawings", [])
        finally:
            await program.close()

    with pytest.raises(ProgramFailed, match="the drawing"):
        asyncio.run(play())


def test_a_program_that_is_not_there_has_failed() -> None:
    with pytest.raises(ProgramFailed, match="No such file"):
        answered("./no-such-program")


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("line", [PYTHON, NODE], ids=["python", "node"])
def test_the_examples_practise_each_preset(line: str, preset: str) -> None:
    assert shutil.which("node"), "CI has Node for the browser client"
    program = Program(line, 20)

    async def play() -> tuple[int, ...]:
        try:
            bots = [ready_bot("random")]
            return await practise(program, options(2, preset), "examples", bots)
        finally:
            await program.close()

    stars = asyncio.run(play())
    assert (len(stars), program.starts) == (2, 1)
    assert stars[0] > stars[1]
