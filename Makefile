# Everything works in a local virtual environment; Python 3.11 or newer is all that is needed.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PLAYABLE := $(VENV)/playable
INSTALLED := $(VENV)/installed
SOURCES := $(shell find src -type f -not -name '*.pyc')

.PHONY: help play test check format bench golden clean

help:
	@echo "make play    play Cover Your Assets in the terminal against bots"
	@echo "make test    check style and types, then run all tests"
	@echo "make check   style, types and the direction of imports only"
	@echo "make format  format the code"
	@echo "make bench   measure Saloon and its peers side by side"
	@echo "make golden  write the golden playthroughs, counts and fixtures anew"

play: $(PLAYABLE)
	@$(BIN)/saloon play cover_your_assets

test: check
	$(BIN)/pytest --numprocesses auto --dist worksteal

check: $(INSTALLED)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache

format: $(INSTALLED)
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: $(INSTALLED)
	$(BIN)/python benchmarks/run.py --json benchmarks/results/latest.json

golden: $(INSTALLED)
	$(BIN)/python -m tests.golden.write

clean:
	rm -rf $(VENV) benchmarks/.venvs

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
