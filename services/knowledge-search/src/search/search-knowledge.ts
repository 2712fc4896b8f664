import type { SearchResult } from '@aera/contracts';
import type { Frequencies, IndexReader } from '../engine/search-engine.ts';
import { searchQuery } from '../engine/search-query.ts';
import { idf } from '../relevance/bm25.ts';
import { answerConfidence } from '../relevance/confidence.ts';
import { findMatches } from '../relevance/find-matches.ts';
import { judge } from '../relevance/judge.ts';
import { readDocument } from '../relevance/read-document.ts';
import { resultOf } from './result-of.ts';

export interface SearchResponse {
  results: SearchResult[];
  /** True when the first result is likely to answer the question. */
  hasAnswer: boolean;
}

/** Documents an engine is asked for, and results at the very most. */
const candidates = 30;
const mostResults = 10;
/** Below this a result shares a word with the query by chance. */
const leastConfidence = 0.15;

/** Finds candidates, reads them, and judges them. An empty query has no results and no answer. */
export async function searchKnowledge(engine: IndexReader, text: string): Promise<SearchResponse> {
  const query = searchQuery(text);
  if (query.titleKey === null) return { results: [], hasAnswer: false };
  const found = await engine.search(query, candidates);
  const read = found.documents.map(readDocument).map((read) => ({
    read,
    matches: findMatches(query, read, found.frequencies),
  }));
  const matched = new Set(read.flatMap(({ matches }) => matches.map(({ term }) => term)));
  const frequencies = await completed(engine, found.frequencies, matched);
  const results = read
    .map(({ read, matches }) => ({ read, matches, confidence: judge(query, read, matches, frequencies) }))
    .filter(({ confidence }) => confidence >= leastConfidence)
    .sort((a, b) => b.confidence - a.confidence)
    .slice(0, mostResults)
    .map((each) => resultOf(each, (term) => idf(frequencies.total, frequencies.of.get(term) ?? 0)));
  return { results, hasAnswer: (results[0]?.confidence ?? 0) >= answerConfidence };
}

/** The engine told the frequencies of the query's own terms; misspelt and unfinished ones matched others. */
async function completed(
  engine: IndexReader,
  known: Frequencies,
  terms: ReadonlySet<string>,
): Promise<Frequencies> {
  const missing = [...terms].filter((term) => !known.of.has(term));
  if (missing.length === 0) return known;
  const more = await engine.frequencies(missing);
  return { total: known.total, of: new Map([...known.of, ...more.of]) };
}
