import { z } from 'zod';
import { Contact } from '../contacts/contacts.schemas.ts';
import type { RouteSchemas } from '../route.ts';
import { instant, requiredText, uuid } from '../text.ts';
import { type ScoreRuleName, scoreRuleNames } from './scoring.routes.ts';

const params = z.object({ id: uuid });
const score = z.int().min(0).max(100);
const Name = z.object({ id: z.string(), name: z.string().nullable() });

export const ScoreRule = z.object({
  on: z.boolean(),
  /** Points per occurrence; a message with a subject and 1,000 characters is one occurrence, a shorter one a fraction. */
  points: z.int().min(0).max(100),
  /** Maximum points of the rule. */
  cap: z.int().min(0).max(100),
  /** Days after which the points halve; null: they do not fade. */
  halfLifeDays: z.int().min(1).max(730).nullable(),
});
export type ScoreRule = z.infer<typeof ScoreRule>;

export const ScoreRules = z.object({
  message: ScoreRule,
  consented: ScoreRule,
  read: ScoreRule,
  returned: ScoreRule,
  searched: ScoreRule,
  asked: ScoreRule,
  booked: ScoreRule,
  source: ScoreRule,
} satisfies Record<ScoreRuleName, typeof ScoreRule>);
export type ScoreRules = z.infer<typeof ScoreRules>;

/** Points of one rule and their reason. */
export const ScoreReason = z.object({
  rule: z.enum(scoreRuleNames),
  /** The sum over all reasons is the score. */
  points: z.int(),
  /** Number of occurrences. */
  count: z.int(),
  /** Number of days with an occurrence. */
  days: z.int(),
  /** Last day with an occurrence. */
  last: z.iso.date(),
  /** Points without fading. */
  fresh: z.int(),
  /** Whether the rule's maximum or the total of 100 limits the points. */
  capped: z.boolean(),
  halfLifeDays: z.int().nullable(),
  /** Name of the traffic source, for `source`. */
  from: z.string().nullable(),
});
export type ScoreReason = z.infer<typeof ScoreReason>;

export const ContactScore = z.object({
  /** Effective score: the override, else the rule score. */
  score,
  ruleScore: score,
  override: z.object({ score, by: Name, at: instant }).nullable(),
  reasons: z.array(ScoreReason),
  rulesVersion: z.int(),
  computedAt: instant,
});
export type ContactScore = z.infer<typeof ContactScore>;

export const ScoreRulesVersion = z.object({
  /** 0 for the default rules. */
  version: z.int(),
  rules: ScoreRules,
  /** Reason given by the steward; null for the default rules and for restored ones. */
  reason: z.string().nullable(),
  /** The version that was restored. */
  restoredVersion: z.int().nullable(),
  by: Name.nullable(),
  at: instant.nullable(),
});
export type ScoreRulesVersion = z.infer<typeof ScoreRulesVersion>;

/** The version that the steward saw; 409 with the newest as `current` if it no longer is. */
const version = z.int().min(0);

export const ScorePreview = z.object({
  /** All leads that are not quarantined. */
  leads: z.int(),
  /** Leads with an override, which does not change. */
  overridden: z.int(),
  up: z.int(),
  down: z.int(),
  crossesThreshold: z.array(z.object({ threshold: z.int(), up: z.int(), down: z.int() })),
  /** Leads with the largest changes. */
  top: z.array(
    z.object({ id: z.string(), name: z.string(), subject: z.string().nullable(), from: score, to: score }),
  ),
});
export type ScorePreview = z.infer<typeof ScorePreview>;

export const scoringSchemas = {
  readContactScore: {
    summary: 'View contact score',
    params,
    response: ContactScore,
  },
  scoreContact: {
    summary: 'Set contact score',
    params,
    body: z.object({
      leadScore: score.nullable(),
      /** The version that the steward saw; without it there is no conflict check. */
      version: z.int().min(1).optional(),
    }),
    /** `changed` is false if the contact already had this score. */
    response: Contact.extend({ changed: z.boolean() }),
  },
  readScoreRules: {
    summary: 'View scoring rules',
    response: z.object({ current: ScoreRulesVersion, history: z.array(ScoreRulesVersion) }),
  },
  setScoreRules: {
    summary: 'Apply scoring rules',
    body: z.object({ rules: ScoreRules, reason: requiredText(500), version }),
    response: ScoreRulesVersion,
  },
  restoreScoreRules: {
    summary: 'Restore scoring rules',
    body: z.object({ restoredVersion: z.int().min(0), version }),
    response: ScoreRulesVersion,
  },
  previewScoreRules: {
    summary: 'Preview scoring rules',
    body: z.object({ rules: ScoreRules }),
    response: ScorePreview,
  },
} satisfies Record<string, RouteSchemas>;
