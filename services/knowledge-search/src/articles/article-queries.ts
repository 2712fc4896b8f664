import {
  type Article,
  articleStates,
  type ArticleSummary,
  type readArticleVersion,
  type ResponseOf,
  type StewardArticle,
} from '@aera/contracts';
import { selectList, type Sql, type StoredEvent } from '@aera/event-store';
import { fold } from '@aera/event-store/decider';
import { escapeLike } from '@aera/service-kit';
import { documentDecider } from '../documents/decide-document.ts';
import type { ArticleText, DocumentEvent } from '../documents/document.ts';
import { parseMarkdown } from '../markdown/parse-markdown.ts';
import { ArticleRow, projectArticle } from './articles-projection.ts';

type History = readonly StoredEvent<DocumentEvent>[];

const changeKinds: Partial<Record<DocumentEvent['type'], string>> = {
  ArticleSeeded: 'published',
  ArticleCreated: 'created',
  ArticleRevised: 'revised',
  ArticlePublished: 'published',
  ArticleUnpublished: 'unpublished',
};

/** Returns an article with its newest text and its history; null if the events are of another kind of document. */
export function toStewardArticle(events: History): StewardArticle | null {
  const document = fold(documentDecider, events);
  const row = events.reduce<ArticleRow | null>(projectArticle, null);
  if (document.status !== 'article' || !row) return null;
  const { gapId, gapQueryKeys: _, lastPublishedAt: __, ...summary } = row;
  const { markdown, sourcePage } = document.text;
  let { title } = row;
  const history = events.map((event) => {
    if ('title' in event.data) title = event.data.title;
    return {
      kind: changeKinds[event.type] ?? event.type,
      version: 'version' in event.data ? event.data.version : 1,
      at: event.recordedAt,
      stewardId: 'stewardId' in event.data ? event.data.stewardId : null,
      title,
    };
  });
  return {
    ...summary,
    markdown,
    sourcePage,
    blocks: parseMarkdown(markdown).blocks,
    history: history.toReversed(),
    gapId,
  };
}

/** Returns the text of one version; null if it does not exist. */
export function toArticleVersion(
  events: History,
  version: number,
): ResponseOf<typeof readArticleVersion> | null {
  for (let count = 1; count <= events.length; count += 1) {
    const document = fold(documentDecider, events.slice(0, count));
    if (document.status === 'article' && document.version === version)
      return { version, ...document.text, blocks: parseMarkdown(document.text.markdown).blocks };
  }
  return null;
}

/** Returns the published article; null while it is not published. */
export function toPublishedArticle(events: History): Article | null {
  let published: (ArticleText & { documentId: string; updatedAt: string }) | null = null;
  let publishedAt: string | null = null;
  for (const { type, data } of events) {
    if (type === 'ArticleSeeded')
      published = { ...data, markdown: data.content, updatedAt: data.publishedAt };
    if (type === 'ArticlePublished') published = { ...data, updatedAt: data.publishedAt };
    if (type === 'ArticleUnpublished') published = null;
    publishedAt ??= published?.updatedAt ?? null;
  }
  if (!published || !publishedAt) return null;
  const { documentId: id, title, category, sourcePage, markdown, updatedAt } = published;
  const { blocks } = parseMarkdown(markdown);
  return { id, title, category, sourcePage, blocks, publishedAt, updatedAt };
}

interface ArticleFilter {
  readonly state?: string | undefined;
  readonly category?: string | undefined;
  /** Part of the title. */
  readonly q?: string | undefined;
  readonly limit: number;
  readonly offset: number;
}

interface ArticleList {
  articles: ArticleSummary[];
  total: number;
  counts: Record<(typeof articleStates)[number], number>;
  categories: string[];
}

const matching = `($1::text is null or state = $1) and ($2::text is null or category = $2)
  and ($3::text is null or title ilike $3)`;

const summaryColumns = selectList(ArticleRow, {
  only: ['id', 'title', 'category', 'state', 'version', 'liveVersion', 'updatedAt', 'publishedAt'],
});

/** Returns articles for stewards, latest change first. */
export async function listArticles(sql: Sql, filter: ArticleFilter): Promise<ArticleList> {
  const { state, category, q, limit, offset } = filter;
  const searchText = q?.trim();
  const values = [state ?? null, category || null, searchText ? `%${escapeLike(searchText)}%` : null];
  const [articles, [all], states, categories] = await Promise.all([
    sql<ArticleSummary>(
      `select ${summaryColumns} from articles where ${matching} order by updated_at desc, id limit $4 offset $5`,
      [...values, limit, offset],
    ),
    sql<{ total: number }>(`select count(*) as total from articles where ${matching}`, values),
    sql<{ state: string; count: number }>('select state, count(*) as count from articles group by state'),
    sql<{ category: string }>('select distinct category from articles order by category'),
  ]);
  const readCount = (name: string) => states.find((row) => row.state === name)?.count ?? 0;
  return {
    articles,
    total: all?.total ?? 0,
    counts: Object.fromEntries(articleStates.map((name) => [name, readCount(name)])) as ArticleList['counts'],
    categories: categories.map((row) => row.category),
  };
}
