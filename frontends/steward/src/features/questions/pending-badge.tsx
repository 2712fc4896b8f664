import { pendingQuestions } from '@aera/contracts';
import { Badge, VisuallyHidden } from '@aera/ui';
import { useStewardQuery } from '../../shared/session/use-steward-query.ts';

const pollIntervalMs = 30_000;

/** Number of questions that wait for an answer; nothing while there are none. */
export function PendingBadge() {
  const count = useStewardQuery(pendingQuestions, { every: pollIntervalMs }).data?.length ?? 0;
  return (
    count > 0 && (
      <Badge>
        <span aria-hidden>{count}</span>
        <VisuallyHidden>{`${count} pending`}</VisuallyHidden>
      </Badge>
    )
  );
}
