import type { ResponseOf, StewardQuestion, listQuestions } from '@aera/contracts';
import { callApi, isApiError, stewardKey } from '@aera/web-kit';
import { type QueryClient, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { addresses } from '../addresses.ts';
import { useStewardQuery } from '../session/use-steward-query.ts';
import { questionAddresses } from './question-addresses.ts';
import { type QuestionFilter, toQuery } from './question-filter.ts';

const halfAMinute = 30_000;

type Page = ResponseOf<typeof listQuestions>;
type Pages = { readonly pages: readonly Page[]; readonly pageParams: readonly unknown[] };

/** The questions of a filter, as many pages as were asked for, read again every 30 seconds. */
export function useQuestions(filter: QuestionFilter) {
  const client = useQueryClient();
  const reading = useInfiniteQuery({
    queryKey: [questionAddresses.listQuestions.path, filter],
    queryFn: ({ pageParam, signal }) =>
      callApi(questionAddresses.listQuestions, {
        query: { ...toQuery(filter), ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (last: Page) => last.next,
    staleTime: 0,
    refetchInterval: halfAMinute,
  });
  const ended = isApiError(reading.error) && reading.error.status === 401;
  useEffect(() => {
    if (ended) void client.invalidateQueries({ queryKey: stewardKey });
  }, [ended, client]);

  const pages = reading.data?.pages;
  return {
    ...reading,
    data: pages?.flatMap(({ items }): StewardQuestion[] => items),
    total: pages?.at(-1)?.total,
  };
}

export const useQuestionOverview = () =>
  useStewardQuery(questionAddresses.questionOverview, { every: halfAMinute });

/** One question with its history, read again every 30 seconds. */
export const useThread = (questionId: string) =>
  useStewardQuery(questionAddresses.readQuestionAsSteward, { params: { questionId }, every: halfAMinute });

/** Reads everything about questions again that is on the page. */
export async function refreshQuestions(client: QueryClient): Promise<void> {
  const { listQuestions: list, questionOverview, readQuestionAsSteward } = questionAddresses;
  const paths = [
    list.path,
    questionOverview.path,
    readQuestionAsSteward.path,
    addresses.pendingQuestions.path,
  ];
  await Promise.all(paths.map((path) => client.invalidateQueries({ queryKey: [path] })));
}

/** Takes a question off the lists at once, before they are read again. */
export function dropQuestion(client: QueryClient, questionId: string): void {
  const filter = { queryKey: [questionAddresses.listQuestions.path] };
  client.setQueriesData<Pages>(
    filter,
    (pages) => pages && { ...pages, pages: pages.pages.map(without(questionId)) },
  );
}

const without =
  (questionId: string) =>
  (page: Page): Page => {
    const items = page.items.filter(({ id }) => id !== questionId);
    return { ...page, items, total: page.total - (page.items.length - items.length) };
  };
