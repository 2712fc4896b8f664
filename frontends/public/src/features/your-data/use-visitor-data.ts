import { type ResponseOf, readVisitorData } from '@aera/contracts';
import { callApi, isApiError } from '@aera/frontend-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';

export type VisitorData = ResponseOf<typeof readVisitorData>;
export type Receipt = VisitorData['consents'][number];

const queryKey = [readVisitorData.path];

/** Current data about this browser; null when there is none. */
export const useVisitorData = () =>
  useQuery({ queryKey, queryFn: ({ signal }) => fetchVisitorData(signal), staleTime: 0 });

/** Refetches it after a change. */
export function useRefetchVisitorData(): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey });
}

async function fetchVisitorData(signal: AbortSignal): Promise<VisitorData | null> {
  try {
    const data = await callApi(readVisitorData, { signal });
    return data.consents.length + data.impressions.length > 0 ? data : null;
  } catch (error) {
    if (isApiError(error) && error.status === 404) return null;
    throw error;
  }
}

/** Returns when the consent was withdrawn, which is its second event. */
export const getWithdrawnAt = ({ events }: Receipt): string | undefined =>
  events.find(({ type }) => type === 'withdrawn')?.at;

export const getGivenAt = ({ events }: Receipt): string =>
  events.find(({ type }) => type === 'given')?.at ?? '';
