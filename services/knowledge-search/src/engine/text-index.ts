import type { Query } from 'minisearch';
import { titleKey } from '../text/title-key.ts';
import { termsOf } from '../text/tokens.ts';
import { CountingIndex } from './counting-index.ts';
import type { QueryTerm, SearchQuery } from './search-query.ts';
import { shortenings } from './shortenings.ts';

/** No word holds the sign, so the key of a title never meets a term. */
const keyTerm = (key: string): string => `=${key}`;

/** The texts: title (twice) and content in one field, and the key of the title beside it. */
export class TextIndex extends CountingIndex {
  constructor() {
    super({
      fields: ['text', 'key'],
      extractField: (document, field) => {
        if (field === 'text') return `${document.title}\n${document.title}\n${document.content}`;
        return field === 'key' ? keyTerm(titleKey(document.title) ?? '') : document.id;
      },
      tokenize: (text, field) => (field === 'key' ? [text] : termsOf(text)),
      processTerm: (term) => term,
      searchOptions: {
        tokenize: (term) => [term],
        combineWith: 'OR',
        bm25: { k: 1.2, b: 0.75, d: 0 },
        weights: { fuzzy: 0.6, prefix: 0.4 },
      },
    });
  }

  queryOf({ terms, titleKey }: SearchQuery): Query {
    const telling = this.telling(terms);
    const queries = telling.flatMap(({ term, word, typing }) => {
      if (!typing) return this.lookup(term, false);
      const begun = [...new Set([term, word])].flatMap((start) => this.lookup(start, true));
      if (this.begins(word)) return begun;
      return begun.concat(shortenings(word).find((start) => this.frequency(start) > 0) ?? []);
    });
    queries.push(...telling.flatMap(({ related }) => related).filter((term) => this.frequency(term) > 0));
    return { combineWith: 'OR', queries: titleKey ? [...queries, keyTerm(titleKey)] : queries };
  }

  /**
   * Without the terms that too many documents hold to tell a candidate by them: they cost most of a long question's
   * time. The rarest one stays in any case, and `judge` counts them all.
   */
  private telling(terms: readonly QueryTerm[]): QueryTerm[] {
    const common = Math.max(1_000, this.documentCount / 20);
    const rarest = Math.min(...terms.map(({ term }) => this.frequency(term)));
    return terms.filter(({ term }) => this.frequency(term) <= Math.max(common, rarest));
  }
}
