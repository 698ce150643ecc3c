"""HTTP bodies of tokens and bot accounts."""

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from inkland.protocol.resources import Body

Scope = Literal["read_games", "play", "play_as_bot", "run_events"]
SCOPES: Final[tuple[Scope, ...]] = ("read_games", "play", "play_as_bot", "run_events")


class NewToken(Body, frozen=True):
    """Make a token: a name for your list, and what it may be used for.

    `play_as_bot` is for bot accounts, which may besides only read; it is not for others.
    """

    label: Annotated[str, Meta(min_length=1, max_length=240)]
    scopes: Annotated[tuple[Scope, ...], Meta(min_length=1, max_length=4)]


class TokenInfo(msgspec.Struct, frozen=True):
    """A token of yours; `seen_at` is when it was last used, to about five minutes."""

    id: str
    label: str
    scopes: tuple[Scope, ...]
    created_at: str
    seen_at: str | None = None


class MadeToken(msgspec.Struct, frozen=True):
    """A new token, which is never shown again."""

    token: str
    info: TokenInfo


class Tokens(msgspec.Struct, frozen=True):
    """Your tokens, the oldest first, and whether your account is a bot or may become one."""

    tokens: tuple[TokenInfo, ...]
    is_bot: bool = False


class BotRow(msgspec.Struct, frozen=True):
    """A bot account: `points` are the strength that it has very likely at least, over `games`.

    Both count games at tables of the family; without one there are no points.
    """

    player: str
    name: str
    colour: str | None
    points: float | None
    games: int
    is_here: bool


class Bots(msgspec.Struct, frozen=True):
    """The bot accounts, the strongest first. `is_here`: seen in the last minutes."""

    family: str
    bots: tuple[BotRow, ...]
