-- Store where the browser of a session receives push messages; returns no row if the session has
-- ended.
INSERT INTO push_subscription (session, endpoint, p256dh, auth, language)
SELECT hash, %(endpoint)s, %(p256dh)b, %(auth)b, %(language)s
FROM valid_session
WHERE hash = %(session)b
ON CONFLICT (session) DO UPDATE
SET endpoint = excluded.endpoint,
    p256dh = excluded.p256dh,
    auth = excluded.auth,
    language = excluded.language
RETURNING id
