import { dismissGap, listGaps, restoreGap } from '@aera/contracts';
import { Button, useToast } from '@aera/ui';
import { callApi } from '@aera/frontend-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { gapsCopy } from '../knowledge-copy.ts';

const copy = gapsCopy.dismissal;

interface Props {
  readonly id: string;
  readonly query: string;
}

/** Says that a gap needs no answer; what is said can be taken back at once. */
export function DismissGap({ id, query }: Props) {
  const { toast } = useToast();
  const restore = useDismissal(restoreGap, id);
  const dismiss = useDismissal(dismissGap, id, () =>
    toast({ title: copy.done(query), action: { label: copy.undo, run: () => restore.mutate() } }),
  );
  return (
    <Button
      size="sm"
      variant="ghost"
      aria-label={copy.dismissOf(query)}
      pending={dismiss.isPending}
      onClick={() => dismiss.mutate()}
    >
      {copy.dismiss}
    </Button>
  );
}

/** Takes that back. */
export function RestoreGap({ id, query }: Props) {
  const restore = useDismissal(restoreGap, id);
  return (
    <Button
      size="sm"
      variant="secondary"
      aria-label={copy.restoreOf(query)}
      pending={restore.isPending}
      onClick={() => restore.mutate()}
    >
      {copy.restore}
    </Button>
  );
}

function useDismissal(route: typeof dismissGap | typeof restoreGap, id: string, onDone?: () => void) {
  const queries = useQueryClient();
  const { toast } = useToast();
  return useMutation({
    mutationFn: () => callApi(route, { params: { id } }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: [listGaps.path] });
      onDone?.();
    },
    onError: () => toast({ ...copy.failed, variant: 'destructive' }),
  });
}
