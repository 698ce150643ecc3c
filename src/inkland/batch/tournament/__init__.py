"""`inkland tournament`: its plan, matches, statistics and report."""
