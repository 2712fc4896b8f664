import { type EventStore, untilProjected } from '@aera/event-store';
import type { Kit } from '@aera/service-kit';
import type { LogCheck } from '../audit/check-log.ts';
import { assess } from './assessment.ts';
import { catalogue } from './catalogue/index.ts';
import { checks } from './checks/index.ts';
import type { World } from './checks/check.ts';
import { complianceRoutes, type ReadControls } from './compliance-routes.ts';
import { complianceRows, readResults } from './compliance-rows.ts';
import { createComplianceRuns } from './compliance-runs.ts';
import { postureOf } from './posture.ts';
import { frameworkNames } from '@aera/contracts';

interface PartDeps extends Pick<Kit, 'sql' | 'bus' | 'clock' | 'newId' | 'workers'> {
  readonly store: EventStore;
  readonly verifyAuditLog: () => Promise<LogCheck>;
  readonly stewards: World['stewards'];
  readonly config: {
    readonly PUBLIC_URL?: string | undefined;
    readonly REPORTS_DIR?: string | undefined;
    readonly COMPLIANCE_EVERY_MS: number;
    readonly COMPLIANCE_FIRST_MS: number;
    readonly PRESENCE_WINDOW_SECONDS: number;
  };
}

/** What the platform holds itself to, and what is seen of it, assembled. */
export function compliancePart(deps: PartDeps) {
  const { store, sql, bus, clock, config } = deps;
  const world: World = {
    sql,
    bus,
    now: clock,
    publicUrl: config.PUBLIC_URL ?? null,
    reportsDir: config.REPORTS_DIR ?? null,
    presenceWindowSeconds: config.PRESENCE_WINDOW_SECONDS,
    stewards: deps.stewards,
    verifyAuditLog: deps.verifyAuditLog,
    memory: new Map(),
  };
  const runs = createComplianceRuns({
    ...deps,
    checks,
    world,
    everyMs: config.COMPLIANCE_EVERY_MS,
    firstAfterMs: config.COMPLIANCE_FIRST_MS,
  });

  const readControls: ReadControls = async () => {
    await untilProjected(store, complianceRows.name, 500);
    const results = await readResults(sql);
    const assessedAt =
      results
        .map(({ checkedAt }) => checkedAt)
        .toSorted()
        .at(-1) ?? null;
    return { controls: assess(catalogue, results, clock()), assessedAt };
  };

  return {
    projections: [complianceRows],
    routes: [complianceRoutes({ readControls, runs })],
    /** What follows from the controls; null as long as nobody has looked at any. */
    async posture() {
      const { controls, assessedAt } = await readControls();
      return assessedAt === null ? null : { ...postureOf(controls), frameworks: [...frameworkNames] };
    },
    start: runs.start,
    stop: runs.stop,
  };
}
