import { z } from 'zod';
import { Claim, ClaimedFigures, ClaimList } from './claim.ts';
import { PageMeta } from './page-meta.ts';

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

export const NoticeSection = z.strictObject({
  anchor: z.enum(anchors),
  /** Roman, I to VIII. */
  numeral: z.enum(['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII']),
  title: z.string().min(1),
  claims: z.array(Claim).min(1),
  lists: z.array(z.strictObject({ title: z.string().min(1), list: ClaimList })).optional(),
  figures: ClaimedFigures.optional(),
  /** A file served beside the site, generated at build. */
  download: z
    .strictObject({ label: z.string().min(1), href: z.string().regex(/^\/notices\/[a-z-]+\.pdf$/) })
    .optional(),
});
export type NoticeSection = z.infer<typeof NoticeSection>;

export const FullNotices = z.strictObject({
  meta: PageMeta,
  title: z.literal('Complete Jurisdictional Notices'),
  badge: z.string().min(1),
  factDateLabel: z.string().min(1),
  jurisdictionLabel: z.string().min(1),
  navigationTitle: z.string().min(1),
  sections: z
    .array(NoticeSection)
    .length(anchors.length)
    .refine(
      (sections) => sections.every(({ anchor }, at) => anchor === anchors[at]),
      'sections are out of order',
    )
    .refine(
      (sections) => sections.every(({ download }, at) => (download !== undefined) === at >= 5),
      'sections VI, VII and VIII have a download, and no other',
    ),
  certificate: z.strictObject({
    title: z.string().min(1),
    text: Claim,
    dateLabel: z.string().min(1),
    publishedOn: z.iso.date(),
  }),
  consentWidget: z.strictObject({
    checking: z.literal('Checking jurisdiction notice status...'),
    viewed: z.strictObject({ title: z.literal('Jurisdiction Notice Viewed'), action: z.string().min(1) }),
    notViewed: z.strictObject({ title: z.literal('View Jurisdiction Notice'), action: z.string().min(1) }),
  }),
});
export type FullNotices = z.infer<typeof FullNotices>;
