-- Block somebody no longer.
DELETE FROM blocked WHERE owner = %(owner)s AND other = %(other)s
