-- Return the pairs of these accounts of which the first has blocked the second.
SELECT owner, other
FROM blocked
WHERE owner = ANY (%(accounts)s::text[]) AND other = ANY (%(accounts)s::text[])
