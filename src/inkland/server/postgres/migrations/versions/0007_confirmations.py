"""Confirmations of members, and the lifetime of sessions.

Runs before the code that needs it, and the release before runs on it: it leaves `confirmed_at`
empty, so that its sessions are not confirmed. `created_at` is there since 0003, so the view holds
for sessions that are older than it; those past their lifetime end with this migration's release.
"""

from alembic import op

revision = "0007"
down_revision = "0006"

# A guest has nothing to log in with again, so a guest's session lasts as long as its cookie.
_SESSIONS = """
ALTER TABLE session ADD COLUMN confirmed_at timestamptz;

CREATE VIEW valid_session AS
SELECT session.hash, session.account, session.created_at, session.seen_at, session.agent,
    session.confirmed_at
FROM session
LEFT JOIN credential ON credential.account = session.account
WHERE session.created_at
        > now() - CASE WHEN credential.account IS NULL THEN interval '365 days'
            ELSE interval '180 days' END
    AND session.seen_at
        > now() - CASE WHEN credential.account IS NULL THEN interval '365 days'
            ELSE interval '90 days' END;
"""


def upgrade() -> None:
    """Add a column and a view; nothing that is there changes its meaning."""
    op.execute(_SESSIONS)
