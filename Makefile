# Everything works in a local virtual environment; Python 3.11 or newer is all that is needed.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PLAYABLE := $(VENV)/playable
INSTALLED := $(VENV)/installed
TOOLS := $(VENV)/tools
SOURCES := $(shell find src -type f -not -name '*.pyc' -not -path '*/server/client/*') \
	$(shell find web -type f -not -path '*/node_modules/*')
BUILDING := $(wildcard building/*.py)
NPM := PATH="$(abspath $(BIN)):$$PATH" npm --prefix web
# What is tested a second time, on the plain sources: compiled code cannot be watched.
PLAIN := tests/authoring tests/core tests/records tests/games tests/bots \
	tests/lab/test_metrics_of_games.py tests/lab/test_observations.py
WATCHED := --numprocesses auto --dist worksteal --cov --cov-report=
MODULES := web/node_modules/.package-lock.json

.PHONY: help play test long check plain dev types api format bench ladder balance golden screens clean

help:
	@echo "make play    open the house in the browser: play with friends and bots"
	@echo "make test    check style and types, then run a fixed slice of everything"
	@echo "make long    the rest: long laws, chaos, fuzzing, whole games of every mode, mutants, ladders"
	@echo "make check   style, types and the direction of imports only"
	@echo "make dev     open the house from the sources: boards change while you edit them"
	@echo "make plain   install the sources as they are: nothing is compiled, tests see every change at once"
	@echo "make types   write the browser's types and introductions from the games in Python"
	@echo "make api     write the page about the library (docs/api.md) from the docstrings"
	@echo "make format  format the code"
	@echo "make bench   measure Saloon and its peers side by side"
	@echo "make ladder  measure how strong the bots of all games are, as far as that is not known yet"
	@echo "make balance measure what the games are like among good bots, as far as that is not known yet"
	@echo "make screens take the screenshots of the documentation anew"
	@echo "make golden  write the golden playthroughs, counts and fixtures anew"

play: $(PLAYABLE)
	@$(BIN)/saloon serve

test: $(INSTALLED) check
	$(NPM) test
	$(BIN)/python -m tests.browser.chromium
	COVERAGE_FILE=build/coverage/installed $(BIN)/pytest $(WATCHED)
	PYTHONPATH=src COVERAGE_FILE=build/coverage/plain $(BIN)/pytest $(WATCHED) -m "not slow" $(PLAIN)
	$(BIN)/python -m tests.rooms

long: test
	$(BIN)/python -m tests.long

check: $(TOOLS) $(MODULES)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports --no-cache
	PYTHONPATH=src $(BIN)/python web/write_types.py --check
	PYTHONPATH=src $(BIN)/python web/write_intros.py --check
	$(BIN)/python building/api_page.py --check
	$(NPM) run check

plain: $(BIN)/python
	@rm -f $(PLAYABLE) $(INSTALLED)
	@$(BIN)/python building/install.py plain
	@touch $(TOOLS)

# Python is read from the sources, too; what changes there counts when this is started again.
dev: $(MODULES)
	@PYTHONPATH=src $(BIN)/python -m saloon.cli serve --no-browser --port 8000 & house=$$!; \
		trap "kill $$house" EXIT INT TERM; $(NPM) run dev -- --open

types: $(TOOLS)
	PYTHONPATH=src $(BIN)/python web/write_types.py
	PYTHONPATH=src $(BIN)/python web/write_intros.py

api: $(TOOLS)
	$(BIN)/python building/api_page.py

format: $(TOOLS) $(MODULES)
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
	rm -rf $(VENV) build benchmarks/.venvs web/node_modules src/saloon/server/client

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Saloon needs Python 3.11 or newer; choose one: make PYTHON=python3.12"; exit 2; }
	$(PYTHON) -m venv $(VENV)

# Builds the wheel (compiled where there is a C compiler) and installs it: for players without, for developers
# with all that tests need. What was built from the same content is not built again.
$(PLAYABLE): pyproject.toml $(BUILDING) $(SOURCES) | $(BIN)/python
	@$(BIN)/python building/install.py
	@touch $@

$(INSTALLED): pyproject.toml $(BUILDING) $(SOURCES) | $(BIN)/python
	@$(BIN)/python building/install.py dev
	@touch $@ $(PLAYABLE) $(TOOLS)

# All that developers need; Saloon itself may be compiled or not.
$(TOOLS): pyproject.toml | $(BIN)/python
	@$(MAKE) --no-print-directory plain

$(MODULES): web/package-lock.json | $(TOOLS)
	$(NPM) ci
	@touch $@
