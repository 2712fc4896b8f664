import type { z } from 'zod';
import { brand } from './brand.ts';
import { consentNotice } from './consent-notice.ts';
import { disclaimer } from './disclaimer.ts';
import { frameworkBadges } from './framework-badges.ts';
import { mobileNotice } from './mobile-notice.ts';
import { legalLinks, menu, quickLinks } from './navigation.ts';
import { contact } from './pages/contact.ts';
import { fullNotices } from './pages/full-notices.ts';
import { home } from './pages/home.ts';
import { Brand } from './schema/brand.ts';
import { ConsentNotice } from './schema/consent-notice.ts';
import { Contact } from './schema/contact.ts';
import { Disclaimer } from './schema/disclaimer.ts';
import { FullNotices } from './schema/full-notices.ts';
import { Home } from './schema/home.ts';
import { MobileNotice } from './schema/mobile-notice.ts';
import { FrameworkBadges, LegalLinks, Menu, QuickLinks } from './schema/navigation.ts';
import { ShellWords } from './schema/shell-words.ts';
import { shellWords } from './shell-words.ts';

export interface ContentRecord {
  readonly name: string;
  readonly schema: z.ZodType;
  readonly content: unknown;
}

/** Every record of the package with the schema it has to satisfy. Build and tests only: it pulls in zod and all pages. */
export const records: ContentRecord[] = [
  { name: 'brand', schema: Brand, content: brand },
  { name: 'menu', schema: Menu, content: menu },
  { name: 'quick links', schema: QuickLinks, content: quickLinks },
  { name: 'legal links', schema: LegalLinks, content: legalLinks },
  { name: 'framework badges', schema: FrameworkBadges, content: frameworkBadges },
  { name: 'disclaimer', schema: Disclaimer, content: disclaimer },
  { name: 'consent notice', schema: ConsentNotice, content: consentNotice },
  { name: 'mobile notice', schema: MobileNotice, content: mobileNotice },
  { name: 'shell words', schema: ShellWords, content: shellWords },
  { name: 'home', schema: Home, content: home },
  { name: 'contact', schema: Contact, content: contact },
  { name: 'full notices', schema: FullNotices, content: fullNotices },
];
