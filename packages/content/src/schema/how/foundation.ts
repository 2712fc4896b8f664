import { z } from 'zod';
import { Claim, ClaimedFigures } from '../claim.ts';

const text = z.string().min(1);

/** A concept in four variants, with the public record. */
export const Concept = z
  .strictObject({
    title: text,
    /** The drawing next to it. */
    icon: z.enum(['bond', 'absence', 'bulls']),
    drawing: z.strictObject({ labels: z.array(text).min(3), caption: text }),
    simple: Claim,
    detail: Claim,
    mechanics: Claim,
    example: Claim,
    record: text,
    /** Terms of the texts above that are explained on hover and focus. */
    terms: z.array(z.strictObject({ term: text, tip: text })).min(1),
    figures: ClaimedFigures.optional(),
  })
  .refine(
    ({ simple, detail, mechanics, example, terms }) =>
      terms.every(({ term }) =>
        [simple, detail, mechanics, example].some((part) => part.text.includes(term)),
      ),
    'a term is explained that the texts do not use',
  );
export type Concept = z.infer<typeof Concept>;

const titles = [
  'Birth Certificate Bond System',
  'Cestui Que Vie Trust (1666)',
  'Vatican Papal Bulls & Canon Law',
] as const;

export const HowFoundation = z.strictObject({
  lead: Claim,
  labels: z.strictObject({
    simple: z.literal('Simple Version'),
    detail: z.literal('How It Works'),
    mechanics: z.literal('The Mechanics'),
    example: z.literal('Think of it like'),
    open: text,
    close: text,
  }),
  concepts: z
    .array(Concept)
    .length(titles.length)
    .refine(
      (concepts) => concepts.every(({ title }, index) => title === titles[index]),
      'concepts are out of order',
    ),
});
export type HowFoundation = z.infer<typeof HowFoundation>;
