import { z } from 'zod';
import { Block } from '../blocks/blocks.schemas.ts';
import { ThreatIndicator } from '../gateway/gateway.messages.ts';
import { instant, IpOrCidr, page, uuid } from '../text.ts';
import type { RouteSchemas } from '../route.ts';
import { RuleMode, Severity, ThreatResponse, ThreatRule } from './threat-rules.ts';
import { threatStates } from './threats.routes.ts';

export const Threat = z.object({
  id: z.uuid(),
  rule: ThreatRule,
  threatType: z.string(),
  severity: Severity,
  /** From 0 to 100 as of now: it halves with time. */
  score: z.number(),
  /** CIDR. */
  network: z.string(),
  /** How much of what the rule counts there was within its window, at most. */
  amount: z.int(),
  detectedAt: instant,
  /** The last request that belongs to it. */
  lastAt: instant,
  active: z.boolean(),
  answer: ThreatResponse,
  /** On the allow list when it was seen: it rings no bell. */
  trusted: z.boolean(),
});
export type Threat = z.infer<typeof Threat>;

/** One of the very requests; text of strangers, to be shown as nothing but text. */
export const Evidence = z.object({
  requestId: z.string(),
  at: instant,
  ip: z.string(),
  method: z.string(),
  target: z.string(),
  route: z.string().nullable(),
  status: z.int().nullable(),
  userAgent: z.string().nullable(),
  /** A short mark of the account that was tried: the same account, the same mark. */
  tried: z.string().nullable(),
  signs: z.array(ThreatIndicator),
});
export type Evidence = z.infer<typeof Evidence>;

export const RuleState = z.object({
  rule: ThreatRule,
  threatType: z.string(),
  /** What it looks for, in a sentence. */
  description: z.string(),
  windowMinutes: z.number(),
  thresholds: z.record(Severity, z.int()),
  /** The severity from which it blocks; null for one that never does. */
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
      answer: ThreatResponse.optional(),
      /** Those of networks that this address is in, or of this network. */
      network: IpOrCidr.optional(),
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
      /** Days that evidence is kept. */
      retentionDays: z.int(),
      /** The block that it led to, also when it is over. */
      block: Block.nullable(),
    }),
  },
  listThreatRules: {
    summary: 'The rules that threats are found by, and whether each blocks',
    response: z.object({ rules: z.array(RuleState) }),
  },
  setThreatRule: {
    summary: 'Change rule mode',
    params: z.object({ rule: ThreatRule }),
    body: z.object({ mode: RuleMode }),
    response: z.object({ rules: z.array(RuleState) }),
  },
} satisfies Record<string, RouteSchemas>;
