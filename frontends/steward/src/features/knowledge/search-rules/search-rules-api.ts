import {
  type BodyOf,
  getSearchRules,
  previewSearchRules,
  reviseSearchRules,
  type SearchRules,
  type SearchRulesConflict,
} from '@aera/contracts';
import { useToast } from '@aera/ui';
import { callApi, isApiError } from '@aera/frontend-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { searchRulesCopy } from './search-rules-copy.ts';

/** The rules of somebody else that a change met. */
export const conflictIn = (error: unknown): SearchRules | null =>
  isApiError(error) && error.status === 409 && error.problem && 'current' in error.problem
    ? (error.problem as unknown as SearchRulesConflict).current
    : null;

/** What rules would change, before they are in force. */
export const usePreviewRules = () =>
  useMutation({
    mutationFn: (body: BodyOf<typeof previewSearchRules>) => callApi(previewSearchRules, { body }),
  });

/** Puts rules in force; that somebody else was faster is for the page to say. */
export function useSaveRules() {
  const client = useQueryClient();
  const { toast } = useToast();
  return useMutation({
    mutationFn: (body: BodyOf<typeof reviseSearchRules>) => callApi(reviseSearchRules, { body }),
    onSuccess: (rules) => {
      client.setQueryData([getSearchRules.path, null, null], rules);
      toast({ ...searchRulesCopy.saved, variant: 'success' });
    },
    onError: (error) => {
      if (!conflictIn(error)) toast({ ...searchRulesCopy.failure, variant: 'destructive' });
    },
  });
}
