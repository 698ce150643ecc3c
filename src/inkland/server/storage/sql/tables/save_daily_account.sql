-- Create the account that hosts the daily tables. It never gets a session or a login.
INSERT INTO account (id, name, erased_at)
VALUES (%(id)s, '', now())
ON CONFLICT DO NOTHING
