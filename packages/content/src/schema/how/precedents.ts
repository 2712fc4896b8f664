import { z } from 'zod';
import { Claim } from '../claim.ts';

const text = z.string().min(1);

export const HowPrecedents = z.strictObject({
  lead: Claim,
  labels: z.strictObject({
    showFirst: z.literal('Show Cases 1-3'),
    showSecond: z.literal('Show Cases 4-6'),
    open: text,
    all: text,
    back: z.literal('Back to All Cases'),
    previous: z.literal('Previous'),
    next: z.literal('Next'),
    counter: z.literal('Case {n} of {total}'),
    onRecord: text,
    asRead: text,
    ruling: text,
    impact: text,
    background: text,
    legalIssues: text,
    proceduralHistory: text,
    majority: text,
    reasoning: text,
    quotation: text,
    paraphrase: text,
    application: text,
    jurisdictionalSeparation: text,
    practicalImplication: text,
    operationalAdvantage: text,
    precedentialValue: text,
    reception: text,
  }),
});
export type HowPrecedents = z.infer<typeof HowPrecedents>;
