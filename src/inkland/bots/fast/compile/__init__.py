"""Compile the functions of cards and rules, and keep the compiled code on disk."""
