# Everything works in a local virtual environment; Python 3.11 or newer is all that is needed.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PLAYABLE := $(VENV)/playable
INSTALLED := $(VENV)/installed
SOURCES := $(shell find src -type f -not -name '*.pyc' -not -path '*/server/client/*') \
	$(shell find web -type f -not -path '*/node_modules/*')
NPM := PATH="$(abspath $(BIN)):$$PATH" npm --prefix web
MODULES := web/node_modules/.package-lock.json

.PHONY: help play test check types format bench ladder balance golden screens clean

help:
	@echo "make play    open the house in the browser: play with friends and bots"
	@echo "make test    check style and types, then run all tests"
	@echo "make check   style, types and the direction of imports only"
	@echo "make types   write the browser's types and introductions from the games in Python"
	@echo "make format  format the code"
	@echo "make bench   measure Saloon and its peers side by side"
	@echo "make ladder  measure how strong the bots of all games are, as far as that is not known yet"
	@echo "make balance measure what the games are like among good bots, as far as that is not known yet"
	@echo "make screens take the screenshots of the documentation anew"
	@echo "make golden  write the golden playthroughs, counts and fixtures anew"

play: $(PLAYABLE)
	@$(BIN)/saloon serve

test: check
	$(NPM) test
	$(BIN)/python -m tests.browser.chromium
	$(BIN)/pytest --numprocesses auto --dist worksteal

check: $(INSTALLED) $(MODULES)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache
	$(BIN)/python web/write_types.py --check
	$(BIN)/python web/write_intros.py --check
	$(NPM) run check

types: $(INSTALLED)
	$(BIN)/python web/write_types.py
	$(BIN)/python web/write_intros.py

format: $(INSTALLED) $(MODULES)
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(NPM) run format

bench: $(INSTALLED)
	$(BIN)/python benchmarks/run.py --json benchmarks/results/latest.json
	$(BIN)/python benchmarks/server.py --json benchmarks/results/server.json
	for game in dice_town fliptown point_city western_legends; do \
		$(BIN)/python benchmarks/run.py --game $$game --json benchmarks/results/$$game.json || exit 1; \
	done

ladder: $(INSTALLED)
	$(BIN)/python benchmarks/ladder.py

balance: $(INSTALLED)
	$(BIN)/python benchmarks/balance.py

golden: $(INSTALLED)
	$(BIN)/python -m tests.golden.write

screens: $(INSTALLED)
	$(BIN)/python -m tests.browser.screens

clean:
	rm -rf $(VENV) benchmarks/.venvs web/node_modules src/saloon/server/client

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Saloon needs Python 3.11 or newer; choose one: make PYTHON=python3.12"; exit 2; }
	$(PYTHON) -m venv $(VENV)

# Builds the wheel (compiled where there is a C compiler) and installs it: for players without, for developers
# with all that tests need.
$(PLAYABLE): pyproject.toml build_hook.py $(SOURCES) | $(BIN)/python
	@echo "Building Saloon; the first time this takes a minute or two."
	@$(BIN)/pip install --quiet --disable-pip-version-check .
	@touch $@

$(INSTALLED): pyproject.toml build_hook.py $(SOURCES) | $(BIN)/python
	@echo "Building Saloon with its tools; the first time this takes a few minutes."
	@$(BIN)/pip install --quiet --disable-pip-version-check '.[dev]'
	@touch $@ $(PLAYABLE)

$(MODULES): web/package-lock.json | $(INSTALLED)
	$(NPM) ci
	@touch $@
