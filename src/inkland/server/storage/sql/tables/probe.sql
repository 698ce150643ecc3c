-- Do what a move needs, and keep nothing of it: take room on the disk (16 pages of a temporary
-- table, freed by the commit), and write to the log (the commit waits until that is on disk).
-- Returns whether this database is no read-only replica.
WITH room AS (
    INSERT INTO pg_temp.probe SELECT repeat('.', 7000) FROM generate_series(1, 16)
)
SELECT
    current_setting('transaction_read_only') = 'off',
    pg_logical_emit_message(true, 'inkland', '')
