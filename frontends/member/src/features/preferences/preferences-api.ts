import {
  type NotificationPreferences,
  type PreferenceChanges,
  readPreferences,
  type ResponseOf,
  savePreferences,
} from '@aera/contracts';
import { callApi, memberKey, useEndedSession, useMember } from '@aera/frontend-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { mergeChanges, toPrevious } from './preference-changes.ts';

const nothing: PreferenceChanges = {};

/** The last save: the changes that undo it, and whether it was an undo. */
interface Saved {
  readonly undo: PreferenceChanges;
  readonly undoing: boolean;
}

interface Attempt {
  readonly body: PreferenceChanges;
  readonly undoing: boolean;
  /** Preferences of the page before the first attempt. */
  readonly before: NotificationPreferences | undefined;
  readonly isRepeated: boolean;
}

export type PreferencesState = ReturnType<typeof usePreferences>;

/** The member's preferences. Shows the chosen values at once, and keeps them if saving fails. */
export function usePreferences() {
  const { member } = useMember();
  const client = useQueryClient();
  const queryKey = ['preferences of notifications', member?.id];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => callApi(readPreferences, { signal }),
    enabled: member !== null,
    staleTime: 0,
  });
  const [unsaved, setUnsaved] = useState(nothing);
  const [saved, setSaved] = useState<Saved | null>(null);
  const saving = useMutation({
    mutationFn: ({ body }: Attempt) => callApi(savePreferences, { body }),
    onSuccess: async ({ preferences, previous }, { body, undoing, before, isRepeated }) => {
      // A read from before the save would show the former values.
      await client.cancelQueries({ queryKey });
      client.setQueryData<ResponseOf<typeof readPreferences>>(
        queryKey,
        (data) => data && { ...data, preferences },
      );
      // Later choices are still being saved.
      setUnsaved((current) => (current === body ? nothing : current));
      // If only the response of an earlier attempt was lost, `previous` already contains its changes.
      setSaved({ undo: toPrevious(body, (isRepeated && before) || previous), undoing });
    },
    // Saves run one after the other, so the last choice wins.
    scope: { id: 'preferences of notifications' },
  });
  useEndedSession(memberKey, [query.error, saving.error]);
  const stored = query.data?.preferences;
  const choose = (changes: PreferenceChanges, undoing = false) => {
    const body = mergeChanges(unsaved, changes);
    setUnsaved(body);
    setSaved(null);
    const before = saving.isError ? saving.variables.before : stored;
    saving.mutate({ body, undoing, before, isRepeated: saving.isError });
  };
  const preferences: NotificationPreferences | undefined = stored && mergeChanges(stored, unsaved);
  return {
    query,
    preferences,
    saving,
    saved,
    choose,
    saveAgain: () => choose(unsaved),
    undo: () => saved && choose(saved.undo, true),
  };
}
