import type { Query } from 'minisearch';
import { findIncompleteToken, listWords } from '../text-analysis/tokens.ts';
import { VocabularyIndex } from './text-index.ts';

/** Index of the unstemmed words of titles, for suggestions while typing. */
export class TitleIndex extends VocabularyIndex {
  constructor() {
    super({
      fields: ['title'],
      tokenize: listWords,
      processTerm: (word) => word,
      searchOptions: { tokenize: (word) => [word] },
    });
  }

  toQuery(text: string): Query {
    const words = listWords(text);
    const typed = findIncompleteToken(text);
    const queries = words.map((word, index) => {
      const typing = typed !== undefined && index === words.length - 1;
      return { combineWith: 'OR' as const, queries: this.lookup(word, typing) };
    });
    return { combineWith: 'AND', queries };
  }
}

/** Maximum query length of the search route. */
const maxTitleLength = 200;

/** Returns distinct titles, those that start with the typed text first. */
export function rankTitleSuggestions(titles: Iterable<string>, typed: string, limit: number): string[] {
  const beginning = listWords(typed).join(' ');
  const begins = (title: string) => listWords(title).join(' ').startsWith(beginning);
  const shown = [...new Set(titles)].filter((title) => title.length <= maxTitleLength);
  const [first, rest] = [shown.filter(begins), shown.filter((title) => !begins(title))];
  return [...first, ...rest].slice(0, limit);
}
