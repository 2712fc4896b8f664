import { listQuestions } from '@aera/contracts';
import { callApi } from '@aera/frontend-kit';
import { formatDay } from '../../shared/copy/format-date.ts';
import type { FindEntries } from '../../shared/feature.ts';
import { questionPath } from '../../shared/paths.ts';

export const find: FindEntries = async ({ q, limit }, signal) => {
  const { items } = await callApi(listQuestions, { query: { q, status: 'all', limit }, signal });
  return items.map(({ id, question, submittedAt }) => ({
    id: `question-${id}`,
    label: question,
    detail: formatDay(submittedAt),
    action: { to: questionPath(id) },
  }));
};
