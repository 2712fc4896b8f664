import { botVisits, type ScoredVisit, listReclassifications, reclassifySession } from '@aera/contracts';
import { callApi } from '@aera/frontend-kit';
import { useMutation } from '@tanstack/react-query';
import { useInvalidate } from '../../../shared/session/use-invalidate.ts';
import { waitUntil } from '../wait-until.ts';
import type { Verdict } from './bots-copy.ts';

/** A classification of a session by a steward. */
export interface Classification {
  readonly sessionId: string;
  readonly verdict: Verdict;
  readonly reason: string;
}

/** Returns the current classification of a visit, which undo restores. */
export const currentClassification = (
  { sessionId, classification }: ScoredVisit,
  reason: string,
): Classification => ({
  sessionId,
  verdict: classification?.verdict ?? 'score',
  reason: classification?.reason || reason,
});

/** Reclassifies a session. Resolves to whether the visit records are already updated. */
export function useReclassify() {
  const onSettled = useInvalidate(botVisits, listReclassifications);
  return useMutation({
    mutationFn: async ({ sessionId, ...body }: Classification): Promise<boolean> => {
      const { id } = await callApi(reclassifySession, { params: { sessionId }, body });
      return waitUntil(async () => {
        const query = { sessionId, limit: 10 };
        const { classifications } = await callApi(listReclassifications, { query });
        return classifications.some((classification) => classification.id === id);
      });
    },
    onSettled,
  });
}
