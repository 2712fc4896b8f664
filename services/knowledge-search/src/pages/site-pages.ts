import { authoritySales } from '@aera/content/authority-sales';
import { contact } from '@aera/content/contact';
import { falseAuthorities } from '@aera/content/false-authorities';
import { fullNotices } from '@aera/content/full-notices';
import { home } from '@aera/content/home';
import { alignment } from '@aera/content/how/alignment';
import { cases } from '@aera/content/how/cases';
import { closing } from '@aera/content/how/closing';
import { foundation } from '@aera/content/how/foundation';
import { objections } from '@aera/content/how/objections';
import { objectionList } from '@aera/content/how/objection-list';
import { hero } from '@aera/content/how/opening';
import { papalBulls } from '@aera/content/how/papal-bulls';
import { personTrap } from '@aera/content/how/person-trap';
import { precedents } from '@aera/content/how/precedents';
import { truthRevealed } from '@aera/content/how/truth-revealed';
import { homeAwakening } from '@aera/content/home-awakening';
import { intro } from '@aera/content/intro';
import { legalBattle } from '@aera/content/legal-battle';
import { privacyPolicy } from '@aera/content/privacy-policy';
import { protection } from '@aera/content/protection';
import { termsOfService } from '@aera/content/terms-of-service';
import { trusts } from '@aera/content/trusts';
import { usVsThem } from '@aera/content/us-vs-them';
import { yourData } from '@aera/content/your-data';
import type { PageSection } from '../documents/document.ts';
import { extractPassages } from './passages.ts';

const how = {
  hero,
  foundation,
  alignment,
  precedents,
  cases,
  papalBulls,
  personTrap,
  truthRevealed,
  objections,
  objectionList,
  closing,
};

/** Public pages by their canonical path. Pages behind the PIN are excluded. */
const pages: readonly { path: string; name: string; page: object }[] = [
  { path: '/home', name: 'Home', page: home },
  { path: '/home-awakening', name: 'Awakening', page: homeAwakening },
  { path: '/intro', name: 'Introduction', page: intro },
  { path: '/how', name: 'How it works', page: how },
  { path: '/trusts', name: 'Trusts', page: trusts },
  { path: '/authority-sales', name: 'Step Into Authority', page: authoritySales },
  { path: '/us-vs-them', name: 'Us vs Them', page: usVsThem },
  { path: '/protection', name: 'Protection', page: protection },
  { path: '/legal-battle', name: 'Legal Battle Protection', page: legalBattle },
  { path: '/false-authorities', name: 'False Authorities', page: falseAuthorities },
  { path: '/full-notices', name: 'Full Notices', page: fullNotices },
  { path: '/contact', name: 'Contact', page: contact },
  { path: '/your-data', name: 'Your Data', page: yourData },
  { path: '/privacy-policy', name: 'Privacy Policy', page: privacyPolicy },
  { path: '/terms-of-service', name: 'Terms of Service', page: termsOfService },
];

const toSlug = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-+|-+$/gu, '')
    .slice(0, 60);

/** Returns the sections of the public pages as searchable documents. */
export function listPageSections(): PageSection[] {
  const taken = new Map<string, number>();
  return pages.flatMap(({ path, name, page }) =>
    extractPassages(page, name).map(({ title, text, anchor }) => {
      const base = `page-${toSlug(path)}-${toSlug(title)}`;
      const before = taken.get(base) ?? 0;
      taken.set(base, before + 1);
      return {
        documentId: before === 0 ? base : `${base}-${before + 1}`,
        // A heading needs the name of its page, a question does not.
        title: title.endsWith('?') || title === name ? title : `${title} · ${name}`,
        content: text,
        category: name,
        sourcePage: anchor === null ? path : `${path}#${anchor}`,
      };
    }),
  );
}
