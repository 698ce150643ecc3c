"""Refusals as the resources that clients receive."""

from inkland.protocol.resources import Problem
from inkland.sheet.refused import Refused
from inkland.table.errors import ServiceRefusal
from inkland.table.request_ids import current_request_id


def problem(refusal: Refused) -> Problem:
    """The refusal as clients receive it."""
    parameters = dict(refusal.parameters)
    return Problem(refusal.code, parameters, str(refusal), current_request_id.get())


def status_of(refusal: Refused) -> int:
    """The HTTP status of a refusal."""
    # A refusal of the rules or of a proof has no status of its own: the request was invalid.
    return refusal.status if isinstance(refusal, ServiceRefusal) else 422
