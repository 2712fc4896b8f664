import { type Feature, everyone, page } from '../../shared/feature.ts';
import { paths } from '../../shared/paths.ts';
import { Bell } from './bell.tsx';

export const inbox: Feature = {
  home: { path: paths.notifications, label: 'Notifications', aliases: 'inbox bell news', roles: everyone },
  pages: [page(paths.notifications, () => import('./inbox.page.tsx'), 'InboxPage')],
  Bar: Bell,
};
