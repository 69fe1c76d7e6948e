# What one can do here. `make` alone lists it; the setup steps run by themselves.

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
CARGO ?= cargo
export CARGO_TERM_COLOR ?= always

.PHONY: help play terminal release install test-package test test-long fourth-game screens previews fmt lint bench bench-server strangers kill faults abuse simulate-faults fuzz arena fair resources sbom deny setup clean

help: ## List the targets
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sort | awk -F ':.*## ' '{printf "  make %-15s %s\n", $$1, $$2}'

play: ## Build and start everything, print the address, open the browser (ARGS="--listen 0.0.0.0:7373", OPEN=0)
	@scripts/play serve $(ARGS)

terminal: ## Build and start a game in the terminal (ARGS="knochenmax --seats me,steady")
	@scripts/play play $(ARGS)

release: ## Build everything that is given away into dist: binary, Debian package, image, checksums (takes a while)
	@scripts/release

install: ## Build for people who play, and install to DESTDIR/PREFIX (PREFIX=/usr/local)
	@scripts/setup
	@scripts/web
	@scripts/install "$$(scripts/build --profile dist)"

test-package: ## Install the Debian package of a debug build in a fresh root, and play there (part of `make test`)
	@scripts/test-package

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

previews: setup ## Draw the pictures that messengers show of links anew, from the covers of the games
	@scripts/setup test
	@scripts/web
	@$(CARGO) build --workspace
	@cd web && PREVIEWS=1 npm run --silent e2e -- previews

fmt: ## Format the code
	$(CARGO) fmt --all

lint: setup ## Clippy with every warning an error
	$(CARGO) clippy --workspace --all-targets -- --deny warnings

bench: setup ## Measure, assert the results, and the same work done by peers (installs peers in .tools)
	@scripts/bench

bench-server: setup ## Put load on the server, on SQLite and on Postgres, beside peers
	@scripts/bench-server

strangers: setup ## Ask for whatever costs most from twenty addresses while people play, and compare with a quiet server
	$(CARGO) build --release --package bonecup-cli --package bonecup-load
	target/release/bonecup-load target/release/bonecup strangers

kill: setup ## Kill the server two hundred times under load and compare what clients were told with the log
	KILLS=200 $(CARGO) test --package bonecup-cli --test cli serve_kill -- --nocapture

simulate-faults: setup ## Simulate nodes, disk, network and players under faults (SEED=1 SECONDS=60, or HOURS=, or COUNT=)
	@$(CARGO) run --quiet --bin bonecup-simulator -- --seed $(or $(SEED),1) $(if $(MISTAKE),--mistake $(MISTAKE)) \
		$(if $(COUNT),--count $(COUNT),$(if $(HOURS),--hours $(HOURS),--seconds $(or $(SECONDS),60)))

fuzz: setup ## Try every parser and pairs of ways to one answer on odd inputs (FUZZ_SECONDS=30 each, TARGET=, SEED=, KEEP=)
	@$(CARGO) run --quiet --bin bonecup-fuzz -- --seconds $(or $(FUZZ_SECONDS),30) --target '$(TARGET)' --seed $(or $(SEED),1) \
		--keep $(or $(KEEP),0)

faults: setup ## Break a server FAULTS=1000 times, from kills to failovers of Postgres, and compare what people were told with the log
	@scripts/faults

abuse: setup ## Attack a server in every way we know, at full size, and hold it to what honest people notice
	ABUSE=1 $(CARGO) test --release --package bonecup-cli --test cli abuse:: -- --nocapture --test-threads 1

arena: setup ## Measure throws again and draw the pictures of docs/arena.md (a quarter of an hour)
	$(CARGO) run --release --package bonecup-arena --example measure -- --dice 1000000 --pictures docs/pictures

fair: setup ## Draw a hundred million faces of each kind of die and say how likely they are (a few minutes)
	$(CARGO) run --release --package bonecup-chance --example fair -- --faces 100000000 --pictures docs/pictures

resources: setup ## Solve the duels, the race and the turn that come with the program again (ten minutes)
	$(CARGO) run --release --package bonecup-solver-cache --example ship

sbom: ## Write what the program is made of to bonecup.cdx.json (CycloneDX)
	@scripts/sbom bonecup.cdx.json

deny: ## Check licences, sources and known weaknesses with cargo-deny (installs it in .tools, which takes minutes; OFFLINE=1 leaves the weaknesses out)
	@command -v .tools/bin/cargo-deny >/dev/null || $(CARGO) install --locked --quiet --root .tools cargo-deny
	@.tools/bin/cargo-deny check $(if $(OFFLINE),bans licenses sources)

setup: ## Install what a fresh machine lacks
	@scripts/setup

clean: ## Remove everything that was built
	$(CARGO) clean
	rm -rf .tools
