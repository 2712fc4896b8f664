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
const removeBrand = ({ title }: { readonly title: string }): string =>
  title.replace(`${brand.name} · `, '').replace(` · ${brand.name}`, '');

/** Titles for the preview images of public pages, by file name: the path with dashes for slashes, `index` for the home page. */
export const socialTitles: Readonly<Record<string, string>> = {
  index: removeBrand(home.meta),
  intro: removeBrand(intro.meta),
  'home-awakening': removeBrand(homeAwakening.meta),
  how: removeBrand(how),
  trusts: removeBrand(trusts.meta),
  'authority-sales': removeBrand(authoritySales.meta),
  'us-vs-them': removeBrand(usVsThem.meta),
  'false-authorities': removeBrand(falseAuthorities.meta),
  protection: removeBrand(protection.meta),
  'legal-battle': removeBrand(legalBattle.meta),
  'full-notices': removeBrand(fullNotices.meta),
  contact: removeBrand(contact.meta),
  'privacy-policy': removeBrand(privacyPolicy.meta),
  'terms-of-service': removeBrand(termsOfService.meta),
};
