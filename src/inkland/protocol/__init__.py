"""THE LANGUAGE OF THE WIRE: what clients and the server say to each other, and how it is written.

`translation` turns the facts of the rules into JSON and back, `messages` are what a live connection
carries, `resources` what HTTP does.
"""
