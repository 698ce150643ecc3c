-- Who should receive the write-ahead log: how many do not, and how many bytes the last one lacks.
SELECT
    count(*) FILTER (WHERE NOT active),
    coalesce(max(pg_wal_lsn_diff(
        CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn() ELSE pg_current_wal_lsn() END,
        restart_lsn
    )), 0)::bigint
FROM pg_replication_slots
WHERE slot_type = 'physical'
