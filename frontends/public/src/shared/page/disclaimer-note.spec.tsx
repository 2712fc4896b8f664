import { disclaimer } from '@aera/content';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AuthoritySalesPage } from '../../features/authority-sales/authority-sales.page.tsx';
import { FalseAuthoritiesPage } from '../../features/false-authorities/false-authorities.page.tsx';
import { FullNoticesPage } from '../../features/full-notices/full-notices.page.tsx';
import { HomeAwakeningPage } from '../../features/home-awakening/home-awakening.page.tsx';
import { HomePage } from '../../features/home/home.page.tsx';
import { HowPage } from '../../features/how/how.page.tsx';
import { IntroPage } from '../../features/intro/intro.page.tsx';
import { LegalBattlePage } from '../../features/legal-battle/legal-battle.page.tsx';
import { ProtectionPage } from '../../features/protection/protection.page.tsx';
import { withProviders } from '../../testing/render.tsx';
import { TrustsPage } from '../../features/trusts/trusts.page.tsx';
import { UsVsThemPage } from '../../features/us-vs-them/us-vs-them.page.tsx';

const pages: Record<string, ComponentType> = {
  '/': HomePage,
  '/authority-sales': AuthoritySalesPage,
  '/false-authorities': FalseAuthoritiesPage,
  '/full-notices': FullNoticesPage,
  '/home-awakening': HomeAwakeningPage,
  '/how': HowPage,
  '/intro': IntroPage,
  '/legal-battle': LegalBattlePage,
  '/protection': ProtectionPage,
  '/trusts': TrustsPage,
  '/us-vs-them': UsVsThemPage,
};

it.each(Object.entries(pages))(
  '%s says before any script runs that its statements are unverified, and change nothing that the law requires',
  (_, Page) => {
    const html = renderToString(withProviders(<Page />));
    expect(html).toContain(disclaimer.title);
    expect(html).toContain(disclaimer.full);
  },
);
