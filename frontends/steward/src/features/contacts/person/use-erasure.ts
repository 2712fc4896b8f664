import { erasePerson, type ResponseOf } from '@aera/contracts';
import { callApi, newId } from '@aera/frontend-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refreshPeople } from './person-api.ts';

export type ErasureOutcome = ResponseOf<typeof erasePerson>;

/** One erasure, however often it has to be tried: its id stays the same, so that what is done is not done again. */
export function useErasure(id: string, shown: boolean) {
  const client = useQueryClient();
  const [erasureId] = useState(newId);
  const [outcome, setOutcome] = useState<ErasureOutcome | null>(null);
  const { mutate, variables, isPending, error } = useMutation({
    mutationFn: (reason: string) =>
      callApi(erasePerson, { params: { id }, body: { erasureId, reason, shown } }),
    onSuccess: setOutcome,
    onSettled: () => refreshPeople(client),
  });
  return {
    /** What the last answer said; null before there was one. */
    outcome,
    isPending,
    error,
    erase: mutate,
    /** Once more, for the reason given before. */
    goOn: () => variables !== undefined && mutate(variables),
  };
}

export type Attempt = ReturnType<typeof useErasure>;
