-- The judge has spoken; whoever has asked will find it.
UPDATE analysis
SET judged = %(judged)s
WHERE game = %(game)s
