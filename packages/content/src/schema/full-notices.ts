import { z } from 'zod';
import { Claim, ClaimedFigures, ClaimList } from './claim.ts';
import { Link } from './link.ts';
import { PageMeta } from './page-meta.ts';

const text = z.string().min(1);

const anchors = [
  'sacrosanct-declaration',
  'legal-foundation',
  'notice-to-government-agents',
  'data-collection-notice',
  'enforcement-procedures',
  'kingdom-declaration',
  'molecular-writ',
  'jurisdictional-proclamation',
] as const;

const downloads = ['kingdom-declaration', 'molecular-writ', 'jurisdictional-proclamation'] as const;

export const NoticeSection = z.strictObject({
  anchor: z.enum(anchors),
  /** Roman, I to VIII. */
  numeral: z.enum(['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII']),
  title: text,
  claims: z.array(Claim).min(1),
  articles: z.array(z.strictObject({ title: text, claims: z.array(Claim).min(1) })).optional(),
  lists: z.array(z.strictObject({ title: text, list: ClaimList })).optional(),
  figures: ClaimedFigures.optional(),
  /** Law and public record, separate from the claims. */
  fact: text,
  /** Links to further pages. */
  links: z.array(Link).optional(),
  /** The section as a separate file, created at build time. */
  download: z
    .strictObject({ label: text, file: z.enum(downloads), name: z.string().endsWith('.pdf') })
    .optional(),
});
export type NoticeSection = z.infer<typeof NoticeSection>;

export const FullNotices = z.strictObject({
  meta: PageMeta,
  eyebrow: text,
  title: z.literal('Complete Jurisdictional Notices'),
  lead: Claim,
  badge: text,
  factDateLabel: text,
  jurisdictionLabel: text,
  navigationTitle: text,
  factLabel: text,
  sections: z
    .array(NoticeSection)
    .length(anchors.length)
    .refine(
      (sections) => sections.every(({ anchor }, index) => anchor === anchors[index]),
      'sections are out of order',
    )
    .refine(
      (sections) => sections.flatMap(({ download }) => download?.file ?? []).join() === downloads.join(),
      'sections VI, VII and VIII have a download each, and no other',
    ),
  /** Copy of the downloadable files. */
  document: z.strictObject({
    language: z.string().regex(/^[a-z]{2}-[A-Z]{2}$/),
    series: text,
    notice: text,
    page: z.string().includes('{n}').includes('{of}'),
    /** Attribution at the foot of each page. */
    status: text.max(140),
    note: text,
  }),
  certificate: z.strictObject({
    eyebrow: text,
    title: z.literal('Certificate of Publication'),
    text: Claim,
    dateLabel: text,
    publishedOn: z.iso.date(),
    livingLabel: text,
    byLabel: text,
    note: text,
  }),
  consentWidget: z.strictObject({
    checking: z.literal('Checking jurisdiction notice status...'),
    viewed: z.strictObject({ title: z.literal('Jurisdiction Notice Viewed'), action: text }),
    notViewed: z.strictObject({ title: z.literal('View Jurisdiction Notice'), action: text }),
    /** Link to the data stored about this browser. */
    data: Link,
  }),
});
export type FullNotices = z.infer<typeof FullNotices>;
