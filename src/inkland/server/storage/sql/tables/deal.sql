-- Return the deal with this code.
SELECT code, dealt_at, options, commitment
FROM deal
WHERE code = %(code)s
