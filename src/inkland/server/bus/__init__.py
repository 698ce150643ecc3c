"""The bus: what the processes that serve the same tables tell each other."""

from inkland.server.bus.memory import MemoryBus
from inkland.server.bus.port import Bell, Bus, Here

__all__ = ["Bell", "Bus", "Here", "MemoryBus"]
