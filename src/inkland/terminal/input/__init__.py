"""Keyboard input, and the drawing that it edits."""
