import type { Query } from 'minisearch';
import { incompleteToken, wordsOf } from '../text-analysis/tokens.ts';
import { VocabularyIndex } from './text-index.ts';

/** Titles word by word, unstemmed: what is being typed is compared with what is written. */
export class TitleIndex extends VocabularyIndex {
  constructor() {
    super({
      fields: ['title'],
      tokenize: wordsOf,
      processTerm: (word) => word,
      searchOptions: { tokenize: (word) => [word] },
    });
  }

  queryOf(text: string): Query {
    const words = wordsOf(text);
    const typed = incompleteToken(text);
    const queries = words.map((word, at) => {
      const typing = typed !== undefined && at === words.length - 1;
      return { combineWith: 'OR' as const, queries: this.lookup(word, typing) };
    });
    return { combineWith: 'AND', queries };
  }
}

/** A title longer than this is a story, not something to pick from a list (and more than the route takes back). */
const longest = 200;

/** Found titles as a list of suggestions: each once, those that begin with what was typed first. */
export function rankTitleSuggestions(titles: Iterable<string>, typed: string, limit: number): string[] {
  const beginning = wordsOf(typed).join(' ');
  const begins = (title: string) => wordsOf(title).join(' ').startsWith(beginning);
  const shown = [...new Set(titles)].filter((title) => title.length <= longest);
  const [first, rest] = [shown.filter(begins), shown.filter((title) => !begins(title))];
  return [...first, ...rest].slice(0, limit);
}
