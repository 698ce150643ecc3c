"""Privacy: the export, erasing, and how long data is kept."""
