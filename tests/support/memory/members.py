"""Member storage in memory, equivalent to PostgreSQL, on the state of memory storage."""

from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from typing import Any

from inkland.server.features.accounts.queries import AccountQueries
from inkland.server.features.accounts.records import (
    DEVICE_LIFETIME,
    GUEST_SESSION_LIFETIME,
    MAX_DEVICES,
    MAX_PASSKEYS,
    MAX_SESSIONS,
    MEMBER_SESSION_IDLE,
    MEMBER_SESSION_LIFETIME,
    SEEN_EVERY,
    AttemptLimit,
    Credential,
    EndedAccess,
    NewsKind,
    OwnedResult,
    OwnedSeat,
    Passkey,
    PersonalRecords,
    Session,
    TokenHolder,
)
from inkland.server.features.devices.queries import DeviceQueries, SessionHolder
from inkland.server.features.notices.queries import PushSubscription
from inkland.table.ids import AccountId, TableId
from inkland.table.storage.records import Account, Occupant, Table
from inkland.table.storage.state import MemoryState


class MemoryMemberStorage(AccountQueries, DeviceQueries):
    """Member storage in dictionaries; no method awaits anything, so each is atomic."""

    def __init__(self, state: MemoryState) -> None:
        self._state = state
        self._credentials: dict[AccountId, Credential] = {}
        self.members_since: dict[AccountId, datetime] = {}
        self._sessions: dict[bytes, tuple[AccountId, Session]] = {}
        self._confirmed: dict[bytes, datetime] = {}
        self._devices: dict[bytes, tuple[AccountId, datetime]] = {}
        self._passkeys: dict[bytes, Passkey] = {}
        self._challenges: dict[bytes, tuple[AccountId | None, datetime]] = {}
        self._tries: dict[str, tuple[list[datetime], datetime]] = {}
        # By session, with their ids; those of ended sessions are ignored.
        self.subscriptions: dict[bytes, tuple[int, PushSubscription]] = {}
        self.password_changed: Callable[[AccountId], None] = lambda _account: None
        self.is_suspended: Callable[[AccountId], bool] = lambda _account: False
        self.names_taken_from: Callable[[AccountId], tuple[str, ...]] = lambda _account: ()
        self.others: Any = None  # the whole storage
        self.on_access_ended: list[Callable[[AccountId], None]] = []
        self.on_erase: list[Callable[[AccountId], None]] = []

    def _now(self) -> datetime:
        return self._state.clock()

    def is_there(self, account: AccountId) -> bool:
        """Whether the account exists and was not erased."""
        return account in self._state.accounts and account not in self._state.erased

    # --- Credentials

    async def become_member(self, credential: Credential) -> bool:
        """Store the credential, unless the account has one or the name is taken."""
        if (
            not self.is_there(credential.account)
            or credential.account in self._credentials
            or await self.owner(credential.small, credential.capitals) is not None
        ):
            return False
        self._credentials[credential.account] = credential
        self._state.members.add(credential.account)
        self.members_since[credential.account] = self._now()
        return True

    async def credential(self, small: str) -> Credential | None:
        """The credential whose login has this skeleton."""
        found = (one for one in self._credentials.values() if one.small == small)
        return next(found, None)

    async def credential_of(self, account: AccountId) -> Credential | None:
        """The credential of this account."""
        return self._credentials.get(account)

    async def owner(self, small: str, capitals: str) -> AccountId | None:
        """The account whose name looks like this, compared in lower and in upper case."""
        found = (
            one.account
            for one in sorted(self._credentials.values())
            if one.small == small or one.capitals == capitals
        )
        return next(found, None)

    async def removed_names(self, account: AccountId) -> tuple[str, ...]:
        """The names that moderators have taken from an account, but the one that it has."""
        now = self._state.accounts[account].name.lower() if self.is_there(account) else ""
        return tuple(one for one in self.names_taken_from(account) if one.lower() != now)

    async def change_password(self, account: AccountId, before: str, after: str) -> bool:
        """Replace the password if the stored one is still `before`."""
        kept = self._credentials.get(account)
        if kept is None or kept.password != before:
            return False
        self._credentials[account] = kept._replace(password=after)
        return True

    async def replace_password(
        self,
        credential: Credential,
        after: str,
        session: bytes,
        *,
        passkeys: Sequence[bytes] = (),
        ends_sessions: bool,
    ) -> EndedAccess | None:
        """Replace the password and end other access, unless it or the session is gone."""
        account = credential.account
        if not self._valid([session]) or not await self.change_password(
            account, credential.password, after
        ):
            return None
        await self.delete_devices(account)
        removed = [id for id in passkeys if await self.remove_passkey(account, id)]
        ended = await self.end_sessions(account, but=session) if ends_sessions else 0
        for end in self.on_access_ended if ends_sessions else ():
            end(account)
        self.password_changed(account)
        return EndedAccess(tuple(removed), ended)

    # --- Sessions

    def holder(self, session: bytes) -> AccountId | None:
        """The account of this session; marks the session as seen."""
        if session not in self._valid([session]):
            return None
        account, kept = self._sessions[session]
        if kept.seen_at < self._now() - SEEN_EVERY:
            self._sessions[session] = account, kept._replace(seen_at=self._now())
        return account

    def owner_of(self, session: bytes) -> AccountId | None:
        """The account of this session, if it is valid."""
        return self._sessions[session][0] if self._valid([session]) else None

    def begin(self, account: AccountId, session: bytes, agent: str = "") -> None:
        """Add a session, unless it exists."""
        if self.is_there(account):
            new = Session(session, self._now(), self._now(), agent)
            self._sessions.setdefault(session, (account, new))

    async def add_session(
        self,
        proof: Credential | Passkey,
        session: bytes,
        agent: str,
        instead_of: bytes | None = None,
        *,
        confirmed: bool = False,
    ) -> bool:
        """Log the account in with a token of this hash, optionally replacing another session."""
        account = proof.account
        if isinstance(proof, Credential):
            member = self._credentials.get(account)
            is_proved = member is not None and member.password == proof.password
        else:
            passkey = self._passkeys.get(proof.id)
            is_proved = passkey is not None and passkey.account == account
        if not is_proved or (confirmed and instead_of not in self._sessions):
            return False
        if instead_of is not None:
            if self.owner_of(instead_of) == account and instead_of in self.subscriptions:
                self.subscriptions[session] = self.subscriptions.pop(instead_of)
            self._sessions.pop(instead_of, None)
        for unused in (await self.sessions(account))[MAX_SESSIONS - 1 :]:
            del self._sessions[unused.hash]
        self.begin(account, session, agent)
        if confirmed:
            self._confirmed[session] = self._now()
        return True

    async def is_confirmed(self, session: bytes, lasts: timedelta) -> bool:
        """Whether the session was confirmed within this time."""
        at = self._confirmed.get(session) if self._lasting([session]) else None
        return at is not None and self._now() - lasts <= at <= self._now()

    async def sessions(self, account: AccountId) -> tuple[Session, ...]:
        """The sessions of the account, last seen first."""
        valid = self._lasting(list(self._sessions))
        found = sorted(s for owner, s in self._sessions.values() if owner == account)
        found.sort(key=lambda session: session.seen_at, reverse=True)
        return tuple(session for session in found if session.hash in valid)

    async def end_session(self, account: AccountId, id: str) -> bool:
        """End the session of this account with this id; return whether it existed."""
        for hash_, (owner, session) in self._sessions.items():
            if owner == account and session.id == id:
                del self._sessions[hash_]
                return True
        return False

    async def end_sessions(self, account: AccountId, but: bytes | None = None) -> int:
        """End all sessions of the account except one; return how many were ended."""
        ended = [h for h, (owner, _) in self._sessions.items() if owner == account and h != but]
        for hash_ in ended:
            del self._sessions[hash_]
        return len(ended)

    async def valid_sessions(self, hashes: Sequence[bytes]) -> frozenset[bytes]:
        """The sessions among these that are still valid."""
        return self._valid(hashes)

    async def holders(self, hashes: Sequence[bytes]) -> tuple[SessionHolder, ...]:
        """The accounts of the sessions among these that have not ended."""
        valid = self._lasting(hashes)
        found = [(one, self._sessions[one][0]) for one in dict.fromkeys(hashes) if one in valid]
        return tuple(
            SessionHolder(one, self._state.accounts[owner], owner in self._credentials)
            for one, owner in found
        )

    async def token_holder(self, hash: bytes) -> TokenHolder | None:
        """Who has the token with this hash; notes that it was used."""
        found: TokenHolder | None = await self.others.tokens().holder(hash)
        return found

    async def suspended_account(self, session: bytes) -> Account | None:
        """The account of a session, if it is suspended."""
        found: Account | None = await self.others.moderation().suspended_account(session)
        return found

    async def standing(self, account: AccountId) -> tuple[bool, int]:
        """Whether the account is a moderator, and how many acts about it are unread."""
        found: tuple[bool, int] = await self.others.moderation().standing(account)
        return found

    async def tell(self, account: AccountId, kind: NewsKind, agent: str, order: str | None) -> None:
        """Store news, and tell them by push and, with the id of an order, by mail."""
        await self.others.recovery().tell(account, kind, agent, order)

    async def order_password_mail(self, account: AccountId, order: str) -> None:
        """Order a mail that the password was changed, if the address of the account works."""
        await self.others.mails().order_password_mail(account, order)

    def lasting_owner(self, session: bytes) -> AccountId | None:
        """The account of this session, suspended or not."""
        return self._sessions[session][0] if self._lasting([session]) else None

    def _valid(self, hashes: Sequence[bytes]) -> frozenset[bytes]:
        lasting = self._lasting(hashes)
        return frozenset(one for one in lasting if not self.is_suspended(self._sessions[one][0]))

    def _lasting(self, hashes: Sequence[bytes]) -> frozenset[bytes]:
        found = [self._sessions[one] for one in hashes if one in self._sessions]
        return frozenset(session.hash for owner, session in found if self._lasts(owner, session))

    def _lasts(self, owner: AccountId, session: Session) -> bool:
        is_member = owner in self._credentials
        lifetime = MEMBER_SESSION_LIFETIME if is_member else GUEST_SESSION_LIFETIME
        idle = MEMBER_SESSION_IDLE if is_member else GUEST_SESSION_LIFETIME
        now = self._now()
        return session.created_at > now - lifetime and session.seen_at > now - idle

    # --- Devices

    async def add_device(self, account: AccountId, device: bytes) -> None:
        """Remember the device whose token has this hash for the account."""
        if not self.is_there(account):
            return
        own = [(seen, hash_) for hash_, (owner, seen) in self._devices.items() if owner == account]
        for _seen, hash_ in sorted(own, reverse=True)[MAX_DEVICES - 1 :]:
            del self._devices[hash_]
        self._devices.setdefault(device, (account, self._now()))

    async def knows_device(self, account: AccountId, device: bytes) -> bool:
        """Whether the account has logged in on this device."""
        owner, seen = self._devices.get(device, (None, self._now()))
        if owner != account or seen <= self._now() - DEVICE_LIFETIME:
            return False
        self._devices[device] = account, self._now()
        return True

    async def delete_devices(self, account: AccountId, but: bytes | None = None) -> None:
        """Forget all devices of the account except one."""
        self._devices = {
            hash_: kept
            for hash_, kept in self._devices.items()
            if kept[0] != account or hash_ == but
        }

    # --- Passkeys

    async def add_passkey(self, passkey: Passkey, session: bytes) -> bool:
        """Store a passkey, unless it exists, there are too many, or the session has ended."""
        if (
            not self.is_there(passkey.account)
            or self._sessions.get(session, (None,))[0] != passkey.account
            or passkey.id in self._passkeys
            or len(await self.passkeys(passkey.account)) >= MAX_PASSKEYS
        ):
            return False
        self._passkeys[passkey.id] = passkey._replace(created_at=self._now(), seen_at=None)
        return True

    async def passkey(self, id: bytes) -> Passkey | None:
        """The passkey with this id."""
        return self._passkeys.get(id)

    async def passkeys(self, account: AccountId) -> tuple[Passkey, ...]:
        """The passkeys of an account, oldest first."""
        own = [passkey for passkey in self._passkeys.values() if passkey.account == account]
        return tuple(sorted(own, key=lambda passkey: (passkey.created_at, passkey.id)))

    async def use_passkey(self, id: bytes, before: int, after: int) -> bool:
        """Store the new signature count if the stored one is still `before`."""
        kept = self._passkeys.get(id)
        if kept is None or kept.uses != before:
            return False
        self._passkeys[id] = kept._replace(uses=after, seen_at=self._now())
        return True

    async def remove_passkey(self, account: AccountId, id: bytes) -> bool:
        """Remove a passkey of this account; return whether it existed."""
        kept = self._passkeys.get(id)
        if kept is None or kept.account != account:
            return False
        del self._passkeys[id]
        return True

    async def save_challenge(
        self, challenge: bytes, account: AccountId | None, lasts: timedelta
    ) -> None:
        """Store a challenge that was given to an account, or to an anonymous login."""
        self._challenges.setdefault(challenge, (account, self._now() + lasts))

    async def take_challenge(self, challenge: bytes, account: AccountId | None) -> bool:
        """Whether this challenge was given to this account and is unused; it is used up now."""
        found = self._challenges.get(challenge)
        if found is None or found[0] != account or found[1] <= self._now():
            return False
        del self._challenges[challenge]
        return True

    # --- Login attempts

    async def count_attempt(self, key: str, allowance: AttemptLimit) -> float:
        """Count an attempt; 0, or the seconds to wait if over the limit, which is not counted."""
        now = self._now()
        made, _until = self._tries.get(key, ([], now))
        made = [at for at in made if at > now - allowance.within]
        if len(made) >= allowance.most:
            return (made[-allowance.most] + allowance.within - now).total_seconds()
        self._tries[key] = [*made, now], now + allowance.within
        return 0.0

    async def refund_attempt(self, key: str) -> None:
        """Undo the last counted attempt."""
        if key in self._tries and self._tries[key][0]:
            self._tries[key][0].pop()

    # --- Personal data

    async def personal_records(self, account: AccountId) -> PersonalRecords:
        """The stored games of the account."""
        state = self._state
        tables = sorted(state.tables.values(), key=lambda table: (table.opened_at, table.id))
        finished = [(t, f) for t in tables for f in state.results.get(t.id, ())]
        results = [
            OwnedResult(table.id, done.result.seat, done.occupant.name, *done.result[1:], done.at)
            for table, done in finished
            if done.occupant.account == account
        ]
        return PersonalRecords(
            tuple(
                OwnedSeat(
                    t.id,
                    seat,
                    s.name,
                    s.colour,
                    t.status,
                    t.title,
                    t.opened_at,
                    s.land,
                    s.crest,
                    (t.id, account) in state.ends_seen,
                )
                for t in tables
                for seat, s in enumerate(t.seats)
                if s is not None and s.account == account
            ),
            tuple((t.id, t.title, t.status) for t in tables if t.host == account),
            tuple(sorted(results, key=lambda made: (made.finished_at, made.table, made.seat))),
            tuple(
                sorted(
                    (deal, table)
                    for (deal, owner), table in state.seen_deals.items()
                    if owner == account and state.tables[table].status == "finished"
                )
            ),
        )

    async def erase(self, account: AccountId) -> tuple[tuple[TableId, int], ...]:
        """Erase personal data: an empty account, and seats and results without a name remain."""
        state = self._state
        state.ends_seen = {end: True for end in state.ends_seen if end[1] != account}
        if account in state.accounts:
            state.accounts[account] = state.accounts[account]._replace(name="", colour=None)
            state.erased.add(account)
        self._credentials.pop(account, None)
        self._state.members.discard(account)
        await self.end_sessions(account)
        await self.delete_devices(account)
        for erase in self.on_erase:
            erase(account)
        self._passkeys = {k: v for k, v in self._passkeys.items() if v.account != account}
        self._challenges = {k: v for k, v in self._challenges.items() if v[0] != account}
        return tuple(self._erase_at(table, account) for table in self._named_at(account))

    def _named_at(self, account: AccountId) -> list[Table]:
        """The tables at which a name of the account appears."""
        state = self._state
        return [
            table
            for table in state.tables.values()
            if (table.host == account and table.title)
            or any(_is_named(occupant, account) for occupant in table.seats)
            or any(_is_named(done.occupant, account) for done in state.results.get(table.id, ()))
        ]

    def _erase_at(self, table: Table, account: AccountId) -> tuple[TableId, int]:
        state = self._state
        erased = table._replace(
            version=table.version + 1,
            title="" if table.host == account else table.title,
            seats=tuple(s and _without_name(s, account) for s in table.seats),
        )
        state.tables[table.id] = erased
        if table.id in state.results:
            state.results[table.id] = tuple(
                done._replace(occupant=_without_name(done.occupant, account))
                for done in state.results[table.id]
            )
        return erased.id, erased.version

    async def delete_expired(self) -> None:
        """Delete expired attempts, challenges, sessions and devices."""
        now = self._now()
        self._tries = {k: v for k, v in self._tries.items() if v[1] >= now}
        self._challenges = {k: v for k, v in self._challenges.items() if v[1] >= now}
        valid = self._lasting(list(self._sessions))
        self._sessions = {k: v for k, v in self._sessions.items() if k in valid}
        devices = self._devices.items()
        self._devices = {k: v for k, v in devices if v[1] >= now - DEVICE_LIFETIME}


def _is_named(occupant: Occupant | None, account: AccountId) -> bool:
    return occupant is not None and occupant.account == account and bool(occupant.name)


def _without_name(occupant: Occupant, account: AccountId) -> Occupant:
    return occupant._replace(name="", land="") if occupant.account == account else occupant
