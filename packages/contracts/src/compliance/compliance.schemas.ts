import { z } from 'zod';
import type { RouteSchemas } from '../route.ts';
import { instant } from '../text.ts';
import { frameworkNames } from './compliance.routes.ts';

export const FrameworkName = z.enum(frameworkNames);
export type FrameworkName = z.infer<typeof FrameworkName>;

/** Result of a check. Only `implemented` counts. A check that could not run is not assessed and never passes. */
export const ControlOutcome = z.enum(['implemented', 'failed', 'not-assessed']);
export type ControlOutcome = z.infer<typeof ControlOutcome>;

const Coverage = z.object({
  name: FrameworkName,
  /** Percentage of the controls that reference this framework. */
  compliance: z.number().min(0).max(100),
  implemented: z.int(),
  total: z.int(),
  /** Critical controls that failed. */
  criticalIssues: z.int(),
});
export type Coverage = z.infer<typeof Coverage>;

export const ComplianceControl = z.object({
  id: z.string(),
  title: z.string(),
  family: z.string(),
  /** References in the frameworks: criteria, subcategories, controls, rules. */
  references: z.array(z.object({ framework: FrameworkName, id: z.string() })),
  critical: z.boolean(),
  outcome: ControlOutcome,
  /** Result of the check, or why it could not run. */
  evidence: z.string(),
  /** Null if never checked. */
  checkedAt: instant.nullable(),
  /** The result expires at this time. */
  expiresAt: instant.nullable(),
  /** How to fix a failure, or what an assessment requires. */
  remediation: z.string(),
});
export type ComplianceControl = z.infer<typeof ComplianceControl>;

export const complianceSchemas = {
  readComplianceReport: {
    summary: 'View compliance report',
    response: z.object({
      report: z.object({
        frameworks: z.array(Coverage),
        /** End of the last run; null before the first. */
        assessedAt: instant.nullable(),
      }),
    }),
  },
  listComplianceControls: {
    summary: 'View compliance controls',
    query: z.object({ framework: FrameworkName.optional() }),
    response: z.object({ controls: z.array(ComplianceControl), assessedAt: instant.nullable() }),
  },
  runComplianceChecks: {
    summary: 'Run compliance checks',
    body: z.object({}),
    response: z.object({ assessedAt: instant }),
  },
  readComplianceCoverage: {
    summary: 'Read self-assessed coverage of each framework',
    response: z.object({
      frameworks: z.array(Coverage.pick({ name: true, compliance: true, implemented: true, total: true })),
      assessedAt: instant.nullable(),
    }),
  },
} satisfies Record<string, RouteSchemas>;
