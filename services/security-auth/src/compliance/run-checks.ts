import type { Check, Finding, World } from './checks/check.ts';

/** What one check came to. */
export interface CheckResult extends Finding {
  readonly controlId: string;
  readonly checkedAt: string;
}

/** Longest time that one check may take, in milliseconds. */
const patience = 60_000;

/** Runs every check, one after the other, so that looking takes nothing from what is looked at. One that throws saw nothing. */
export async function runChecks(
  checks: Readonly<Record<string, Check>>,
  world: World,
): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  for (const [controlId, check] of Object.entries(checks)) {
    const finding = await within(async () => check(world)).catch((error: unknown): Finding => ({
      outcome: 'not-assessed',
      evidence: `The check could not see: ${error instanceof Error ? error.message : String(error)}`,
    }));
    results.push({ controlId, checkedAt: world.now().toISOString(), ...finding });
  }
  return results;
}

async function within<T>(work: () => Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new Error(`it took longer than ${patience / 1000} s`)),
    patience,
  );
  try {
    return await Promise.race([work(), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
