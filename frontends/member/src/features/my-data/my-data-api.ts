import {
  exportMyAccount,
  type ExportedEvent,
  exportMyContactMessages,
  exportMyQuestionsAndNotifications,
  exportMySearches,
  type ResponseOf,
  type Route,
  readVisitorData,
} from '@aera/contracts';
import { callApi, isApiError, memberKey, useEndedSession, useMember } from '@aera/frontend-kit';
import { useQuery } from '@tanstack/react-query';

/** All data of the member, read from each service that stores some. */
export function useMyData() {
  return {
    account: useDataQuery(exportMyAccount),
    questions: useDataQuery(exportMyQuestionsAndNotifications),
    searches: useDataQuery(exportMySearches),
    messages: useDataQuery(exportMyContactMessages),
    /** Null when nothing is stored about this browser. */
    browser: useDataQuery(readVisitorData, toNullIfNotFound),
  };
}

export type MyData = ReturnType<typeof useMyData>;

/** The content of the data export; null until every query has succeeded. */
export function toDataExport({ account, questions, searches, messages, browser }: MyData): object | null {
  const parts = [account, questions, searches, messages].map(({ data }) => data);
  if (parts.includes(undefined) || browser.data === undefined) return null;
  return Object.assign({}, ...parts, { browser: browser.data }) as object;
}

/** The query key has the member's id, so that the next member of this browser never sees the data. */
function useDataQuery<R extends Route, Fallback = never>(route: R, onError?: (error: unknown) => Fallback) {
  const { member } = useMember();
  const query = useQuery<ResponseOf<R> | Fallback>({
    queryKey: ['own-data', route.path, member?.id],
    enabled: member !== null,
    staleTime: 0,
    queryFn: ({ signal }) =>
      callApi(route, { signal }).catch((error: unknown) => {
        if (onError) return onError(error);
        throw error;
      }),
  });
  useEndedSession(memberKey, [query.error]);
  return query;
}

/** The ledger answers 404 for a browser that it does not know. */
function toNullIfNotFound(error: unknown): null {
  if (isApiError(error) && error.status === 404) return null;
  throw error;
}

interface OwnQuestion {
  readonly id: string;
  readonly text: string | null;
  readonly askedAt: string;
  readonly state: 'waiting' | 'answered' | 'withdrawn';
}

/** Events that change the state of a question, and the state after each. */
const stateAfter: Readonly<Record<string, OwnQuestion['state']>> = {
  QuestionAnswered: 'answered',
  QuestionReopened: 'waiting',
  QuestionWithdrawn: 'withdrawn',
};

/** The current state of a question, from its events. */
export function toQuestion({ id, events }: { id: string; events: readonly ExportedEvent[] }): OwnQuestion {
  const [first] = events;
  const last = events.findLast(({ type }) => type in stateAfter);
  return {
    id,
    text: readText(first, 'question'),
    askedAt: first?.at ?? '',
    state: (last && stateAfter[last.type]) ?? 'waiting',
  };
}

/** Notifications that were sent to the member, newest first. */
export const toNotifications = (events: readonly ExportedEvent[]): { at: string; text: string | null }[] =>
  events
    .filter(({ type }) => type === 'NotificationRaised')
    .map((event) => ({ at: event.at, text: readText(event, 'message') }))
    .toReversed();

const readText = (event: ExportedEvent | undefined, name: string): string | null => {
  const value = event?.data[name];
  return typeof value === 'string' && value !== '' ? value : null;
};
