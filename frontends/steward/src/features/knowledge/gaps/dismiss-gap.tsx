import { dismissGap, listGaps, restoreGap } from '@aera/contracts';
import { Button } from '@aera/ui';
import { callApi } from '@aera/frontend-kit';
import { useCommand } from '@aera/frontend-kit/use-command';
import { gapsCopy } from '../knowledge-copy.ts';

const copy = gapsCopy.dismissal;

interface GapButtonProps {
  readonly id: string;
  readonly query: string;
}

/** Dismisses a gap, with undo. */
export function DismissGap({ id, query }: GapButtonProps) {
  const restore = useRestoreGap(id);
  const dismiss = useCommand({
    send: () => callApi(dismissGap, { params: { id } }),
    refetch: [listGaps],
    success: () => ({
      title: copy.done(query),
      action: { label: copy.undo, run: () => restore.mutate() },
    }),
    failure: copy.failed,
  });
  return (
    <Button
      size="sm"
      variant="ghost"
      aria-label={copy.dismissLabel(query)}
      pending={dismiss.isPending}
      onClick={() => dismiss.mutate()}
    >
      {copy.dismiss}
    </Button>
  );
}

export function RestoreGap({ id, query }: GapButtonProps) {
  const restore = useRestoreGap(id);
  return (
    <Button
      size="sm"
      variant="secondary"
      aria-label={copy.restoreLabel(query)}
      pending={restore.isPending}
      onClick={() => restore.mutate()}
    >
      {copy.restore}
    </Button>
  );
}

const useRestoreGap = (id: string) =>
  useCommand({
    send: () => callApi(restoreGap, { params: { id } }),
    refetch: [listGaps],
    failure: copy.failed,
  });
