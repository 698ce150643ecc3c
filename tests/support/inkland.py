"""The command `inkland` for tests: its servers start at once and do not wait for the disk.

With `tests` on the path, `python -m support.inkland serve --data FOLDER` does what `inkland` does.
An empty folder gets a copy of a migrated database.
"""

if __name__ == "__main__":  # each worker process of the server reads this file, and needs nothing
    from functools import partial

    from inkland.cli import app
    from inkland.server import serve
    from support.prepared_data import embed

    serve.serve = partial(serve.serve, embed=embed)
    app()
