import { articleStates, type ArticleSummary } from '@aera/contracts';
import type { Sql } from '@aera/event-store';

export interface ArticleFilter {
  readonly state?: string | undefined;
  readonly category?: string | undefined;
  /** Part of the title. */
  readonly q?: string | undefined;
  readonly limit: number;
  readonly offset: number;
}

export interface ArticleList {
  articles: ArticleSummary[];
  total: number;
  counts: Record<(typeof articleStates)[number], number>;
  categories: string[];
}

/** `%` and `_` of a search text stand for themselves. */
const like = (part: string): string => `%${part.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

const matching = `($1::text is null or state = $1) and ($2::text is null or category = $2)
  and ($3::text is null or title ilike $3)`;

/** Articles for stewards, the latest change first. */
export async function listArticles(sql: Sql, filter: ArticleFilter): Promise<ArticleList> {
  const { state, category, q, limit, offset } = filter;
  const words = q?.trim();
  const values = [state ?? null, category || null, words ? like(words) : null];
  const [articles, [all], states, categories] = await Promise.all([
    sql<ArticleSummary>(
      `select id, title, category, state, version, live_version as "liveVersion",
              updated_at as "updatedAt", published_at as "publishedAt"
       from articles where ${matching} order by updated_at desc, id limit $4 offset $5`,
      [...values, limit, offset],
    ),
    sql<{ total: number }>(`select count(*) as total from articles where ${matching}`, values),
    sql<{ state: string; count: number }>('select state, count(*) as count from articles group by state'),
    sql<{ category: string }>('select distinct category from articles order by category'),
  ]);
  const countOf = (name: string) => states.find((row) => row.state === name)?.count ?? 0;
  return {
    articles,
    total: all?.total ?? 0,
    counts: Object.fromEntries(articleStates.map((name) => [name, countOf(name)])) as ArticleList['counts'],
    categories: categories.map((row) => row.category),
  };
}
