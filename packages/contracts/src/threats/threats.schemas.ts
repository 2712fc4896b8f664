import { z } from 'zod';
import { Block } from '../blocks/blocks.schemas.ts';
import { ThreatIndicator } from '../gateway/gateway.messages.ts';
import { instant, IpOrCidr, page, uuid } from '../text.ts';
import type { RouteSchemas } from '../route.ts';
import { RuleMode, Severity, ThreatResponse, ThreatRule } from './threat-enums.ts';
import { threatSorts, threatStates } from './threats.routes.ts';

export const Threat = z.object({
  id: z.uuid(),
  rule: ThreatRule,
  threatType: z.string(),
  severity: Severity,
  /** Current score, 0 to 100; it decays over time. */
  score: z.number(),
  /** CIDR. */
  network: z.string(),
  /** Count of the rule in its densest window. */
  amount: z.int(),
  detectedAt: instant,
  /** Time of the last request that belongs to it. */
  lastAt: instant,
  active: z.boolean(),
  response: ThreatResponse,
  /** On the allow list when detected: it raises no notification. */
  trusted: z.boolean(),
});
export type Threat = z.infer<typeof Threat>;

/** A stored request of the threat. Its text is untrusted and must be displayed as plain text. */
export const Evidence = z.object({
  requestId: z.string(),
  at: instant,
  ip: z.string(),
  method: z.string(),
  target: z.string(),
  route: z.string().nullable(),
  status: z.int().nullable(),
  userAgent: z.string().nullable(),
  /** Short pseudonym of the attempted account. */
  attemptedAccount: z.string().nullable(),
  indicators: z.array(ThreatIndicator),
});
export type Evidence = z.infer<typeof Evidence>;

export const RuleState = z.object({
  rule: ThreatRule,
  threatType: z.string(),
  /** What the rule detects, as a sentence. */
  description: z.string(),
  windowMinutes: z.number(),
  thresholds: z.record(Severity, z.int()),
  /** Minimum severity for a block; null if the rule never blocks. */
  blocksFrom: Severity.nullable(),
  mode: RuleMode,
  setBy: z.string().nullable(),
  setAt: instant.nullable(),
  /** Threats of the last 30 days and their responses. */
  seen: z.int(),
  blocked: z.int(),
  wouldHaveBlocked: z.int(),
});
export type RuleState = z.infer<typeof RuleState>;

export const threatsSchemas = {
  listThreats: {
    summary: 'View threats',
    query: z.object({
      severity: Severity.optional(),
      rule: ThreatRule.optional(),
      state: z.enum(threatStates).default('any'),
      response: ThreatResponse.optional(),
      /** Only threats of this network, or of networks that contain this IP address. */
      network: IpOrCidr.optional(),
      sort: z.enum(threatSorts).default('seen'),
      order: z.enum(['ascending', 'descending']).default('descending'),
      ...page(25),
    }),
    response: z.object({ threats: z.array(Threat), total: z.int() }),
  },
  readThreat: {
    summary: 'View threat',
    params: z.object({ threatId: uuid }),
    response: z.object({
      threat: Threat,
      evidence: z.array(Evidence),
      /** Retention period of evidence in days. */
      retentionDays: z.int(),
      /** The block that it caused, active or ended. */
      block: Block.extend({ active: z.boolean() }).nullable(),
    }),
  },
  listThreatRules: {
    summary: 'View detection rules',
    response: z.object({ rules: z.array(RuleState) }),
  },
  setThreatRule: {
    summary: 'Change rule mode',
    params: z.object({ rule: ThreatRule }),
    body: z.object({ mode: RuleMode }),
    response: z.object({ rules: z.array(RuleState) }),
  },
} satisfies Record<string, RouteSchemas>;
