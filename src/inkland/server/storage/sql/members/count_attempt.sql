-- Count an attempt, if fewer than `most` were made within the time. Returns 0, or the seconds until
-- the oldest counted one expires. The row is locked meanwhile, so that parallel attempts in all
-- processes are counted one after the other.
WITH counted AS (
    INSERT INTO tries AS kept (key, made_at, good_until)
    VALUES (%(key)s, ARRAY[clock_timestamp()], clock_timestamp() + %(within)s::interval)
    ON CONFLICT (key) DO UPDATE
    SET made_at = ARRAY(
            SELECT made
            FROM unnest(kept.made_at) AS made
            WHERE made > clock_timestamp() - %(within)s::interval
            ORDER BY made
        ) || clock_timestamp(),
        good_until = clock_timestamp() + %(within)s::interval
    WHERE (
        SELECT count(*)
        FROM unnest(kept.made_at) AS made
        WHERE made > clock_timestamp() - %(within)s::interval
    ) < %(most)s
    RETURNING key
)
SELECT CASE
    WHEN EXISTS (SELECT FROM counted) THEN 0.0
    ELSE COALESCE(
        (
            SELECT GREATEST(
                extract(epoch FROM
                    made_at[GREATEST(cardinality(made_at) - %(most)s + 1, 1)]
                    + %(within)s::interval - clock_timestamp()
                ),
                0.001
            )
            FROM tries
            WHERE key = %(key)s
        ),
        1.0
    )
END::double precision
