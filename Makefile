# Two commands do everything: `make play` and `make test`. They need Python 3.11+, git and make.
.DEFAULT_GOAL := help
PYTHON ?= python3
# uv runs everything; when the machine has none, pip brings it into a private folder.
UV := $(or $(shell command -v uv 2>/dev/null),.tools/bin/uv)
RUN := $(UV) run --quiet
GAME ?= wizard

NPM := $(RUN) npm --prefix web --silent

.PHONY: help play terminal test check mutants secrecy luck kills faults frames types-of-python lint-of-client types-of-client client dev types generated bench format picture migration audit

help:  ## what can be made
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "  make %-9s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

play: $(UV)  ## open the games in the browser (ARGS="--lang cs --port 9000")
	@echo "Setting up. The first time this takes a minute."
	@$(RUN) --no-dev slet serve $(ARGS)

terminal: $(UV)  ## play in the terminal against computer players (GAME=wizard ARGS="--seats 5 --lang cs")
	@$(RUN) --no-dev slet play $(GAME) $(ARGS)

test: check  ## check, run every test and print the clause coverage
	@$(NPM) test
	@$(RUN) pytest -n auto --clauses $(ARGS)

check: $(UV)  ## lint, format, imports and types, of the client too
	@$(RUN) ruff check .
	@$(RUN) ruff format --check .
	@$(RUN) lint-imports --no-logo
	@$(MAKE) --no-print-directory -j2 --output-sync=target types-of-python lint-of-client types-of-client

types-of-python:
	@$(RUN) mypy

lint-of-client:
	@$(NPM) run check:lint

types-of-client:
	@$(NPM) run check:format
	@$(NPM) run check:style
	@$(NPM) run check:types

mutants: $(UV)  ## how many faults planted in the rules of GAME its tests find (ARGS="--most 1000")
	@$(RUN) python proof/mutants.py $(GAME) $(ARGS)

secrecy: $(UV)  ## a million pairs of worlds that nobody may be able to tell apart (ARGS="--pairs 10000")
	@$(RUN) python proof/secrecy.py $(ARGS)

luck: $(UV)  ## whether reviews of GAME tell luck from skill (ARGS="--players adept,novice --seats 4 --games 200")
	@$(RUN) python proof/luck_and_skill.py $(GAME) $(ARGS)

kills: $(UV)  ## kill servers while people play; nothing may be lost (ARGS="--on sqlite --tables 30 --kills 200")
	@$(RUN) python proof/kills.py $(ARGS)

faults: $(UV)  ## what else may befall a host: the database away or slow, a full disk, a clock that jumps (ARGS="full clock")
	@$(RUN) python proof/faults.py $(ARGS)

frames: $(UV)  ## send 100,000 frames grown from valid ones; nothing may be gained or broken (ARGS="--frames 10000")
	@$(RUN) python proof/frames.py $(ARGS)

client: $(UV)  ## build the client
	@$(UV) sync --quiet --reinstall-package slet

dev: $(UV)  ## the server, and the client with hot reload
	@$(RUN) slet serve --host 127.0.0.1 --port 8765 --no-browser & server=$$!; trap "kill $$server" EXIT; $(NPM) run dev

types: $(UV)  ## make the client's types anew from the Python structs
	@$(RUN) python -m slet.server.typescript web/src

generated: $(UV)  ## write the copies of the states anew from their fields
	@$(RUN) python tools/copies.py
	@$(RUN) python tools/encodings_doc.py

migration: $(UV)  ## a draft of the change from the last schema to that of today (NAME="what it is for")
	@$(RUN) python tools/migration.py "$(NAME)"

audit: $(UV)  ## whether anything known is wrong with the parts that Slet is made of (asks the network)
	@$(RUN) --with pip-audit pip-audit --strict --skip-editable
	@$(NPM) audit

bench: $(UV)  ## the engine's speed beside its peers'
	@$(RUN) --group bench slet bench $(ARGS)

format: $(UV)  ## put the code into shape
	@$(RUN) ruff format .
	@$(RUN) ruff check --fix .
	@$(RUN) ruff format .
	@$(NPM) run format

picture: $(UV)  ## draw the picture of the terminal in the README anew
	@$(RUN) python docs/picture.py

.tools/bin/uv:
	@echo "uv is not installed: bringing it into .tools/"
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Slet needs Python 3.11 or newer."; exit 1; }
	@$(PYTHON) -m pip --version >/dev/null 2>&1 || { echo "Slet needs pip or uv to fetch its parts: install one of them."; exit 1; }
	@says=$$($(PYTHON) -m pip install --quiet --disable-pip-version-check --target .tools uv 2>&1) \
	  || { echo "$$says"; exit 1; }
