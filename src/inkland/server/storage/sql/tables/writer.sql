-- Settings of connections that write: commits are durable, whatever the server's defaults are.
SET synchronous_commit = on;
SET statement_timeout = '10s';
SET timezone = 'UTC'
