-- How connections work that write. What was confirmed stays, whatever the database does by default.
SET synchronous_commit = on;
SET statement_timeout = '10s';
SET timezone = 'UTC'
