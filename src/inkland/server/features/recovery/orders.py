"""The task that sends ordered mails: confirmations, links for a new password, and what is told.

Any number of processes may run it: an order is taken by one, and by another only if that one has
died. A token is made when its mail is sent, so that storage never knows more than its hash.
"""

import asyncio
import contextlib
import logging
from datetime import timedelta
from typing import Final

from inkland.server.errors import BadMailAddress
from inkland.server.features.accounts.hashes import hash_token, new_token
from inkland.server.features.accounts.queries import AccountQueries
from inkland.server.features.accounts.records import AttemptLimit
from inkland.server.features.recovery.mail_addresses import address_key
from inkland.server.features.recovery.mail_queries import (
    END_SESSIONS_LIFETIME,
    NEW_PASSWORD_LIFETIME,
    MailOrder,
    MailQueries,
    MailToken,
    TokenPurpose,
)
from inkland.server.mail.checks import checked_address
from inkland.server.mail.letters import Letter, LetterWriter
from inkland.server.mail.relay import Delivery, MailRelay
from inkland.server.tables.storage import PostgresStorage
from inkland.table.errors import StorageUnavailable
from inkland.table.ids import AccountId, new_id
from inkland.table.names import confusables
from inkland.table.repetition import repeat

CHECK_SECONDS: Final = 1.0
BATCH: Final = 20
LEASE: Final = timedelta(minutes=3)  # longer than all that sending a mail may take
FIRST_PAUSE: Final = timedelta(minutes=1)
LONGEST_PAUSE: Final = timedelta(minutes=15)
CONFIRMATION_LIFETIME: Final = timedelta(days=1)
# Beyond these nothing is sent, and nobody is told: an answer would say who is a member here.
MAILS_TO_ADDRESS: Final = AttemptLimit(5, timedelta(days=1))
NEW_PASSWORDS_OF_ACCOUNT: Final = AttemptLimit(5, timedelta(hours=1))
NEWS_OF_ACCOUNT: Final = AttemptLimit(20, timedelta(days=1))  # all of them stand in the account

log = logging.getLogger(__name__)


class MailOrders:
    """Sends the mails that wait in storage."""

    def __init__(self, storage: PostgresStorage, writer: LetterWriter, relay: MailRelay) -> None:
        self._members = AccountQueries(storage.database)
        self._mails = MailQueries(storage.database)
        self._writer = writer
        self._relay = relay

    async def run(self) -> None:
        """Send what is due until cancelled."""
        await repeat(self._send_batch, CHECK_SECONDS, soon=0, doing="sending mails")

    async def _send_batch(self) -> bool:
        """Send a batch of what is due; True if there may be more."""
        return await self.send_due() >= BATCH

    async def send_due(self) -> int:
        """Take a batch of orders and handle each; return how many there were."""
        orders = await self._mails.take_orders(BATCH, LEASE)
        await asyncio.gather(*map(self._handle, orders))
        return len(orders)

    async def _handle(self, order: MailOrder) -> None:
        try:
            if order.kind == "forgotten":
                await self._find_owners(order)
            else:
                await self._send(order)
        except StorageUnavailable:
            raise
        except Exception as failure:
            # The message of a failure may quote an address, so only its kind is logged.
            log.error(
                "a mail could not be made",
                extra={"kind": order.kind, "failure": type(failure).__name__},
            )

    async def _find_owners(self, order: MailOrder) -> None:
        """Order a mail for each member with the typed login or address."""
        typed = order.recipient
        if "@" in typed:
            with contextlib.suppress(BadMailAddress):
                typed = checked_address(typed)
            owners = await self._mails.owners_by_address(typed)
        else:
            owners = await self._mails.owners_by_login(confusables.lowercase_skeleton(typed))
        others = []
        for owner in owners:
            key = f"new password {owner.account}"
            if owner.address and not await self._members.count_attempt(
                key, NEW_PASSWORDS_OF_ACCOUNT
            ):
                others.append(
                    MailOrder(
                        new_id(), "new_password", owner.account, owner.address, order.language
                    )
                )
        await self._mails.replace_order(order.id, tuple(others))

    async def _send(self, order: MailOrder) -> None:
        letter = await self._letter(order)
        if letter is None:
            await self._mails.finish(order.id)
            return
        message = self._writer.message(letter, order.recipient)
        match await self._relay.deliver(message, order.recipient):
            case Delivery.LATER:
                pause = min(FIRST_PAUSE * 2 ** (order.tries - 1), LONGEST_PAUSE)
                await self._mails.postpone(order.id, pause)
                return
            case Delivery.ADDRESS_REFUSED if order.account is not None:
                await self._mails.mark_failed(order.account, order.recipient)
        await self._mails.finish(order.id)

    async def _letter(self, order: MailOrder) -> Letter | None:
        """Return what to send; None if there is no reason any more, or the limit is reached."""
        account = order.account
        if account is None:
            return None
        write = self._writer.account_letter
        match order.kind:
            case "confirmation":
                key = f"mails {address_key(order.recipient)}"
                if order.tries == 1 and await self._members.count_attempt(key, MAILS_TO_ADDRESS):
                    return None
                token = await self._new_token(order, account, "confirmation", CONFIRMATION_LIFETIME)
                if token is None:
                    return None
                return write("confirmation", order.id, order.language, f"/mail/confirm#{token}")
            case "new_password":
                member = await self._members.credential_of(account)
                token = await self._new_token(order, account, "new_password", NEW_PASSWORD_LIFETIME)
                if token is None or member is None:
                    return None
                path = f"/password#{token}"
                return write("new-password", order.id, order.language, path, member.login)
            case "address_changed":
                return write("address-changed", order.id, order.language)
            case "password_changed":
                return write("password-changed", order.id, order.language)
            case "forgotten":
                return None
            case kind:  # news
                key = f"news {account}"
                if order.tries == 1 and await self._members.count_attempt(key, NEWS_OF_ACCOUNT):
                    return None
                token = await self._new_token(order, account, "end_sessions", END_SESSIONS_LIFETIME)
                if token is None:
                    return None
                path = f"/mail/not-me#{token}"
                return write(kind.replace("_", "-"), order.id, order.language, path)

    async def _new_token(
        self, order: MailOrder, account: AccountId, purpose: TokenPurpose, lasts: timedelta
    ) -> str | None:
        """Store a new token and return it; None if the account has this address no longer."""
        token = new_token()
        stored = MailToken(hash_token(token), purpose, account, order.recipient)
        return token if await self._mails.add_token(stored, lasts) else None
