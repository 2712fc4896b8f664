import type { Query } from 'minisearch';
import { wordsOf } from '../text/tokens.ts';
import { typedToken } from '../text/typing.ts';
import { CountingIndex } from './counting-index.ts';

/** Titles word by word, unstemmed: what is being typed is compared with what is written. */
export class TitleIndex extends CountingIndex {
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
    const typed = typedToken(text);
    const queries = words.map((word, at) => {
      const typing = typed !== undefined && at === words.length - 1;
      return { combineWith: 'OR' as const, queries: this.lookup(word, typing) };
    });
    return { combineWith: 'AND', queries };
  }
}
