import { z } from 'zod';
import { BlockedIps } from '../blocks/blocks.schemas.ts';
import type { RouteSchemas } from '../route.ts';
import { instant } from '../text.ts';
import { Severity } from '../threats/threat-enums.ts';

export const IntrusionReport = z.object({
  /** Of the last 24 hours. */
  criticalThreats: z.int(),
  /** Requests with a threat indicator in the last 24 hours. */
  totalEvents: z.int(),
  blockedIPs: z.int(),
  topThreats: z.array(z.object({ name: z.string(), count: z.int() })).max(5),
  timeline: z
    .array(
      z.object({
        threatId: z.uuid(),
        severity: Severity,
        threatType: z.string(),
        ip: z.string(),
        timestamp: instant,
      }),
    )
    .max(10),
});
export type IntrusionReport = z.infer<typeof IntrusionReport>;

/** Data of the event `security` of the live stream. */
export const LiveSecurity = z.object({ at: instant, report: IntrusionReport, blocked: BlockedIps });
export type LiveSecurity = z.infer<typeof LiveSecurity>;

export const securityReportSchemas = {
  readSecurityStatus: {
    summary: 'View security status',
    response: z.object({
      classification: z.string(),
      securityLevel: z.string(),
      threatDetection: z.string(),
      encryption: z.string(),
      /** Percentage; null without an assessment. */
      complianceScore: z.number().nullable(),
      frameworks: z.array(z.string()),
      /** What each value is based on, as a sentence. */
      because: z.object({
        securityLevel: z.string(),
        threatDetection: z.string(),
        encryption: z.string(),
        complianceScore: z.string(),
      }),
    }),
  },
  readIntrusionReport: {
    summary: 'View threat report',
    response: z.object({ report: IntrusionReport }),
  },
  streamSecurityReport: {
    summary: 'Open live security view',
  },
} satisfies Record<string, RouteSchemas>;
