-- Return the bots with what is known of their strength at tables of a family, the strongest first:
-- by what it is very likely at least. Those who have not played there yet come last.
SELECT account.id, account.name, account.colour, mean, variance, coalesce(games, 0),
    EXISTS (
        SELECT FROM access_token
        WHERE access_token.account = account.id AND seen_at > now() - interval '6 minutes'
    )
FROM bot_account
JOIN account ON account.id = bot_account.account AND account.erased_at IS NULL
LEFT JOIN table_strength
    ON table_strength.account = account.id AND table_strength.family = %(family)s
ORDER BY mean - 2 * sqrt(variance) DESC NULLS LAST, account.name, account.id
LIMIT %(limit)s
