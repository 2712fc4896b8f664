import {
  type ComplianceControl,
  complianceControls,
  complianceCoverage,
  complianceReport,
  runCompliance,
} from '@aera/contracts';
import { HttpProblem, requestMetadata, serve } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import { coverageOf, controlsOfFramework } from './assessment.ts';
import type { ComplianceRuns } from './compliance-runs.ts';

/** Every control as it stands, and when the checks ran last. */
export type ReadControls = () => Promise<{ controls: ComplianceControl[]; assessedAt: string | null }>;

interface Deps {
  readonly readControls: ReadControls;
  readonly runs: ComplianceRuns;
}

export const complianceRoutes =
  ({ readControls, runs }: Deps): FastifyPluginAsync =>
  async (app) => {
    serve(app, complianceReport, async () => {
      const { controls, assessedAt } = await readControls();
      return { report: { frameworks: coverageOf(controls), assessedAt } };
    });

    serve(app, complianceControls, async ({ query: { framework } }) => {
      const { controls, assessedAt } = await readControls();
      return { controls: framework ? controlsOfFramework(controls, framework) : controls, assessedAt };
    });

    serve(app, complianceCoverage, async () => {
      const { controls, assessedAt } = await readControls();
      return { frameworks: coverageOf(controls), assessedAt };
    });

    serve(app, runCompliance, async ({ identity, request }) => {
      const assessedAt = await runs.run(identity.sub, requestMetadata(request));
      if (assessedAt === null)
        throw new HttpProblem(409, 'The checks are running already. Please look again in a moment.', {
          code: 'checks-running',
        });
      return { assessedAt };
    });
  };
