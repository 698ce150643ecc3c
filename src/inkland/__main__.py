"""`python -m inkland` is `inkland`."""

from inkland.command import main

main()
