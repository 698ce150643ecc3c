"""Every setting of a server, one row each.

The environment, the file, the help of commands and the page `docs/settings.md` are made from these
rows. A row says how the setting is written, which roles read it, and what it is for.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple, get_args
from urllib.parse import urlsplit

from inkland.server.configuration.settings import Role, Settings

PREFIX: Final = "INKLAND_"
MOST_DAYS: Final = 36_500


class BadValue(ValueError):
    """A setting cannot be read; the message says what it may be."""


class Notation(NamedTuple):
    """How the value of a setting is written."""

    words: str
    parse: Callable[[str], Any]


def _number(text: str) -> int:
    if not (text.isascii() and text.isdecimal()):
        raise BadValue
    return int(text)


def _number_to(most: int, least: int = 0) -> Callable[[str], int]:
    def parse(text: str) -> int:
        if not least <= (found := _number(text)) <= most:
            raise BadValue
        return found

    return parse


def _days(text: str) -> int:
    return 0 if text == "off" else _number_to(MOST_DAYS)(text)


def _number_or_off(text: str) -> int:
    return 0 if text == "off" else _number(text)


def _processes(text: str) -> int | None:
    return 0 if text == "off" else _number(text) or None


def _percent(text: str) -> int:
    if not (found := _number(text)):
        raise BadValue
    return min(100, found)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        raise BadValue from None
    if not 1 <= seconds < float("inf"):
        raise BadValue
    return seconds


def _switch(text: str) -> bool:
    if text not in ("on", "off"):
        raise BadValue
    return text == "on"


def _words(text: str) -> tuple[str, ...]:
    return tuple(word.strip().lower() for word in text.split(",") if word.strip())


def _role(text: str) -> str:
    if text not in get_args(Role):
        raise BadValue
    return text


def _origin(url: str) -> str:
    """Write a URL as browsers write an origin: lower case, no path, no default port."""
    try:
        parts = urlsplit(url)
        named = parts.port
    except ValueError:
        raise BadValue from None
    default = {"https": 443, "http": 80}.get(parts.scheme)
    port = "" if named in (None, default) else f":{named}"
    return f"{parts.scheme}://{parts.hostname or ''}{port}"


TEXT: Final = Notation("text", str)
NUMBER: Final = Notation("a number", _number)
NUMBER_OR_OFF: Final = Notation("a number, or off", _number_or_off)
PROCESSES: Final = Notation("a number, off, or 0 for the default", _processes)
PERCENT: Final = Notation("a number from 1 to 100", _percent)  # more is 100, as it was
PORT: Final = Notation("a number from 0 to 65535", _number_to(65_535))
SEVERAL: Final = Notation("a number from 1 to 64", _number_to(64, least=1))
DAYS: Final = Notation(f"a number up to {MOST_DAYS}, or off", _days)
SECONDS: Final = Notation("seconds, at least 1", _seconds)
SWITCH: Final = Notation("on or off", _switch)
FILE: Final = Notation("a path", Path)
LIST: Final = Notation("words with commas between them", _words)
ORIGIN: Final = Notation("an address, such as https://inkland.example", _origin)
ROLE: Final = Notation(f"one of {', '.join(get_args(Role))}", _role)


class Setting(NamedTuple):
    """One setting: its name in a file and on the command line, and what it is for."""

    name: str
    kind: Notation
    roles: str  # which roles read it
    purpose: str
    field: str = ""  # of `Settings`, where that is another name
    computed: str = ""  # the default in words, where it depends on something
    is_secret: bool = False  # it holds a password or a key
    is_flag: bool = False  # an option of `inkland serve`, too

    @property
    def attribute(self) -> str:
        """The name of its field in `Settings`."""
        return self.field or self.name

    @property
    def variable(self) -> str:
        """The name of its environment variable."""
        return PREFIX + self.name.upper()

    @property
    def default(self) -> Any:
        """The value in `Settings` of what nobody has set."""
        return Settings._field_defaults[self.attribute]

    def parse(self, text: str, source: str) -> Any:
        """Read a value; raises `BadValue` with a sentence."""
        try:
            return self.kind.parse(text)
        except BadValue:
            shown = "what it holds" if self.is_secret else f"“{text}”"
            raise BadValue(f"{source} is {self.kind.words}, not {shown}.") from None


class Section(NamedTuple):
    """Settings that belong together, under one heading."""

    heading: str
    settings: tuple[Setting, ...]


EVERYTHING: Final = "all"

SECTIONS: Final = (
    Section(
        "The address",
        (
            Setting("host", TEXT, EVERYTHING, "the address to listen on, for a proxy of your own; 0.0.0.0 with `lan`", is_flag=True),
            Setting("port", PORT, EVERYTHING, "the port; 0 takes a free one", is_flag=True),
            Setting("lan", SWITCH, EVERYTHING, "let other machines nearby connect, over plain http", is_flag=True),
            Setting("public_url", ORIGIN, "web, worker", "the address that people open; a site on the internet needs it, and so do the links in mails. Cookies are then for https only, and `Origin` must be this address; a proxy in front does the https and passes `Host` on", computed="none"),
            Setting("proxy", TEXT, EVERYTHING, "the address or network of your reverse proxy, whose `X-Forwarded-For` is trusted", computed="none"),
            Setting("limits", SWITCH, EVERYTHING, "limit what one address and one account may ask for. On a server without `public_url` people of the local network may do ten times as much, unless this is set", computed="on wherever other machines can connect"),
            Setting("offline", SWITCH, "web", "give browsers the service worker; off withdraws the one that they have"),
        ),
    ),
    Section(
        "Processes",
        (
            Setting("role", ROLE, EVERYTHING, "the part of the server that this process runs", is_flag=True),
            Setting("web", SEVERAL, "web", "how many processes share the port", is_flag=True),
            Setting("away", SECONDS, "web", "seconds until a bot stands in for a player who is away while others wait, at a table without a clock; for a connected player twenty times as long", field="stand_in_after_seconds", is_flag=True),
            Setting("metrics_port", PORT, EVERYTHING, "a port for Prometheus, without a password", computed="none", is_flag=True),
            Setting("metrics_host", TEXT, EVERYTHING, "the address for Prometheus", is_flag=True),
            Setting("security_log", FILE, EVERYTHING, "a file of its own for [the security log](operations.md#the-security-log)", computed="standard error"),
        ),
    ),
    Section(
        "The record",
        (
            Setting("data", FILE, EVERYTHING, "the folder for the database that the server brings along", is_flag=True),
            Setting("database_url", TEXT, EVERYTHING, "a PostgreSQL of your own; needed with a role", computed="the database in `data`", is_secret=True),
            Setting("nats_url", TEXT, EVERYTHING, "the NATS server, or several with commas, by which several processes learn of changes at once; without it within two seconds", computed="none", is_secret=True),
            Setting("open_table_hours", NUMBER_OR_OFF, "web, worker", "hours until an untouched open table is closed; fourteen times as many if a person sits there"),
            Setting("archive_days", DAYS, "worker", "days until a finished game is [archived](operations.md#the-archive)"),
            Setting("old_games", NUMBER_OR_OFF, "worker", "games of earlier releases that are summarised for lists in a second; off: only those that somebody lists"),
            Setting("dumps", FILE, "web, worker", "the folder for nightly dumps, which the web serves, of [open data](open-data.md)", computed="none"),
        ),
    ),
    Section(
        "What is kept, and how long",
        (
            Setting("retention", SWITCH, "web, worker", "delete guests, tables, news and flags after the days below; off keeps them"),
            Setting("unused_guest_days", DAYS, "web, worker", "days after the last visit of a guest who has played nothing and confirmed no address; then erased"),
            Setting("lost_guest_days", DAYS, "web, worker", "days after the last game of a guest with no session left; then erased"),
            Setting("closed_table_days", DAYS, "web, worker", "days after a table was closed without a game; then its title and seats are deleted"),
            Setting("news_days", DAYS, "web, worker", "days that the news of an account stay"),
            Setting("flag_days", DAYS, "web, worker", "days that a flag stays"),
            Setting("security_log_days", DAYS, EVERYTHING, "days that files of the security log stay"),
            Setting("backup_days", DAYS, "web, worker", "days that you keep backups at most; the list of erasures outlives them by 7 days"),
            Setting("erasures", FILE, "web, worker", "the file of [the list of erasures](operations.md#the-list-of-erasures), which outlives backups", computed="in the data folder; none with `database_url`"),
        ),
    ),
    Section(
        "Mail and notices",
        (
            Setting("smtp_url", TEXT, "web, worker", "the server that takes mails: smtp://, starttls:// or smtps://, with user and password", computed="none", is_secret=True),
            Setting("mail_from", TEXT, "web, worker", "the address that mails come from, such as: Inkland <post@inkland.example>", computed="none"),
            Setting("mails_per_hour", NUMBER_OR_OFF, "worker", "mails with notices that this process sends at most; off for any number"),
            Setting("notices", SWITCH, "web, worker", "tell people about their turns while they are away; see [notices](operations.md#notices)"),
            Setting("turn_notice_seconds", NUMBER, "worker", "seconds until a turn is told; 0 tells it at once"),
            Setting("notices_per_minute", NUMBER_OR_OFF, "worker", "notices that this process sends at most; off for any number"),
            Setting("push_key", TEXT, "web, worker", "the secret key by which push services know this site; several processes share one", computed="one that a process alone makes itself", is_secret=True),
            Setting("push_hosts", LIST, "web, worker", "the push services to send to", computed="those of the four browsers"),
        ),
    ),
    Section(
        "Bots, the judge and statistics",
        (
            Setting("fast", SWITCH, EVERYTHING, "compile the bots; without, plain ones play, and hints cost twenty times the processor", computed="on with 1.8 GB of memory or more"),
            Setting("bot_processes", PROCESSES, "bots", "processes that compute for [bots](operations.md#bots); off: this process plays none, and their turns wait for one that does", field="workers", computed="what processor and memory allow"),
            Setting("bot_percent", PERCENT, "bots", "how much of a processor each of them uses at most"),
            Setting("judge", NUMBER_OR_OFF, "worker", "the number of decks that [the judge](judge.md) samples for each decision; off: no game is analysed"),
            Setting("par", SWITCH, "worker", "compute the par of deals", computed="as the judge"),
            Setting("analysis_percent", PERCENT, "worker", "how much of a processor judge, par, statistics and anchor bots use at most"),
            Setting("statistics", NUMBER_OR_OFF, "worker", "finished games that are [counted](operations.md#statistics) in a minute at most"),
            Setting("strength", SWITCH, "worker", "make [strengths](operations.md#strengths) of the results of a day, and of games at tables"),
            Setting("anchors", NUMBER_OR_OFF, "worker", "deals that anchor bots play in a minute at most"),
            Setting("flags", SWITCH, "worker", "check the strongest players for [help by a program](strength.md#against-cheating)"),
        ),
    ),
    Section(
        "Events",
        (
            Setting("events", SWITCH, "worker", "seat people in [events](events.md), and plan the scheduled ones"),
            Setting("arenas", TEXT, "worker", "when arenas begin, in UTC, such as: daily 18:00 60, sun 16:30 120 everything", computed="none"),
        ),
    ),
)  # fmt: skip

SETTINGS: Final = {one.name: one for section in SECTIONS for one in section.settings}
