-- Return those of the accounts that are not erased.
SELECT id, name, colour
FROM account
WHERE id = ANY (%(accounts)s::text[]) AND erased_at IS NULL
ORDER BY id
