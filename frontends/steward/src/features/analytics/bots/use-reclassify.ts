import { botVisits, type JudgedVisit, listReclassifications, reclassifySession } from '@aera/contracts';
import { callApi } from '@aera/frontend-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Verdict } from './bots-copy.ts';

/** What a steward says of a session. */
export interface Word {
  readonly sessionId: string;
  readonly verdict: Verdict;
  readonly reason: string;
}

/** What counted before a steward spoke anew, to be said again when that is undone. */
export const wordBefore = ({ sessionId, decision }: JudgedVisit, reason: string): Word => ({
  sessionId,
  verdict: decision?.verdict ?? 'score',
  reason: decision?.reason || reason,
});

const tries = 20;
const pause = 400;

/** Says it, waits until the visit records have heard it, and reads them again; answers whether they have. */
export function useReclassify() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ sessionId, ...body }: Word): Promise<boolean> => {
      const { id } = await callApi(reclassifySession, { params: { sessionId }, body });
      return heard(sessionId, id).catch(() => false);
    },
    onSettled: () =>
      Promise.all(
        [botVisits, listReclassifications].map(({ path }) => client.invalidateQueries({ queryKey: [path] })),
      ),
  });
}

async function heard(sessionId: string, id: string): Promise<boolean> {
  for (let tried = 0; tried < tries; tried += 1) {
    const { classifications } = await callApi(listReclassifications, {
      query: { sessionId, limit: 10 },
    });
    if (classifications.some((said) => said.id === id)) return true;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return false;
}
