import type { SeedArticle } from './article.ts';
import { calendarArticles } from './calendar.ts';
import { consentArticles } from './consent.ts';
import { helpArticles } from './help.ts';
import { membershipArticles } from './membership.ts';
import { noticeArticles } from './notices.ts';
import { privacyArticles } from './privacy.ts';
import { trustArticles } from './trusts.ts';

/** What can be found before anybody has asked anything. */
export const seedArticles: readonly SeedArticle[] = [
  ...trustArticles,
  ...noticeArticles,
  ...calendarArticles,
  ...consentArticles,
  ...privacyArticles,
  ...membershipArticles,
  ...helpArticles,
];
