"""THE OPPONENTS: they see what a player sees, and answer with ordinary actions."""
