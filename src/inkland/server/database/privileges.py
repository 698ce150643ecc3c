"""Privileges: whose rights PostgreSQL gets, and that it ends with us.

It refuses to run as root, so root hands it to another account. That account often may not enter
the folders on the way, of mode 700 under /root or from `mktemp -d`. We never change folders that
we have not made; instead the child keeps one capability of root, to pass through folders, and only
when it must. A user namespace would leave all files root's own, but containers forbid making one,
while they grant the capability.

The last steps cannot be taken from outside: this file is also a script that takes them and then
turns into the program. Nothing runs between fork and exec, so threads of ours do no harm.
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

# The numbers of Linux, from prctl.h and capability.h.
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
    """PostgreSQL cannot run; the message is a sentence for the host."""


@dataclass(frozen=True)
class SystemUser:
    """Who runs PostgreSQL: a user and a group of the system."""

    user: int
    group: int

    @classmethod
    def of(cls, folder: Path) -> Self:
        """Ourselves; if we are root, the owner of the folder, else an account without rights."""
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
        """Give the account a file or folder that we have made."""
        if os.geteuid() != 0:
            return
        try:
            os.chown(path, self.user, self.group)
        except OSError as error:
            raise PostgresUnavailable(
                f"{path} cannot be given to user {self.user}: {error}."
            ) from error

    def may_enter(self, mode: os.stat_result) -> bool:
        """Whether the account may enter a folder, or run a program, with these rights."""
        if mode.st_uid == self.user:
            return bool(mode.st_mode & stat.S_IXUSR)
        if mode.st_gid == self.group:
            return bool(mode.st_mode & stat.S_IXGRP)
        return bool(mode.st_mode & stat.S_IXOTH)


def command(account: SystemUser, program: Path, data: Path, arguments: Sequence[str]) -> list[str]:
    """The program as a child of ours: run by the account, told to end when our thread ends."""
    words = (os.getpid(), account.user, account.group, _capability(account, program, data))
    script = [sys.executable, "-I", "-S", str(Path(__file__).resolve())]
    return [*script, *map(str, words), str(program), *arguments]


def _capability(account: SystemUser, program: Path, data: Path) -> int:
    """The least capability that opens the program and the data to the account."""
    if account.user == os.geteuid():
        return _NONE
    closed = [path for path in _way(program, data) if not account.may_enter(path.stat())]
    if not closed:
        return _NONE
    files = any(path.is_file() for path in closed)  # to run these, reading is not enough
    granted = _granted()
    for number in (_CAP_DAC_OVERRIDE,) if files else (_CAP_DAC_READ_SEARCH, _CAP_DAC_OVERRIDE):
        if granted >> number & granted >> _CAP_SETPCAP & 1:
            return number
    who = f"The account that runs PostgreSQL (user {account.user})"
    raise PostgresUnavailable(
        f"{who} may not enter {closed[0]}: open it or choose another data folder."
    )


def _way(program: Path, data: Path) -> Iterator[Path]:
    """Everything that is passed on the way, where links lead and where they lie."""
    for path in (program.absolute(), program.resolve(), data.resolve()):
        yield from reversed(path.parents)
        yield path


def _granted() -> int:
    """Our capabilities, as bits; none where the system does not have them."""
    try:
        lines = Path("/proc/self/status").read_text().splitlines()
    except OSError:
        return 0
    return next((int(line.split()[1], 16) for line in lines if line.startswith("CapPrm:")), 0)


def _become(parent: int, user: int, group: int, capability: int, command: list[str]) -> None:
    """Take the rights of the account and turn into the program."""
    if user != os.geteuid():
        if capability:  # and access() has to count it, since initdb asks that about its programs
            _prctl(_PR_SET_SECUREBITS, _KEEP_CAPS | _NO_SETUID_FIXUP)
        os.setgroups([])
        os.setgid(group)
        os.setuid(user)
        if capability:
            _keep(capability)
    if sys.platform == "linux":
        # Last, for a change of rights would clear it. SIGINT is the fast shutdown: clients are cut
        # off and the next start has nothing to recover; SIGQUIT would end sooner, but like a crash.
        _prctl(_PR_SET_PDEATHSIG, signal.SIGINT)
    if os.getppid() == parent:  # or else it died before we asked to be told
        os.execv(command[0], command)


def _keep(capability: int) -> None:
    """Keep this capability alone, for the program and its children."""
    bit = 1 << capability
    header = (ctypes.c_uint32 * 2)(_CAPABILITY_VERSION_3, 0)
    sets = (ctypes.c_uint32 * 6)(bit, bit, bit, 0, 0, 0)  # effective, permitted, inheritable
    _checked(ctypes.CDLL(None, use_errno=True).capset(header, sets))
    _prctl(_PR_CAP_AMBIENT, _PR_CAP_AMBIENT_RAISE, capability)


def _prctl(*words: int) -> None:
    padded = [ctypes.c_ulong(word) for word in (*words, 0, 0, 0, 0)[:5]]
    _checked(ctypes.CDLL(None, use_errno=True).prctl(*padded))


def _checked(result: int) -> None:
    if result != 0:
        raise OSError(ctypes.get_errno(), os.strerror(ctypes.get_errno()))


if __name__ == "__main__":
    _parent, _user, _group, _kept = map(int, sys.argv[1:5])
    try:
        _become(_parent, _user, _group, _kept, sys.argv[5:])
    except OSError as error:
        sys.exit(f"The account of PostgreSQL (user {_user}) cannot run {sys.argv[5]}: {error}.")
