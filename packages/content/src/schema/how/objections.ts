import { z } from 'zod';
import { Claim } from '../claim.ts';

const text = z.string().min(1);

export const Objection = z.strictObject({
  topic: text,
  /** As a critic would put it. */
  objection: text,
  rebuttal: Claim,
  details: Claim,
  /** Where the law stands on it. */
  record: text,
  /** Real works and decisions, for and against. */
  citations: z.array(text).min(4),
});
export type Objection = z.infer<typeof Objection>;

export const HowObjections = z.strictObject({
  lead: Claim,
  labels: z.strictObject({
    tabs: text,
    objection: text,
    rebuttal: text,
    details: text,
    citations: text,
    citationsNote: text,
    more: z.literal('+{n} additional authorities'),
    previous: z.literal('Previous'),
    next: z.literal('Next'),
    counter: z.literal('{n} of {total}'),
  }),
  items: z.array(Objection).length(18),
});
export type HowObjections = z.infer<typeof HowObjections>;
