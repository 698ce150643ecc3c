-- Let all reads of this transaction see one snapshot.
SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY
