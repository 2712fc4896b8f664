import { lazyPage } from '@aera/frontend-kit';
import type { Feature } from '../../shared/feature.ts';
import { paths } from '../../shared/paths.ts';

export const analytics: Feature = {
  home: { path: paths.analytics, label: 'Analytics', detail: 'Overview', key: 'a' },
  area: {
    label: 'Analytics',
    Layout: lazyPage(() => import('./analytics-layout.tsx'), 'AnalyticsLayout'),
  },
  pages: [
    {
      path: paths.analytics,
      Page: lazyPage(() => import('./overview/overview.page.tsx'), 'OverviewPage'),
      link: 'Overview',
    },
    { path: paths.live, Page: lazyPage(() => import('./live/live.page.tsx'), 'LivePage'), label: 'Live' },
    {
      path: paths.funnel,
      Page: lazyPage(() => import('./funnel/funnel.page.tsx'), 'FunnelPage'),
      label: 'Funnel',
    },
    {
      path: paths.retention,
      Page: lazyPage(() => import('./retention/retention.page.tsx'), 'RetentionPage'),
      label: 'Retention',
    },
  ],
  tab: {
    name: 'bots',
    label: 'Bot Detection',
    Panel: lazyPage(() => import('./bots/bots-panel.tsx'), 'Bots'),
  },
};
