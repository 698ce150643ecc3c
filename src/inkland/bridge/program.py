"""A program that plays: a process that answers one line of JSON with another.

The first line says the version of the protocol, and the program answers with its own. A program
that ends, answers nonsense or takes too long is started again and asked again, a few times.
"""

import asyncio
import contextlib
import json
import os
import shlex
import signal
import sys
from collections.abc import Callable
from typing import Any, Final, TypeAlias

from inkland import __version__

PROTOCOL: Final = 1
START_SECONDS: Final = 30.0
MAX_ATTEMPTS: Final = 3  # for one question
END_SECONDS: Final = 2.0
MAX_LINE_BYTES: Final = 1024 * 1024

Question: TypeAlias = dict[str, Any]
Answer: TypeAlias = dict[str, Any]


class ProgramFailed(Exception):
    """The program cannot go on; the message is a sentence for who runs it."""


class NoSuchProgram(ProgramFailed):
    """The command starts no program."""


class BadAnswer(Exception):
    """The program has answered something that cannot be an answer; the message says why."""


class Program:
    """A running program, and how to start it again."""

    def __init__(self, command: str, seconds: float) -> None:
        self._command = command
        self._seconds = seconds
        self._process: asyncio.subprocess.Process | None = None
        self._one_at_a_time = asyncio.Lock()
        self._questions = 0
        self.name = ""
        self.starts = 0

    async def ask(self, question: Question, check: Callable[[Answer], Any]) -> Any:
        """Ask, and return what `check` makes of the answer; it raises `BadAnswer`.

        A failed attempt is followed by another one, with the reason in `error`. Raises
        `ProgramFailed` after too many. Questions wait for each other.
        """
        async with self._one_at_a_time:
            error: str | None = None
            for _attempt in range(MAX_ATTEMPTS):
                try:
                    return check(await self._ask_once(question, error))
                except BadAnswer as bad:
                    error = str(bad)
                except TimeoutError:
                    error = f"no answer within {self._seconds:g} s"
                    await self._stop()
                except (ConnectionError, EOFError):
                    error = "the program has ended"
                    await self._stop()
                sys.stderr.write(f"{self._command}: {error}\n")
        raise ProgramFailed(f"{self._command}: {error}")

    async def _ask_once(self, question: Question, error: str | None) -> Answer:
        await self._start()
        self._questions += 1
        asked = {"type": "question", "id": self._questions, "seconds": self._seconds, **question}
        if error is not None:
            asked["error"] = error
        async with asyncio.timeout(self._seconds):
            await self._write(asked)  # which waits for a program that does not read
            while True:
                answer = await self._read()
                if answer.get("id") == self._questions:  # others are to questions before
                    return answer

    async def _start(self) -> None:
        if self._process is not None and self._process.returncode is None:
            return
        self.starts += 1
        try:
            self._process = await asyncio.create_subprocess_exec(
                *shlex.split(self._command),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=MAX_LINE_BYTES,
                start_new_session=True,
            )
        except OSError as broken:
            raise NoSuchProgram(
                f"“{self._command}” cannot be started: {broken.strerror}."
            ) from None
        except ValueError as reason:
            raise NoSuchProgram(f"“{self._command}” is no command: {reason}.") from None
        await self._write({"type": "hello", "protocol": PROTOCOL, "version": __version__})
        longest = max(self._seconds, START_SECONDS)
        try:
            async with asyncio.timeout(longest):
                ready = await self._read()
        except TimeoutError:
            if self.starts > 1:
                raise
            why = f"it has not said it is ready within {longest:g} s; does it flush each line?"
            raise ProgramFailed(f"{self._command}: {why}") from None
        except BadAnswer:
            await self._stop()  # nobody knows which protocol it speaks
            raise
        if ready.get("protocol") != PROTOCOL:
            await self._stop()
            raise ProgramFailed(f"{self._command}: it has not answered with protocol {PROTOCOL}")
        self.name = str(ready.get("name", ""))

    async def _write(self, line: dict[str, Any]) -> None:
        assert self._process is not None and self._process.stdin is not None
        self._process.stdin.write(json.dumps(line, separators=(",", ":")).encode() + b"\n")
        await self._process.stdin.drain()

    async def _read(self) -> Answer:
        assert self._process is not None and self._process.stdout is not None
        try:
            line = await self._process.stdout.readline()
        except ValueError:
            raise BadAnswer("a line is too long") from None
        if not line.endswith(b"\n"):
            raise EOFError
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            raise BadAnswer("a line is not JSON") from None
        if not isinstance(answer, dict):
            raise BadAnswer("a line is not an object")
        return answer

    async def _stop(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)  # and what it has started
            # Its end is only noticed once all is read that it had written.
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(process.communicate(), END_SECONDS)

    async def close(self) -> None:
        """Close its input, so that it ends by itself; kill it if it does not."""
        if self._process is not None and self._process.stdin is not None:
            self._process.stdin.close()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._process.wait(), END_SECONDS)
        await self._stop()
