# All commands of the project; `make help` lists them. Each works on a machine that has never seen the project.
# PORT, HOST and DATA_DIR choose where `make start` runs; platforms with different values run side by side.

run := infra/toolchain/run

.DEFAULT_GOAL := help
.PHONY: help start stop test test-all check bench demo screenshots replay migrate-analytics backup backup-erasures restore verify-backup reconcile version-skew migration admin rotate-keys rotate-master-keys audit sbom clean

help: ## List the commands
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' Makefile | while IFS='	' read -r name text; do printf '  make %-18s %s\n' "$$name" "$$text"; done

start: ## Start the platform, everything included; Ctrl-C stops it (PORT, HOST, DATA_DIR, STEWARD_USERNAME, STEWARD_PASSWORD)
	@$(run) infra/local/start.ts

stop: ## Stop the platform that runs on DATA_DIR
	@$(run) infra/local/stop.ts

test: ## Run every check and the fast tests: types, lint, import rules, specs on real servers and in a real browser (less than twenty minutes on two cores)
	@$(run) infra/local/test.ts

test-all: ## Run everything of make test and the tests that are slow by nature (three quarters of an hour)
	@$(run) infra/local/test.ts --all

check: ## Run what needs no server and no browser: types, lint, format, import rules, unused code, specs in memory
	@$(run) infra/local/check.ts

bench: ## Measure speed and print medians and ratios; make bench PART=browser for one part
	@PART="$(PART)" $(run) infra/local/bench.ts

demo: ## Fill the platform that runs on DATA_DIR with 90 days of an invented organisation, if it has no data (DAYS, SEED)
	@DAYS="$(DAYS)" SEED="$(SEED)" $(run) infra/local/demo.ts

screenshots: ## Take the pictures of the README from a demonstration; SCREENS=all: every screen, into artifacts/screens
	@$(run) e2e/browser/screenshots/main.ts

replay: ## Rebuild the projections of one service from its events: make replay SERVICE=consent-ledger
	@$(run) infra/local/replay.ts "$(SERVICE)"

migrate-analytics: ## Move hits and visits of the running platform from PostgreSQL to ClickHouse (CLICKHOUSE_URL)
	@$(run) infra/local/migrate-analytics.ts

backup: ## Back up the platform that runs on DATA_DIR, encrypted: make backup TO=/mnt/backups (default: DATA_DIR/backups)
	@TO="$(TO)" $(run) infra/local/backup.ts

backup-erasures: ## Update the list of erased subjects beside the backups, between two of them: make backup-erasures TO=/mnt/backups
	@TO="$(TO)" $(run) infra/local/backup.ts erasures

restore: ## Make the platform of a backup in an empty DATA_DIR: make restore FROM=/mnt/backups/2026-11-25T20-00-00.000Z KEYS=/safe/secrets.json [AT=time]
	@FROM="$(FROM)" KEYS="$(KEYS)" ERASED="$(ERASED)" AT="$(AT)" $(run) infra/local/restore.ts

verify-backup: ## Restore a backup into a temporary folder, verify its logs and projections, and remove it: make verify-backup FROM=… KEYS=…
	@FROM="$(FROM)" KEYS="$(KEYS)" AT="$(AT)" $(run) infra/local/verify-backup.ts

reconcile: ## Align databases and bus of a stopped platform that were restored from different moments (AHEAD=discard: see docs/backup.md)
	@AHEAD="$(AHEAD)" $(run) infra/local/reconcile.ts

version-skew: ## Rehearse an upgrade: the previous release and this one on the same data (PREVIOUS_RELEASE: a commit, default: the newest tag)
	@PREVIOUS_RELEASE="$(PREVIOUS_RELEASE)" $(run) infra/local/version-skew.ts

migration: ## Write what the tables of a service lack for its entities: make migration SERVICE=contacts-crm NAME=lead-phone
	@$(run) infra/local/migration.ts "$(SERVICE)" "$(NAME)"

admin: ## Operate the running platform: second factors, dead letters, relays, rebuilds, locks; make admin ARGS="help"
	@$(run) infra/local/admin.ts $(ARGS)

rotate-keys: ## Replace the identity key of the platform on DATA_DIR while it runs; twice, two minutes apart, to withdraw a leaked key
	@$(run) infra/local/admin.ts rotate-keys

rotate-master-keys: ## Replace the master keys of the stopped platform on DATA_DIR; services use the new ones from the next start
	@$(run) infra/local/rotate-master-keys.ts

audit: ## Check the dependencies against known vulnerabilities; the compliance checks of DATA_DIR read the result
	@$(run) infra/local/audit-dependencies.ts

sbom: ## Write the software bill of materials (CycloneDX 1.7) of this commit to artifacts/sbom.cdx.json
	@$(run) infra/local/sbom.ts

clean: ## Remove what was built and all data of DATA_DIR; asks first
	@$(run) infra/local/clean.ts
