import { z } from 'zod';
import { Contact } from './contacts-crm.http.ts';
import { Problem } from './problem.ts';
import { defineRoute } from './route.ts';
import { instant, requiredText, uuid } from './text.ts';

const service = 'contacts-crm';
const access = 'steward';
const reading = ['steward', 'responder', 'auditor'] as const;
const params = z.object({ id: uuid });
const score = z.int().min(0).max(100);
const Name = z.object({ id: z.string(), name: z.string().nullable() });

/** What a score is made of, in the order it is added up in. */
export const scoreRuleNames = [
  'message',
  'consented',
  'read',
  'returned',
  'searched',
  'asked',
  'booked',
  'source',
] as const;
export type ScoreRuleName = (typeof scoreRuleNames)[number];

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
  byRules: score,
  override: z.object({ score, by: Name, at: instant }).nullable(),
  reasons: z.array(ScoreReason),
  rulesVersion: z.int(),
  computedAt: instant,
});
export type ContactScore = z.infer<typeof ContactScore>;

export const readContactScore = defineRoute({
  service,
  method: 'GET',
  path: '/api/admin/contacts/:id/score',
  summary: 'Why a contact scores what it does',
  access,
  roles: reading,
  params,
  response: ContactScore,
});

export const scoreContact = defineRoute({
  service,
  method: 'PUT',
  path: '/api/admin/contacts/:id/score',
  summary: 'Give a contact a score of one’s own; null: back to the rules',
  access,
  roles: ['steward', 'responder'],
  params,
  body: z.object({
    leadScore: score.nullable(),
    /** What the steward had before them; without it the last word counts. */
    version: z.int().min(1).optional(),
  }),
  response: Contact,
});

export const ScoreRulesVersion = z.object({
  /** 0: those the platform comes with. */
  version: z.int(),
  rules: ScoreRules,
  /** In the steward's words; null for the first, and for those that were restored. */
  why: z.string().nullable(),
  /** The version that was restored by it. */
  restores: z.int().nullable(),
  by: Name.nullable(),
  at: instant.nullable(),
});
export type ScoreRulesVersion = z.infer<typeof ScoreRulesVersion>;

/** 409 of rules set over a version that is no longer the newest. */
export const ScoreRulesConflict = Problem.extend({
  code: z.literal('score-rules-changed'),
  current: ScoreRulesVersion,
});

export const readScoreRules = defineRoute({
  service,
  method: 'GET',
  path: '/api/admin/contacts/score-rules',
  summary: 'The rules of the score, and every version there was, newest first, a hundred at most',
  access,
  roles: reading,
  audit: 'none',
  response: z.object({ current: ScoreRulesVersion, history: z.array(ScoreRulesVersion) }),
});

/** The version that the steward had before them. */
const version = z.int().min(0);

export const setScoreRules = defineRoute({
  service,
  method: 'PUT',
  path: '/api/admin/contacts/score-rules',
  summary: 'Set the rules of the score; 409 with those in force when somebody else was faster',
  access,
  body: z.object({ rules: ScoreRules, why: requiredText(500), version }),
  response: ScoreRulesVersion,
});

export const restoreScoreRules = defineRoute({
  service,
  method: 'POST',
  path: '/api/admin/contacts/score-rules/restore',
  summary: 'Go back to the rules of an earlier version',
  access,
  body: z.object({ restores: z.int().min(0), version }),
  response: ScoreRulesVersion,
});

/** Scores from which a contact stands out, as its badge shows it. */
export const scoreThresholds = [70, 50] as const;

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

export const previewScoreRules = defineRoute({
  service,
  method: 'POST',
  path: '/api/admin/contacts/score-rules/preview',
  summary: 'Who would move, and how far, under other rules',
  access,
  roles: ['steward', 'auditor'],
  audit: 'personal-data',
  body: z.object({ rules: ScoreRules }),
  response: ScorePreview,
});

export const contactScoreRoutes = {
  readContactScore,
  scoreContact,
  readScoreRules,
  setScoreRules,
  restoreScoreRules,
  previewScoreRules,
};
