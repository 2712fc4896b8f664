import { unreachable } from '@aera/event-store/decider';
import { rowProjection } from '@aera/event-store';
import { documentStream } from '../documents/document-stream.ts';
import type { DocumentEvent } from '../documents/document.ts';

/** An article as stewards find it in lists. */
export interface ArticleRow {
  readonly id: string;
  readonly title: string;
  readonly category: string;
  readonly state: 'draft' | 'published' | 'changed' | 'withdrawn';
  readonly version: number;
  readonly liveVersion: number | null;
  readonly updatedAt: string;
  /** When readers saw it first. */
  readonly publishedAt: string | null;
  readonly gapId: string | null;
  readonly gapQuery: string | null;
  readonly gapKeys: readonly string[] | null;
}

const noGap = { gapId: null, gapQuery: null, gapKeys: null };

/** Null for what is no article. */
export function projectArticle(row: ArticleRow | null, { type, data }: DocumentEvent): ArticleRow | null {
  switch (type) {
    case 'ArticlePublished': {
      const { documentId: id, title, category, publishedAt } = data;
      const live = { state: 'published', version: 1, liveVersion: 1 } as const;
      return { id, title, category, ...live, updatedAt: publishedAt, publishedAt, ...noGap };
    }
    case 'ArticleBegun': {
      const { documentId: id, title, category, gap, begunAt } = data;
      const from = gap ? { gapId: gap.id, gapQuery: gap.query, gapKeys: gap.keys } : noGap;
      const unseen = { state: 'draft', version: 1, liveVersion: null, publishedAt: null } as const;
      return { id, title, category, ...unseen, updatedAt: begunAt, ...from };
    }
    case 'ArticleRevised': {
      const { title, category, version, revisedAt } = data;
      const state = row?.liveVersion ? 'changed' : (row?.state ?? 'draft');
      return row && { ...row, title, category, version, state, updatedAt: revisedAt };
    }
    case 'ArticleReleased': {
      const { title, category, version, releasedAt } = data;
      const publishedAt = row?.publishedAt ?? releasedAt;
      const live = { state: 'published', version, liveVersion: version } as const;
      return row && { ...row, title, category, ...live, publishedAt, updatedAt: releasedAt };
    }
    case 'ArticleWithdrawn':
      return row && { ...row, state: 'withdrawn', liveVersion: null, updatedAt: data.withdrawnAt };
    case 'AnswerPublished':
    case 'AnswerRemoved':
    case 'PagePublished':
    case 'PageRemoved':
      return row;
    default:
      return unreachable(type);
  }
}

export const articlesProjection = rowProjection<typeof documentStream, ArticleRow>({
  streams: [documentStream],
  name: 'articles',
  table: 'articles',
  key: ({ type, data }) => (type.startsWith('Article') ? data.documentId : null),
  columns: {
    id: 'text',
    title: 'text',
    category: 'text',
    state: 'text',
    version: 'int',
    liveVersion: 'int',
    updatedAt: 'timestamptz',
    publishedAt: 'timestamptz',
    gapId: 'text',
    gapQuery: 'text',
    gapKeys: 'jsonb',
  },
  project: projectArticle,
});
