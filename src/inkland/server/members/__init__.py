"""Members: people who have kept their account, with a password or a passkey."""
