import { z } from 'zod';
import { Claim } from './claim.ts';
import { PageMeta } from './page-meta.ts';
import type { RoutePath } from './route-path.ts';

const text = z.string().min(1);

const way = <Path extends RoutePath>(path: Path) =>
  z.strictObject({ path: z.literal(path), title: text, text });

export const HomeAwakening = z.strictObject({
  meta: PageMeta,
  opening: z.strictObject({
    eyebrow: text,
    title: text,
    lead: Claim,
    alt: text,
    /** Label before the date of the living calendar. */
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
    /** Shown below the name of a month until the browser has computed the year. */
    length: text,
    now: text,
    alignment: Claim,
  }),
  ways: z.strictObject({
    title: text,
    cards: z.tuple([way('/intro'), way('/how'), way('/trusts')]),
  }),
});
export type HomeAwakening = z.infer<typeof HomeAwakening>;
