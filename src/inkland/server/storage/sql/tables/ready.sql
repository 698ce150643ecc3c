-- Whether this is a database that is written to, and not one that only follows another.
SELECT current_setting('transaction_read_only') = 'off'
