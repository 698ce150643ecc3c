"""Accounts whose name passes for staff get a neutral one, and are told to choose another.

Until now a login could pass for staff, and its owner could be called like it. The login stays.
Runs before the code that needs it, and the release before runs on it.
"""

from alembic import op
from sqlalchemy import text

from inkland.table.names.checks import looks_like_staff

revision = "0031"
down_revision = "0030"

_MEMBERS = """
SELECT account.id, account.name, credential.login
FROM credential
JOIN account ON account.id = credential.account
"""

_ACT = """
WITH act AS (
    INSERT INTO moderation_act (kind, rule, account) VALUES ('rename', 'impersonation', :account)
    RETURNING id, account
),
words AS (
    INSERT INTO moderation_words (act, account, note, words)
    SELECT id, account, '', :before FROM act
)
INSERT INTO notice_outbox (kind, account) SELECT 'moderated', account FROM act
"""

_RENAME = (
    "UPDATE account SET name = :name WHERE id = :account",
    """
    UPDATE game
    SET version = version + 1
    WHERE id IN (SELECT game FROM seat WHERE account = :account AND name <> :name)
        OR id IN (SELECT game FROM result WHERE account = :account AND name <> :name)
    """,
    "UPDATE seat SET name = :name WHERE account = :account",
    "UPDATE result SET name = :name WHERE account = :account",
)


def upgrade() -> None:
    """Rename these accounts, at their tables as well."""
    connection = op.get_bind()
    members = connection.execute(text(_MEMBERS)).all()
    passing = [row for row in members if looks_like_staff(row.login)]
    for number, (account, before, _login) in enumerate(passing, start=1):
        name = before
        if looks_like_staff(before):
            name = f"Mapmaker {number}"
            connection.execute(text(_ACT), {"account": account, "before": before})
        for statement in _RENAME:
            connection.execute(text(statement), {"account": account, "name": name})
