import {
  type DocumentFrequencies,
  listMisspelledTerms,
  type QueryTerm,
  type SearchQuery,
} from '../engine/search-engine.ts';
import { computeTermSimilarity } from './term-similarity.ts';
import type { AnalyzedDocument } from './analyze-document.ts';

/** A term of the document that matches a term of the query. */
export interface Match {
  readonly wanted: QueryTerm;
  readonly term: string;
  /** Similarity above 0; 1 for the same term. */
  readonly fit: number;
  readonly occurrences: number;
}

/** Finds the matching terms of a document; several per query term if that is misspelled or incomplete. */
export function findMatches(
  query: SearchQuery,
  analyzed: AnalyzedDocument,
  { of }: DocumentFrequencies,
): Match[] {
  const misspelled = listMisspelledTerms(query.terms, (term) => of.get(term) ?? 0);
  return query.terms.flatMap((wanted) => {
    const found = new Map<string, Match>();
    for (const { token, occurrences } of analyzed.words.values()) {
      const { term } = token;
      const closeness = computeTermSimilarity(wanted, token, misspelled.has(wanted));
      if (term === null || closeness === 0) continue;
      const before = found.get(term);
      const all = occurrences + (before?.occurrences ?? 0);
      found.set(term, { wanted, term, fit: Math.max(closeness, before?.fit ?? 0), occurrences: all });
    }
    // An exact match makes similar terms unnecessary.
    return found.has(wanted.term)
      ? [...found.values()].filter(({ term }) => !wanted.related.includes(term))
      : [...found.values()];
  });
}
