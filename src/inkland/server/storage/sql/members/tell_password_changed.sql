-- Tell the owner of an account that its password was changed.
INSERT INTO notice_outbox (kind, account)
VALUES ('password_changed', %(account)s)
