-- Let an address wait for its confirmation, unless the account was erased. Returns the address that
-- waits, or NULL if it is the confirmed one, which is subscribed again.
INSERT INTO mail_address AS kept (account, waiting, language, unsubscribe_key)
SELECT id, %(address)s, %(language)s, %(unsubscribe_key)s
FROM account
WHERE id = %(account)s AND erased_at IS NULL
FOR SHARE
ON CONFLICT (account) DO UPDATE
SET waiting = CASE
        WHEN kept.address = excluded.waiting AND kept.failed_at IS NULL THEN NULL
        ELSE excluded.waiting
    END,
    is_subscribed = kept.is_subscribed
        OR (kept.address = excluded.waiting AND kept.failed_at IS NULL),
    failed_at = CASE WHEN kept.address IS NOT NULL THEN kept.failed_at END,
    language = excluded.language
RETURNING waiting
