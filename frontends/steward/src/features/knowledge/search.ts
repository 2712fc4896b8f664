import { listArticles } from '@aera/contracts';
import { callApi } from '@aera/frontend-kit';
import type { FindEntries } from '../../shared/feature.ts';
import { articlePath } from '../../shared/paths.ts';

export const find: FindEntries = async ({ q, limit }, signal) => {
  const { articles } = await callApi(listArticles, { query: { q, limit }, signal });
  return articles.map(({ id, title, category }) => ({
    id: `article-${id}`,
    label: title,
    detail: category,
    action: { to: articlePath(id) },
  }));
};
