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
  /** Percent of the controls in the catalogue that name this framework. */
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
  /** What it is called there: criteria, subcategories, controls, rules. */
  references: z.array(z.object({ framework: FrameworkName, id: z.string() })),
  critical: z.boolean(),
  outcome: ControlOutcome,
  /** What was seen, or why nothing could be. */
  evidence: z.string(),
  /** Null where nothing was looked at. */
  checkedAt: instant.nullable(),
  /** From then on the result is too old to count. */
  validUntil: instant.nullable(),
  /** How to make it so, or what would be needed to see it. */
  remediation: z.string(),
});
export type ComplianceControl = z.infer<typeof ComplianceControl>;

export const complianceSchemas = {
  readComplianceReport: {
    summary: 'How many controls of each framework the running platform was seen to implement',
    response: z.object({
      report: z.object({
        frameworks: z.array(Coverage),
        /** When the checks ran last; null before the first time. */
        assessedAt: instant.nullable(),
      }),
    }),
  },
  listComplianceControls: {
    summary: 'Every control of the catalogue, or of one framework, with what was seen of it',
    query: z.object({ framework: FrameworkName.optional() }),
    response: z.object({ controls: z.array(ComplianceControl), assessedAt: instant.nullable() }),
  },
  runComplianceChecks: {
    summary: 'Run compliance checks',
    body: z.object({}),
    response: z.object({ assessedAt: instant }),
  },
  readComplianceCoverage: {
    summary: 'The coverage of each framework, self-assessed, without its controls',
    response: z.object({
      frameworks: z.array(Coverage.pick({ name: true, compliance: true, implemented: true, total: true })),
      assessedAt: instant.nullable(),
    }),
  },
} satisfies Record<string, RouteSchemas>;
