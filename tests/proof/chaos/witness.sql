-- The witness of a run: what happened to clocks and stand-ins, and when. Only the harness has it.
-- It has a clock of its own, from the kernel's uptime: that of the database may jump.
CREATE TABLE chaos_boot (
    at timestamptz NOT NULL
);

CREATE FUNCTION chaos_now() RETURNS timestamptz LANGUAGE sql VOLATILE SECURITY DEFINER AS $$
    SELECT at + make_interval(secs => split_part(pg_read_file('/proc/uptime'), ' ', 1)::float8)
    FROM chaos_boot
$$;

CREATE TABLE chaos_clock (
    at timestamptz NOT NULL DEFAULT chaos_now(),
    game text NOT NULL,
    status text NOT NULL,
    clock integer,
    number integer,
    step integer,
    asked_at timestamptz,
    is_paused boolean NOT NULL,
    was timestamptz,
    deadline timestamptz
);

CREATE TABLE chaos_stand_in (
    at timestamptz NOT NULL DEFAULT chaos_now(),
    game text NOT NULL,
    seat smallint NOT NULL,
    is_bot boolean NOT NULL,
    clock integer,
    number integer,
    step integer,
    asked_at timestamptz
);

CREATE TABLE chaos_pulse (
    at timestamptz NOT NULL DEFAULT chaos_now(),
    gap interval NOT NULL
);

CREATE FUNCTION chaos_clock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO chaos_clock (game, status, clock, number, step, asked_at, is_paused, was, deadline)
    VALUES (
        NEW.id, NEW.status, NEW.clock, NEW.number, NEW.asked_step, NEW.asked_at, NEW.is_paused,
        OLD.deadline_at + (chaos_now() - clock_timestamp()),
        NEW.deadline_at + (chaos_now() - clock_timestamp())
    );
    RETURN NULL;
END $$;

CREATE TRIGGER chaos_clock AFTER UPDATE ON game FOR EACH ROW
WHEN (OLD.deadline_at IS DISTINCT FROM NEW.deadline_at)
EXECUTE FUNCTION chaos_clock();

CREATE FUNCTION chaos_stand_in() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO chaos_stand_in (game, seat, is_bot, clock, number, step, asked_at)
    SELECT id, NEW.seat, NEW.bot IS NOT NULL, clock, number, asked_step, asked_at
    FROM game
    WHERE id = NEW.game AND status = 'playing';
    RETURN NULL;
END $$;

CREATE TRIGGER chaos_stand_in AFTER UPDATE ON seat FOR EACH ROW
WHEN (NEW.account IS NOT NULL AND (OLD.bot IS NULL) <> (NEW.bot IS NULL))
EXECUTE FUNCTION chaos_stand_in();

CREATE FUNCTION chaos_pulse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO chaos_pulse (gap) VALUES (NEW.gap);
    RETURN NULL;
END $$;

CREATE TRIGGER chaos_pulse AFTER UPDATE ON pulse FOR EACH ROW
WHEN (NEW.gap > interval '2 s')
EXECUTE FUNCTION chaos_pulse();
