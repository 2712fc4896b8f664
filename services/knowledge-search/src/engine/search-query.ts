import { relatedTerms } from '../text/related-words.ts';
import { titleKey } from '../text/title-key.ts';
import { tokens } from '../text/tokens.ts';
import { typedToken } from '../text/typing.ts';

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
const mostTerms = 32;

export function searchQuery(text: string): SearchQuery {
  const words = tokens(text);
  const typed = typedToken(text, words);
  const terms = new Map<string, QueryTerm>();
  for (const token of words) {
    const { term, word } = token;
    if (term === null || terms.size >= mostTerms) continue;
    terms.set(term, { term, word, typing: token === typed, related: relatedTerms(term) });
  }
  return { terms: [...terms.values()], titleKey: titleKey(text) };
}
