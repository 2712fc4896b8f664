import { lazyPage } from '@aera/frontend-kit';
import { type Feature, everyone } from '../../shared/feature.ts';
import { paths } from '../../shared/paths.ts';
import { PendingBadge } from './pending-badge.tsx';

export const questions: Feature = {
  home: { path: paths.questions, label: 'Questions', key: 'q', roles: everyone },
  pages: [{ path: paths.questions, Page: lazyPage(() => import('./questions.page.tsx'), 'QuestionsPage') }],
  Badge: PendingBadge,
  search: { label: 'Questions', load: () => import('./search.ts') },
};
