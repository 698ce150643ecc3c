"""Refusals that only a host on a player's own device has.

A class name is the code that clients receive, its docstring the English message.
"""

from inkland.table.errors import ServiceRefusal


class NeedsServer(ServiceRefusal):
    """This needs a server; here you play on your own device."""

    status = 404


class NotAnExport(ServiceRefusal):
    """A game of this file cannot be what was exported: {reason}"""

    status = 422
