import {
  listQuestions,
  pendingQuestions,
  questionOverview,
  readQuestionAsSteward,
  type ResponseOf,
} from '@aera/contracts';
import { callApi } from '@aera/web-kit';
import type { QueryClient } from '@tanstack/react-query';
import { useStewardPages } from '../../shared/session/use-steward-pages.ts';
import { useStewardQuery } from '../../shared/session/use-steward-query.ts';
import { type QuestionFilter, toQuery } from './question-filter.ts';

const halfAMinute = 30_000;

type Page = ResponseOf<typeof listQuestions>;
type Pages = { readonly pages: readonly Page[]; readonly pageParams: readonly unknown[] };

/** The questions of a filter, as many pages as were asked for, read again every 30 seconds. */
export function useQuestions(filter: QuestionFilter) {
  const route = listQuestions;
  const { last, ...reading } = useStewardPages(route.path, filter, (cursor, signal) =>
    callApi(route, { query: { ...toQuery(filter), ...cursor }, signal }),
  );
  return { ...reading, total: last?.total };
}

export const useQuestionOverview = () => useStewardQuery(questionOverview, { every: halfAMinute });

/** One question with its history, read again every 30 seconds. */
export const useThread = (questionId: string) =>
  useStewardQuery(readQuestionAsSteward, { params: { questionId }, every: halfAMinute });

/** Reads everything about questions again that is on the page. */
export async function refreshQuestions(client: QueryClient): Promise<void> {
  const paths = [
    listQuestions.path,
    questionOverview.path,
    readQuestionAsSteward.path,
    pendingQuestions.path,
  ];
  await Promise.all(paths.map((path) => client.invalidateQueries({ queryKey: [path] })));
}

/** Takes a question off the lists at once, before they are read again. */
export function dropQuestion(client: QueryClient, questionId: string): void {
  const filter = { queryKey: [listQuestions.path] };
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
