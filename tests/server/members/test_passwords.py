"""Passwords: how they are stored, that checking takes time, and that timing reveals nothing."""

import statistics
import time
from random import Random

import pytest
from argon2 import PasswordHasher, Type, extract_parameters

from inkland.server.configuration.settings import Settings
from inkland.server.context import ServerContext
from inkland.server.errors import BadPassword
from inkland.server.features.accounts import passwords
from inkland.server.features.accounts.login import AuthContext, Caller, log_in
from inkland.server.features.accounts.passwords import ARGON2_PARAMETERS, Passwords, check
from inkland.server.features.accounts.queries import AccountQueries
from inkland.server.features.accounts.records import Credential
from inkland.server.features.accounts.resources import LogIn
from inkland.server.tables.storage import PostgresStorage
from inkland.table.bus.local import LocalBus
from inkland.table.errors import ServerBusy
from inkland.table.ids import AccountId
from inkland.table.storage.records import Account
from rows import each_row
from sizes import samples

pytestmark = pytest.mark.anyio

CHEAP = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


async def test_what_is_kept_is_argon2id_with_enough_memory() -> None:
    kept = await Passwords().hash("eight sheets of vellum")
    found = extract_parameters(kept)
    assert found.type is Type.ID
    assert found.memory_cost >= 19 * 1024 and found.time_cost >= 2
    assert "vellum" not in kept
    assert kept != await Passwords().hash("eight sheets of vellum")


async def test_a_password_is_the_same_on_every_keyboard() -> None:
    keeper = Passwords(CHEAP)
    kept = await keeper.hash("přísně tajné")
    assert await keeper.verify(kept, "pr\u030ci\u0301sne\u030c tajne\u0301")
    assert not await keeper.verify(kept, "prisne tajne")
    assert not await keeper.verify(None, "nobody has this password")
    assert not await keeper.verify("not a hash", "x")
    assert not await keeper.verify(kept, "\ud800")


async def test_other_parameters_are_noticed() -> None:
    kept = await Passwords(CHEAP).hash("eight sheets of vellum")
    assert not Passwords(CHEAP).needs_rehash(kept)
    assert Passwords().needs_rehash(kept)


async def test_a_dated_password_is_hashed_anew_at_login(storage: PostgresStorage) -> None:
    account = Account(AccountId("ann"), "Guest")
    await storage.add_guest(account, b"session")
    old = await Passwords(CHEAP).hash("eight sheets of vellum")
    members = AccountQueries(storage.database)
    await members.become_member(Credential(account.id, "Ann", "ann", "ann", old))
    newer = Passwords(PasswordHasher(time_cost=2, memory_cost=16, parallelism=1))
    desk = AuthContext(ServerContext(storage, LocalBus()), Settings(), newer)
    for _ in range(2):
        await log_in(desk, Caller("", ""), LogIn("ann", "eight sheets of vellum"))
    kept = await members.credential_of(account.id)
    assert kept is not None and not newer.needs_rehash(kept.password)


@pytest.mark.proof
async def test_an_unknown_login_takes_as_long_as_a_wrong_password() -> None:
    keeper = Passwords(PasswordHasher(time_cost=1, memory_cost=4096, parallelism=1))
    kept = await keeper.hash("eight sheets of vellum")
    times: dict[bool, list[float]] = {True: [], False: []}
    for number in range(40):
        start = time.perf_counter()
        await keeper.verify(kept if number % 2 else None, "wrong")
        times[bool(number % 2)].append(time.perf_counter() - start)
    known, unknown = (statistics.median(times[is_known]) for is_known in (True, False))
    assert 0.5 < known / unknown < 2


async def test_too_many_waiting_passwords_are_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(passwords, "_MAX_WAITING", 0)
    with pytest.raises(ServerBusy):
        await Passwords(CHEAP).hash("eight sheets of vellum")


@each_row(
    "password",
    [
        "", "short", "1234567", "12345678", "password", "PASSWORD", "Password1", "qwertyuiop",
        "aaaaaaaaaa", "ababababab", "x" * 201, "inkland1", "йцукенгш", "sunshine!",
        "\ud800abcdefgh", "Ann Lovelace", "annlovelace", "ANN_LOVELACE",
    ],
)  # fmt: skip
async def test_what_anybody_would_guess_is_refused(password: str) -> None:
    with pytest.raises(BadPassword):
        check(password, "Ann Lovelace")


# From all over the list of the 100,000 most used.
@each_row(
    "password",
    [
        "abc123456", "ABC123456", "mama2005", "overdrive", "jamtarts", "ballfour", "ghfdbkmyj",
        "bambam12", "13101990", "sun2moon", "greenies", "Hooters1", "beetroot", "sloepass",
        "1Benjami", "Thailan1", "sasha_007", "nietzsche", "mjbreeze", "Aaaaaaa1",
    ],
)  # fmt: skip
async def test_the_most_used_passwords_are_refused(password: str) -> None:
    with pytest.raises(BadPassword):
        check(password)


async def test_other_passwords_are_refused_as_rarely_as_it_is_written() -> None:
    """The filter knows 32 bits of a password: one in 43,000 is refused by chance."""
    random = Random(1)
    made = samples(check=100_000, proof=1_000_000)
    words = ["vellum", "compass", "ridge", "harbour", "lantern", "meadow", "river", "quill"]
    phrases = (
        " ".join([*random.choices(words, k=3), f"{random.getrandbits(40):x}"]) for _ in range(made)
    )
    refused = sum(map(passwords.is_most_used, phrases))
    assert refused <= 10 * made / 43_000


@pytest.mark.parametrize(
    "password", ["eight sheets", "žluťoučký kůň", "кораблі й острови", "xK9#mq2!", "abcd" * 50]
)
async def test_what_is_hard_to_guess_is_fine(password: str) -> None:
    check(password, "Ann Lovelace")


def test_a_password_costs_the_attacker_something() -> None:
    start = time.perf_counter()
    ARGON2_PARAMETERS.hash("eight sheets of vellum")
    assert time.perf_counter() - start > 0.02
