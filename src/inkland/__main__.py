"""`python -m inkland` is `inkland`."""

from inkland.cli import main

main()
