import { type ResponseOf, type searchKnowledge, type SearchResult, spareQuestion } from '@aera/contracts';
import { callApi, logFailure, newId } from '@aera/frontend-kit';
import { requestSearch } from './search-session.ts';

const most = 3;
const longestQuery = 1000;
/** Whoever has decided to ask does not wait longer for what they did not ask for. */
const patience = 4000;

/** The answered questions that are nearest to one that is about to be put; none when they cannot be had. */
export async function nearestAnswers(question: string): Promise<SearchResult[]> {
  try {
    // As if it were still being typed: who only checks is not counted among those who searched.
    const wanted = { query: question.slice(0, longestQuery), category: 'Answered question', typing: true };
    const response = await requestSearch(wanted, AbortSignal.timeout(patience));
    const { results } = (await response.json()) as ResponseOf<typeof searchKnowledge>;
    return results.slice(0, most);
  } catch (error) {
    logFailure('Failed to look for answered questions', error);
    return [];
  }
}

/** Counts that nobody has to be asked. That it was not counted is no trouble to whoever has their answer. */
export function spareTheExperts(documentId: string): void {
  const headers = { 'idempotency-key': newId() };
  callApi(spareQuestion, { body: { documentId }, headers }).catch((error: unknown) =>
    logFailure('Failed to count an answered question', error),
  );
}
