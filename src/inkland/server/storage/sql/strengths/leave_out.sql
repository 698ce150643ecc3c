-- Note whose results did not count in a window.
UPDATE strength_window SET left_out = %(accounts)s::text[] WHERE number = %(number)s
