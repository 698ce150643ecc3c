"""Recovery: mail addresses, forgotten passwords and recovery codes."""
