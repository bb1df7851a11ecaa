# make play      set everything up and play
# make test      set everything up and run every test a change needs
# make test-all  the same tests with larger parameters
# make lock      resolve the dependencies anew

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check

.PHONY: play test test-all check warm lock clean

play: $(VENV)/.runtime
	$(BIN)/beaverboard terminal biber-gang

test: check warm
	$(BIN)/python -m pytest -n 2 --dist loadfile
	@echo "Left to make test-all: all numbers of seats, longer random play, larger samples."

test-all: check warm
	BEAVERBOARD_TESTS=all $(BIN)/python -m pytest -n 2 --dist loadfile

check: $(VENV)/.dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

# Two processes would compile everything twice.
warm: $(VENV)/.dev
	$(BIN)/beaverboard warm

lock: $(VENV)/.dev
	$(INSTALL) uv
	cd requirements && ../$(BIN)/uv pip compile --quiet --universal --python-version 3.11 \
	    --generate-hashes --no-annotate --no-header ../pyproject.toml runtime.in -o runtime.txt
	cd requirements && ../$(BIN)/uv pip compile --quiet --universal --python-version 3.11 \
	    --generate-hashes --no-annotate --no-header dev.in -o dev.txt

$(VENV)/bin/python:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer, please")'
	$(PYTHON) -m venv $(VENV)

$(VENV)/.runtime: requirements/runtime.txt pyproject.toml | $(VENV)/bin/python
	$(INSTALL) --require-hashes -r requirements/runtime.txt
	$(INSTALL) --no-deps --no-build-isolation -e .
	touch $@

$(VENV)/.dev: requirements/dev.txt $(VENV)/.runtime
	$(INSTALL) --require-hashes -r requirements/dev.txt
	touch $@

clean:
	rm -rf $(VENV)
