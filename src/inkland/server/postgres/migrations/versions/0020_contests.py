"""Contests: arenas and duplicate rounds, with their entrants, deals and tables.

Four new tables; the release before runs on them without knowing them. It seats nobody, and during
a rolling restart it does not know yet that a deal of a contest is sealed.
"""

from alembic import op

revision = "0020"
down_revision = "0019"
LOCKS = "LOCK TABLE account, deal, game IN SHARE ROW EXCLUSIVE MODE"

_TABLES = """
CREATE TABLE contest (
    id text PRIMARY KEY,
    kind text NOT NULL,
    title text NOT NULL,
    preset text NOT NULL,
    seats smallint NOT NULL,
    deals smallint NOT NULL,
    clock integer,
    starts_at timestamptz NOT NULL,
    ends_at timestamptz NOT NULL,
    closes_at timestamptz NOT NULL,
    slot text UNIQUE,
    paired_at timestamptz
);
CREATE INDEX contest_closes_at ON contest (closes_at);

COMMENT ON COLUMN contest.slot IS 'the time of a schedule that it was made for, once';
COMMENT ON COLUMN contest.paired_at IS 'when a process last claimed it, to seat who waits';

CREATE TABLE contest_deal (
    contest text NOT NULL REFERENCES contest,
    number smallint NOT NULL,
    deal text NOT NULL UNIQUE REFERENCES deal,
    PRIMARY KEY (contest, number)
);

CREATE TABLE entrant (
    contest text NOT NULL REFERENCES contest,
    account text NOT NULL REFERENCES account,
    has_more_time boolean NOT NULL,
    entered_at timestamptz NOT NULL DEFAULT now(),
    waits_since timestamptz,
    PRIMARY KEY (contest, account)
);
CREATE INDEX entrant_account ON entrant (account);
CREATE INDEX entrant_waiting ON entrant (contest) WHERE waits_since IS NOT NULL;

CREATE TABLE contest_seat (
    contest text NOT NULL,
    account text NOT NULL,
    number smallint NOT NULL,
    game text NOT NULL REFERENCES game,
    PRIMARY KEY (contest, account, number),
    UNIQUE (game, account),
    FOREIGN KEY (contest, account) REFERENCES entrant
);

GRANT SELECT ON contest, contest_deal TO inkland_reader;
"""


def upgrade() -> None:
    """Add tables; nothing that is there changes its meaning."""
    op.execute(_TABLES)
