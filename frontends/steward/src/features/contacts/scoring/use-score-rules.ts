import {
  type BodyOf,
  previewScoreRules,
  readContactScore,
  readScoreRules,
  restoreScoreRules,
  type ScoreRules,
  type ScoreRulesVersion,
  setScoreRules,
} from '@aera/contracts';
import { useToast } from '@aera/ui';
import { callApi, isApiError, useDebounced } from '@aera/web-kit';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useStewardQuery } from '../../../shared/session/use-steward-query.ts';
import { scoreWords } from './scoring-copy.ts';

const words = scoreWords.page;
/** Milliseconds after the last key until who moves is counted. */
const pause = 400;

export const useScoreRules = () => useStewardQuery(readScoreRules);

/** Who would move under these rules, counted anew as they are typed; null asks nothing. */
export function useScorePreview(rules: ScoreRules | null) {
  const text = useDebounced(rules ? JSON.stringify(rules) : null, pause);
  return useQuery({
    queryKey: [previewScoreRules.path, text],
    queryFn: ({ signal }) =>
      callApi(previewScoreRules, { body: { rules: JSON.parse(text ?? '') as ScoreRules }, signal }),
    enabled: text !== null,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

type Change =
  | ({ readonly does: 'set' } & BodyOf<typeof setScoreRules>)
  | ({ readonly does: 'restore' } & BodyOf<typeof restoreScoreRules>);

/** The rules of somebody else that a change met. */
export const conflictIn = (error: unknown): ScoreRulesVersion | null => {
  const problem = isApiError(error) ? error.problem : null;
  return problem?.code === 'score-rules-changed'
    ? ((problem['current'] as ScoreRulesVersion | undefined) ?? null)
    : null;
};

/** Puts rules in force, or goes back to earlier ones; that somebody else was faster is for the page to say. */
export function useChangeRules() {
  const client = useQueryClient();
  const { toast } = useToast();
  return useMutation({
    mutationFn: ({ does, ...body }: Change): Promise<ScoreRulesVersion> =>
      does === 'set'
        ? callApi(setScoreRules, { body: body as BodyOf<typeof setScoreRules> })
        : callApi(restoreScoreRules, { body: body as BodyOf<typeof restoreScoreRules> }),
    onSuccess: ({ version }, change) => {
      const title = version > change.version ? words.saved(version) : words.same;
      toast({ title, variant: 'success' });
    },
    onError: (error) => {
      if (!conflictIn(error)) toast({ ...words.notSaved, variant: 'destructive' });
    },
    onSettled: () =>
      Promise.all(
        [readScoreRules.path, readContactScore.path].map((path) =>
          client.invalidateQueries({ queryKey: [path] }),
        ),
      ),
  });
}
