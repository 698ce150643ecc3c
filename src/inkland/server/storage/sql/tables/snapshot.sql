-- All that this transaction reads is of one moment.
SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY
