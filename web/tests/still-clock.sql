-- A clock that begins at a given moment and is a thousand times as slow as that of PostgreSQL. Its
-- functions have the same names, and are found first.
CREATE SCHEMA slow;
GRANT USAGE ON SCHEMA slow TO PUBLIC;
CREATE FUNCTION slow.clock_timestamp() RETURNS timestamptz LANGUAGE sql VOLATILE
    RETURN {now} + (pg_catalog.clock_timestamp() - {real}) / 1000;
CREATE FUNCTION slow.now() RETURNS timestamptz LANGUAGE sql STABLE
    RETURN {now} + (pg_catalog.now() - {real}) / 1000;
-- A default has been bound to its function long ago.
DO $$
DECLARE one record;
BEGIN
    FOR one IN SELECT table_name, column_name FROM information_schema.columns
        WHERE table_schema = 'public' AND column_default IN ('now()', 'clock_timestamp()')
    LOOP
        EXECUTE format(
            'ALTER TABLE %I ALTER %I SET DEFAULT slow.now()', one.table_name, one.column_name
        );
    END LOOP;
END $$;
ALTER DATABASE {database} SET search_path = slow, pg_catalog, public;
