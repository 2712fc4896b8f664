import { botVisits, type ScoredVisit, listReclassifications, reclassifySession } from '@aera/contracts';
import { callApi } from '@aera/frontend-kit';
import { useMutation } from '@tanstack/react-query';
import { useInvalidate } from '../../../shared/session/use-invalidate.ts';
import { waitUntil } from '../wait-until.ts';
import type { Verdict } from './bots-copy.ts';

/** A steward's classification of a session. */
export interface Classification {
  readonly sessionId: string;
  readonly verdict: Verdict;
  readonly reason: string;
}

/** The classification of a session before a steward changes it; undo restores it. */
export const currentClassification = (
  { sessionId, decision }: ScoredVisit,
  reason: string,
): Classification => ({
  sessionId,
  verdict: decision?.verdict ?? 'score',
  reason: decision?.reason || reason,
});

/** Classifies a session. Returns whether the visit records show it already. */
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
