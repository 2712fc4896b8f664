import { z } from 'zod';

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
