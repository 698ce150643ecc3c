-- Whether this database accepts writes, and is no read-only replica.
SELECT current_setting('transaction_read_only') = 'off'
