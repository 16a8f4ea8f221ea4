# `make play` is all it takes on a fresh clone; `make test` is what every change must pass.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -qq
INSTALLED := $(VENV)/.installed

.DEFAULT_GOAL := help
.PHONY: help install play test lint format bench clean

help:
	@echo "make play      install what is needed and start a game"
	@echo "make install   install into $(VENV)"
	@echo "make test      check style and types, run the tests"
	@echo "make lint      check style and types only"
	@echo "make format    put the code into the project's style"
	@echo "make bench     measure the engine"
	@echo "make clean     remove everything that was built or installed"

install: $(INSTALLED)
	@:

play: install
	@$(BIN)/miskatonic play

test: lint
	$(BIN)/pytest -n 2

lint: install
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy --strict

format: install
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: install
	@$(BIN)/miskatonic bench

clean:
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis web/node_modules
	find src tests -type d -name __pycache__ -prune -exec rm -rf {} +

$(INSTALLED): pyproject.toml | $(BIN)/python
	@echo "Installing Miskatonic into $(VENV)"
	@$(PIP) install -e '.[dev]'
	@touch $@

# Debian ships Python without what makes virtual environments work (ensurepip): its package is added when we may.
$(BIN)/python:
	@command -v $(PYTHON) >/dev/null || { echo "Miskatonic needs Python 3.11 or newer, and $(PYTHON) was not found." >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Miskatonic needs Python 3.11 or newer, and this is $$($(PYTHON) --version 2>&1)." >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip' 2>/dev/null || { \
		if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
			echo "Installing python3-venv"; \
			apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq python3-venv >/dev/null; \
		else \
			echo "Virtual environments do not work here: install the package python3-venv, then try again." >&2; exit 1; \
		fi; }
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); exit 1; }

# The browser client, once there is one.
ifneq ($(wildcard web/package.json),)
CLIENT := web/node_modules/.built
CLIENT_SOURCES := $(shell find web \( -name node_modules -o -name dist -o -name '.*' \) -prune -o -type f -print)

install: $(CLIENT)

$(CLIENT): $(CLIENT_SOURCES)
	@command -v npm >/dev/null || { echo "Building the browser client needs Node.js with npm, and npm was not found." >&2; exit 1; }
	@echo "Building the browser client"
	@cd web && npm $$([ -f package-lock.json ] && echo ci || echo install) --no-audit --no-fund --loglevel=error >/dev/null
	@cd web && npm run --silent build
	@mkdir -p $(@D) && touch $@
endif
