import { disclaimer } from '@aera/content';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AuthoritySalesPage } from '../authority-sales/authority-sales.page.tsx';
import { FalseAuthoritiesPage } from '../false-authorities/false-authorities.page.tsx';
import { FullNoticesPage } from '../full-notices/full-notices.page.tsx';
import { HomeAwakeningPage } from '../home-awakening/home-awakening.page.tsx';
import { HomePage } from '../home/home.page.tsx';
import { HowPage } from '../how/how.page.tsx';
import { IntroPage } from '../intro/intro.page.tsx';
import { LegalBattlePage } from '../legal-battle/legal-battle.page.tsx';
import { LegalProtectionPage } from '../legal-protection/legal-protection.page.tsx';
import { OperationsPage } from '../operations/operations.page.tsx';
import { ProtectionPage } from '../protection/protection.page.tsx';
import { pageAround } from '../testing/render.tsx';
import { TrustsPage } from '../trusts/trusts.page.tsx';
import { UsVsThemPage } from '../us-vs-them/us-vs-them.page.tsx';

const pages: Record<string, ComponentType> = {
  '/': HomePage,
  '/authority-sales': AuthoritySalesPage,
  '/false-authorities': FalseAuthoritiesPage,
  '/full-notices': FullNoticesPage,
  '/home-awakening': HomeAwakeningPage,
  '/how': HowPage,
  '/intro': IntroPage,
  '/legal-battle': LegalBattlePage,
  '/legal-protection': LegalProtectionPage,
  '/operations': OperationsPage,
  '/protection': ProtectionPage,
  '/trusts': TrustsPage,
  '/us-vs-them': UsVsThemPage,
};

it.each(Object.entries(pages))(
  '%s says before any script runs that its statements are unverified, and change nothing that the law requires',
  (_, Page) => {
    const html = renderToString(pageAround(<Page />));
    expect(html).toContain(disclaimer.title);
    expect(html).toContain(disclaimer.full);
  },
);
