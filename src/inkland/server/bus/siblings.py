"""The bus between the web processes of one machine, which need no NATS."""

from inkland.server.bus.channel import SiblingChannel
from inkland.table.bus.local import LocalBus
from inkland.table.bus.port import Bell, NodeSeats, SpokenPhrase
from inkland.table.counters import Counters


class MachineBus(LocalBus):
    """A local bus whose messages also go to the other processes of this server."""

    def __init__(self, channel: SiblingChannel, counters: Counters | None = None) -> None:
        super().__init__(counters=counters)
        self._channel = channel
        channel.listen("bell", Bell, lambda _sender, bell: self._on_bell(bell))
        channel.listen("here", NodeSeats, lambda _sender, here: self._on_presence(here))
        channel.listen("say", SpokenPhrase, lambda _sender, spoken: self._on_phrase(spoken))

    def ring(self, bell: Bell) -> None:
        """Send a bell to the listeners of all processes."""
        super().ring(bell)
        self._channel.send("bell", bell)

    def announce_presence(self, here: NodeSeats) -> None:
        """Send who is connected here to the other processes."""
        self._channel.send("here", here)

    def pass_on(self, spoken: SpokenPhrase) -> None:
        """Send a phrase to the other processes."""
        self._channel.send("say", spoken)

    def _on_bell(self, bell: Bell) -> None:
        if bell.table in self._followed:
            for listener in self._listeners:
                listener(bell)

    def _on_presence(self, here: NodeSeats) -> None:
        if here.table in self._followed:
            for listener in self._presence_listeners:
                listener(here)

    def _on_phrase(self, spoken: SpokenPhrase) -> None:
        if spoken.table in self._followed:
            for listener in self._phrase_listeners:
                listener(spoken)
