import { z } from 'zod';

const text = z.string().min(1);

const part = <Id extends string, Name extends string>(id: Id, name: Name) =>
  z.strictObject({ id: z.literal(id), name: z.literal(name) });

/** The sections of the page in order, with anchor and title, and the labels of its two sources. */
export const HowContents = z.strictObject({
  title: text,
  parts: z.tuple([
    part('foundation', 'The Foundation'),
    part('lawful-alignment', 'Lawful Alignment'),
    part('precedents', 'Supporting Precedents'),
    part('papal-bulls', 'Rebutting the Papal Bulls'),
    part('truth-revealed', 'The Truth Revealed'),
    part('academic-rebuttals', 'Academic Rebuttals'),
    part('begin', 'Begin Your Journey'),
  ]),
  /** Heading of notes on statutes, court decisions and public offices. */
  record: text,
  legend: text,
});
export type HowContents = z.infer<typeof HowContents>;
