-- How connections work that read lists: a mistake there can show no secret and change nothing.
SET ROLE inkland_reader;
SET default_transaction_read_only = on;
SET statement_timeout = '5s';
SET timezone = 'UTC'
