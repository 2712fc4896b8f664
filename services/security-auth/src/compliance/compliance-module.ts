import { frameworkNames } from '@aera/contracts';
import { waitForProjection } from '@aera/event-store';
import type { LogVerification } from '../audit/verify-log.ts';
import type { SecurityContext } from '../security-context.ts';
import { assessControls } from './assessment.ts';
import { registerBackupMetrics } from './backup-metrics.ts';
import { catalogue } from './catalogue/index.ts';
import { complianceProjection, readResults } from './compliance-projection.ts';
import { complianceRoutes, type ReadControls } from './compliance-routes.ts';
import { complianceLock, createComplianceRuns } from './compliance-runs.ts';
import { assessPosture } from './posture.ts';

/** Controls of the platform and their check results. */
export function complianceModule(context: SecurityContext, verifyAuditLog: () => Promise<LogVerification>) {
  const { store, sql, clock } = context;
  registerBackupMetrics(context);
  const runs = createComplianceRuns({ ...context, verifyAuditLog, memory: new Map() });

  const readControls: ReadControls = async () => {
    await waitForProjection(store, complianceProjection.name, 500);
    const results = await readResults(sql);
    const times = results.map(({ checkedAt }) => checkedAt).toSorted();
    return { controls: assessControls(catalogue, results, clock()), assessedAt: times.at(-1) ?? null };
  };

  return {
    projections: [complianceProjection],
    locks: { 'compliance checks': complianceLock },
    routes: [complianceRoutes(readControls, runs)],
    /** Derives the posture from the controls; null before the first run. */
    async readPosture() {
      const { controls, assessedAt } = await readControls();
      return assessedAt === null ? null : { ...assessPosture(controls), frameworks: [...frameworkNames] };
    },
    start: runs.start,
    stop: runs.stop,
  };
}
