"""Where a process gets its settings: from flags, the environment, a file, or their defaults."""

import os
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

from inkland.server.configuration.settings import Settings, is_loopback
from inkland.server.configuration.table import PREFIX, SETTINGS, BadValue, Setting
from inkland.server.process.machine import (
    available_cores,
    available_memory,
    bot_processes,
    fits_fast,
)

CONFIG_VARIABLE: Final = "INKLAND_CONFIG"
CONFIG_FILE: Final = "inkland.toml"  # of the working folder, read if it is there
DEFAULT: Final = "default"
HIDDEN: Final = "(hidden)"

# Other variables that begin like settings: of builds, tests, programs and of deploy/.
_OTHERS: Final = """
    INKLAND_AUDIT INKLAND_BACKUPS_KEPT INKLAND_BACKUP_METRICS INKLAND_COMMIT INKLAND_CONFIG
    INKLAND_EXAMPLES INKLAND_FLAKY INKLAND_FRAMES INKLAND_NODES INKLAND_PROOF INKLAND_PYTHON
    INKLAND_RELEASE INKLAND_SECOND_TRY INKLAND_SITE INKLAND_SLOW INKLAND_TEST_SERVER INKLAND_TOKEN
    INKLAND_WITHOUT_CLIENT
"""


_OF_A_SERVICE: Final = re.compile("_SERVICE_(HOST|PORT)|_PORT_[0-9]+_(TCP|UDP)")


class Configuration(NamedTuple):
    """The settings of a process, and where each value that somebody has set comes from."""

    settings: Settings
    sources: Mapping[str, str]  # by the name of the setting
    warnings: tuple[str, ...]  # names that no setting has

    def rows(self) -> Iterator[tuple[str, str, str]]:
        """Name, value and source of every setting; passwords and keys are hidden."""
        for one in SETTINGS.values():
            value = getattr(self.settings, one.attribute)
            yield one.name, written(one, value), self.sources.get(one.name, DEFAULT)


def load(
    flags: Mapping[str, Any] | None = None,
    config: Path | None = None,
    environ: Mapping[str, str] | None = None,
) -> Configuration:
    """Read all settings: flags count more than the environment, and that more than a file.

    The file is `config`, or the one that `INKLAND_CONFIG` names, or `inkland.toml` here if there is
    one. Raises `BadValue` with a sentence for what cannot be read.
    """
    environ = _without_links(os.environ if environ is None else environ)
    values: dict[str, Any] = {}
    sources: dict[str, str] = {}
    path, given = _file(config, environ)
    for name, value in given.items():
        source = f"{name} in {path}"
        if name in SETTINGS and (held := _as_text(value, source)):
            values[name] = SETTINGS[name].parse(held, source)
            sources[name] = str(path)
    for one in SETTINGS.values():
        if text := environ.get(one.variable):
            values[one.name] = one.parse(text, one.variable)
            sources[one.name] = one.variable
    for name, value in (flags or {}).items():
        values[name] = value
        sources[name] = f"--{name.replace('_', '-')}"
    warnings = (
        *_unknown(given, SETTINGS, behind=f" in {path}"),
        *_unknown(
            (name for name in environ if name.startswith(PREFIX) and name not in _OTHERS.split()),
            (one.variable for one in SETTINGS.values()),
            before=PREFIX,
        ),
    )
    return Configuration(_settings(values), sources, warnings)


def _without_links(environ: Mapping[str, str]) -> dict[str, str]:
    """Leave out what Kubernetes tells of a service `inkland`: `INKLAND_PORT=tcp://10.0.0.1:80`."""
    return {
        name: text
        for name, text in environ.items()
        if not (text.startswith(("tcp://", "udp://")) or _OF_A_SERVICE.search(name))
    }


def _file(config: Path | None, environ: Mapping[str, str]) -> tuple[Path, dict[str, Any]]:
    named = config or (Path(text) if (text := environ.get(CONFIG_VARIABLE)) else None)
    path = named or Path(CONFIG_FILE)
    if named is None and not path.is_file():
        return path, {}
    try:
        return path, tomllib.loads(path.read_text("utf-8"))
    except OSError as failure:
        raise BadValue(f"{path}: {failure.strerror}.") from None
    except ValueError as reason:  # TOML, or UTF-8
        raise BadValue(f"{path} cannot be read. {reason}") from None


def _as_text(value: Any, source: str) -> str:
    """Write a value of a file as the environment has it."""
    match value:
        case bool():
            return "on" if value else "off"
        case str() | int() | float():
            return str(value)
        case list() if all(isinstance(one, str) for one in value):
            return ",".join(value)
        case _:
            raise BadValue(f"{source} is no text, number, true, false or list of texts.")


def _unknown(
    names: Iterable[str], known: Iterable[str], *, before: str = "", behind: str = ""
) -> Iterator[str]:
    """Name what nobody reads, and the nearest setting; all names begin with `before`."""
    nearest = {name.removeprefix(before): name for name in known}
    for name in sorted(set(names).difference(nearest.values())):
        close = get_close_matches(name.removeprefix(before), nearest, 1, 0.7)
        hint = f"; did you mean {nearest[close[0]]}?" if close else ""
        yield f"{name}{behind} is no setting{hint}"


def _settings(values: Mapping[str, Any]) -> Settings:
    """Put the settings together, with the defaults that depend on others or on the machine."""
    given = {SETTINGS[name].attribute: value for name, value in values.items()}
    found = Settings(**given)
    if found.lan and "host" not in values:
        found = found._replace(host="0.0.0.0")
    is_home = found.public_url is None and not is_loopback(found.host)
    fast = values.get("fast", fits_fast(available_memory()))
    fitting = bot_processes(available_cores(), available_memory(), fast=fast)
    chosen = values.get("bot_processes")
    return found._replace(
        limits=values.get("limits", is_home or found.public_url is not None),
        has_home_limits=is_home and "limits" not in values,
        fast=fast,
        workers=fitting if chosen is None else chosen,
        par=values.get("par", found.judge > 0),
    )


def written(setting: Setting, value: Any) -> str:
    """Write a value as somebody would set it, without its secret."""
    match value:
        case None | "":
            return setting.computed or "none"
        case bool():
            return "on" if value else "off"
        case tuple():
            return ",".join(value)
        case 0 if "off" in setting.kind.words:
            return "off"
        case float():
            return f"{value:g}"
        case str() if setting.is_secret:
            return _without_password(value)
        case _:
            return str(value)


def _without_password(value: str) -> str:
    """Keep scheme, user and server of an address; what is not clearly one shows nothing."""
    try:
        parts = urlsplit(value)
        host, port = parts.hostname, parts.port
    except ValueError:
        return HIDDEN
    has_user = bool(parts.username and parts.password)
    if not (parts.scheme and host) or "," in value or value.count("@") != has_user:
        return HIDDEN
    user = f"{parts.username}:***@" if has_user else ""
    return f"{parts.scheme}://{user}{host}{f':{port}' if port else ''}{parts.path}"
