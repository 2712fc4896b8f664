import { unreachable } from '@aera/event-store/decider';
import { defineTable, type RowOf, defineRowProjection } from '@aera/event-store';
import { documentStream } from '../documents/document-stream.ts';
import type { DocumentEvent } from '../documents/document.ts';

/** Row of an article in the stewards' list. */
export const ArticleRow = defineTable('articles', (p) => ({
  id: p.text().primary(),
  title: p.text(),
  category: p.text(),
  state: p.text().$type<'draft' | 'published' | 'changed' | 'unpublished'>(),
  version: p.integer(),
  liveVersion: p.integer().nullable(),
  updatedAt: p.instant(),
  /** First publication. */
  publishedAt: p.instant().nullable(),
  lastPublishedAt: p.instant().nullable(),
  gapId: p.text().nullable(),
  gapQueryKeys: p.json<readonly string[]>().nullable(),
}));
export type ArticleRow = RowOf<typeof ArticleRow>;

const noGap = { gapId: null, gapQueryKeys: null };

/** Returns null for other documents. */
export function projectArticle(row: ArticleRow | null, { type, data }: DocumentEvent): ArticleRow | null {
  switch (type) {
    case 'ArticleSeeded': {
      const { documentId: id, title, category, publishedAt } = data;
      const live = { state: 'published', version: 1, liveVersion: 1 } as const;
      const timestamps = { updatedAt: publishedAt, publishedAt, lastPublishedAt: publishedAt };
      return { id, title, category, ...live, ...timestamps, ...noGap };
    }
    case 'ArticleCreated': {
      const { documentId: id, title, category, gap, createdAt } = data;
      const gapFields = gap ? { gapId: gap.id, gapQueryKeys: gap.keys } : noGap;
      const draft = { state: 'draft', version: 1, liveVersion: null } as const;
      const timestamps = { updatedAt: createdAt, publishedAt: null, lastPublishedAt: null };
      return { id, title, category, ...draft, ...timestamps, ...gapFields };
    }
    case 'ArticleRevised': {
      const { title, category, version, revisedAt } = data;
      const state = row?.liveVersion ? 'changed' : (row?.state ?? 'draft');
      return row && { ...row, title, category, version, state, updatedAt: revisedAt };
    }
    case 'ArticlePublished': {
      const { title, category, version, publishedAt: updatedAt } = data;
      const publishedAt = row?.publishedAt ?? updatedAt;
      const live = { state: 'published', version, liveVersion: version } as const;
      return row && { ...row, title, category, ...live, publishedAt, lastPublishedAt: updatedAt, updatedAt };
    }
    case 'ArticleUnpublished':
      return row && { ...row, state: 'unpublished', liveVersion: null, updatedAt: data.unpublishedAt };
    case 'AnswerPublished':
    case 'AnswerUnpublished':
    case 'PagePublished':
    case 'PageUnpublished':
      return row;
    default:
      return unreachable(type);
  }
}

export const articlesProjection = defineRowProjection({
  streams: [documentStream],
  name: 'articles',
  entity: ArticleRow,
  key: ({ type, data }) => (type.startsWith('Article') ? data.documentId : null),
  project: projectArticle,
});
