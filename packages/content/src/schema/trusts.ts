import { z } from 'zod';
import { Claim } from './claim.ts';
import { FaqItem } from './faq.ts';
import { Action } from './link.ts';
import { PageMeta } from './page-meta.ts';

const text = z.string().min(1);
const heading = { title: text, lead: text };
const partyIds = ['settlor', 'trustee', 'property', 'beneficiaries'] as const;

/** One of the four elements of a trust, with its caption in the drawing. */
export const TrustParty = z.strictObject({ id: z.enum(partyIds), name: text, short: text, text });
export type TrustParty = z.infer<typeof TrustParty>;

export const Trusts = z.strictObject({
  meta: PageMeta,
  eyebrow: text,
  title: text,
  lead: Claim,
  actions: z.array(Action).min(1),
  structure: z.strictObject({
    ...heading,
    claim: Claim,
    drawing: z.strictObject({ title: text, transfers: text, holds: text, benefit: text }),
    parties: z
      .array(TrustParty)
      .length(partyIds.length)
      .refine(
        (parties) => parties.every(({ id }, index) => id === partyIds[index]),
        'parties are out of order',
      ),
  }),
  included: z.strictObject({
    title: text,
    intro: Claim,
    items: z.array(z.strictObject({ title: text, text })).length(6),
  }),
  setup: z.strictObject({
    title: text,
    lead: Claim,
    steps: z.array(z.strictObject({ title: text, text: Claim, when: text })).length(4),
  }),
  price: z.strictObject({
    title: text,
    intro: Claim,
    caption: text,
    columns: z.strictObject({ factor: text, ours: text, traditional: text }),
    rows: z.array(z.strictObject({ factor: text, ours: text, traditional: text })).min(4),
    saving: text,
    noteLabel: text,
    note: text,
  }),
  law: z.strictObject({
    ...heading,
    does: z.strictObject({ title: text, items: z.array(text).min(3) }),
    doesNot: z.strictObject({ title: text, items: z.array(text).min(3) }),
    sources: z.strictObject({ title: text, items: z.array(text).min(1) }),
  }),
  dispute: z.strictObject({ text, link: Action }),
  faq: z.strictObject({ ...heading, fact: text, items: z.array(FaqItem).length(8) }),
  closing: z.strictObject({ title: text, text: Claim, actions: z.array(Action).min(1) }),
});
export type Trusts = z.infer<typeof Trusts>;
