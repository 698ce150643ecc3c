"""HTTP for the people who share a device: who is here, a new guest, who plays, who goes."""

from typing import Annotated, Final

from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from inkland.protocol.resources import NewGuest
from inkland.server.features.accounts import device_cookies
from inkland.server.features.accounts.callers import check_not_suspended
from inkland.server.features.devices import people as device_people
from inkland.server.features.devices.people import PersonHere
from inkland.server.features.devices.resources import (
    PERSON_PATTERN,
    DevicePeople,
    DevicePerson,
    SwitchPerson,
)
from inkland.server.http.requests import (
    client_network,
    json_response,
    read_body,
    request_context_of,
)
from inkland.table.actions import seating
from inkland.table.ids import ID_PATTERN, TableId
from inkland.table.routes.route import Routes
from inkland.table.storage.records import Table

PersonPath = Annotated[str, Meta(pattern=PERSON_PATTERN, description="The key of a person")]
TableQuery = Annotated[TableId, Meta(pattern=ID_PATTERN, description="The id of a table")]

ROUTES: Final = Routes(caller="request")


@ROUTES.add("GET", "/api/device/people", 404, answer=DevicePeople)
async def people(request: Request, table: TableQuery | None = None) -> Response:
    """The people of this device, with their seats at a table."""
    shared = request_context_of(request)
    tokens = device_cookies.read(request, shared.settings)
    found = await device_people.people(shared.context, tokens)
    at = None if table is None else await shared.context.cached_table(table)
    return json_response(DevicePeople(tuple(_resource(one, at) for one in found)))


@ROUTES.add("POST", "/api/device/people", 409, 429, body=NewGuest, answer=DevicePerson, status=201)
async def add(request: Request) -> Response:
    """A new guest on this device; who plays does not change."""
    shared = request_context_of(request)
    await check_not_suspended(request)
    body = await read_body(request, NewGuest)
    network = client_network(request)
    shared.limits.check_guest(network)
    before = device_cookies.read(request, shared.settings)
    with shared.limits.name_attempt(network):
        added, now = await device_people.add(shared.context, before, body)
    response = json_response(_resource(added), 201)
    device_cookies.write(response, shared.settings, before, now)
    return response


@ROUTES.add("PUT", "/api/device/current", 404, 409, 429, body=SwitchPerson, answer=DevicePeople)
async def switch(request: Request) -> Response:
    """Let another person of this device play, or nobody."""
    shared = request_context_of(request)
    body = await read_body(request, SwitchPerson)
    before = device_cookies.read(request, shared.settings)
    shared.limits.check_write(body.person or client_network(request))
    found, now = await device_people.switch(shared.context, before, body)
    response = json_response(DevicePeople(tuple(map(_resource, found))))
    device_cookies.write(response, shared.settings, before, now)
    return response


@ROUTES.add("DELETE", "/api/device/people/{person}", 404, 429, status=204)
async def remove(request: Request, person: PersonPath) -> Response:
    """Take a person off this device; a guest cannot come back."""
    shared = request_context_of(request)
    shared.limits.check_write(person)
    before = device_cookies.read(request, shared.settings)
    now = await device_people.remove(shared.context, before, person)
    response = Response(status_code=204)
    device_cookies.write(response, shared.settings, before, now)
    return response


def _resource(person: PersonHere, table: Table | None = None) -> DevicePerson:
    account = person.account
    return DevicePerson(
        person.key,
        account.name,
        account.colour,
        person.is_member,
        person.is_current,
        person.stays,
        None if table is None else seating.seat_of(table, account.id),
    )
