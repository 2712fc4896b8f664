import { type DocumentFrequencies, type IndexReader, analyzeQuery } from '../engine/search-engine.ts';
import { computeIdf } from '../engine/bm25.ts';
import { findMatches } from '../relevance/find-matches.ts';
import { scoreDocument } from '../relevance/score-document.ts';
import { type AnalyzedDocument, analyzeDocument } from '../relevance/analyze-document.ts';
import type { RankedDocument } from './to-search-result.ts';

/** Results below it share a word with the query by chance. */
const minConfidence = 0.15;

/** Articles and answers come before passages of pages. */
const weighKind = ({ document }: AnalyzedDocument): number => (document.kind === 'page' ? 0.95 : 1);

interface RankOptions {
  /** Maximum number of documents to rank. */
  readonly candidates: number;
  readonly isRequestOpen: () => boolean;
}

/** Finds and scores the candidates for one wording, unordered. Returns an empty list once the request is cancelled. */
export async function rankDocuments(
  engine: IndexReader,
  text: string,
  { candidates, isRequestOpen }: RankOptions,
): Promise<RankedDocument[]> {
  const query = analyzeQuery(text);
  if (query.titleKey === null || !isRequestOpen()) return [];
  const found = await engine.search(query, candidates);
  if (!isRequestOpen()) return [];
  const matchedDocuments = found.documents.map(analyzeDocument).map((analyzed) => ({
    analyzed,
    matches: findMatches(query, analyzed, found.frequencies),
  }));
  const matchedTerms = new Set(matchedDocuments.flatMap(({ matches }) => matches.map(({ term }) => term)));
  const frequencies = await withMissingFrequencies(engine, found.frequencies, matchedTerms);
  const rarity = (term: string) => computeIdf(frequencies.total, frequencies.of.get(term) ?? 0);
  return matchedDocuments
    .map(({ analyzed, matches }) => ({
      analyzed,
      matches,
      rarity,
      confidence: weighKind(analyzed) * scoreDocument(query, analyzed, matches, frequencies),
      pinned: false,
    }))
    .filter(({ confidence }) => confidence >= minConfidence);
}

/** Returns a pinned document with full confidence. */
export const toPinnedResult = (
  analyzed: AnalyzedDocument,
  ranked: RankedDocument | undefined,
): RankedDocument => ({
  matches: [],
  rarity: () => 1,
  ...ranked,
  analyzed,
  confidence: 1,
  pinned: true,
});

/** Adds the frequencies of matched terms that are not in the query, because of typos and prefixes. */
async function withMissingFrequencies(
  engine: IndexReader,
  known: DocumentFrequencies,
  terms: ReadonlySet<string>,
): Promise<DocumentFrequencies> {
  const missing = [...terms].filter((term) => !known.of.has(term));
  if (missing.length === 0) return known;
  const more = await engine.frequencies(missing);
  return { total: known.total, of: new Map([...known.of, ...more.of]) };
}
