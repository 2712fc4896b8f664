import { z } from 'zod';
import { Claim, ClaimList } from './claim.ts';
import { Action } from './link.ts';
import { PageMeta } from './page-meta.ts';

const text = z.string().min(1);
const flagged = 2;

export const Initiative = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/),
  title: text,
  priority: z.boolean(),
  status: text,
  description: Claim,
  impact: Claim,
});
export type Initiative = z.infer<typeof Initiative>;

/** A notice that the organisation says it filed. `standing` is the public record on its subject, separate from the claims. */
export const FiledNotice = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/),
  target: text,
  status: text,
  description: Claim,
  details: z.strictObject({
    claims: ClaimList,
    evidence: ClaimList,
    response: Claim,
    legalBasis: Claim,
    dateFiled: z.iso.date(),
  }),
  standing: text,
});
export type FiledNotice = z.infer<typeof FiledNotice>;

export const ImpactFigure = z.strictObject({ value: text, label: text, note: text.optional() });

const heading = { title: text, lead: text };

export const Operations = z.strictObject({
  meta: PageMeta,
  eyebrow: text,
  title: z.literal('Current Operations'),
  lead: Claim,
  initiatives: z.strictObject({
    title: z.literal('Active Initiatives'),
    lead: text,
    flag: z.literal('PRIORITY'),
    statusLabel: text,
    impactLabel: text,
    cards: z
      .array(Initiative)
      .length(4)
      .refine(
        (cards) => cards.every(({ priority }, index) => priority === index < flagged),
        'the first two have the flag, and no other',
      ),
  }),
  community: z.strictObject({
    ...heading,
    pillars: z.array(z.strictObject({ title: text, text: Claim })).length(3),
  }),
  notices: z.strictObject({
    ...heading,
    labels: z.strictObject({
      claims: text,
      evidence: text,
      response: text,
      legalBasis: text,
      dateFiled: text,
      standing: text,
    }),
    items: z.array(FiledNotice).length(4),
  }),
  impact: z.strictObject({
    title: z.literal('Measurable Impact'),
    intro: Claim,
    figures: z.array(ImpactFigure).length(4),
  }),
  closing: z.strictObject({ title: text, text, actions: z.array(Action).length(2) }),
});
export type Operations = z.infer<typeof Operations>;
