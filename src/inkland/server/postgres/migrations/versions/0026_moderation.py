"""Moderation: reports, what moderators have done, suspensions, and answers.

Runs before the code that needs it, and the release before runs on it: all tables are new. A
suspension holds at its nodes, too, since they ask `valid_session`; but its cleanup ends the session
of a suspended guest, who then cannot read why. An account that it erases loses its words here: a
trigger does that. Columns that name a game have no foreign key: games are never deleted, and moves
would wait for its lock. Nobody but the writer may look at any of this.
"""

from alembic import op

revision = "0026"
down_revision = "0025"
LOCKS = "LOCK TABLE account, session IN SHARE ROW EXCLUSIVE MODE"

# What was done stays, so it holds ids only: words lie in tables of their own, from which they can
# be erased. The moderator is empty for what the host has done.
_LOG = """
CREATE TABLE moderation_act (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    kind text NOT NULL,
    rule text NOT NULL,
    moderator text REFERENCES account,
    account text REFERENCES account,
    game text,
    until timestamptz,
    at timestamptz NOT NULL DEFAULT now()
);

COMMENT ON COLUMN moderation_act.account IS 'whom it concerns; of a table its host';

CREATE INDEX moderation_act_account ON moderation_act (account, id);

CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON moderation_act
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE moderation_words (
    act bigint PRIMARY KEY REFERENCES moderation_act,
    account text REFERENCES account,
    note text NOT NULL,
    words text NOT NULL,
    seen_at timestamptz
);

COMMENT ON COLUMN moderation_words.words IS 'what was there before';
COMMENT ON COLUMN moderation_words.seen_at IS 'when the account has read it';

CREATE INDEX moderation_words_account ON moderation_words (account);

CREATE TABLE moderation_answer (
    act bigint PRIMARY KEY REFERENCES moderation_act,
    account text NOT NULL REFERENCES account,
    text text NOT NULL,
    made_at timestamptz NOT NULL DEFAULT now(),
    closed_by bigint REFERENCES moderation_act
);

CREATE INDEX moderation_answer_open ON moderation_answer (act) WHERE closed_by IS NULL;
CREATE INDEX moderation_answer_account ON moderation_answer (account);
"""

_REPORTS = """
CREATE TABLE report (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    reporter text NOT NULL REFERENCES account,
    kind text NOT NULL,
    account text NOT NULL REFERENCES account,
    game text,
    words text NOT NULL,
    made_at timestamptz NOT NULL DEFAULT now(),
    closed_by bigint REFERENCES moderation_act
);

CREATE UNIQUE INDEX report_once ON report (reporter, account, kind, words, coalesce(game, ''));
CREATE INDEX report_open ON report (account, kind, words) WHERE closed_by IS NULL;
CREATE INDEX report_account ON report (account);
"""

_ROLES = """
CREATE TABLE moderator (
    account text PRIMARY KEY REFERENCES account,
    since timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE suspension (
    account text PRIMARY KEY REFERENCES account,
    act bigint NOT NULL REFERENCES moderation_act,
    until timestamptz
);
"""

# `lasting_session` is what `valid_session` was: who is suspended has one that lasts, but opens
# nothing except what a suspended person may do.
_SESSIONS = """
CREATE VIEW lasting_session AS
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

CREATE OR REPLACE VIEW valid_session AS
SELECT hash, account, created_at, seen_at, agent, confirmed_at
FROM lasting_session
WHERE NOT EXISTS (
    SELECT FROM suspension
    WHERE suspension.account = lasting_session.account
        AND (suspension.until IS NULL OR suspension.until > now())
);
"""

# The end of a moderator's account is the end of the role, which the log tells.
_ERASURE = """
CREATE FUNCTION erase_moderation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM report WHERE reporter = NEW.id OR account = NEW.id;
    DELETE FROM moderation_answer WHERE account = NEW.id;
    DELETE FROM moderation_words WHERE account = NEW.id;
    DELETE FROM suspension WHERE account = NEW.id;
    WITH ended AS (DELETE FROM moderator WHERE account = NEW.id RETURNING account)
    INSERT INTO moderation_act (kind, rule, account) SELECT 'take', 'none', account FROM ended;
    RETURN NULL;
END $$;

CREATE TRIGGER account_erases_moderation AFTER UPDATE OF erased_at ON account
FOR EACH ROW WHEN (NEW.erased_at IS NOT NULL) EXECUTE FUNCTION erase_moderation();
"""


def upgrade() -> None:
    """Add tables, a view and a trigger; sessions of suspended accounts are not valid any more."""
    for statements in (_LOG, _REPORTS, _ROLES, _SESSIONS, _ERASURE):
        op.execute(statements)
