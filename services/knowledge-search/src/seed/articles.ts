import { calendarArticles } from './calendar.ts';
import { consentArticles } from './consent.ts';
import { helpArticles } from './help.ts';
import { membershipArticles } from './membership.ts';
import { noticeArticles } from './notices.ts';
import { privacyArticles } from './privacy.ts';
import { trustArticles } from './trusts.ts';

/** A neutral article that every installation begins with. */
export interface SeedArticle {
  /** Permanent id, which makes seeding idempotent. Lower case, digits and hyphens. */
  readonly id: string;
  readonly title: string;
  readonly category: string;
  /** Plain text. What is claimed is attributed to the organisation. */
  readonly content: string;
  /** Route of the page that says more. */
  readonly sourcePage: string;
}

/** Articles that are searchable before the first question. */
export const seedArticles: readonly SeedArticle[] = [
  ...trustArticles,
  ...noticeArticles,
  ...calendarArticles,
  ...consentArticles,
  ...privacyArticles,
  ...membershipArticles,
  ...helpArticles,
];
