-- Make an account that has never played, hosted or entered anything a bot, with its new name.
-- Returns no row if it has, or is one. Tokens that it had as a person end.
WITH made AS (
    INSERT INTO bot_account (account)
    SELECT %(account)s
    WHERE NOT EXISTS (SELECT FROM seat WHERE account = %(account)s)
        AND NOT EXISTS (SELECT FROM result WHERE account = %(account)s)
        AND NOT EXISTS (SELECT FROM game WHERE host = %(account)s)
        AND NOT EXISTS (SELECT FROM entrant WHERE account = %(account)s)
        AND NOT EXISTS (SELECT FROM seen WHERE account = %(account)s)
        AND NOT EXISTS (SELECT FROM puzzle_answer WHERE account = %(account)s)
    ON CONFLICT DO NOTHING
    RETURNING account
),
named AS (
    UPDATE account SET name = %(name)s WHERE id IN (SELECT account FROM made)
),
ended AS (DELETE FROM access_token WHERE account IN (SELECT account FROM made))
SELECT account FROM made
