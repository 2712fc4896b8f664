import {
  ownAccount,
  ownMessages,
  ownQuestions,
  ownSearches,
  type ResponseOf,
  type Route,
  visitorData,
} from '@aera/contracts';
import { callApi, isApiError, useMember } from '@aera/frontend-kit';
import { useQuery } from '@tanstack/react-query';

/** One part of what is held; undefined while it is not known. */
export interface Part<Data> {
  readonly data: Data | undefined;
  readonly failed: boolean;
  readonly loading: boolean;
  readonly retry: () => void;
}

/** Everything that is held about the member, each part from where it is kept. */
export function useOwnData() {
  return {
    account: usePart(ownAccount),
    questions: usePart(ownQuestions),
    searches: usePart(ownSearches),
    messages: usePart(ownMessages),
    /** Null: nothing is held about this browser. */
    browser: usePart(visitorData, nothing),
  };
}

export type OwnData = ReturnType<typeof useOwnData>;

/** All parts as one file; null until every one of them has been read. */
export function fileOf({ account, questions, searches, messages, browser }: OwnData): object | null {
  const parts = [account, questions, searches, messages].map(({ data }) => data);
  if (parts.includes(undefined) || browser.data === undefined) return null;
  return Object.assign({}, ...parts, { browser: browser.data }) as object;
}

/** Read anew each time, under a key of the member's own, so that the next member of this browser never sees it. */
function usePart<R extends Route, Else = never>(
  address: R,
  otherwise?: (error: unknown) => Else,
): Part<ResponseOf<R> | Else> {
  const { member } = useMember();
  const { data, isError, isFetching, refetch } = useQuery<ResponseOf<R> | Else>({
    queryKey: ['own-data', address.path, member?.id],
    enabled: member !== null,
    staleTime: 0,
    queryFn: ({ signal }) =>
      callApi(address, { signal }).catch((error: unknown) => {
        if (otherwise) return otherwise(error);
        throw error;
      }),
  });
  return { data, failed: isError && !data, loading: isFetching, retry: () => void refetch() };
}

/** A browser that the ledger does not know. */
function nothing(error: unknown): null {
  if (isApiError(error) && error.status === 404) return null;
  throw error;
}
