import { z } from 'zod';
import { Link } from './link.ts';
import { PageMeta } from './page-meta.ts';

const text = z.string().min(1);

/** Block of a section in a legal text. */
export const LegalBlock = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text'), text }),
  z.strictObject({ kind: z.literal('list'), intro: text, items: z.array(text).min(2) }),
  z.strictObject({ kind: z.literal('link'), link: Link }),
  z
    .strictObject({
      kind: z.literal('table'),
      caption: text,
      columns: z.array(text).min(2),
      /** The first cell is the row header. */
      rows: z.array(z.array(text)).min(1),
    })
    .refine(
      ({ columns, rows }) => rows.every(({ length }) => length === columns.length),
      'a row has more or fewer cells than there are columns',
    ),
]);
export type LegalBlock = z.infer<typeof LegalBlock>;

const LegalSection = z.strictObject({
  anchor: z.string().regex(/^[a-z-]+$/),
  title: text,
  blocks: z.array(LegalBlock).min(1),
});

/** A legal text: a summary, then sections with an anchor each. */
export const LegalDocument = z.strictObject({
  meta: PageMeta,
  eyebrow: text,
  title: text,
  updatedLabel: text,
  updated: z.literal('July 30th 2025'),
  summary: z.strictObject({ title: text, items: z.array(text).min(3) }),
  contents: text,
  sections: z.array(LegalSection).min(1),
});
export type LegalDocument = z.infer<typeof LegalDocument>;

const withSections = (anchors: readonly string[]) =>
  LegalDocument.refine(
    ({ sections }) => sections.map(({ anchor }) => anchor).join() === anchors.join(),
    `the sections have to be ${anchors.join(', ')}`,
  );

export const PrivacyPolicy = withSections([
  'collection',
  'cookies',
  'use',
  'text-messages',
  'sharing',
  'keeping',
  'security',
  'rights',
  'contact',
]);

export const TermsOfService = withSections([
  'agreement',
  'services',
  'responsibilities',
  'no-legal-advice',
  'payments',
  'limitations',
  'termination',
  'contact',
]);
