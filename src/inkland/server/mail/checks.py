"""Mail addresses that people type."""

import re
from typing import Final

from inkland.server.errors import BadMailAddress

MAX_LENGTH: Final = 254
_LOCAL: Final = re.compile(r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*")
_LABEL: Final = re.compile(r"[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?")


def checked_address(typed: str) -> str:
    """Return the address with its domain in small ASCII letters; raises `BadMailAddress`.

    One address without a name, quotes or comments: nothing of it can become another header or
    another recipient. A domain of other letters is written as DNS knows it.
    """
    local, _, domain = typed.strip().rpartition("@")
    try:
        labels = domain.encode("idna").decode().lower().split(".")
    except UnicodeError:
        raise BadMailAddress() from None
    address = f"{local}@{'.'.join(labels)}"
    if (
        not _LOCAL.fullmatch(local)
        or "=?" in local  # the beginning of an encoded word
        or len(local) > 64
        or len(address) > MAX_LENGTH
        or len(labels) < 2
        or not all(_LABEL.fullmatch(label) for label in labels)
        or labels[-1].isdecimal()
    ):
        raise BadMailAddress()
    return address
