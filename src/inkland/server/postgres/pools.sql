-- reader --
-- Settings of connections that read lists: a bug there can neither show a secret nor write.
SET ROLE inkland_reader;
SET default_transaction_read_only = on;
SET statement_timeout = '2s';
SET timezone = 'UTC'

-- writer --
-- Settings of connections that write: commits are durable, whatever the server's defaults are. A
-- process that is lost in the middle of a transaction keeps its tables locked for 5 seconds.
SET synchronous_commit = on;
SET statement_timeout = '2s';
SET idle_in_transaction_session_timeout = '5s';
SET timezone = 'UTC'
