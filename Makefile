# What CI runs is `make check`; everything else is for people.
RUN ?= uv run --frozen --all-extras
# The same with one more group of dependencies: $(call with,manual)
with = $(if $(RUN),$(RUN) --group $(1))

.PHONY: install install-python install-client check quick planted kills proof proof-check proof-server proof-bots lint types arrows compiled test pure server alone \
	client client-types client-lint client-build pages browser same-games device-speed golden frozen play serve site site-docs workflows packages installed-wheel openapi settings-page schema first-sheet new-card speed \
	agreement judge-proof strength-proof flags-proof env-speed tournament mixed chaos chaos-home chaos-proof load scale hostile simulate crowd arena \
	small-machine failover archive-proof frames sizes pictures screenshots film chaos-release fuzz-release sbom vulnerabilities restore-drill alerts-proof own-maps open-data

install: install-python install-client

install-python:
	uv sync --frozen --all-extras

install-client:
	cd web && npm ci --ignore-scripts --no-audit --no-fund

# Everything that can fail because of a change, and nothing that measures time. Checks of the sources,
# the build of the client and the compilation of the bots share the cores, the longest first; then
# come the tests. All parts run even if one fails, and a table says what each took.
SOURCES = client-types compiled client-lint types client-build site-docs workflows arrows lint
check:
	$(RUN) python tools/stages.py $(SOURCES) -- browser server test

# What a change can break, within a minute: lint, types, and the nearest tests of what differs from
# HEAD, or from another commit: make quick BASE=main
BASE ?= HEAD
quick:
	$(RUN) python tools/quick --base $(BASE)

# Faults that are planted one by one in a copy of the last commit, and which command finds each; some
# of them by parts of their names: make planted ONLY="ambush coin"
JOBS ?= 2
planted: client-build
	$(RUN) python tests/planted/run.py --jobs $(JOBS) $(ONLY)

# What needs size or time: the check with the larger sizes of tests/sizes.py, the tests with the mark
# `proof`, and the long runs. Every night and before a release; takes hours.
proof: proof-check proof-server proof-bots

proof-check proof-server proof-bots: export INKLAND_PROOF = 1
proof-check:
	$(MAKE) --no-print-directory check

proof-server:
	$(MAKE) --no-print-directory --keep-going alone chaos-proof chaos chaos-home simulate crowd arena load failover restore-drill \
		alerts-proof hostile archive-proof

proof-bots:
	$(MAKE) --no-print-directory --keep-going agreement judge-proof strength-proof flags-proof mixed own-maps open-data

lint:
	$(RUN) ruff check .
	$(RUN) ruff format --check .

types:
	$(RUN) mypy

arrows:
	$(RUN) lint-imports

# What fails beside others is tried once more alone, and named in a file. The proof has one try, and
# runs what only it runs by `make alone`.
PYTEST = $(RUN) pytest $(if $(INKLAND_PROOF),-m "not proof",--flaky=flaky/flaky.txt)

# An idle worker takes tests of a busy one.
test:
	$(PYTEST) -n 2 --dist worksteal $(SERVER:%=--ignore %)

# The library alone, without extras, on any supported Python.
PURE = tests/rules tests/laws tests/golden tests/test_examples.py tests/test_rulebook.py \
	tests/bots/test_plain_bots.py tests/bots/test_ladder.py tests/strength
pure:
	$(RUN) pytest tests/test_pure.py
	$(RUN) pytest -n 2 $(PURE)

# The online table: real processes, a real PostgreSQL and NATS, real sockets.
SERVER = tests/table tests/server tests/proof
server:
	$(PYTEST) -n 3 --dist loadfile $(SERVER)

# What only the proof runs: tests that measure time, kill processes or take long, one after another.
alone:
	INKLAND_PROOF=1 $(RUN) pytest -m proof -k "not planted_bug_is_caught"

# Compile everything once, tests included; all processes of the tests load it from caches.
compiled:
	$(RUN) pytest --collect-only -q >/dev/null
	$(RUN) python -c "from inkland.bots import warm_up; warm_up.wait_until_ready(); warm_up.load_gains()"

# The browser client: types that follow the protocol and unit tests, lint and format, build.
client: client-types client-lint client-build

client-types:
	cd web && npm run --silent check

client-lint:
	cd web && npm run --silent lint

client-build:
	cd web && npm run --silent build

# The game as static files, for a static host: make pages PREFIX=/name/ PAGES=folder
PAGES ?= dist/pages
PREFIX ?= /
pages: export INKLAND_RELEASE = 1
pages: client
	$(RUN) inkland pages --out $(PAGES) --prefix $(PREFIX)

# Whole games in a real browser; needs Chromium and the built client. With INKLAND_SLOW=500 the network is
# slower by up to so many milliseconds, which finds tests that read a page too early; those that measure time fail then.
browser:
	cd web && npm run --silent test

# The games of a browser's Python against native ones, in the size of the proof; needs the built client.
same-games:
	cd web && INKLAND_PROOF=1 node --test tests/same-games.test.mjs

# The browser killed at 50 random moments of a game on the device; needs Chromium.
kills:
	cd web && KILLS=50 node --test tests/kills.test.mjs

# What a game on this device costs: bytes, times, memory. For a quiet machine.
device-speed:
	cd web && node tests/measure-device.mjs

# Rewrite the golden transcripts; review the difference like code.
golden:
	$(RUN) python tests/golden/write.py

# Rewrite the lists of names and bytes that must not change, or some (LISTS="metrics bus"); review it like code.
frozen:
	PYTHONPATH=tests $(RUN) python tests/test_frozen.py $(LISTS)

play:
	$(RUN) inkland play

serve:
	$(RUN) inkland serve

# PostgreSQL, NATS, two web nodes, a worker and bots, each a process of its own.
site:
	$(RUN) python tools/site.py

# The manual as a site, in dist/manual/site: pages of docs/, all cards, the reference of the library.
# A warning, a dead link or a page in no section is an error. MANUAL_SOURCE is an address of all files.
site-docs:
	$(call with,manual) python tools/manual --source "$(MANUAL_SOURCE)"

# Workflows, forms and the Dockerfile, as far as they can be checked without running them.
workflows:
	$(call with,workflows) check-jsonschema --quiet --builtin-schema vendor.github-workflows .github/workflows/*.yml
	$(call with,workflows) check-jsonschema --quiet --builtin-schema vendor.github-issue-forms .github/ISSUE_TEMPLATE/[!c]*.yml
	$(call with,workflows) check-jsonschema --quiet --builtin-schema vendor.github-issue-config .github/ISSUE_TEMPLATE/config.yml
	$(call with,workflows) zizmor --offline --quiet .github
	$(call with,workflows) hadolint deploy/Dockerfile

# Sdist and wheel in dist/, the wheel made of the sdist, and a game with it in a new environment. Only
# a client that is packed for a release gets into them.
packages: export INKLAND_RELEASE = 1
packages:
	rm -f dist/*.whl dist/*.tar.gz
	uv build --out-dir dist
	$(RUN) python tests/proof/installed_wheel.py --wheel dist/*.whl

# The wheel in a new environment without Node: in the terminal, and a whole game in the browser.
installed-wheel:
	$(RUN) python tests/proof/installed_wheel.py

# Bills of materials (CycloneDX), from the lock files: what a host installs, all of it with extras and
# checks, and what builds the client.
sbom:
	mkdir -p dist
	uv export --quiet --frozen --no-default-groups --extra server --extra fast --format cyclonedx1.5 --preview-features sbom-export > dist/sbom-server.cdx.json
	uv export --quiet --frozen --all-extras --all-groups --format cyclonedx1.5 --preview-features sbom-export > dist/sbom-python.cdx.json
	cd web && npm sbom --loglevel=error --package-lock-only --sbom-format cyclonedx > ../dist/sbom-web.cdx.json

# Known vulnerabilities of these, judged by deploy/vulnerabilities.toml. Needs the internet, and fails
# without an answer.
vulnerabilities: sbom
	python3 tools/check_vulnerabilities.py dist/sbom-python.cdx.json dist/sbom-web.cdx.json

# Write the OpenAPI document, and the client's types from it.
openapi:
	$(RUN) python tools/write_openapi.py > docs/openapi.json
	cd web && npm run --silent types

# Write the page of settings from their table.
settings-page:
	$(RUN) python tools/write_settings.py > docs/settings.md

# Write what an empty database gets, from what all migrations make.
schema:
	PYTHONPATH=tests $(RUN) python -m support.schema_dump

# Write the sheet that newcomers draw on, with the places that the rules allow.
first-sheet:
	$(RUN) python tools/write_first_sheet.py > web/src/pages/home/firstSheet.json

# A hundred games on two web nodes, a worker and bots, with forty faults of all kinds; some of them
# need root (to mount a small disk) and gcc, and are left out without.
chaos:
	$(RUN) python tests/proof/chaos/run.py --games 100 --faults 40 --seed 1

# The same with one process that has PostgreSQL inside.
chaos-home:
	$(RUN) python tests/proof/chaos/run.py --home --games 40 --faults 12 --seed 1

# At the size of a release: a thousand games, two hundred faults of all kinds, in ten pieces, none of
# which may take over 40 minutes; their reports stay in CHAOS_FOLDER. PIECES=2 plays two that are left.
CHAOS_FOLDER ?= chaos-release
chaos-release:
	$(RUN) python tests/proof/chaos/pieces.py --folder $(CHAOS_FOLDER) $(PIECES:%=--now %)

# The thirteen bugs that chaos must find, planted one by one.
chaos-proof:
	INKLAND_PROOF=1 $(RUN) pytest -n 3 tests/proof/test_chaos.py -k planted_bug_is_caught

# Two thousand sockets, five hundred tables, two hundred moves a second.
load: compiled
	$(RUN) python tests/proof/load/run.py

# Ten thousand sockets at 2,500 tables of two web processes, at 300 moves a second.
scale:
	$(RUN) python tests/proof/load/run.py --tables 2500 --rate 300 --web 2 --rounds 0

# Honest tables under sixty readers of a finished game with a hundred seats, one hostile seat at every
# tenth table, and three hundred strong bots at tables of their own: at most three times the quiet p99.
hostile: compiled
	$(RUN) python tests/proof/hostile/run.py --fast

# An arena of 200 scripted players in five minutes, with a node and PostgreSQL killed in the middle.
arena:
	$(RUN) python tests/proof/arena/run.py --players 200 --seconds 300

# Two thousand simulated evenings on a simulated clock.
simulate:
	$(RUN) python tests/proof/simulator/run.py --seeds 2000

# A hundred seats draw within one second; a projector shows what comes of it within another, in 99 of a
# hundred steps (needs the built client).
crowd:
	$(RUN) python tests/proof/crowd.py --wall

# A family of six at a server with one core and one gigabyte, while bots and the judge are busy.
small-machine:
	$(RUN) python tests/proof/small_machine.py

# Lines to the database that fall silent under play, and a pause: how long players wait, and what is lost.
failover:
	$(RUN) python tests/proof/failover.py --tables 12

# The restore of docs/operations.md by the letter: ten thousand games under play, the first machine gone,
# at most 15 minutes until all play on, at most 5 seconds lost. Takes about 20 minutes.
restore-drill: compiled
	$(RUN) python tests/proof/restore_drill.py

# Every alert rung by its fault on a site of several processes, and silenced by its runbook; needs
# Prometheus (apt-get install prometheus).
alerts-proof:
	$(RUN) python tests/proof/alerts.py

# Ten thousand finished games are archived while a hundred run and the process is killed ten times.
archive-proof:
	$(RUN) python tests/proof/archive.py

# Any number of random frames on real sockets.
FRAMES ?= 200000
frames:
	INKLAND_FRAMES=$(FRAMES) $(RUN) pytest tests/server/http/test_bad_frames.py -k no_frame

# Fuzzing at the size of a release: 1,000 examples of each operation, 1,000,000 frames, and Atheris on
# the decoder of messages and on `decide`, each for 10,000,000 executions or 30 minutes. What Atheris
# finds is written to FUZZ_FOLDER; `run.py TARGET --folder … --keep` adds it to the tests.
EXAMPLES ?= 1000
FUZZ_SECONDS ?= 1800
FUZZ_FOLDER ?= fuzz
FUZZ = $(RUN) --group fuzz python tests/proof/fuzz/run.py
fuzz-release:
	INKLAND_EXAMPLES=$(EXAMPLES) $(RUN) pytest tests/server/http/test_bad_http.py tests/server/http/test_bad_http_by_role.py -k breaks_nothing
	$(MAKE) --no-print-directory frames FRAMES=1000000
	$(FUZZ) decoder --folder $(FUZZ_FOLDER) --seconds $(FUZZ_SECONDS)
	$(FUZZ) decide --folder $(FUZZ_FOLDER) --seconds $(FUZZ_SECONDS)

# The size of spots and effects, and the time to compute them.
sizes:
	$(RUN) python tests/proof/hint_sizes.py

# Keep the screens that look otherwise than in web/tests/pictures; review them like code.
pictures: client-build
	cd web && NEW_PICTURES=1 node tests/run.mjs walk-tables walk-pages pictures

# What a player sees, at 360 and 1280 pixels, in light and dark, written to screenshots/.
screenshots:
	cd web && npm run --silent screenshots

# A moving picture of a turn and an ambush (docs/pictures/turn.webp), from frames of the built client.
film:
	node tools/film.mjs

# Begin a scoring card: most files that it needs (docs/first-change.md).
# make new-card NAME="Mill Race" DECK=farms_and_water
new-card:
	@python3 tools/new_card.py "$(NAME)" "$(DECK)"

# Measure the figures of docs/speed.md.
speed:
	$(RUN) python tests/proof/speed.py

# The judge must find that weaker bots of the ladder lose more stars.
judge-proof:
	$(RUN) python tests/proof/judge_ladder.py --games 20

# How well strength predicts beside Elo and openskill, in twenty worlds of simulated players that are
# made of bots. Takes a quarter of an hour, most of it for the games of the bots, kept in a file.
BOT_RESULTS ?= bot-results.json
strength-proof: compiled
	$(RUN) python tests/proof/strength/run.py --jobs 2 --kept $(BOT_RESULTS)
	$(RUN) python tests/proof/strength/tables.py

# How many honest players are flagged, and how many cheats are found, of simulated accounts that are
# made of bots. Takes some minutes, nearly all of it for the games of the bots, kept in a file.
FLAG_GAMES ?= flag-games.jsonl
flags-proof: compiled
	$(RUN) python tests/proof/flags/run.py --jobs 2 --kept $(FLAG_GAMES)

# Steps a second of the environments.
env-speed:
	$(RUN) python tests/env/speed.py

# Compare every card and consequence on ints with its compiled form, over a million positions.
agreement:
	PYTHONPATH=tests $(RUN) python tests/proof/agreement.py --jobs 2

# The plain bots on the first hundred deals of the public list.
tournament:
	$(RUN) inkland tournament --bots random,greedy --deals 100 --jobs 2

# Random players on two thousand mixed deals.
mixed:
	$(RUN) python tests/proof/mixed_deals.py

# Two hundred random own map sheets in all presets: alone, at tables, in a hall, and by better bots.
own-maps: compiled
	$(RUN) python tests/proof/own_maps.py

# A dump of a thousand games between bots, some of whom say no; the answers of docs/open-data.md.
open-data: compiled
	rm -rf dist/open-data
	PYTHONPATH=tests $(RUN) python tests/proof/open_data.py --out dist/open-data
