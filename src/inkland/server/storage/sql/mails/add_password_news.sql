-- Store as news of an account that its password was changed.
INSERT INTO account_news (account, kind, agent)
VALUES (%(account)s, 'password_changed', '')
