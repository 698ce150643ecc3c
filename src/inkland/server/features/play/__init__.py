"""Playing: the routes of tables, live connections and analyses."""
