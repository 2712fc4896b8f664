import { type NotificationPreferences, readPreferences, savePreferences } from '@aera/contracts';
import { callApi, memberKey, useEndedSession, useMember } from '@aera/frontend-kit';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

/** The last save: the preferences before it, and whether it was an undo. */
interface Saved {
  readonly previous: NotificationPreferences;
  readonly undoing: boolean;
}

export type PreferencesState = ReturnType<typeof usePreferences>;

/** The member's preferences. Shows the chosen values at once, and keeps them if saving fails. */
export function usePreferences() {
  const { member } = useMember();
  const query = useQuery({
    queryKey: ['preferences of notifications', member?.id],
    queryFn: ({ signal }) => callApi(readPreferences, { signal }),
    enabled: member !== null,
    staleTime: 0,
  });
  const [chosen, setChosen] = useState<NotificationPreferences | null>(null);
  const [saved, setSaved] = useState<Saved | null>(null);
  const saving = useMutation({
    mutationFn: ({ body }: { body: NotificationPreferences; undoing: boolean }) =>
      callApi(savePreferences, { body }),
    onSuccess: ({ previous }, { undoing }) => setSaved({ previous, undoing }),
    // Saves run one after the other, so the last choice wins.
    scope: { id: 'preferences of notifications' },
  });
  useEndedSession(memberKey, [query.error, saving.error]);
  const choose = (body: NotificationPreferences, undoing = false) => {
    setChosen(body);
    setSaved(null);
    saving.mutate({ body, undoing });
  };
  const preferences = chosen ?? query.data?.preferences;
  return {
    query,
    preferences,
    saving,
    saved,
    choose,
    saveAgain: () => preferences && choose(preferences),
    undo: () => saved && choose(saved.previous, true),
  };
}
