import { z } from 'zod';
import { Link } from './link.ts';

export const Menu = z.array(Link).length(7);
export const QuickLinks = z.array(Link).length(7);
export const LegalLinks = z.array(Link).length(3);
export const ExploreLinks = z.array(Link).length(6);

/** A framework name in the footer. Never a certificate: the label says that it is a self-assessment. */
export const FrameworkBadge = z.strictObject({
  name: z.string().min(1),
  label: z.literal('self-assessed'),
  details: Link,
});
export type FrameworkBadge = z.infer<typeof FrameworkBadge>;
export const FrameworkBadges = z.array(FrameworkBadge).length(4);
