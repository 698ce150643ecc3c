"""Starts `quick.main`, which says what it does."""

from quick import main

main()
