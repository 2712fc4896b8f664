import {
  type ComplianceControl,
  listComplianceControls,
  readComplianceCoverage,
  readComplianceReport,
  runComplianceChecks,
} from '@aera/contracts';
import { HttpProblem, requestMetadata, serve } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import { computeCoverage, selectControls } from './assessment.ts';
import type { ComplianceRuns } from './compliance-runs.ts';

/** Reads every control with its current result, and the time of the newest result. */
export type ReadControls = () => Promise<{ controls: ComplianceControl[]; assessedAt: string | null }>;

export const complianceRoutes =
  (readControls: ReadControls, runs: ComplianceRuns): FastifyPluginAsync =>
  async (app) => {
    serve(app, readComplianceReport, async () => {
      const { controls, assessedAt } = await readControls();
      return { report: { frameworks: computeCoverage(controls), assessedAt } };
    });

    serve(app, listComplianceControls, async ({ query: { framework } }) => {
      const { controls, assessedAt } = await readControls();
      return { controls: framework ? selectControls(controls, framework) : controls, assessedAt };
    });

    serve(app, readComplianceCoverage, async () => {
      const { controls, assessedAt } = await readControls();
      return { frameworks: computeCoverage(controls), assessedAt };
    });

    serve(app, runComplianceChecks, async ({ identity, request }) => {
      const assessedAt = await runs.run(identity.sub, requestMetadata(request));
      if (assessedAt === null)
        throw new HttpProblem(409, 'Checks are already running. Try again in a moment.', {
          code: 'checks-running',
        });
      return { assessedAt };
    });
  };
