-- Follow somebody no longer.
DELETE FROM following WHERE owner = %(owner)s AND other = %(other)s
