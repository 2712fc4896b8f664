import type { EventStore, Sql } from '@aera/event-store';
import type { EventMetadata, ServiceContext, PeriodicTask } from '@aera/service-kit';
import type { Check, Finding, CheckContext } from './checks/check.ts';
import { readResults } from './compliance-projection.ts';
import { complianceStream } from './compliance-stream.ts';

/** Result of one check. */
export interface CheckResult extends Finding {
  readonly controlId: string;
  readonly checkedAt: string;
}

/** Timeout of a check in milliseconds. */
const checkTimeoutMs = 60_000;

/** Runs the checks sequentially to limit the load. A check that throws counts as not assessed. */
export async function runChecks(
  checks: Readonly<Record<string, Check>>,
  world: CheckContext,
): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  for (const [controlId, check] of Object.entries(checks)) {
    const finding = await within(async () => check(world)).catch((error: unknown): Finding => ({
      outcome: 'not-assessed',
      evidence: `The check could not run: ${error instanceof Error ? error.message : String(error)}`,
    }));
    results.push({ controlId, checkedAt: world.now().toISOString(), ...finding });
  }
  return results;
}

async function within<T>(work: () => Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new Error(`timed out after ${checkTimeoutMs / 1000} s`)),
    checkTimeoutMs,
  );
  try {
    return await Promise.race([work(), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

export interface ComplianceRuns extends Pick<PeriodicTask, 'start' | 'stop'> {
  /** Runs every check and returns when it finished. Returns null if this or another instance is running the checks. */
  run(by: string | null, metadata: EventMetadata): Promise<string | null>;
}

interface Deps extends Pick<ServiceContext, 'sql' | 'clock' | 'newId' | 'workers'> {
  readonly store: EventStore;
  readonly checks: Readonly<Record<string, Check>>;
  readonly world: CheckContext;
  /** Milliseconds between two runs. */
  readonly everyMs: number;
  /** Milliseconds before the first run, so that the platform has started. */
  readonly initialDelayMs: number;
}

/** Acquires an advisory lock: one run at a time across instances. It assigns no transaction id, so log readers do not wait for the checks. */
async function tryLock(sql: Sql): Promise<boolean> {
  const [lock] = await sql<{ held: boolean }>(
    `select pg_try_advisory_xact_lock(hashtextextended('compliance checks', 0)) as held`,
  );
  return lock?.held ?? false;
}

/** Runs the checks periodically and on request, and records the results as an event. */
export function createComplianceRuns(deps: Deps): ComplianceRuns {
  const { store, checks, world, sql, clock, newId, workers, everyMs, initialDelayMs } = deps;

  const runAndRecord = async (by: string | null, metadata: EventMetadata): Promise<string> => {
    const results = await runChecks(checks, world);
    const assessedAt = clock().toISOString();
    const data = { runId: newId(), assessedAt, by, results };
    await store
      .stream(complianceStream)
      .append([], [{ type: 'ComplianceAssessed', data, metadata }], { expected: 'any' });
    return assessedAt;
  };

  const run: ComplianceRuns['run'] = (by, metadata) =>
    store.transaction(async (held) => ((await tryLock(held)) ? runAndRecord(by, metadata) : null));

  /** Skip the run if another instance ran the checks recently. */
  const runIfDue = async () => {
    const [newest = 0] = (await readResults(sql))
      .map(({ checkedAt }) => Date.parse(checkedAt))
      .toSorted((a, b) => b - a);
    if (clock().getTime() - newest >= everyMs / 2) await run(null, { actor: 'system' });
  };

  return { run, ...workers.schedule('Compliance checks', runIfDue, { intervalMs: everyMs, initialDelayMs }) };
}
