-- Whether the member has confirmed this session lately. A moment in the future, after the clock of
-- the database was set back, does not count.
SELECT hash
FROM lasting_session
WHERE hash = %(session)b AND confirmed_at BETWEEN now() - %(lasts)s::interval AND now()
