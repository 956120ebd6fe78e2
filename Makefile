# Everything that can be done here, each by one command that also sets up what it needs.
# `make` alone lists them. Only Python 3.11 or newer, make and git are needed.

GAME ?= floors
ARGS ?=

VENV := .venv
PY := $(VENV)/bin/python
PIP := $(PY) -m pip install --quiet --disable-pip-version-check

# The stamps remember what is installed, so that only the first run, or a changed pyproject.toml, installs.
# The page is built and checked by tools/page.py, which looks whether its sources have changed.
PLAY := $(VENV)/.installed-play
DEV := $(VENV)/.installed-dev
MUTATE := $(VENV)/.installed-mutants
SITE := $(VENV)/.installed-docs
CHROMIUM := $(VENV)/.found-chromium

.PHONY: help play test check bench load sweep mutants docs clean

help: ## list these commands
	@sed -n 's/^\([a-z]*\):.*## /  make \1\t/p' Makefile | expand -t 16

play: $(PLAY) ## play in the browser (in the terminal: .venv/bin/fabula play)
	@$(PY) -m tools.page build
	@$(PY) -m fabula serve --open $(ARGS)

test: check $(CHROMIUM) ## everything that must hold before a commit: make check, then every test, and what of core and games they reach
	@$(PY) -m tools.page build
	$(PY) -m pytest -n 2 --cov --cov-report= $(ARGS)
	$(PY) -m coverage report --skip-covered --include='src/fabula/core/*' --fail-under=95
	$(PY) -m coverage report --skip-covered --include='src/fabula/games/floors/*' --fail-under=95
	$(PY) -m coverage report --skip-covered --include='src/fabula/games/foes/*' --fail-under=95
	$(PY) -m coverage report --skip-covered --include='src/fabula/games/realm/*' --fail-under=95

check: $(DEV) ## lint, types, layers, dependencies, the page, rules report; no tests of the program
	$(PY) -m ruff check --quiet
	$(PY) -m ruff format --check --quiet
	$(PY) -m mypy
	@$(VENV)/bin/lint-imports --no-logo
	$(PY) -m deptry src
	$(PY) -m tools.page_types --check
	@$(PY) -m tools.page check
	@for game in $$($(PY) -c 'from fabula.core import registry; print(*registry.games())'); do \
	  report=$$($(PY) -m fabula rules $$game report) || { echo "$$report"; exit 1; }; \
	  echo "Rules of $$game: $$(echo "$$report" | tail -n 1)"; \
	done

bench: $(DEV) ## measure speed, beside other engines in the same run
	$(PY) -m benchmarks.run $(ARGS)

load: $(DEV) ## play at many tables at once over loopback, beside bare echo
	$(PY) -m benchmarks.load $(ARGS)

sweep: $(DEV) $(CHROMIUM) ## the long versions of what make test samples
	@$(PY) -m tools.page build
	FABULA_SWEEP=1 $(PY) -m pytest -n 2 $(ARGS)

mutants: $(MUTATE) ## break the rules on purpose and see whether the tests notice (GAME=floors)
	$(PY) -m tools.mutants $(GAME) $(ARGS)

docs: $(SITE) ## build the documentation into site/
	$(PY) -m tools.rules_pages
	$(PY) -m zensical build --clean --strict

clean: ## forget the environments and everything that was made
	rm -rf $(VENV) .venv-peers site .cache web/node_modules src/fabula/server/page docs/rules .coverage* .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis

$(PLAY): pyproject.toml | $(PY)
	@echo "Setting up what playing needs (once) ..."
	@$(PIP) --editable . --group page
	@touch $@

$(DEV): pyproject.toml | $(PY)
	@echo "Setting up what developing needs (once) ..."
	@$(PIP) --editable . --group dev
	@touch $(PLAY) $@

$(MUTATE): $(DEV)
	@$(PIP) --group mutants
	@touch $@

$(SITE): $(DEV)
	@$(PIP) --group docs
	@touch $@

# The browser in which the tests play.
$(CHROMIUM): | $(PY)
	@if command -v chromium >/dev/null; then touch $@; \
	elif command -v apt-get >/dev/null && [ "$$(id -u)" = 0 ]; then \
	  echo "Installing chromium, in which the tests play (once) ..."; \
	  apt-get install --quiet --quiet --yes chromium >/dev/null && touch $@; \
	else \
	  echo "The tests play in Chromium, and found none called chromium; on Debian: sudo apt install chromium" >&2; \
	  exit 1; \
	fi

# Dependency groups need pip 25.1, which is newer than what Python brings along.
$(PY):
	@for python in $(PYTHON) python3.11 python3 python3.14 python3.13 python3.12 python; do \
	  if $$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then \
	    echo "Making $(VENV) with $$($$python --version) ..."; \
	    $$python -m venv $(VENV) && $(PIP) --upgrade 'pip>=25.1' && exit 0; \
	    rm -rf $(VENV); \
	    echo "$$python could not make a virtual environment; on Debian and Ubuntu: apt install python3-venv" >&2; \
	    exit 1; \
	  fi; \
	done; \
	echo "Fabula needs Python 3.11 or newer, and found none; name one with: make PYTHON=/path/to/python3" >&2; \
	exit 1
