import { z } from 'zod';
import { Contact } from '../contacts/contacts.schemas.ts';
import { Problem } from '../problem.ts';
import type { RouteSchemas } from '../route.ts';
import { instant, requiredText, uuid } from '../text.ts';
import { type ScoreRuleName, scoreRuleNames } from './scoring.routes.ts';

const params = z.object({ id: uuid });
const score = z.int().min(0).max(100);
const Name = z.object({ id: z.string(), name: z.string().nullable() });

export const ScoreRule = z.object({
  on: z.boolean(),
  /** For each time that it fits; a message with a subject and a thousand characters is one, a shorter one a part of it. */
  points: z.int().min(0).max(100),
  /** The most it gives. */
  cap: z.int().min(0).max(100),
  /** Days after which it counts half; null: it never fades. */
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

/** What one rule gives, and because of what. */
export const ScoreReason = z.object({
  rule: z.enum(scoreRuleNames),
  /** Those of all reasons are the score. */
  points: z.int(),
  /** How often it fits. */
  count: z.int(),
  /** On how many days. */
  days: z.int(),
  /** The last of these. */
  last: z.iso.date(),
  /** What it would give had nothing faded. */
  fresh: z.int(),
  /** More would fit than the rule gives, or than fits in a hundred. */
  capped: z.boolean(),
  halfLifeDays: z.int().nullable(),
  /** Where they came from, for `source`. */
  from: z.string().nullable(),
});
export type ScoreReason = z.infer<typeof ScoreReason>;

export const ContactScore = z.object({
  /** What counts: the steward's word where there is one, else the rules'. */
  score,
  ruleScore: score,
  override: z.object({ score, by: Name, at: instant }).nullable(),
  reasons: z.array(ScoreReason),
  rulesVersion: z.int(),
  computedAt: instant,
});
export type ContactScore = z.infer<typeof ContactScore>;

export const ScoreRulesVersion = z.object({
  /** 0: those the platform comes with. */
  version: z.int(),
  rules: ScoreRules,
  /** In the steward's words; null for the first, and for those that were restored. */
  reason: z.string().nullable(),
  /** The version that was restored by it. */
  restoredVersion: z.int().nullable(),
  by: Name.nullable(),
  at: instant.nullable(),
});
export type ScoreRulesVersion = z.infer<typeof ScoreRulesVersion>;

/** 409 of rules set over a version that is no longer the newest. */
export const ScoreRulesConflict = Problem.extend({
  code: z.literal('score-rules-changed'),
  current: ScoreRulesVersion,
});

/** The version that the steward had before them. */
const version = z.int().min(0);

export const ScorePreview = z.object({
  /** All there are, the quarantine apart. */
  leads: z.int(),
  /** Of these, the ones whose score is a steward's, and stays. */
  overridden: z.int(),
  up: z.int(),
  down: z.int(),
  crossing: z.array(z.object({ threshold: z.int(), up: z.int(), down: z.int() })),
  /** Those who move furthest. */
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
      /** What the steward had before them; without it the last word counts. */
      version: z.int().min(1).optional(),
    }),
    response: Contact,
  },
  readScoreRules: {
    summary: 'The rules of the score, and every version there was, newest first, a hundred at most',
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
