"""Tests wait for what happens, not for time to pass; the few that cannot are listed, with reasons.

A wait in a loop looks again and again until something has happened, and is none of these. The long
runs of the proof live on time, and are not listed either.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]

NOTHING: Final = "nothing may come in this time, and no event tells of that"
STARTED: Final = "a task that was begun gets so far that it waits itself"
CLOCK: Final = "the clock of the database or of the system is what is tested"
SLOW: Final = "stands in for something slow"
MOMENT: Final = "a process is stopped at some moment"
PAGE: Final = "the page tells nothing when this has happened"

# The file, how many fixed waits it has, and why.
WAITS: Final = {
    "tests/local/test_kept_storage.py": (2, STARTED),
    "tests/server/background/test_analysis_jobs.py": (1, STARTED),
    "tests/server/background/test_polling.py": (2, SLOW),
    "tests/server/database/test_connections.py": (1, STARTED),
    "tests/server/database/test_embedded.py": (1, NOTHING),
    "tests/server/http/test_bad_frames.py": (1, NOTHING),
    "tests/server/http/test_bad_http.py": (1, NOTHING),
    "tests/server/http/test_documents.py": (1, STARTED),
    "tests/server/jobs/test_jobs.py": (1, NOTHING),
    "tests/server/members/test_access_that_ends.py": (1, SLOW),
    "tests/server/members/test_attempt_limits.py": (1, SLOW),
    "tests/server/moderation/test_killed_moderator.py": (1, MOMENT),
    "tests/server/notices/test_killed_worker.py": (2, NOTHING),
    "tests/server/storage/test_clock_locks.py": (2, CLOCK),
    "tests/server/storage/test_member_storage.py": (1, CLOCK),
    "tests/server/storage/test_pools.py": (3, STARTED),
    "tests/server/storage/test_storage_clocks.py": (9, CLOCK),
    "tests/server/test_arrivals.py": (2, SLOW),
    "tests/server/test_contract.py": (5, NOTHING),
    "tests/server/test_process_pool.py": (1, STARTED),
    "tests/server/test_program_abuse.py": (3, NOTHING),
    "tests/server/test_request_turns.py": (2, STARTED),
    "tests/server/test_roles.py": (1, MOMENT),
    "tests/server/test_security_log.py": (2, CLOCK),
    "tests/server/test_sibling_channel.py": (3, NOTHING),
    "tests/table/bus/test_bus.py": (1, NOTHING),
    "tests/table/games/test_finished_games.py": (2, STARTED),
    "tests/table/live/test_hub.py": (1, NOTHING),
    "tests/table/live/test_lobby_feed.py": (4, NOTHING),
    "tests/table/live/test_nodes.py": (1, STARTED),
    "tests/table/test_bot_player.py": (4, NOTHING),
    "tests/table/test_fair_turns.py": (1, STARTED),
    "web/tests/kills.test.mjs": (3, MOMENT),
    "web/tests/languages.proof.mjs": (2, PAGE),
    "web/tests/neighbours.test.mjs": (2, SLOW),
    "web/tests/notices.test.mjs": (1, SLOW),
    "web/tests/placing.test.mjs": (2, PAGE),
}

_BROWSER_WAIT: Final = re.compile(r"waitForTimeout\(|\bsleep\(|setTimeout\(\w+, [\dA-Z_]+\)")
_LOOPS: Final = (ast.While, ast.For, ast.AsyncFor)
_FUNCTIONS: Final = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)


def _sleeps_once(node: ast.AST, in_loop: bool = False) -> Iterator[ast.Call]:
    """Calls of `sleep` outside loops; `sleep(0)` only lets others go on."""
    if isinstance(node, ast.Call) and not in_loop and _is_sleep(node):
        yield node
    if isinstance(node, _FUNCTIONS):
        in_loop = False
    for child in ast.iter_child_nodes(node):
        yield from _sleeps_once(child, in_loop or isinstance(node, _LOOPS))


def _is_sleep(call: ast.Call) -> bool:
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    is_no_wait = bool(call.args) and ast.unparse(call.args[0]) == "0"
    return name == "sleep" and not is_no_wait


def _fixed_waits() -> dict[str, int]:
    proof = ROOT / "tests" / "proof"
    found = {
        path: sum(1 for _ in _sleeps_once(ast.parse(path.read_text("utf-8"))))
        for path in sorted((ROOT / "tests").rglob("*.py"))
        if proof not in path.parents
    }
    browser = ROOT / "web" / "tests"
    for path in sorted([*browser.glob("*.test.mjs"), *browser.glob("*.proof.mjs")]):
        found[path] = len(_BROWSER_WAIT.findall(path.read_text("utf-8")))
    return {path.relative_to(ROOT).as_posix(): number for path, number in found.items() if number}


def test_no_test_waits_for_time_but_those_listed() -> None:
    assert _fixed_waits() == {path: number for path, (number, _) in WAITS.items()}


def test_waits_in_loops_are_not_counted() -> None:
    text = "sleep(1)\nwhile a:\n    sleep(1)\n    def b(): time.sleep(2)\nsleep(0)"
    assert [call.lineno for call in _sleeps_once(ast.parse(text))] == [1, 4]
    assert len(_BROWSER_WAIT.findall("page.waitForTimeout(60); setTimeout(resolve, 500)")) == 2
