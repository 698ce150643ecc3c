-- Start the clock of a step that was opened by a release without clocks.
UPDATE game
SET asked_step = %(step)s,
    asked_at = clock_timestamp(),
    deadline_at = CASE WHEN NOT is_paused THEN clock_timestamp() + make_interval(secs => clock) END,
    time_left = CASE WHEN is_paused THEN make_interval(secs => clock) END
WHERE id = %(game)s AND status = 'playing' AND number = %(number)s AND asked_step IS DISTINCT FROM %(step)s
