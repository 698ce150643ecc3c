"""Drop privileges for PostgreSQL, and make it end when the server ends.

PostgreSQL refuses to run as root, so root runs it under another account. That account often may
not enter the parent folders (mode 700 under /root, or from `mktemp -d`), and we never change
folders that we have not made. So, only if needed, the child keeps one capability of root that lets
it pass through folders. A user namespace would avoid that, but containers forbid creating one,
while they grant the capability.

These steps must be taken by the child itself, so this file is also a script: it drops privileges
and then calls exec. No Python code runs between fork and exec, which is unsafe with threads.
"""

import ctypes
import os
import pwd
import signal
import stat
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Self

_ACCOUNTS: Final = ("postgres", "nobody")

# Constants of Linux, from prctl.h and capability.h.
_PR_SET_PDEATHSIG: Final = 1
_PR_SET_SECUREBITS: Final = 28
_KEEP_CAPS: Final = 1 << 4
_NO_SETUID_FIXUP: Final = 1 << 2
_PR_CAP_AMBIENT: Final = 47
_PR_CAP_AMBIENT_RAISE: Final = 2
_CAPABILITY_VERSION_3: Final = 0x20080522
_NONE: Final = 0
_CAP_DAC_OVERRIDE: Final = 1
_CAP_DAC_READ_SEARCH: Final = 2
_CAP_SETPCAP: Final = 8


class PostgresUnavailable(RuntimeError):
    """PostgreSQL cannot run; the message is a sentence for the operator."""


@dataclass(frozen=True)
class SystemUser:
    """The system user and group that run PostgreSQL."""

    user: int
    group: int

    @classmethod
    def of(cls, folder: Path) -> Self:
        """Return our own user; for root the folder's owner, else an unprivileged account."""
        if os.geteuid() != 0:
            return cls(os.geteuid(), os.getegid())
        if folder.exists() and (owner := folder.stat()).st_uid != 0:
            return cls(owner.st_uid, owner.st_gid)
        for name in _ACCOUNTS:
            try:
                entry = pwd.getpwnam(name)
            except KeyError:
                continue
            return cls(entry.pw_uid, entry.pw_gid)
        raise PostgresUnavailable(f"PostgreSQL needs an account to run: {' or '.join(_ACCOUNTS)}.")

    def own(self, path: Path) -> None:
        """Make this user the owner of a file or folder that we have created."""
        if os.geteuid() != 0:
            return
        try:
            os.chown(path, self.user, self.group)
        except OSError as error:
            raise PostgresUnavailable(
                f"{path} cannot be given to user {self.user}: {error}."
            ) from error

    def may_enter(self, mode: os.stat_result) -> bool:
        """Whether this user may enter a folder, or run a program, with this mode and owner."""
        if mode.st_uid == self.user:
            return bool(mode.st_mode & stat.S_IXUSR)
        if mode.st_gid == self.group:
            return bool(mode.st_mode & stat.S_IXGRP)
        return bool(mode.st_mode & stat.S_IXOTH)


def command(account: SystemUser, program: Path, data: Path, arguments: Sequence[str]) -> list[str]:
    """Return the command that runs the program as this account, and ends it with our thread."""
    options = (os.getpid(), account.user, account.group, _capability(account, program, data))
    script = [sys.executable, "-I", "-S", str(Path(__file__).resolve())]
    return [*script, *map(str, options), str(program), *arguments]


def _capability(account: SystemUser, program: Path, data: Path) -> int:
    """Return the least capability that the account needs to reach the program and the data.

    Raises `PostgresUnavailable` if we do not have that capability ourselves.
    """
    if account.user == os.geteuid():
        return _NONE
    closed = [path for path in _components(program, data) if not account.may_enter(path.stat())]
    if not closed:
        return _NONE
    files = any(path.is_file() for path in closed)  # executing needs more than reading
    granted = _granted()
    for number in (_CAP_DAC_OVERRIDE,) if files else (_CAP_DAC_READ_SEARCH, _CAP_DAC_OVERRIDE):
        if granted >> number & granted >> _CAP_SETPCAP & 1:
            return number
    who = f"The account that runs PostgreSQL (user {account.user})"
    raise PostgresUnavailable(
        f"{who} may not enter {closed[0]}: open it or choose another data folder."
    )


def _components(program: Path, data: Path) -> Iterator[Path]:
    """Yield every folder and file on the paths, both before and after resolving links."""
    for path in (program.absolute(), program.resolve(), data.resolve()):
        yield from reversed(path.parents)
        yield path


def _granted() -> int:
    """Return our permitted capabilities as bits; 0 on systems without them."""
    try:
        lines = Path("/proc/self/status").read_text().splitlines()
    except OSError:
        return 0
    return next((int(line.split()[1], 16) for line in lines if line.startswith("CapPrm:")), 0)


def _become(parent: int, user: int, group: int, capability: int, command: list[str]) -> None:
    """Switch to the account and replace this process by the program."""
    if user != os.geteuid():
        if capability:  # access(), which initdb calls, must take it into account
            _prctl(_PR_SET_SECUREBITS, _KEEP_CAPS | _NO_SETUID_FIXUP)
        os.setgroups([])
        os.setgid(group)
        os.setuid(user)
        if capability:
            _keep(capability)
    if sys.platform == "linux":
        # Last, since a change of user clears it. SIGINT is the fast shutdown: clients are cut off
        # and the next start needs no recovery; SIGQUIT would be sooner, but like a crash.
        _prctl(_PR_SET_PDEATHSIG, signal.SIGINT)
    if os.getppid() == parent:  # else it died before the signal was set up
        os.execv(command[0], command)


def _keep(capability: int) -> None:
    """Drop all capabilities but this one; the program and its children keep it."""
    bit = 1 << capability
    header = (ctypes.c_uint32 * 2)(_CAPABILITY_VERSION_3, 0)
    sets = (ctypes.c_uint32 * 6)(bit, bit, bit, 0, 0, 0)  # effective, permitted, inheritable
    _checked(ctypes.CDLL(None, use_errno=True).capset(header, sets))
    _prctl(_PR_CAP_AMBIENT, _PR_CAP_AMBIENT_RAISE, capability)


def _prctl(*arguments: int) -> None:
    padded = [ctypes.c_ulong(number) for number in (*arguments, 0, 0, 0, 0)[:5]]
    _checked(ctypes.CDLL(None, use_errno=True).prctl(*padded))


def _checked(result: int) -> None:
    if result != 0:
        raise OSError(ctypes.get_errno(), os.strerror(ctypes.get_errno()))


if __name__ == "__main__":
    _parent, _user, _group, _capability_kept = map(int, sys.argv[1:5])
    try:
        _become(_parent, _user, _group, _capability_kept, sys.argv[5:])
    except OSError as error:
        sys.exit(f"The account of PostgreSQL (user {_user}) cannot run {sys.argv[5]}: {error}.")
