-- Return all flags, latest first.
SELECT
    public_id(account.id), account.name, family, kind, figures,
    (SELECT name FROM account AS other_account WHERE other_account.id = other),
    found_at
FROM flag
JOIN account ON account.id = flag.account
ORDER BY found_at DESC, account.id, family, kind
