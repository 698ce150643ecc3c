"""Statistics of accounts: counted when a game ends, shown to their owner and on public profiles."""
