-- Store news of an account, and let them be told by push and, if there is the id of an order, by
-- mail; nothing for an erased account.
WITH added AS (
    INSERT INTO account_news (account, kind, agent)
    SELECT id, %(kind)s, %(agent)s
    FROM account
    WHERE id = %(account)s AND erased_at IS NULL
    FOR SHARE
    RETURNING account
),
told AS (INSERT INTO notice_outbox (kind, account) SELECT 'account_changed', account FROM added)
INSERT INTO mail_order (id, kind, account, recipient, language)
SELECT %(order)s, %(kind)s, mail_address.account, mail_address.address, mail_address.language
FROM added
JOIN mail_address ON mail_address.account = added.account
WHERE %(order)s::text IS NOT NULL
    AND mail_address.address IS NOT NULL
    AND mail_address.failed_at IS NULL
