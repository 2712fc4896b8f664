import { defineAppendOnlyStream } from '@aera/event-store';
import type { CheckResult } from './compliance-runs.ts';

/** Results of a run and the steward who requested it. */
type ComplianceEvent = {
  type: 'ComplianceAssessed';
  data: { runId: string; assessedAt: string; by: string | null; results: CheckResult[] };
};

export const complianceStream = defineAppendOnlyStream<ComplianceEvent, []>('compliance', { isSingle: true });
