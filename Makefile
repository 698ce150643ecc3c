# What CI runs is `make check`; everything else is for people.
RUN ?= uv run --frozen --all-extras

.PHONY: install check lint types arrows test golden play speed tournament mixed

install:
	uv sync --frozen --all-extras

check: lint types arrows test

lint:
	$(RUN) ruff check .
	$(RUN) ruff format --check .

types:
	$(RUN) mypy

arrows:
	$(RUN) lint-imports

# What is timed runs alone; the rest shares the cores.
test:
	$(RUN) pytest tests/test_pure.py
	$(RUN) pytest -n 2 --ignore tests/test_pure.py

# Rewrite the golden transcripts; review the difference like code.
golden:
	$(RUN) python tests/golden/write.py

play:
	$(RUN) inkland play

# The figures of docs/speed.md, measured here and now.
speed:
	$(RUN) python tests/speed.py

# Greedy against random on a hundred paired deals.
tournament:
	$(RUN) python tests/tournament.py

# Random players on two thousand mixed deals.
mixed:
	$(RUN) python tests/mixed_deals.py
