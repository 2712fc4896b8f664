import { z } from 'zod';
import { Claim } from './claim.ts';
import { Action } from './link.ts';
import { PageMeta } from './page-meta.ts';

const text = z.string().min(1);
const themes = ['authority', 'law', 'money', 'time', 'identity', 'remedy'] as const;

/** One subject from three sources: the organisation on itself, the organisation on institutions, institutions on themselves. */
export const Theme = z.strictObject({
  id: z.enum(themes),
  name: text,
  question: text,
  ours: z.strictObject({ short: text, claim: Claim }),
  theirs: z.strictObject({ short: text, claim: Claim }),
  institutions: text,
});
export type Theme = z.infer<typeof Theme>;

export const UsVsThem = z.strictObject({
  meta: PageMeta,
  eyebrow: text,
  title: text,
  lead: Claim,
  navigation: text,
  columns: z.strictObject({ ours: text, oursNote: text, theirs: text, theirsNote: text, institutions: text }),
  glance: z.strictObject({ title: text, lead: Claim, caption: text, theme: text }),
  themes: z
    .array(Theme)
    .length(themes.length)
    .refine((all) => all.every(({ id }, index) => id === themes[index]), 'themes are out of order'),
  fair: z.strictObject({ title: text, points: z.array(text).min(3) }),
  closing: z.strictObject({ title: text, text: Claim, actions: z.array(Action).min(2) }),
});
export type UsVsThem = z.infer<typeof UsVsThem>;
