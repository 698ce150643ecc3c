-- The account that hosts the tables of the house. It has no session and no login, and never will.
INSERT INTO account (id, name, erased_at)
VALUES (%(id)s, '', now())
ON CONFLICT DO NOTHING
