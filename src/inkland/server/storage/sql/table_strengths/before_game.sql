-- Return what is known of these accounts at tables of a family.
SELECT account, mean, variance, games
FROM table_strength
WHERE account = ANY (%(accounts)s::text[]) AND family = %(family)s
