"""A person about whom there is a row in every table that can have one."""

from typing import Any, Final

import psycopg

from inkland.table.ids import AccountId

PERSON: Final = AccountId("a" * 26)
OTHER: Final = AccountId("b" * 26)
GAME: Final = "c" * 26
OPEN_TABLE: Final = "d" * 26
DEAL: Final = "e" * 26
# What can be found wherever something of the person is left.
TRACES: Final = ("Annemarie", "annemarie", "Anneland")

_STATEMENTS: Final = f"""
INSERT INTO account (id, name, colour) VALUES
    ('{PERSON}', 'Annemarie', 'blue'), ('{OTHER}', 'Benedict', NULL);
INSERT INTO credential (account, login, small, capitals, password) VALUES
    ('{PERSON}', 'annemarie', 'annemarie', 'ANNEMARIE', 'SECRET annemarie');
INSERT INTO session (hash, account, agent, confirmed_at) VALUES
    ('SECRET annemarie', '{PERSON}', 'firefox linux', now());
INSERT INTO push_subscription (session, endpoint, p256dh, auth, language) VALUES
    ('SECRET annemarie', 'https://push.example/annemarie', 'SECRET', 'SECRET', 'en');
INSERT INTO device (hash, account) VALUES ('SECRET annemarie', '{PERSON}');
INSERT INTO passkey (id, account, public_key, uses, created_at, seen_at) VALUES
    ('annemarie', '{PERSON}', 'SECRET', 3, now(), now());
INSERT INTO challenge (hash, account, good_until) VALUES ('SECRET', '{PERSON}', now());
INSERT INTO recovery_code (hash, account) VALUES ('SECRET', '{PERSON}');
INSERT INTO account_news (account, kind, agent) VALUES
    ('{PERSON}', 'device_added', 'firefox linux');
INSERT INTO mail_address (account, address, waiting, language, confirmed_at, failed_at,
    unsubscribe_key) VALUES
    ('{PERSON}', 'annemarie@example.org', 'annemarie@example.net', 'cs', now(), now(), 'SECRET');
INSERT INTO mail_token (hash, purpose, account, address, good_until) VALUES
    ('SECRET', 'end_sessions', '{PERSON}', 'annemarie@example.org', now() + interval '1 day');
INSERT INTO mail_order (id, kind, account, recipient, language) VALUES
    ('order', 'codes_made', '{PERSON}', 'annemarie@example.org', 'cs');
INSERT INTO notice_preference (account, kinds, quiet_from, quiet_until, time_zone, language,
    mails_per_day) VALUES
    ('{PERSON}', '{{"nudge": ["push"]}}', '22:00', '07:00', 'Europe/Prague', 'cs', 'one');
INSERT INTO game (id, version, title, public, host, status, options, seats, commitment, dealt_at,
    deal, opened_at, finished_at, number) VALUES
    ('{GAME}', 1, 'Annemarie plays', false, '{PERSON}', 'finished', '{{}}', 2, '', '{GAME}',
     '{DEAL}', now(), now(), NULL),
    ('{OPEN_TABLE}', 1, 'At Annemarie', false, '{PERSON}', 'open', '{{}}', 2, '', '{OPEN_TABLE}',
     NULL, now(), NULL, NULL);
INSERT INTO deal (code, dealt_at, options, commitment) VALUES ('{DEAL}', '{GAME}', '{{}}', '');
INSERT INTO seat (game, seat, name, colour, account, land, crest, seen_at, ended_at, is_end_seen)
VALUES
    ('{GAME}', 0, 'Annemarie', 'blue', '{PERSON}', 'Anneland', 'oak', now(), now(), true),
    ('{GAME}', 1, 'Benedict', 'red', '{OTHER}', '', NULL, now(), now(), true),
    ('{OPEN_TABLE}', 0, 'Annemarie', 'blue', '{PERSON}', 'Anneland', 'oak', now(), NULL, false);
INSERT INTO result (game, seat, name, account, stars, place, rating) VALUES
    ('{GAME}', 0, 'Annemarie', '{PERSON}', 77, 1, 12),
    ('{GAME}', 1, 'Benedict', '{OTHER}', 70, 2, 5);
INSERT INTO seen (deal, account, game) VALUES ('{DEAL}', '{PERSON}', '{GAME}');
INSERT INTO played (account, game) VALUES ('{PERSON}', '{GAME}'), ('{OTHER}', '{GAME}');
INSERT INTO notice_outbox (kind, account, sender, game, step, seats) VALUES
    ('invitation', '{PERSON}', '{OTHER}', '{GAME}', 4, ARRAY[0]);
INSERT INTO notice_delivery (account, kind, about, way, address, game, step, seat, sender, at,
    due_at)
VALUES ('{PERSON}', 'nudge', 'annemarie', 'push', 'annemarie', '{GAME}', 4, 0, '{OTHER}', now(),
    now());
INSERT INTO following (owner, other) VALUES ('{PERSON}', '{OTHER}'), ('{OTHER}', '{PERSON}');
INSERT INTO blocked (owner, other) VALUES ('{PERSON}', '{OTHER}'), ('{OTHER}', '{PERSON}');
INSERT INTO invitation (game, account, sender) VALUES
    ('{OPEN_TABLE}', '{PERSON}', '{OTHER}'), ('{OPEN_TABLE}', '{OTHER}', '{PERSON}');
INSERT INTO profile (account, shows, is_listed) VALUES ('{PERSON}', ARRAY['games'], true);
INSERT INTO strength_window (deal, day, seats, family, ends_at, left_out, anchors) VALUES
    ('{DEAL}', '2026-11-17', 1, 'base', now(), '{{}}', '{{}}');
INSERT INTO strength (account, seats, family, mean, variance, change, windows, last_window)
    SELECT '{PERSON}', 1, 'base', 1.5, 2.5, 0.5, 3, number FROM strength_window;
INSERT INTO window_result (account, number, matchpoints, others)
    SELECT '{PERSON}', number, 55, 10 FROM strength_window;
INSERT INTO table_strength (account, family, mean, variance, games) VALUES
    ('{PERSON}', 'base', 0.25, 1.25, 4);
INSERT INTO leader (account, board, begins, family, points, windows, is_listed) VALUES
    ('{PERSON}', 'week', '2026-11-16', 'base', 5500, 3, true);
INSERT INTO puzzle_answer (account, puzzle, is_solved) VALUES ('{PERSON}', 'p1', true);
INSERT INTO contest (id, kind, title, preset, seats, deals, starts_at, ends_at, closes_at) VALUES
    ('contest', 'arena', 'An arena', 'base', 4, 1, now(), now(), now());
INSERT INTO entrant (contest, account, has_more_time, waits_since) VALUES
    ('contest', '{PERSON}', true, now());
INSERT INTO contest_seat (contest, account, number, game) VALUES
    ('contest', '{PERSON}', 0, '{GAME}');
INSERT INTO flag (account, family, kind, figures, other) VALUES
    ('{PERSON}', 'base', 'kind', '{{}}', '{OTHER}'),
    ('{OTHER}', 'base', 'kind', '{{}}', '{PERSON}');
INSERT INTO moderator (account) VALUES ('{PERSON}');
INSERT INTO flag_check (account, family, last_window) VALUES ('{PERSON}', 'base', 1);
"""


def fill_person(connection: "psycopg.Connection[Any]") -> None:
    """Put the person, and somebody else, into an empty database."""
    connection.execute(_STATEMENTS.encode())
    connection.execute(
        "INSERT INTO statistic (account, key, body) VALUES (%s, 'games', %s)",
        [PERSON, '{"count":1,"total":77,"marks":[]}'],
    )
