import { z } from 'zod';
import { Claim, ClaimList } from './claim.ts';
import { Action } from './link.ts';
import { PageMeta } from './page-meta.ts';

const text = z.string().min(1);

/** Content behind the PIN, shown above the sections of the public page. */
export const LegalProtection = z.strictObject({
  meta: PageMeta,
  eyebrow: text,
  title: z.literal('Legal Safeguards'),
  lead: Claim,
  caseFile: z.strictObject({
    title: text,
    lead: text,
    /** `{done}` and `{total}` are counts. */
    progress: z.string().regex(/\{done\}.*\{total\}/),
    kept: text,
    clear: text,
    items: z
      .array(z.strictObject({ id: z.string().regex(/^[a-z-]+$/), text, why: text }))
      .length(8)
      .refine((items) => new Set(items.map(({ id }) => id)).size === items.length, 'an id stands twice'),
  }),
  lawyer: z.strictObject({ title: text, lead: text, questions: z.array(text).length(5) }),
  limits: z.strictObject({ title: text, list: ClaimList }),
  closing: z.strictObject({ title: text, text: Claim, actions: z.array(Action).length(2) }),
});
export type LegalProtection = z.infer<typeof LegalProtection>;
