import { lazyPage } from '@aera/frontend-kit';
import type { Feature } from '../../shared/feature.ts';
import { paths } from '../../shared/paths.ts';

export const operations: Feature = {
  home: { path: paths.operations, label: 'Operations', detail: 'Overview', key: 'o' },
  area: { label: 'Operations' },
  pages: [
    {
      path: paths.operations,
      Page: lazyPage(() => import('./overview/overview.page.tsx'), 'OperationsPage'),
      link: 'Overview',
    },
    {
      path: paths.deadLetters,
      Page: lazyPage(() => import('./dead-letters/dead-letters.page.tsx'), 'DeadLettersPage'),
      label: 'Failed messages',
    },
    {
      path: paths.events,
      Page: lazyPage(() => import('./events/events.page.tsx'), 'EventsPage'),
      label: 'Events',
    },
    {
      path: paths.rebuilds,
      Page: lazyPage(() => import('./rebuilds/rebuilds.page.tsx'), 'RebuildsPage'),
      label: 'Rebuilds',
    },
    {
      path: paths.frontends,
      Page: lazyPage(() => import('./frontends/frontends.page.tsx'), 'FrontendsPage'),
      label: 'Micro-frontends',
      also: 'versions deploy roll back pin unpin remotes builds',
    },
  ],
};
