import { MeilisearchApiError, type Settings } from 'meilisearch';
import { titleKey } from '../text-analysis/keys.ts';
import { termsOf } from '../text-analysis/tokens.ts';
import type { KnowledgeDocument } from './search-engine.ts';

/** Increase it when `src/text-analysis` or an engine's settings change: a persistent index is then rebuilt. */
export const analyzerVersion = 1;

/** Answers a value in place of the server's error of one code. */
export const fallbackOnError =
  <T>(code: string, value: T) =>
  (error: unknown): T => {
    if (error instanceof MeilisearchApiError && error.cause?.code === code) return value;
    throw error;
  };

/** An index learns its fields from its first document; until then it can be asked for none of them. */
export const whileEmpty = <T>(value: T) => fallbackOnError('invalid_search_attributes_to_search_on', value);

/**
 * A document as Meilisearch holds it. It knows no stemming, so it gets the terms of this service's own analysis in a
 * field of their own and is asked for terms; of the words as written only titles are indexed, for suggestions.
 */
interface IndexedDocument extends KnowledgeDocument {
  /** The client asks it of a document. */
  readonly [field: string]: unknown;
  readonly titleKey: string | null;
  /** Those of the title first: the `attribute` rule prefers what stands near the beginning. */
  readonly terms: string;
}

export const indexedDocument = (document: KnowledgeDocument): IndexedDocument => ({
  ...document,
  titleKey: titleKey(document.title),
  terms: [...termsOf(document.title), ...termsOf(document.content)].join(' '),
});

/** The fields of a document that go in and out unchanged. */
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
 * Everything that differs between versions is said, the ranking rules above all: their default changed after 1.21.
 * Terms are asked for one by one, so how near they stand to each other, the dearest part of indexing, is left out.
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
