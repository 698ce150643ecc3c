-- Store a mail to be sent.
INSERT INTO mail_order (id, kind, account, recipient, language)
VALUES (%(id)s, %(kind)s, %(account)s, %(recipient)s, %(language)s)
