"""A game in this process: its one writer, its folded state, and how it is encoded."""
