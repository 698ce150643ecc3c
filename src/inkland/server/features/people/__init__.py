"""People: following, blocking, inviting, and knocking at private tables."""
