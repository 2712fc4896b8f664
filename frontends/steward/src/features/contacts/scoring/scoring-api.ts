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
import { callApi, useDebounced } from '@aera/frontend-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCommand } from '@aera/frontend-kit/use-command';
import { useContactCommand, useUndoChange } from '../contacts-api.ts';
import { scoringCopy } from './scoring-copy.ts';

const { override: overrideCopy, page: rulesCopy } = scoringCopy;

/** Sets a manual score, or removes it (null); either can be undone. */
export function useScoreOverride({ id }: Contact) {
  const undo = useUndoChange();
  return useContactCommand(scoreContact, id, (contact, { leadScore, version }) => ({
    title: leadScore === null ? overrideCopy.cleared(contact.leadScore) : overrideCopy.saved(leadScore),
    // Without a change, it would undo the one of another steward. So would the version of the response, which may already be a later one.
    ...(contact.changed &&
      version !== undefined && {
        action: { label: overrideCopy.undo, run: () => undo({ id, version: version + 1 }) },
      }),
  }));
}

const previewDelayMs = 400;

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

type RulesChange =
  | ({ readonly type: 'set' } & BodyOf<typeof setScoreRules>)
  | ({ readonly type: 'restore' } & BodyOf<typeof restoreScoreRules>);

/** Sets rules, or restores earlier ones. The page shows conflicts. */
export const useChangeRules = () =>
  useCommand({
    send: ({ type, ...body }: RulesChange): Promise<ScoreRulesVersion> =>
      type === 'set'
        ? callApi(setScoreRules, { body: body as BodyOf<typeof setScoreRules> })
        : callApi(restoreScoreRules, { body: body as BodyOf<typeof restoreScoreRules> }),
    refetch: [readScoreRules, readContactScore],
    success: ({ version }, change) => ({
      title: version > change.version ? rulesCopy.saved(version) : rulesCopy.alreadyApplied,
    }),
    failure: rulesCopy.notSaved,
    showReason: false,
  });
