import { brand } from '@aera/content';
import { authoritySales } from '@aera/content/authority-sales';
import { contact } from '@aera/content/contact';
import { falseAuthorities } from '@aera/content/false-authorities';
import { fullNotices } from '@aera/content/full-notices';
import { home } from '@aera/content/home';
import { homeAwakening } from '@aera/content/home-awakening';
import { meta as how } from '@aera/content/how/opening';
import { intro } from '@aera/content/intro';
import { legalBattle } from '@aera/content/legal-battle';
import { privacyPolicy } from '@aera/content/privacy-policy';
import { protection } from '@aera/content/protection';
import { termsOfService } from '@aera/content/terms-of-service';
import { trusts } from '@aera/content/trusts';
import { usVsThem } from '@aera/content/us-vs-them';

/** Returns the title of a page without the name of the site. */
const named = ({ title }: { readonly title: string }): string =>
  title.replace(`${brand.name} · `, '').replace(` · ${brand.name}`, '');

/** Titles for the preview images of public pages, by file name: the path with dashes for slashes, `index` for the home page. */
export const socialTitles: Readonly<Record<string, string>> = {
  index: named(home.meta),
  intro: named(intro.meta),
  'home-awakening': named(homeAwakening.meta),
  how: named(how),
  trusts: named(trusts.meta),
  'authority-sales': named(authoritySales.meta),
  'us-vs-them': named(usVsThem.meta),
  'false-authorities': named(falseAuthorities.meta),
  protection: named(protection.meta),
  'legal-battle': named(legalBattle.meta),
  'full-notices': named(fullNotices.meta),
  contact: named(contact.meta),
  'privacy-policy': named(privacyPolicy.meta),
  'terms-of-service': named(termsOfService.meta),
};
