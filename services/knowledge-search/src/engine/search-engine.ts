import { listBuiltInSynonyms } from '../text-analysis/built-in-synonyms.ts';
import { toTitleKey } from '../text-analysis/keys.ts';
import { tokenize, findIncompleteToken } from '../text-analysis/tokens.ts';

/** A searchable document. */
export interface KnowledgeDocument {
  readonly id: string;
  readonly kind: 'article' | 'answer' | 'page';
  readonly title: string;
  /** Plain text. */
  readonly content: string;
  readonly category: string | null;
  /** Path of the page with more information. */
  readonly sourcePage: string | null;
  /** ISO 8601. */
  readonly publishedAt: string;
}

/** An analyzed query. */
export interface SearchQuery {
  /** Distinct terms in order, without stop words. */
  readonly terms: readonly QueryTerm[];
  /** Key of a document whose title equals the query. */
  readonly titleKey: string | null;
}

export interface QueryTerm {
  readonly term: string;
  /** Folded word of the term. */
  readonly word: string;
  /** True for a last word that may be incomplete. */
  readonly typing: boolean;
  /** Synonyms, such as `death` for `die`. */
  readonly related: readonly string[];
}

/** Further terms would cost time without improving the result. */
const maxTerms = 32;

export function analyzeQuery(text: string): SearchQuery {
  const tokens = tokenize(text);
  const typed = findIncompleteToken(text, tokens);
  const terms = new Map<string, QueryTerm>();
  for (const token of tokens) {
    const { term, word } = token;
    if (term === null || terms.size >= maxTerms) continue;
    terms.set(term, { term, word, typing: token === typed, related: listBuiltInSynonyms(term) });
  }
  return { terms: [...terms.values()], titleKey: toTitleKey(text) };
}

/** Comparing further unknown words with every word of the candidates would let a few long queries occupy the service. */
const maxMisspelledTerms = 8;

/** Returns the terms that are matched with typos: the first ones that no document contains. */
export const listMisspelledTerms = (
  terms: readonly QueryTerm[],
  frequency: (term: string) => number,
): ReadonlySet<QueryTerm> =>
  new Set(terms.filter(({ term }) => frequency(term) === 0).slice(0, maxMisspelledTerms));

/** Number of documents with each of the requested terms. */
export interface DocumentFrequencies {
  /** Documents in the index. */
  readonly total: number;
  readonly of: ReadonlyMap<string, number>;
}

/** Documents to rank, most likely first, and the frequencies of the query's terms. */
interface Candidates {
  readonly documents: readonly KnowledgeDocument[];
  readonly frequencies: DocumentFrequencies;
}

/** Reads an index. @throws EngineUnavailable */
export interface IndexReader {
  /** Returns candidates with any word of the query. Unknown words are matched with typos, an incomplete word as a prefix. */
  search(query: SearchQuery, limit: number): Promise<Candidates>;
  frequencies(terms: readonly string[]): Promise<DocumentFrequencies>;
  /** Returns the documents of these ids, in this order, without unknown ids. */
  documents(ids: readonly string[]): Promise<KnowledgeDocument[]>;
  /** Returns distinct titles with every word of `text`, the last one as a prefix, unknown ones with typos. */
  suggest(text: string, limit: number): Promise<string[]>;
}

/** Writes to an index. */
export interface IndexWriter {
  /** Adds documents or replaces those with the same id. Resolves once the engine has them durably or in memory. */
  index(documents: readonly KnowledgeDocument[]): Promise<void>;
  /** Removes documents; ignores unknown ids. */
  remove(ids: readonly string[]): Promise<void>;
}

/**
 * The full-text index of knowledge search. An engine finds candidates and counts terms. `scoreDocument` ranks them by their text, so every
 * engine gives the same results.
 */
export interface SearchEngine extends IndexReader, IndexWriter {
  readonly name: string;
  /** Resolves once everything written is searchable. @throws Error if a write failed */
  waitUntilIndexed(): Promise<void>;
  /** Returns the indexed position of the log; null if the index must be rebuilt: it is empty or of another analyzer version. */
  position(): Promise<string | null>;
  /** Stores a position after its documents, so that it is never ahead of them, even after a crash. */
  saveCheckpoint(position: string): Promise<void>;
  /**
   * Fills an empty index beside the live one and swaps them after `fill`. Until then, or if `fill` fails, searches use the old one. The
   * caller does not write to the live index meanwhile.
   * @param fill returns the position of the new index
   */
  rebuild(fill: (next: IndexWriter) => Promise<string>): Promise<void>;
  close(): Promise<void>;
}

/** The engine is unavailable. */
export class EngineUnavailable extends Error {
  override readonly name = 'EngineUnavailable';
}
