import { z } from 'zod';

const text = z.string().min(1);

const partIds = [
  'foundation',
  'lawful-alignment',
  'precedents',
  'papal-bulls',
  'truth-revealed',
  'academic-rebuttals',
  'begin',
] as const;

/** The parts of the page in order, for the list that jumps to them, and how its two voices are told apart. */
export const HowContents = z.strictObject({
  title: text,
  parts: z
    .array(z.strictObject({ id: z.enum(partIds), name: text }))
    .length(partIds.length)
    .refine((parts) => parts.every(({ id }, at) => id === partIds[at]), 'parts are out of order'),
  /** Heads every note that states what statutes, courts and public offices say. */
  record: text,
  legend: text,
});
export type HowContents = z.infer<typeof HowContents>;
