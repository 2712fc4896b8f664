import { z } from 'zod';
import { Claim, ClaimedFigures, ClaimList } from './claim.ts';
import { FaqItem } from './faq.ts';
import { Action } from './link.ts';
import { PageMeta } from './page-meta.ts';

const text = z.string().min(1);
const route = (path: '/join' | '/trusts') =>
  z.strictObject({ kind: z.literal('route'), path: z.literal(path) });
const counts = { cases: 6, steps: 4, timings: 3, faq: 6 } as const;

/** One type of dispute. Claims of the organisation are separate from legal obligations. */
export const LegalCase = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/),
  title: text,
  situation: text,
  aeraSolution: Claim,
  outcome: Claim,
  /** The organisation's own account. It names no real person. */
  realCase: Claim,
  binds: text,
});
export type LegalCase = z.infer<typeof LegalCase>;

export const ActivationStep = z.strictObject({
  step: z.int().min(1).max(counts.steps),
  title: text,
  description: Claim,
  details: z.array(text).min(1),
});
export type ActivationStep = z.infer<typeof ActivationStep>;

export const TimingCard = z.strictObject({
  when: text,
  title: text,
  says: ClaimList,
  binds: text,
});
export type TimingCard = z.infer<typeof TimingCard>;

const heading = { title: text, lead: text };

export const LegalBattle = z.strictObject({
  meta: PageMeta,
  eyebrow: text,
  title: text,
  lead: Claim,
  actions: z.tuple([
    z.strictObject({ label: z.literal('Get Protection TODAY'), to: route('/join') }),
    z.strictObject({ label: z.literal('Learn More First'), to: route('/trusts') }),
  ]),
  /** Link to the cases further down. */
  toScenarios: text,
  /** Notice near the top for people with a dispute in progress. */
  binding: z.strictObject({
    title: text,
    text,
    points: z.array(text).length(3),
    help: z.array(Action).min(1),
  }),
  scenarios: z.strictObject({
    ...heading,
    anchor: z.literal('scenarios'),
    carousel: text,
    /** `{n}` is the number of the visible case. */
    counter: z.literal(`Case {n} of ${counts.cases}`),
    labels: z.strictObject({
      situation: text,
      aeraSolution: text,
      outcome: text,
      realCase: text,
      binds: text,
    }),
    cases: z.array(LegalCase).length(counts.cases),
  }),
  activation: z.strictObject({
    ...heading,
    steps: z
      .array(ActivationStep)
      .length(counts.steps)
      .refine((steps) => steps.every(({ step }, index) => step === index + 1), 'steps are out of order'),
  }),
  timing: z.strictObject({
    title: z.literal('Every Day Matters'),
    lead: text,
    binds: text,
    cards: z.array(TimingCard).length(counts.timings),
  }),
  figures: ClaimedFigures,
  faq: z.strictObject({ ...heading, fact: text, items: z.array(FaqItem).length(counts.faq) }),
  closing: z.strictObject({ title: text, text: Claim }),
});
export type LegalBattle = z.infer<typeof LegalBattle>;
