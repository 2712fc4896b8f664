import {
  type BodyOf,
  type Contact,
  type ScoreRules,
  type ScoreRulesVersion,
  previewScoreRules,
  readContactScore,
  readScoreRules,
  restoreScoreRules,
  scoreContact,
  setScoreRules,
} from '@aera/contracts';
import { useToast } from '@aera/ui';
import { callApi, useDebounced } from '@aera/frontend-kit';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useContactAction, useUndoChange } from '../contacts-api.ts';
import { scoringCopy } from './scoring-copy.ts';
import { useStewardQuery } from '../../../shared/session/use-steward-query.ts';
import { readConflict } from '../../../shared/session/api-errors.ts';

const { override: overrideCopy, page: rulesCopy } = scoringCopy;

const pollIntervalMs = 30_000;

/** Why a contact scores what it does, read again every 30 seconds. */
export const useScore = (id: string) =>
  useStewardQuery(readContactScore, { params: { id }, intervalMs: pollIntervalMs });

/** Gives a score of the steward's own, or takes it back (null); either can be undone. */
export function useGiveScore({ id, version }: Contact) {
  const { toast } = useToast();
  const undo = useUndoChange();
  const action = useContactAction(scoreContact, id);
  return {
    isPending: action.isPending,
    give: (leadScore: number | null, onDone?: () => void) =>
      action.mutate(
        { leadScore, version },
        {
          onSuccess: (changed) => {
            const title =
              leadScore === null ? overrideCopy.cleared(changed.leadScore) : overrideCopy.given(leadScore);
            toast({
              title,
              variant: 'success',
              action: { label: overrideCopy.undo, run: () => void undo(changed) },
            });
            onDone?.();
          },
        },
      ),
  };
}

/** Milliseconds after the last key until who moves is counted. */
const previewDelayMs = 400;

export const useScoreRules = () => useStewardQuery(readScoreRules);

/** Contacts whose score these rules would change, debounced; null sends nothing. */
export function useScorePreview(rules: ScoreRules | null) {
  const text = useDebounced(rules ? JSON.stringify(rules) : null, previewDelayMs);
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

/** Sets rules, or restores earlier ones. The page shows conflicts. */
export function useChangeRules() {
  const client = useQueryClient();
  const { toast } = useToast();
  return useMutation({
    mutationFn: ({ does, ...body }: Change): Promise<ScoreRulesVersion> =>
      does === 'set'
        ? callApi(setScoreRules, { body: body as BodyOf<typeof setScoreRules> })
        : callApi(restoreScoreRules, { body: body as BodyOf<typeof restoreScoreRules> }),
    onSuccess: ({ version }, change) => {
      const title = version > change.version ? rulesCopy.saved(version) : rulesCopy.same;
      toast({ title, variant: 'success' });
    },
    onError: (error) => {
      if (!readConflict(error)) toast({ ...rulesCopy.notSaved, variant: 'destructive' });
    },
    onSettled: () =>
      Promise.all(
        [readScoreRules.path, readContactScore.path].map((path) =>
          client.invalidateQueries({ queryKey: [path] }),
        ),
      ),
  });
}
