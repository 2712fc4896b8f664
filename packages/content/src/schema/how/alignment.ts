import { z } from 'zod';
import { Claim } from '../claim.ts';

const text = z.string().min(1);

export const AlignmentTab = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/),
  title: text,
  content: Claim,
  expandedContent: Claim,
  process: Claim,
  importance: Claim,
  application: Claim.optional(),
  /** Explains a term of the tab's subject. */
  tip: text.optional(),
  record: text,
});
export type AlignmentTab = z.infer<typeof AlignmentTab>;

const titles = [
  'Why Public Notices Were Required',
  'Case Law That Supports Our Position',
  'Using Their Own Laws Against Them',
] as const;

export const HowAlignment = z.strictObject({
  lead: Claim,
  tabsLabel: text,
  tipLabel: text,
  toDetails: z.literal('Details'),
  toOverview: z.literal('Overview'),
  detailsTitle: z.literal('Additional Details'),
  labels: z.strictObject({ process: text, importance: text, application: text }),
  tabs: z
    .array(AlignmentTab)
    .length(titles.length)
    .refine((tabs) => tabs.every(({ title }, index) => title === titles[index]), 'tabs are out of order')
    .refine(
      (tabs) => tabs.every(({ tip }, index) => (tip !== undefined) === index > 0),
      'tabs 2 and 3 have a tip',
    ),
});
export type HowAlignment = z.infer<typeof HowAlignment>;
