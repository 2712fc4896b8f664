import { MeilisearchApiError, type Settings } from 'meilisearch';
import { toTitleKey } from '../text-analysis/keys.ts';
import { listTerms } from '../text-analysis/tokens.ts';
import type { KnowledgeDocument } from './search-engine.ts';

/** Increase it when `src/text-analysis` or the index settings change, so that persistent indexes are rebuilt. */
export const analyzerVersion = 1;

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof MeilisearchApiError && error.cause?.code === code;

export const isIndexMissing = (error: unknown): boolean => hasCode(error, 'index_not_found');

/** Returns a value instead of throwing the server's error with this code. */
export const returnOnError =
  <T>(code: string, value: T) =>
  (error: unknown): T => {
    if (hasCode(error, code)) return value;
    throw error;
  };

/** An index without documents has no fields and rejects queries on them. */
export const returnWhileEmpty = <T>(value: T) =>
  returnOnError('invalid_search_attributes_to_search_on', value);

/**
 * A document in Meilisearch, which has no stemming. Queries search the field `terms` with the terms of this service's analyzer. Of the
 * unstemmed text, only titles are indexed, for suggestions.
 */
interface IndexedDocument extends KnowledgeDocument {
  /** Required by the client. */
  readonly [field: string]: unknown;
  readonly titleKey: string | null;
  /** Terms of the title come first, because the `attribute` rule prefers early positions. */
  readonly terms: string;
}

export const toIndexedDocument = (document: KnowledgeDocument): IndexedDocument => ({
  ...document,
  titleKey: toTitleKey(document.title),
  terms: [...listTerms(document.title), ...listTerms(document.content)].join(' '),
});

/** Fields that are stored and returned unchanged. */
export const documentFields = [
  'id',
  'kind',
  'title',
  'content',
  'category',
  'sourcePage',
  'publishedAt',
] as const;

/**
 * States every setting that differs between versions; the default ranking rules changed after 1.21. Terms are queried one by one, so the
 * index has no word proximity, which is the most expensive part of indexing.
 */
export const indexSettings: Settings = {
  searchableAttributes: ['terms', 'title'],
  filterableAttributes: ['titleKey'],
  rankingRules: ['words', 'typo', 'attribute', 'exactness'],
  proximityPrecision: 'byAttribute',
  facetSearch: false,
  stopWords: [],
  typoTolerance: { enabled: true, minWordSizeForTypos: { oneTypo: 4, twoTypos: 8 } },
};
