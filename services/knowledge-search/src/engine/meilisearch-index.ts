import type { Settings } from 'meilisearch';
import { titleKey } from '../text/title-key.ts';
import { termsOf } from '../text/tokens.ts';
import type { KnowledgeDocument } from './knowledge-document.ts';

/**
 * A document as Meilisearch holds it. It knows no stemming, so it gets the terms of this service's own analysis in a
 * field of their own and is asked for terms; of the words as written only titles are indexed, for suggestions.
 */
export interface IndexedDocument extends KnowledgeDocument {
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
