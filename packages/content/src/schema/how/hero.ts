import { z } from 'zod';
import { Claim } from '../claim.ts';
import { brand } from '../../brand.ts';

const text = z.string().min(1);

const tile = <Title extends string>(title: Title) =>
  z.strictObject({ title: z.literal(title), text: Claim, anchor: text });

/** The first view of the page. */
export const HowHero = z.strictObject({
  badge: z.literal('The legal trap'),
  /** The lead is fixed; the words rotate after it. */
  headline: z.strictObject({
    lead: text,
    words: z.tuple([z.literal('Started'), z.literal('Works'), z.literal('Ends')]),
    pause: text,
    resume: text,
  }),
  intro: Claim,
  tiles: z.tuple([
    tile('Birth Certificate System'),
    tile('Trust Law Foundation'),
    tile(`The ${brand.name} Solution`),
  ]),
});
export type HowHero = z.infer<typeof HowHero>;
