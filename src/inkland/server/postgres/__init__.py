"""PostgreSQL: the embedded cluster, the schema, pools and statements."""
