"""The port of ways to send notices: one class for each way."""

from typing import Literal, Protocol

from inkland.server.features.notices.queries import Address, Notice, Way

# `gone`: the address does not exist any more, or never takes what we send.
SendOutcome = Literal["sent", "try_later", "gone"]


class NoticeSender(Protocol):
    """Sends notices by one way.

    A worker calls `send` for many notices at the same time. A notice may be sent twice, if a worker
    was killed before it could store that it was sent: `notice.key` is the same then.
    """

    @property
    def way(self) -> Way:
        """The way that this sender serves."""

    @property
    def is_limited(self) -> bool:
        """Whether readers get at most one a game and day, unless they ask for all."""

    async def send(self, notice: Notice, way: Address) -> SendOutcome:
        """Word the notice in its language and send it; must not raise for what a server answers.

        What raises is tried later.
        """

    async def forget(self, way: Address) -> None:
        """Forget an address that is gone."""

    async def close(self) -> None:
        """Close all connections."""
