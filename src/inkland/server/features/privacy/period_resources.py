"""HTTP bodies about privacy: what this server keeps, and for how long."""

import msgspec


class KeptLimit(msgspec.Struct, frozen=True):
    """A time after which something is deleted; null if this server keeps it on."""

    name: str
    seconds: int | None


class KeptThing(msgspec.Struct, frozen=True):
    """Something that is kept until its owner removes it, and its limits besides."""

    what: str
    limits: tuple[KeptLimit, ...]


class RetentionPeriods(msgspec.Struct, frozen=True):
    """What this server keeps, and for how long."""

    kept: tuple[KeptThing, ...]
