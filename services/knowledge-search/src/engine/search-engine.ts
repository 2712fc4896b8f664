import { builtInSynonyms } from '../text-analysis/built-in-synonyms.ts';
import { titleKey } from '../text-analysis/keys.ts';
import { tokenize, incompleteToken } from '../text-analysis/tokens.ts';

/** One thing that can be found, as it is indexed and shown. */
export interface KnowledgeDocument {
  readonly id: string;
  readonly kind: 'article' | 'answer' | 'page';
  readonly title: string;
  /** Plain text. */
  readonly content: string;
  readonly category: string | null;
  /** Path of the page of the site that says more. */
  readonly sourcePage: string | null;
  /** ISO 8601. */
  readonly publishedAt: string;
}

/** A query in the words that engines and relevance work with. */
export interface SearchQuery {
  /** What the index is asked for, each once, in order; stop words left out. */
  readonly terms: readonly QueryTerm[];
  /** The key of a document whose title is this very query. */
  readonly titleKey: string | null;
}

export interface QueryTerm {
  readonly term: string;
  /** The folded word it came from. */
  readonly word: string;
  /** True for the last word when the text ends inside it: it may be the beginning of a longer one. */
  readonly typing: boolean;
  /** Terms that may stand in its place, such as `death` for `die`. */
  readonly related: readonly string[];
}

/** Words past this many say nothing new about a question and would only cost time. */
const maxTerms = 32;

export function searchQuery(text: string): SearchQuery {
  const words = tokenize(text);
  const typed = incompleteToken(text, words);
  const terms = new Map<string, QueryTerm>();
  for (const token of words) {
    const { term, word } = token;
    if (term === null || terms.size >= maxTerms) continue;
    terms.set(term, { term, word, typing: token === typed, related: builtInSynonyms(term) });
  }
  return { terms: [...terms.values()], titleKey: titleKey(text) };
}

/** How many documents hold each of some terms. Terms that none holds count 0. */
export interface DocumentFrequencies {
  /** Documents in the index. */
  readonly total: number;
  readonly of: ReadonlyMap<string, number>;
}

/** What an engine found: documents worth judging, the likeliest first, and the frequencies of the query's terms. */
interface Candidates {
  readonly documents: readonly KnowledgeDocument[];
  readonly frequencies: DocumentFrequencies;
}

/** Reads an index. @throws EngineUnavailable */
export interface IndexReader {
  /** Candidates by any word of the query: unknown words may hold typos, the word being typed may be unfinished. */
  search(query: SearchQuery, limit: number): Promise<Candidates>;
  frequencies(terms: readonly string[]): Promise<DocumentFrequencies>;
  /** The documents of these ids, in their order; none for an id that is not there. */
  documents(ids: readonly string[]): Promise<KnowledgeDocument[]>;
  /** Titles that hold every word of `text`, the last one as a prefix, unknown ones with typos; each once. */
  suggest(text: string, limit: number): Promise<string[]>;
}

/** Fills an index. */
export interface IndexWriter {
  /** Adds documents, or replaces those of the same id. Resolves once the engine holds them durably or in memory. */
  index(documents: readonly KnowledgeDocument[]): Promise<void>;
  /** Takes documents out; ids that are not there are no error. */
  remove(ids: readonly string[]): Promise<void>;
}

/**
 * The full-text index behind knowledge search. An engine finds candidates and counts; how well a document answers, and
 * how sure that is, is decided by `scoreDocument` from the text itself, so that every engine gives the same answers in kind.
 */
export interface SearchEngine extends IndexReader, IndexWriter {
  readonly name: string;
  /** Resolves once everything written is found. @throws when the engine could not take something in */
  settled(): Promise<void>;
  /** How far into the log the index has come; null when it is empty or was made by another analysis: rebuild it. */
  position(): Promise<string | null>;
  /** Keeps a position beside what is indexed, after it: never ahead of it, whatever crashes. */
  saveCheckpoint(position: string): Promise<void>;
  /**
   * Fills an empty index beside the live one and swaps it in when `fill` is done; searches go on in the old one until
   * then, and stay there when `fill` fails. Writes to the live index must wait meanwhile.
   * @param fill answers the position that the new index has come to
   */
  rebuild(fill: (next: IndexWriter) => Promise<string>): Promise<void>;
  close(): Promise<void>;
}

/** The engine cannot be reached just now. */
export class EngineUnavailable extends Error {
  override readonly name = 'EngineUnavailable';
}
