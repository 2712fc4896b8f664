import { readQuestionOverview } from '@aera/contracts';
import { Badge, VisuallyHidden } from '@aera/ui';
import { useApiQuery } from '@aera/frontend-kit/use-api-query';
import { type Feature, everyone, page } from '../../shared/feature.ts';
import { paths } from '../../shared/paths.ts';

const pollIntervalMs = 30_000;

/** Badge with the number of pending questions; hidden for 0. */
function PendingBadge() {
  const count = useApiQuery(readQuestionOverview, { intervalMs: pollIntervalMs }).data?.waiting ?? 0;
  return (
    count > 0 && (
      <Badge>
        <span aria-hidden>{count}</span>
        <VisuallyHidden>{`${count} pending`}</VisuallyHidden>
      </Badge>
    )
  );
}

export const questions: Feature = {
  home: { path: paths.questions, label: 'Questions', shortcutKey: 'q', roles: everyone },
  pages: [page(paths.questions, () => import('./questions.page.tsx'), 'QuestionsPage')],
  Badge: PendingBadge,
  search: { label: 'Questions', load: () => import('./search.ts') },
};
