import { lazyPage } from '@aera/frontend-kit';
import { type Feature, everyone } from '../../shared/feature.ts';
import { paths } from '../../shared/paths.ts';
import { Bell } from './bell.tsx';

export const inbox: Feature = {
  home: { path: paths.notifications, label: 'Notifications', aliases: 'inbox bell news', roles: everyone },
  pages: [{ path: paths.notifications, Page: lazyPage(() => import('./inbox.page.tsx'), 'InboxPage') }],
  Bar: Bell,
};
