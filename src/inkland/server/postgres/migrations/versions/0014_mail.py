"""Mail addresses of accounts, tokens that were mailed, and mails that wait to be sent.

Runs before the code that needs it, and the release before runs on it: it adds tables. That release
erases accounts without knowing of them, so a trigger deletes what an erased account has here. No
one but the writer may look at any of this. Foreign keys and trigger lock `account` for a moment, in
a mode that lets reads go on.
"""

from alembic import op

revision = "0014"
down_revision = "0013"
LOCKS = "LOCK TABLE account IN SHARE ROW EXCLUSIVE MODE"

# `address` is confirmed; `waiting` is the one that a mail was sent to last. Several accounts may
# have the same address: a family shares one, and nobody can find out who has which. The key to
# unsubscribe is no secret worth a hash: all it opens is that mails stop.
_ADDRESSES = """
CREATE TABLE mail_address (
    account text PRIMARY KEY REFERENCES account,
    address text,
    waiting text,
    language text NOT NULL,
    confirmed_at timestamptz,
    failed_at timestamptz,
    is_subscribed boolean NOT NULL DEFAULT true,
    unsubscribe_key text NOT NULL UNIQUE
);

CREATE INDEX mail_address_address ON mail_address (lower(address)) WHERE address IS NOT NULL;

CREATE TABLE mail_token (
    hash bytea PRIMARY KEY,
    purpose text NOT NULL,
    account text NOT NULL REFERENCES account,
    address text NOT NULL,
    good_until timestamptz NOT NULL
);

CREATE INDEX mail_token_account ON mail_token (account);
CREATE INDEX mail_token_good_until ON mail_token (good_until);
"""

# Without an account: somebody has forgotten a password, and nobody has looked up yet whose.
_ORDERS = """
CREATE TABLE mail_order (
    id text PRIMARY KEY,
    kind text NOT NULL,
    account text REFERENCES account,
    recipient text NOT NULL,
    language text NOT NULL,
    tries integer NOT NULL DEFAULT 0,
    ordered_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    due_at timestamptz NOT NULL DEFAULT clock_timestamp()
);

CREATE INDEX mail_order_due ON mail_order (due_at);
CREATE INDEX mail_order_account ON mail_order (account) WHERE account IS NOT NULL;
"""

_ERASURE = """
CREATE FUNCTION erase_mail() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM mail_order WHERE account = NEW.id;
    DELETE FROM mail_token WHERE account = NEW.id;
    DELETE FROM mail_address WHERE account = NEW.id;
    RETURN NULL;
END $$;

CREATE TRIGGER account_erases_mail AFTER UPDATE OF erased_at ON account
FOR EACH ROW WHEN (NEW.erased_at IS NOT NULL) EXECUTE FUNCTION erase_mail();
"""

# The view of 0013 with another way: mail, to an address that works and wants it.
_WAYS = """
CREATE OR REPLACE VIEW notice_way AS
SELECT valid_session.account, 'push' AS way, push_subscription.id::text AS address,
    json_build_object(
        'endpoint', endpoint, 'p256dh', encode(p256dh, 'hex'), 'auth', encode(auth, 'hex')
    )::text AS target,
    push_subscription.language
FROM push_subscription
JOIN valid_session ON valid_session.hash = push_subscription.session
UNION ALL
SELECT account, 'mail', '', address, language
FROM mail_address
WHERE address IS NOT NULL AND failed_at IS NULL AND is_subscribed;
"""


def upgrade() -> None:
    """Add tables, a trigger and a way to send notices; nothing that is there is lost."""
    for statements in (_ADDRESSES, _ORDERS, _ERASURE, _WAYS):
        op.execute(statements)
