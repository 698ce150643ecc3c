-- Return the day of the window that was closed last.
SELECT max(day) FROM strength_window
