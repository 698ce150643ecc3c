-- Return the account of the token with this hash, and its scopes; none if it is suspended. `seen_at` is updated only every 5
-- minutes, to save writes.
WITH seen AS (
    UPDATE access_token
    SET seen_at = now()
    WHERE hash = %(hash)b
        AND (seen_at IS NULL OR seen_at < now() - interval '5 minutes')
)
SELECT
    account.id, account.name, account.colour,
    EXISTS (SELECT FROM bot_account WHERE bot_account.account = account.id),
    valid_token.scopes
FROM valid_token
JOIN account ON account.id = valid_token.account
WHERE valid_token.hash = %(hash)b AND account.erased_at IS NULL
