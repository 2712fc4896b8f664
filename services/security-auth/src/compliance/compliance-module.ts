import { waitForProjection } from '@aera/event-store';
import type { ServiceContext } from '@aera/service-kit';
import type { SecurityEnv } from '../config.ts';
import type { LogVerification } from '../audit/verify-log.ts';
import { assess } from './assessment.ts';
import { catalogue } from './catalogue/index.ts';
import { checks } from './checks/index.ts';
import type { CheckContext } from './checks/check.ts';
import { complianceRoutes, type ReadControls } from './compliance-routes.ts';
import { complianceProjection, readResults } from './compliance-projection.ts';
import { createComplianceRuns } from './compliance-runs.ts';
import { postureOf } from './posture.ts';
import { frameworkNames } from '@aera/contracts';

interface Needs {
  readonly verifyAuditLog: () => Promise<LogVerification>;
  readonly stewards: CheckContext['stewards'];
}

/** Controls of the platform and their check results. */
export function complianceModule(
  { config, store, sql, bus, clock, newId, workers }: ServiceContext<SecurityEnv>,
  { verifyAuditLog, stewards }: Needs,
) {
  const world: CheckContext = {
    sql,
    bus,
    now: clock,
    publicUrl: config.PUBLIC_URL,
    reportsDir: config.REPORTS_DIR ?? null,
    presenceWindowSeconds: config.STEP_UP_MAX_AGE_SECONDS,
    stewards,
    verifyAuditLog,
    memory: new Map(),
  };
  const runs = createComplianceRuns({
    store,
    sql,
    clock,
    newId,
    workers,
    checks,
    world,
    everyMs: config.COMPLIANCE_INTERVAL_MS,
    initialDelayMs: config.COMPLIANCE_INITIAL_DELAY_MS,
  });

  const readControls: ReadControls = async () => {
    await waitForProjection(store, complianceProjection.name, 500);
    const results = await readResults(sql);
    const assessedAt =
      results
        .map(({ checkedAt }) => checkedAt)
        .toSorted()
        .at(-1) ?? null;
    return { controls: assess(catalogue, results, clock()), assessedAt };
  };

  return {
    projections: [complianceProjection],
    routes: [complianceRoutes({ readControls, runs })],
    /** Posture derived from the controls; null before the first run. */
    async posture() {
      const { controls, assessedAt } = await readControls();
      return assessedAt === null ? null : { ...postureOf(controls), frameworks: [...frameworkNames] };
    },
    start: runs.start,
    stop: runs.stop,
  };
}
