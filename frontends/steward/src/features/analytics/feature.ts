import { lazyPage } from '@aera/frontend-kit';
import { type Feature, page } from '../../shared/feature.ts';
import { paths } from '../../shared/paths.ts';

export const analytics: Feature = {
  home: { path: paths.analytics, label: 'Analytics', detail: 'Overview', shortcutKey: 'a' },
  area: {
    label: 'Analytics',
    Layout: lazyPage(() => import('./analytics-layout.tsx'), 'AnalyticsLayout'),
  },
  pages: [
    page(paths.analytics, () => import('./overview/overview.page.tsx'), 'OverviewPage', { link: 'Overview' }),
    page(paths.live, () => import('./live/live.page.tsx'), 'LivePage', { label: 'Live' }),
    page(paths.funnel, () => import('./funnel/funnel.page.tsx'), 'FunnelPage', { label: 'Funnel' }),
    page(paths.retention, () => import('./retention/retention.page.tsx'), 'RetentionPage', {
      label: 'Retention',
    }),
  ],
  tab: {
    name: 'bots',
    label: 'Bot Detection',
    Panel: lazyPage(() => import('./bots/bots-panel.tsx'), 'Bots'),
  },
};
