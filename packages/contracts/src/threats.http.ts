import { z } from 'zod';
import { Sign } from './gateway.messages.ts';
import { defineRoute } from './route.ts';
import { instant, page, requiredText, text, uuid } from './text.ts';

const service = 'security-auth';

export const severities = ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW'] as const;
export const Severity = z.enum(severities);
export type Severity = z.infer<typeof Severity>;

/** What is looked for in the requests that bear a sign; windows and thresholds are in security-auth (`threats/rules.ts`). */
export const threatRules = [
  'credential-stuffing',
  'password-guessing',
  'distributed-guessing',
  'code-guessing',
  'replayed-codes',
  'pin-guessing',
  'path-scanning',
  'injection-probes',
  'traversal',
  'rate-abuse',
  'forged-tokens',
  'cross-site-calls',
  'access-probing',
  'consent-spam',
] as const;
export const ThreatRule = z.enum(threatRules);
export type ThreatRule = z.infer<typeof ThreatRule>;

/** `on` blocks, `dry` says what it would have blocked, `off` blocks nothing and says nothing; threats are seen in any case. */
export const ruleModes = ['on', 'dry', 'off'] as const;
export const RuleMode = z.enum(ruleModes);
export type RuleMode = z.infer<typeof RuleMode>;

/** What became of a threat: `none` while it is below what its rule blocks from. */
export const threatAnswers = ['none', 'blocked', 'dry', 'off', 'allowed'] as const;
export const ThreatAnswer = z.enum(threatAnswers);
export type ThreatAnswer = z.infer<typeof ThreatAnswer>;

/** Which list: the ones with evidence of a rule, and whether it goes on. */
export const threatStates = ['any', 'active', 'over'] as const;

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
  answer: ThreatAnswer,
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
  signs: z.array(Sign),
});
export type Evidence = z.infer<typeof Evidence>;

export const Block = z.object({
  id: z.uuid(),
  /** CIDR. */
  network: z.string(),
  /** Null: a steward blocked it by hand. */
  rule: ThreatRule.nullable(),
  threatId: z.uuid().nullable(),
  /** Who: the name of a steward; null for a rule. */
  by: z.string().nullable(),
  reason: z.string(),
  blockedAt: instant,
  /** Null: until somebody unblocks it. */
  until: instant.nullable(),
  /** Which time in a month it is. */
  times: z.int(),
  /** Requests that the edge has refused since, of the last day. */
  refused: z.int(),
});
export type Block = z.infer<typeof Block>;

/** An address or a CIDR range. */
export const NetworkText = z
  .string()
  .trim()
  .max(50)
  .pipe(
    z.union(
      [z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()],
      'must be an address or a range such as 203.0.113.0/24',
    ),
  );

export const securityStatus = defineRoute({
  service,
  method: 'GET',
  path: '/api/security/status',
  summary: 'Where the security of the platform stands; read every 30 s',
  access: 'steward',
  audit: 'none',
  response: z.object({
    classification: z.string(),
    securityLevel: z.string(),
    threatDetection: z.string(),
    encryption: z.string(),
    /** Percent; null while nothing was assessed. */
    complianceScore: z.number().nullable(),
    frameworks: z.array(z.string()),
    /** What each figure rests on, in a sentence. */
    because: z.object({
      securityLevel: z.string(),
      threatDetection: z.string(),
      encryption: z.string(),
      complianceScore: z.string(),
    }),
  }),
});

export const IntrusionReport = z.object({
  /** Of the last 24 hours. */
  criticalThreats: z.int(),
  /** Requests with a sign, of the last 24 hours. */
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

export const intrusionReport = defineRoute({
  service,
  method: 'GET',
  path: '/api/security/intrusion-report',
  summary: 'Threats of the last 24 hours; read every 15 s',
  access: 'steward',
  response: z.object({ report: IntrusionReport }),
});

export const BlockedIps = z.object({
  /** An address where the block is of one, else its network. */
  blockedIPs: z.array(z.string()),
  blocks: z.array(Block),
});
export type BlockedIps = z.infer<typeof BlockedIps>;

export const blockedIps = defineRoute({
  service,
  method: 'GET',
  path: '/api/security/blocked-ips',
  summary: 'Networks that the edge lets in no more; read every 30 s',
  access: 'steward',
  response: BlockedIps,
});

export const unblockIp = defineRoute({
  service,
  method: 'POST',
  path: '/api/security/unblock-ip',
  summary: 'Lets a network in again, and every wider one that an address is blocked with; harmless to repeat',
  access: 'steward',
  stepUp: true,
  body: z.object({ ip: NetworkText }),
  response: z.object({ success: z.boolean(), unblocked: z.array(Block) }),
});

const asked = z.object({
  network: NetworkText,
  reason: requiredText(300),
  /** Null: until somebody unblocks it. */
  minutes: z.int().min(1).max(525_600).nullable(),
});

export const blockNetwork = defineRoute({
  service,
  method: 'POST',
  path: '/api/security/blocks',
  summary: 'Blocks a network by hand; refused where it would hit the allow list or the steward who asks',
  access: 'steward',
  stepUp: true,
  status: 201,
  body: asked,
  response: z.object({ block: Block }),
});

export const previewBlock = defineRoute({
  service,
  method: 'POST',
  path: '/api/security/blocks/preview',
  summary: 'Who a block would hit; changes nothing',
  access: 'steward',
  body: z.object({ network: NetworkText }),
  response: z.object({
    network: z.string(),
    /** Addresses in it; null where there are more than can be told exactly. */
    addresses: z.number().nullable(),
    /** Why it would be refused; null where it would not. */
    refusal: z.object({ code: z.string(), detail: z.string() }).nullable(),
    /** Stewards who were here from it in the last 30 days. */
    stewards: z.array(z.string()),
    /** Addresses of it that pages were seen from in the last hour; `complete` is false where not all could be looked at. */
    visitors: z.object({ addresses: z.int(), complete: z.boolean() }),
    /** Networks in it that are blocked already. */
    blocked: z.array(z.string()),
  }),
});

export const listThreats = defineRoute({
  service,
  method: 'GET',
  path: '/api/security/threats',
  summary: 'Threats, newest first',
  access: 'steward',
  query: z.object({
    severity: Severity.optional(),
    rule: ThreatRule.optional(),
    state: z.enum(threatStates).default('any'),
    answer: ThreatAnswer.optional(),
    /** Those of networks that this address is in, or of this network. */
    network: NetworkText.optional(),
    ...page(25),
  }),
  response: z.object({ threats: z.array(Threat), total: z.int() }),
});

export const readThreat = defineRoute({
  service,
  method: 'GET',
  path: '/api/security/threats/:threatId',
  summary: 'One threat with its evidence: the newest requests, as long as they are kept',
  access: 'steward',
  params: z.object({ threatId: uuid }),
  response: z.object({
    threat: Threat,
    evidence: z.array(Evidence),
    /** Days that evidence is kept. */
    keptDays: z.int(),
    /** The block that it led to, also when it is over. */
    block: Block.nullable(),
  }),
});

export const AllowedNetwork = z.object({
  id: z.string(),
  network: z.string(),
  note: z.string(),
  /** `default`: from the start; `proxy`: a trusted proxy of this platform, which cannot be taken out here. */
  origin: z.enum(['default', 'proxy', 'steward']),
  by: z.string().nullable(),
  addedAt: instant.nullable(),
});
export type AllowedNetwork = z.infer<typeof AllowedNetwork>;

const allowed = z.object({ entries: z.array(AllowedNetwork) });

export const allowList = defineRoute({
  service,
  method: 'GET',
  path: '/api/security/allow-list',
  summary: 'Networks that are never blocked',
  access: 'steward',
  response: allowed,
});

export const allowNetwork = defineRoute({
  service,
  method: 'POST',
  path: '/api/security/allow-list',
  summary: 'Never blocks a network from now on, and unblocks what of it is blocked',
  access: 'steward',
  stepUp: true,
  body: z.object({ network: NetworkText, note: text(200).default('') }),
  response: allowed,
});

export const disallowNetwork = defineRoute({
  service,
  method: 'DELETE',
  path: '/api/security/allow-list/:entryId',
  summary: 'Takes a network off the allow list; what it does from now on counts',
  access: 'steward',
  stepUp: true,
  params: z.object({ entryId: requiredText(60) }),
  response: allowed,
});

export const RuleState = z.object({
  rule: ThreatRule,
  threatType: z.string(),
  /** What it looks for, in a sentence. */
  looksFor: z.string(),
  windowMinutes: z.number(),
  thresholds: z.record(Severity, z.int()),
  /** The severity from which it blocks; null for one that never does. */
  blocksFrom: Severity.nullable(),
  mode: RuleMode,
  setBy: z.string().nullable(),
  setAt: instant.nullable(),
  /** Threats of the last 30 days, and what became of them. */
  seen: z.int(),
  blocked: z.int(),
  wouldHaveBlocked: z.int(),
});
export type RuleState = z.infer<typeof RuleState>;

export const listThreatRules = defineRoute({
  service,
  method: 'GET',
  path: '/api/security/rules',
  summary: 'The rules that threats are found by, and whether each blocks',
  access: 'steward',
  audit: 'none',
  response: z.object({ rules: z.array(RuleState) }),
});

export const setThreatRule = defineRoute({
  service,
  method: 'PUT',
  path: '/api/security/rules/:rule',
  summary: 'Says whether a rule blocks, only tells what it would have blocked, or neither',
  access: 'steward',
  stepUp: true,
  params: z.object({ rule: ThreatRule }),
  body: z.object({ mode: RuleMode }),
  response: z.object({ rules: z.array(RuleState) }),
});

/** What the event `security` of the live stream says. */
export const LiveSecurity = z.object({ at: instant, report: IntrusionReport, blocked: BlockedIps });
export type LiveSecurity = z.infer<typeof LiveSecurity>;

export const liveSecurity = defineRoute({
  service,
  method: 'GET',
  path: '/api/security/live',
  summary: 'Report and blocks as server-sent events: `security` at once, and with every change',
  access: 'steward',
  produces: 'event-stream',
});

export const threatRoutes = {
  securityStatus,
  intrusionReport,
  blockedIps,
  unblockIp,
  blockNetwork,
  previewBlock,
  listThreats,
  readThreat,
  allowList,
  allowNetwork,
  disallowNetwork,
  listThreatRules,
  setThreatRule,
  liveSecurity,
};
