-- Let nobody else close a window until the end of the transaction.
LOCK TABLE strength_window IN SHARE ROW EXCLUSIVE MODE
