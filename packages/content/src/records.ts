import type { z } from 'zod';
import { brand } from './brand.ts';
import { consentNotice } from './consent-notice.ts';
import { disclaimer } from './disclaimer.ts';
import { frameworkBadges } from './framework-badges.ts';
import { mails } from './mails.ts';
import { mobileNotice } from './mobile-notice.ts';
import { notFound } from './not-found.ts';
import { exploreLinks, legalLinks, menu, quickLinks } from './navigation.ts';
import { account } from './pages/account.ts';
import { authoritySales } from './pages/authority-sales.ts';
import { bondTrap } from './pages/bond-trap.ts';
import { contact } from './pages/contact.ts';
import { designSystem } from './pages/design-system.ts';
import { falseAuthorities } from './pages/false-authorities.ts';
import { fullNotices } from './pages/full-notices.ts';
import { homeAwakening } from './pages/home-awakening.ts';
import { home } from './pages/home.ts';
import { intro } from './pages/intro.ts';
import { how } from './pages/how.ts';
import { privacyPolicy } from './pages/privacy-policy.ts';
import { termsOfService } from './pages/terms-of-service.ts';
import { protection } from './pages/protection.ts';
import { legalBattle } from './pages/legal-battle.ts';
import { legalProtection } from './pages/legal-protection.ts';
import { operations } from './pages/operations.ts';
import { trusts } from './pages/trusts.ts';
import { usVsThem } from './pages/us-vs-them.ts';
import { yourData } from './pages/your-data.ts';
import { Account } from './schema/account.ts';
import { AuthoritySales } from './schema/authority-sales.ts';
import { Brand } from './schema/brand.ts';
import { ConsentNotice } from './schema/consent-notice.ts';
import { Contact } from './schema/contact.ts';
import { DesignSystem } from './schema/design-system.ts';
import { Disclaimer } from './schema/disclaimer.ts';
import { FalseAuthorities } from './schema/false-authorities.ts';
import { FullNotices } from './schema/full-notices.ts';
import { HomeAwakening } from './schema/home-awakening.ts';
import { Home } from './schema/home.ts';
import { Intro } from './schema/intro.ts';
import { How } from './schema/how.ts';
import { Mails } from './schema/mail.ts';
import { MobileNotice } from './schema/mobile-notice.ts';
import { NotFound } from './schema/not-found.ts';
import { ExploreLinks, FrameworkBadges, LegalLinks, Menu, QuickLinks } from './schema/navigation.ts';
import { BondTrap, Protection } from './schema/protection.ts';
import { ShellCopy } from './schema/shell-copy.ts';
import { LegalBattle } from './schema/legal-battle.ts';
import { PrivacyPolicy, TermsOfService } from './schema/legal-document.ts';
import { LegalProtection } from './schema/legal-protection.ts';
import { Operations } from './schema/operations.ts';
import { Trusts } from './schema/trusts.ts';
import { UsVsThem } from './schema/us-vs-them.ts';
import { YourData } from './schema/your-data.ts';
import { shellCopy } from './shell-copy.ts';

export interface ContentRecord {
  readonly name: string;
  readonly schema: z.ZodType;
  readonly content: unknown;
}

/** Every record of the package with its schema. For build and tests only, because it imports zod and all pages. */
export const records: ContentRecord[] = [
  { name: 'brand', schema: Brand, content: brand },
  { name: 'menu', schema: Menu, content: menu },
  { name: 'quick links', schema: QuickLinks, content: quickLinks },
  { name: 'explore links', schema: ExploreLinks, content: exploreLinks },
  { name: 'legal links', schema: LegalLinks, content: legalLinks },
  { name: 'framework badges', schema: FrameworkBadges, content: frameworkBadges },
  { name: 'disclaimer', schema: Disclaimer, content: disclaimer },
  { name: 'consent notice', schema: ConsentNotice, content: consentNotice },
  { name: 'mails', schema: Mails, content: mails },
  { name: 'mobile notice', schema: MobileNotice, content: mobileNotice },
  { name: 'not found', schema: NotFound, content: notFound },
  { name: 'shell copy', schema: ShellCopy, content: shellCopy },
  { name: 'home', schema: Home, content: home },
  { name: 'home awakening', schema: HomeAwakening, content: homeAwakening },
  { name: 'intro', schema: Intro, content: intro },
  { name: 'how', schema: How, content: how },
  { name: 'contact', schema: Contact, content: contact },
  { name: 'full notices', schema: FullNotices, content: fullNotices },
  { name: 'protection', schema: Protection, content: protection },
  { name: 'bond trap', schema: BondTrap, content: bondTrap },
  { name: 'false authorities', schema: FalseAuthorities, content: falseAuthorities },
  { name: 'legal battle', schema: LegalBattle, content: legalBattle },
  { name: 'legal protection', schema: LegalProtection, content: legalProtection },
  { name: 'operations', schema: Operations, content: operations },
  { name: 'trusts', schema: Trusts, content: trusts },
  { name: 'authority sales', schema: AuthoritySales, content: authoritySales },
  { name: 'privacy policy', schema: PrivacyPolicy, content: privacyPolicy },
  { name: 'terms of service', schema: TermsOfService, content: termsOfService },
  { name: 'us vs them', schema: UsVsThem, content: usVsThem },
  { name: 'your data', schema: YourData, content: yourData },
  { name: 'account', schema: Account, content: account },
  { name: 'design system', schema: DesignSystem, content: designSystem },
];
