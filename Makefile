# `make run` and `make test` are all the set-up there is on a machine with Python 3.11 or newer.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

.PHONY: run test lint types bench load fuzz audit golden format clean

run: $(READY)
	$(BIN)/judge serve

test: $(READY) lint types
	$(BIN)/pytest -n auto
	$(BIN)/judge check

lint: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(READY)
	$(BIN)/mypy

bench: $(READY)
	$(BIN)/judge bench

# A hall full of readers, on this machine: some minutes.
load: $(READY)
	$(BIN)/python load/run.py mix
	$(BIN)/python load/run.py readers
	$(BIN)/python load/run.py fairness

# Rubbish for every reader of text, new each time.
MINUTES ?= 5
fuzz: $(READY)
	$(BIN)/python -W error fuzz/run.py --minutes $(MINUTES)

audit:
	$(PYTHON) .ci/audit.py

golden: $(READY)
	$(BIN)/python tests/golden.py

format: $(READY)
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

# The virtual environment: made anew when what it needs has changed.
$(READY): pyproject.toml requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Judge needs Python 3.11 or newer: make PYTHON=/path/to/python3"; exit 1; }
	$(PYTHON) -m venv --clear $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps -e .
	@touch $@

clean:
	rm -rf $(VENV) dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
