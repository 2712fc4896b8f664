import type { ContentGap, ClosedGap } from '@aera/contracts';
import { selectList, type Sql } from '@aera/event-store';
import { ArticleRow } from '../articles/articles-projection.ts';
import { groupQueries, type QueryGroup, type UnansweredQuery } from './group-queries.ts';

/** An article that was created from a gap. */
interface GapArticleRow extends Pick<
  ArticleRow,
  'id' | 'title' | 'state' | 'liveVersion' | 'publishedAt' | 'lastPublishedAt'
> {
  readonly gapQueryKeys: readonly string[];
}

/** Maximum number of grouped wordings; rarer ones are not yet a gap. */
const maxWordings = 5_000;

/** @param pseudonymize gives the stored form of a query key */
export function createGapQueries(sql: Sql, pseudonymize: (queryKey: string) => string) {
  const readGroups = async (days: number) =>
    groupQueries(await sql<UnansweredQuery>(unanswered, [days, maxWordings]), pseudonymize);
  const readDismissedKeys = async () => {
    const rows = await sql<{ keys: string[] }>('select keys from dismissed_gaps');
    return new Set(rows.flatMap(({ keys }) => keys));
  };
  const findArticles = (keys: readonly string[]) => sql<GapArticleRow>(articlesOfKeysQuery, [keys]);

  return {
    /**
     * Returns the open or dismissed gaps of the last days, those of most visitors first. Gaps whose live text was published after the
     * last search are closed and left out.
     */
    list: async (days: number, show: 'open' | 'dismissed'): Promise<ContentGap[]> => {
      const dismissed = await readDismissedKeys();
      // A new wording reopens a dismissed gap.
      const isDismissed = ({ keys }: QueryGroup) => keys.every((key) => dismissed.has(key));
      const listed = (await readGroups(days)).filter(
        (group) => isDismissed(group) === (show === 'dismissed'),
      );
      const articles = await findArticles(listed.flatMap(({ keys }) => keys));
      return listed.flatMap(({ keys, otherQueries, ...group }) => {
        const article = articles.find(({ gapQueryKeys }) => gapQueryKeys.some((key) => keys.includes(key)));
        const isLive = article?.liveVersion != null;
        const isClosed = isLive && group.lastSearchedAt <= (article.lastPublishedAt ?? '');
        if (isClosed) return [];
        const created = article ? { id: article.id, title: article.title, state: article.state } : null;
        return [{ ...group, otherQueries: [...otherQueries], article: created }];
      });
    },
    /** Returns the id of the article that was last changed of those created from a wording of this group; null without one. */
    findArticleId: async ({ keys }: Pick<QueryGroup, 'keys'>): Promise<string | null> =>
      (await findArticles(keys))[0]?.id ?? null,
    /** Returns the ids of the dismissals that contain a wording of this group. */
    findDismissals: async ({ keys }: Pick<QueryGroup, 'keys'>): Promise<string[]> => {
      const rows = await sql<{ id: string }>('select id from dismissed_gaps where keys ?| $1::text[]', [
        keys,
      ]);
      return rows.map(({ id }) => id);
    },
    /** Returns the group of a gap id, whichever of its wordings was the most frequent when it was shown. */
    findGroup: async (id: string): Promise<QueryGroup | null> => {
      const groups = await readGroups(90);
      return groups.find(({ keys }) => keys.includes(id)) ?? null;
    },
    /** Returns the articles that were created from gaps, newest first, with their searches before and after publication. */
    listClosed: async ({
      days,
      limit,
      offset,
    }: {
      days: number;
      limit: number;
      offset: number;
    }): Promise<{ gaps: ClosedGap[]; total: number }> => {
      const rows = await sql<GapArticleRow>(
        `${articlesFromGaps} order by updated_at desc, id limit $1 offset $2`,
        [limit, offset],
      );
      const [all] = await sql<{ total: number }>(
        'select count(*) as total from articles where gap_id is not null',
      );
      const gaps = await Promise.all(rows.map((row) => readEffect(sql, row, days)));
      return { gaps, total: all?.total ?? 0 };
    },
  };
}

async function readEffect(
  sql: Sql,
  { id: articleId, title, state, gapQueryKeys, publishedAt }: GapArticleRow,
  days: number,
): Promise<ClosedGap> {
  const closed = { articleId, title, state, publishedAt };
  if (publishedAt === null) return { ...closed, before: null, after: null };
  const spans = await sql<Omit<NonNullable<ClosedGap['before']>, 'answerRate'>>(effectQuery, [
    JSON.stringify(gapQueryKeys),
    articleId,
    publishedAt,
    days,
  ]);
  const [before = null, after = null] = spans.map((span) =>
    Object.assign(span, { answerRate: span.searches > 0 ? span.searchesWithAnswer / span.searches : null }),
  );
  return { ...closed, before, after };
}

const unanswered = `
  select query, min(query_key) as key, array_agg(distinct visitor_key) as visitors, count(*) as searches,
         min(searched_at) as "firstSearchedAt", max(searched_at) as "lastSearchedAt"
  from counted_searches
  where not has_answer and searched_at > now() - make_interval(days => $1) and query <> ''
  group by query
  order by count(distinct visitor_key) desc, count(*) desc
  limit $2`;

const articlesFromGaps = `
  select ${selectList(ArticleRow, { only: ['id', 'title', 'state', 'liveVersion', 'gapQueryKeys', 'publishedAt', 'lastPublishedAt'] })}
  from articles where gap_id is not null`;

const articlesOfKeysQuery = `${articlesFromGaps} and gap_query_keys ?| $1::text[] order by updated_at desc, id`;

/** Returns two rows: the days before the article was published and those after. */
const effectQuery = `
  with spans (at, "from", "to") as (
    values (1, $3::timestamptz - make_interval(days => $4), $3::timestamptz),
           (2, $3::timestamptz, least(now(), $3::timestamptz + make_interval(days => $4)))
  )
  select spans."from", spans."to", count(s.id) as searches, count(distinct s.visitor_key) as visitors,
         count(*) filter (where s.has_answer) as "searchesWithAnswer",
         count(*) filter (where s.clicked) as "clickedAnyResult",
         count(*) filter (where exists (
           select from search_clicks c where c.search_id = s.id and c.document_id = $2)) as "clickedThisArticle"
  from spans left join counted_searches s
    on s.query_pseudonym in (select jsonb_array_elements_text($1::jsonb))
    and s.searched_at >= spans."from" and s.searched_at < spans."to"
  group by spans.at, spans."from", spans."to"
  order by spans.at`;
