-- Return the deal of a contest with this number.
SELECT deal
FROM contest_deal
WHERE contest = %(contest)s AND number = %(number)s
