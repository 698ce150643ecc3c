-- before_game --
-- Return what is known of these accounts at tables of a family.
SELECT account, mean, variance, games
FROM table_strength
WHERE account = ANY (%(accounts)s::text[]) AND family = %(family)s

-- bots_among --
-- Return those of the accounts that are bots.
SELECT account
FROM bot_account
WHERE account = ANY (%(accounts)s::text[])

-- compared_games --
-- Return all games that were compared, in this order.
SELECT game, family, left_out
FROM compared_game
WHERE number IS NOT NULL
ORDER BY number

-- delete_all --
-- Delete all strengths at tables; they are stored anew in the same transaction.
DELETE FROM table_strength

-- leave_out_game --
-- Do not compare a game.
DELETE FROM compared_game WHERE game = %(game)s

-- lock_accounts --
-- Lock these accounts, in an order that all transactions use, and return those not erased.
SELECT id
FROM account
WHERE id = ANY (%(accounts)s::text[]) AND erased_at IS NULL
ORDER BY id
FOR NO KEY UPDATE

-- next_game --
-- Return the game that ended first of those to be compared.
SELECT compared_game.game, game.options
FROM compared_game
JOIN game ON game.id = compared_game.game
WHERE compared_game.number IS NULL
ORDER BY compared_game.ended_at, compared_game.game
LIMIT 1

-- note_compared --
-- Note that a game was compared, after all others so far, and whose places did not count.
UPDATE compared_game
SET number = 1 + coalesce((SELECT max(number) FROM compared_game), 0),
    family = %(family)s,
    left_out = %(left_out)s::text[]
WHERE game = %(game)s

-- recorded_seats --
-- Return the results of people in a game.
SELECT seat, account, is_own(result), stars, place, rating
FROM result
WHERE game = %(game)s AND account IS NOT NULL
ORDER BY seat

-- save --
-- Store strengths at tables of a family.
INSERT INTO table_strength (account, family, mean, variance, games)
SELECT made.account, %(family)s, mean, variance, games
FROM unnest(
    %(accounts)s::text[], %(means)s::float8[], %(variances)s::float8[], %(games)s::integer[]
) AS made (account, mean, variance, games)
ON CONFLICT (account, family) DO UPDATE SET
    mean = excluded.mean,
    variance = excluded.variance,
    games = excluded.games

-- table_strengths --
-- Return the strengths of an account at tables.
SELECT family, mean, variance, games
FROM table_strength
WHERE account = %(account)s
ORDER BY family
