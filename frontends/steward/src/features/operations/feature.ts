import { type Feature, page } from '../../shared/feature.ts';
import { paths } from '../../shared/paths.ts';

export const operations: Feature = {
  home: { path: paths.operations, label: 'Operations', detail: 'Overview', shortcutKey: 'o' },
  area: { label: 'Operations' },
  pages: [
    page(paths.operations, () => import('./overview/overview.page.tsx'), 'OperationsPage', {
      link: 'Overview',
    }),
    page(paths.deadLetters, () => import('./dead-letters/dead-letters.page.tsx'), 'DeadLettersPage', {
      label: 'Failed messages',
    }),
    page(paths.events, () => import('./events/events.page.tsx'), 'EventsPage', { label: 'Events' }),
    page(paths.rebuilds, () => import('./rebuilds/rebuilds.page.tsx'), 'RebuildsPage', { label: 'Rebuilds' }),
    page(paths.frontends, () => import('./frontends/frontends.page.tsx'), 'FrontendsPage', {
      label: 'Micro-frontends',
      aliases: 'versions deploy roll back pin unpin remotes builds',
    }),
  ],
};
