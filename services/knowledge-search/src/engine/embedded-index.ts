import MiniSearch, { type Query, type QueryCombination } from 'minisearch';
import { typosAllowed } from '../text/edit-distance.ts';
import { titleKey } from '../text/title-key.ts';
import { termsOf, wordsOf } from '../text/tokens.ts';
import { typedToken } from '../text/typing.ts';
import type { KnowledgeDocument } from './knowledge-document.ts';
import type { SearchQuery } from './search-query.ts';
import { shortenings } from './shortenings.ts';

/** MiniSearch that also tells how many documents hold a term (in the first field). */
class CountingIndex extends MiniSearch<KnowledgeDocument> {
  frequency(term: string): number {
    const { _index: fieldsByTerm } = this;
    return fieldsByTerm.get(term)?.get(0)?.size ?? 0;
  }

  /**
   * How MiniSearch looks up a term or word. Only one that nobody uses may be a typo; MiniSearch counts two swapped
   * letters as two mistakes, so it is allowed one more than `judge` accepts.
   */
  lookup(term: string, typing: boolean): QueryCombination {
    const typos = this.frequency(term) > 0 ? 0 : typosAllowed(term.length);
    return { queries: [term], prefix: typing, fuzzy: typos && typos + 1 };
  }
}

const asIs = (text: string): string => text;
const whole = (text: string): string[] => [text];
/** No word holds the sign, so the key of a title never meets a term. */
const keyTerm = (title: string): string => `=${titleKey(title) ?? ''}`;

/** The texts: title (twice) and content in one field, and the key of the title beside it. */
export class TextIndex extends CountingIndex {
  constructor() {
    super({
      fields: ['text', 'key'],
      extractField: (document, field) => {
        if (field === 'text') return `${document.title}\n${document.title}\n${document.content}`;
        return field === 'key' ? keyTerm(document.title) : document.id;
      },
      tokenize: (text, field) => (field === 'key' ? [text] : termsOf(text)),
      processTerm: asIs,
      searchOptions: {
        tokenize: whole,
        combineWith: 'OR',
        bm25: { k: 1.2, b: 0.75, d: 0 },
        weights: { fuzzy: 0.6, prefix: 0.4 },
      },
    });
  }

  queryOf({ terms, titleKey }: SearchQuery): Query {
    const queries = terms.flatMap(({ term, word, typing }): Query[] => {
      if (!typing) return [this.lookup(term, false)];
      const shorter = shortenings(word).find((start) => this.frequency(start) > 0);
      return [...new Set([term, word])].map((start) => this.lookup(start, true)).concat(shorter ?? []);
    });
    return { combineWith: 'OR', queries: titleKey ? [...queries, `=${titleKey}`] : queries };
  }
}

/** Titles word by word, unstemmed: what is being typed is compared with what is written. */
export class TitleIndex extends CountingIndex {
  constructor() {
    super({ fields: ['title'], tokenize: wordsOf, processTerm: asIs, searchOptions: { tokenize: whole } });
  }

  queryOf(text: string): Query {
    const words = wordsOf(text);
    const typed = typedToken(text);
    const queries = words.map((word, at) =>
      this.lookup(word, typed !== undefined && at === words.length - 1),
    );
    return { combineWith: 'AND', queries };
  }
}
