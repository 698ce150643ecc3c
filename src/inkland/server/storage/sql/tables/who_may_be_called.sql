-- Return those of these accounts that are people, neither erased nor suspended.
SELECT id
FROM account
WHERE id = ANY (%(accounts)s::text[])
    AND erased_at IS NULL
    AND NOT EXISTS (SELECT FROM bot_account WHERE bot_account.account = account.id)
    AND NOT EXISTS (
        SELECT FROM suspension
        WHERE suspension.account = account.id
            AND (suspension.until IS NULL OR suspension.until > now())
    )
