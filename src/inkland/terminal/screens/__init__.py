"""What a person sees: text laid out in 80 columns and 24 lines, and where it is printed."""
