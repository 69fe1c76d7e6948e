# What one can do here. `make` alone lists it; the setup steps run by themselves.

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
CARGO ?= cargo
export CARGO_TERM_COLOR ?= always

.PHONY: help play terminal test test-long fourth-game screens fmt lint bench bench-server kill arena fair setup clean

help: ## List the targets
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sort | awk -F ':.*## ' '{printf "  make %-12s %s\n", $$1, $$2}'

play: setup ## Build and start everything, and print the address to open (ARGS="--listen 0.0.0.0:7373")
	@scripts/web
	@$(CARGO) build --workspace
	@$(CARGO) run --quiet --bin bonecup -- serve $(ARGS)

terminal: setup ## Build and start a game in the terminal (ARGS="knochenmax --seats me,steady")
	@scripts/web
	@$(CARGO) build --workspace
	@$(CARGO) run --quiet --bin bonecup -- play $(ARGS)

test: ## Format, lints and every test
	@scripts/setup test
	@scripts/test

test-long: setup ## The tests that take minutes each: whole duels, long races, thousands of thrown games
	@$(CARGO) nextest run --release --workspace --run-ignored only -E 'test(/^long_|::long_/)'

fourth-game: ## Add the example game to a copy of this project and play it there (part of `make test`)
	@scripts/setup test
	@scripts/web
	@scripts/fourth-game

screens: setup ## Write a picture of each main view, in light and dark, on phone and desktop, to web/screens
	@scripts/setup test
	@scripts/web
	@$(CARGO) build --workspace
	@cd web && SCREENS=1 npm run --silent e2e -- screens

fmt: ## Format the code
	$(CARGO) fmt --all

lint: setup ## Clippy with every warning an error
	$(CARGO) clippy --workspace --all-targets -- --deny warnings

bench: setup ## Measure, assert the results, and the same work done by peers (installs peers in .tools)
	@scripts/bench

bench-server: setup ## Put load on the server, on SQLite and on Postgres, beside peers
	@scripts/bench-server

kill: setup ## Kill the server two hundred times under load and compare what clients were told with the log
	KILLS=200 $(CARGO) test --package bonecup-cli --test serve_kill -- --nocapture

arena: setup ## Measure throws again and draw the pictures of docs/arena.md (a quarter of an hour)
	$(CARGO) run --release --package bonecup-arena --example measure -- --dice 1000000 --pictures docs/pictures

fair: setup ## Draw a hundred million faces of each kind of die and say how likely they are (a few minutes)
	$(CARGO) run --release --package bonecup-chance --example fair -- --faces 100000000 --pictures docs/pictures

setup: ## Install what a fresh machine lacks
	@scripts/setup

clean: ## Remove everything that was built
	$(CARGO) clean
	rm -rf .tools
