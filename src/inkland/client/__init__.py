"""THE VISITOR: a client in Python. It speaks the protocol and knows no rules.

Scripted players, load tests and authors of other clients start from here.
"""
