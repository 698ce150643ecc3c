"""A bridge for programs in any language: it asks them over standard input and output."""
