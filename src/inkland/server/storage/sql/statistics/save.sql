-- Store statistics of an account, in place of those with the same keys.
INSERT INTO statistic (account, key, body)
SELECT %(account)s, made.*
FROM unnest(%(keys)s::text[], %(bodies)s::text[]) AS made
ON CONFLICT (account, key) DO UPDATE SET body = excluded.body
