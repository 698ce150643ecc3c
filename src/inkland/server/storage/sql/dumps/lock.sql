-- Of several processes one begins a dump.
SELECT pg_advisory_xact_lock(hashtext('inkland dump'))
