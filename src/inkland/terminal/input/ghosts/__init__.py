"""Ghosts: what a person moves over a map before it is drawn.

ghost     the common interface
shape     a shape that is moved and turned
hero      a hero with its attack marks
choice    a cursor over a few fixed choices, such as spaces to destroy
first     the ghost to start with
"""
