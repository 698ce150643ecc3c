"""Which names people and tables may have."""
