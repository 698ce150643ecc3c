-- The table that `probe` writes to; each connection has its own, and creates it once.
CREATE TEMPORARY TABLE IF NOT EXISTS probe (
    filler text STORAGE PLAIN
) ON COMMIT DELETE ROWS
