-- Store the answer of an account to an act that it was told of; no row if it has answered before.
INSERT INTO moderation_answer (act, account, text)
SELECT act.id, act.account, %(text)s
FROM moderation_act AS act
JOIN account ON account.id = act.account AND account.erased_at IS NULL
WHERE act.id = %(act)s AND act.account = %(account)s AND act.kind = ANY (%(told)s::text[])
FOR SHARE OF account
ON CONFLICT DO NOTHING
RETURNING act
