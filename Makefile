# make play       sets everything up and opens the page to play at
# make test       sets everything up and runs the tests
# make test-all   the same with the long ones
# make format     formats the code
# make clean      removes everything that was set up or built

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --no-input -qq
# All that is needed is pinned. Left to itself, pip looks for newer ones where extras are asked for.
PINNED := install --no-deps --require-hashes
CPP_BUILD := build/cpp-tests
RUN_TESTS = $(BIN)/python tools/run_tests.py --cores $(CORES)
# What is set on the command line of make is in the environment too: PYTEST_ARGS is read there.
CORES := $(shell getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)

.DEFAULT_GOAL := play
.PHONY: play test test-all check cpp-test format requirements clean

play: $(VENV)/.page
	@$(BIN)/kvarto serve --open

# Some tests only: make test PYTEST_ARGS="-k lapsed". In the order of an earlier run: SEED=….
test: $(VENV)/.tools $(VENV)/.page
	@tools/find-browser
	@tools/find-postgres $(BIN)/python
	@$(RUN_TESTS) quick $(SEED:%=--seed %)

# One part of it: make test-all PART=core, server, faults, browser, languages, engine or storm.
test-all: $(VENV)/.tools $(VENV)/.page $(VENV)/.long-tools
	@tools/find-browser
	@tools/find-postgres $(BIN)/python
	@$(RUN_TESTS) whole $(PART:%=--part %) $(SEED:%=--seed %)

check: $(VENV)/.tools $(VENV)/.package
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/python -m pip --disable-pip-version-check check

cpp-test: $(VENV)/.package
	@$(BIN)/cmake -S . -B $(CPP_BUILD) -G Ninja -DCMAKE_MAKE_PROGRAM=$(CURDIR)/$(BIN)/ninja \
	    -DCMAKE_BUILD_TYPE=Release -DKVARTO_BUILD_TESTS=ON --log-level=WARNING
	@$(BIN)/cmake --build $(CPP_BUILD)
	$(BIN)/ctest --test-dir $(CPP_BUILD) --output-on-failure

format: $(VENV)/.tools
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

# Pins what requirements/*.in ask for, with hashes, for every Python and system at once.
requirements: $(VENV)/.tools
	$(PIP) install uv
	cd requirements && for name in run dev long; do \
	    ../$(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 \
	        --generate-hashes --no-header --no-annotate --output-file $$name.txt $$name.in; done

clean:
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage
	rm -rf web/node_modules web/generated src/kvarto/server/page

# -- set-up: each step leaves a stamp, so that the second time is quick -------------------------

$(VENV)/.python: tools/find-python
	@python=$$(tools/find-python) && echo "Setting up with $$python ..." && \
	    "$$python" -m venv --clear $(VENV)
	@touch $@

$(VENV)/.libraries: $(VENV)/.python requirements/run.txt
	@tools/find-compiler
	@echo "Installing what kvarto needs ..."
	@$(PIP) $(PINNED) -r requirements/run.txt
	@touch $@

$(VENV)/.tools: $(VENV)/.libraries requirements/dev.txt
	@echo "Installing what the tests need ..."
	@$(PIP) $(PINNED) -r requirements/dev.txt
	@touch $@

$(VENV)/.long-tools: $(VENV)/.tools requirements/long.txt
	@echo "Installing what the long tests need ..."
	@$(PIP) $(PINNED) -r requirements/long.txt
	@touch $@

# Installed in place: a changed Python file is in effect at once, a changed C++ file is rebuilt.
$(VENV)/.package: $(VENV)/.libraries pyproject.toml CMakeLists.txt $(wildcard cpp/*/* cpp/*/*/* bindings/*)
	@echo "Building kvarto ..."
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

# The page, with Node from a Python package.
$(VENV)/.page: $(VENV)/.package web/index.html $(wildcard web/*.py web/*.json) \
    $(shell find web/src web/static src/kvarto/locales src/kvarto/render src/kvarto/server/protocol \
        -type f -not -name '*.pyc')
	@echo "Building the page ..."
	@$(BIN)/python web/build.py
	@touch $@
