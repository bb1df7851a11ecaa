# make play         set everything up and play in the browser
# make play LAN=1   the same, and friends in the same network may join
# make test         set everything up and run every test a change needs
# make test-all     the same tests with larger parameters
# make wasm         build the games as WebAssembly
# make site         build a static site that plays without a server into site/
# make wheel        build a wheel with pages and compiled games into dist/
# make docs         build the documentation site into docs/_build
# make release      check code and docs, put all files of a release into dist/; publishes nothing
# make audit        ask for known holes in the locked dependencies
# make lock         resolve the dependencies anew

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# Python compiles what is imported, when it is imported: much less than all there is.
# It has to keep that, or every process would do it again, for seconds.
unexport PYTHONDONTWRITEBYTECODE
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile
NODE := PATH="$(abspath $(BIN)):$$PATH"
PAGE_SOURCES := $(shell find web/src web/public beaverboard/locales -type f) \
    $(wildcard web/*.html web/*.ts web/*.json beaverboard/games/*/rules.*.md)

# The browser's driver keeps an event loop running in its process, where the server's tests
# start their own: hence two runs. Tests of servers and pages wait as much as they work:
# hence three processes.
TEST := $(BIN)/python -m pytest -n 3 --dist worksteal --durations=15 --ignore=tests/web
TEST_PAGES := $(BIN)/python -m pytest -n 3 --dist worksteal --durations=5 tests/web

.PHONY: play test test-all check pages warm docs wasm site wheel release audit lock clean

play:
	$(MAKE) --no-print-directory --jobs 2 $(VENV)/.runtime web/dist/.built
	$(BIN)/beaverboard play $(if $(LAN),--lan)

test:
	$(MAKE) --jobs 2 --output-sync check warm wasm GAMES=biber-gang
	$(TEST)
	$(TEST_PAGES)
	@echo "Left to make test-all: all numbers of seats, bounds checks, longer random play, larger samples,"
	@echo "more kills of the server, more fuzzing, the wheel in a clean environment, more browser matches,"
	@echo "all games as WebAssembly but Biber-Gang."

test-all:
	$(MAKE) --jobs 2 --output-sync check warm wasm
	BEAVERBOARD_TESTS=all $(TEST)
	BEAVERBOARD_TESTS=all $(TEST_PAGES)

check: $(VENV)/.dev web/dist/.built
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	cd web && $(NODE) npm run --silent check
	cd web && $(NODE) npm run --silent test

pages: web/dist/.built

# Two processes of tests would compile everything twice.
warm: $(VENV)/.dev
	$(BIN)/beaverboard warm

docs: $(VENV)/.dev
	$(BIN)/python -m sphinx --quiet --fail-on-warning --keep-going docs docs/_build
	@echo "The site is in docs/_build/index.html."

# The games as WebAssembly, for browsers and Node.
wasm: $(VENV)/.dev
	$(BIN)/beaverboard build-wasm $(GAMES)

# Pages and games as files, for any folder of any host.
site: $(VENV)/.dev web/node_modules/.installed
	cd web && $(NODE) npm run --silent build -- --mode site --outDir ../site --emptyOutDir --logLevel warn
	$(BIN)/beaverboard build-offline site
	@echo "The site is in site/; python3 -m http.server --directory site shows it."

# With pages and compiled games, for this version of Python and this kind of machine.
wheel: $(VENV)/.dev web/dist/.built
	rm -rf beaverboard/compiled_cache
	BEAVERBOARD_CACHE=beaverboard/compiled_cache $(BIN)/beaverboard warm
	$(BIN)/beaverboard build-offline web/dist
	$(BIN)/python -m pip wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .
	rm -r web/dist/offline web/dist/files.json # the pages are tested without them, too

# The wheel is for this machine; docs/release.md says how those for others are made.
release: check docs
	rm -rf dist
	$(MAKE) --no-print-directory wheel
	$(BIN)/hatchling build --target sdist --directory dist
	tar --create --gzip --file dist/beaverboard-site.tar.gz --directory docs/_build .
	$(BIN)/python -m scripts.bill_of_materials dist/beaverboard-sbom.json
	cd dist && rm -f SHA256SUMS && sha256sum * > SHA256SUMS
	@ls -l dist

audit: $(VENV)/.dev
	for list in runtime dev pages wasm; do \
	    $(BIN)/pip-audit --disable-pip --require-hashes -r requirements/$$list.txt || exit 1; \
	done

COMPILE := uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
    --no-annotate --no-header

lock: $(VENV)/bin/python
	$(INSTALL) uv
	cd requirements && ../$(BIN)/$(COMPILE) --extra server ../pyproject.toml runtime.in -o runtime.txt
	cd requirements && ../$(BIN)/$(COMPILE) dev.in -o dev.txt
	cd requirements && ../$(BIN)/$(COMPILE) pages.in -o pages.txt
	cd requirements && ../$(BIN)/$(COMPILE) wasm.in -o wasm.txt

$(VENV)/bin/python:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer, please")'
	$(PYTHON) -m venv $(VENV)

$(VENV)/.runtime: requirements/runtime.txt pyproject.toml | $(VENV)/bin/python
	$(INSTALL) --require-hashes -r requirements/runtime.txt
	$(INSTALL) --no-deps --no-build-isolation -e .
	touch $@

$(VENV)/.dev: requirements/dev.txt requirements/wasm.txt $(VENV)/.runtime
	$(INSTALL) --require-hashes -r requirements/dev.txt -r requirements/wasm.txt
	touch $@

$(VENV)/.node: requirements/pages.txt | $(VENV)/bin/python
	$(INSTALL) --require-hashes -r requirements/pages.txt
	touch $@

web/node_modules/.installed: web/package-lock.json $(VENV)/.node
	cd web && $(NODE) npm ci --no-audit --no-fund --loglevel=error
	touch $@

web/dist/.built: web/node_modules/.installed $(PAGE_SOURCES)
	cd web && $(NODE) npm run --silent build -- --logLevel warn
	touch $@

clean:
	rm -rf $(VENV) web/node_modules web/dist site
