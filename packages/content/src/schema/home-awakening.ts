import { z } from 'zod';
import { Claim } from './claim.ts';
import { Action } from './link.ts';
import { PageMeta } from './page-meta.ts';

const text = z.string().min(1);

export const HomeAwakening = z.strictObject({
  meta: PageMeta,
  opening: z.strictObject({
    eyebrow: text,
    title: text,
    lead: Claim,
    alt: text,
    /** Before the date of the living calendar. */
    today: text,
  }),
  meaning: z.strictObject({
    title: text,
    movements: z.array(z.strictObject({ title: text, claim: Claim })).length(3),
  }),
  year: z.strictObject({
    eyebrow: text,
    title: text,
    lead: Claim,
    wheel: text,
    previous: text,
    next: text,
    /** Under the name of a month, until the page knows which year it is. */
    length: text,
    now: text,
    alignment: Claim,
  }),
  closing: z.strictObject({ title: text, text, actions: z.array(Action).length(2) }),
});
export type HomeAwakening = z.infer<typeof HomeAwakening>;
