import { z } from 'zod';
import { Claim } from '../claim.ts';

const text = z.string().min(1);

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
});
export type HowObjections = z.infer<typeof HowObjections>;
