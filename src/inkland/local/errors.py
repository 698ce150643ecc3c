"""Refusals that only a host on a player's own device has.

A class name is the code that clients receive, its docstring the English message.
"""

from inkland.table.errors import ServiceRefusal


class NeedsServer(ServiceRefusal):
    """This needs a server; here you are playing on your own device."""

    status = 404


class NotAnExport(ServiceRefusal):
    """A game in this file doesn’t match what was exported: {reason}"""

    status = 422
