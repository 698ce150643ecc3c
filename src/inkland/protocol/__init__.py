"""The wire protocol between clients and the server.

`translation` converts values of the rules to JSON and back, `messages` are those of the live
connection, and the `resources` modules are the bodies of HTTP requests and responses.
"""
