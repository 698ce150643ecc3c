-- Tell the owner of an account that its password was changed.
WITH news AS (
    INSERT INTO account_news (account, kind, agent)
    VALUES (%(account)s, 'password_changed', '')
)
INSERT INTO notice_outbox (kind, account)
VALUES ('password_changed', %(account)s)
