-- Decline an invitation. It stays stored, so that the table cannot ask again.
UPDATE invitation SET is_declined = true WHERE account = %(account)s AND game = %(game)s
