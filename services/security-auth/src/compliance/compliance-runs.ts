import { withSessionLock } from '@aera/event-store';
import type { EventMetadata } from '@aera/service-kit';
import type { Check, Finding, CheckContext } from './checks/check.ts';
import { findGatewayError } from './checks/edge-checks.ts';
import { checks } from './checks/index.ts';
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
  context: CheckContext,
): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  for (const [controlId, check] of Object.entries(checks)) {
    const finding = await runWithTimeout(async () => check(context)).catch((error: unknown): Finding => ({
      outcome: 'not-assessed',
      evidence: `The check could not run: ${error instanceof Error ? error.message : String(error)}`,
    }));
    results.push({ controlId, checkedAt: context.now(), ...finding });
  }
  return results;
}

async function runWithTimeout<T>(work: () => Promise<T>): Promise<T> {
  const timeout = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => timeout.reject(new Error(`timed out after ${checkTimeoutMs / 1000} s`)),
    checkTimeoutMs,
  );
  try {
    return await Promise.race([work(), timeout.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** Text of the advisory lock of a run: one at a time across instances. */
export const complianceLock = 'compliance checks';

/** Runs the checks periodically and on request, and records the results as an event. */
export function createComplianceRuns(context: Omit<CheckContext, 'gatewayError'>) {
  const { config, store, sql, clock, now, newId, workers } = context;
  const { COMPLIANCE_INTERVAL_MS: intervalMs, COMPLIANCE_INITIAL_DELAY_MS: initialDelayMs } = config;

  const runAndRecord = async (by: string | null, metadata: EventMetadata): Promise<string> => {
    const gatewayError = await findGatewayError(context);
    const results = await runChecks(checks, { ...context, gatewayError });
    const assessedAt = now();
    const data = { runId: newId(), assessedAt, by, results };
    await store
      .stream(complianceStream)
      .append([], [{ type: 'ComplianceAssessed', data, metadata }], { expected: 'any' });
    return assessedAt;
  };

  /** Runs every check and returns when it finished. Returns null if this or another instance is running the checks. */
  const run = (by: string | null, metadata: EventMetadata): Promise<string | null> =>
    withSessionLock(store.database, complianceLock, () => runAndRecord(by, metadata));

  /** Skips the run if another instance ran the checks recently. */
  const runIfDue = async () => {
    const newest = Math.max(0, ...(await readResults(sql)).map(({ checkedAt }) => Date.parse(checkedAt)));
    if (clock().getTime() - newest >= intervalMs / 2) await run(null, { actor: 'system' });
  };

  // The first run waits until the platform has started.
  return { run, ...workers.schedule('Compliance checks', runIfDue, { intervalMs, initialDelayMs }) };
}

export type ComplianceRuns = ReturnType<typeof createComplianceRuns>;
