-- Settings of connections that read lists: a bug there can neither show a secret nor write.
SET ROLE inkland_reader;
SET default_transaction_read_only = on;
SET statement_timeout = '2s';
SET timezone = 'UTC'
