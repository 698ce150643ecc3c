"""A client in Python: it uses the protocol only, not the rules.

For scripted players and load tests, and an example for authors of other clients.
"""
