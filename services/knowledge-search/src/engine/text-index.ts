import MiniSearch, { type Query } from 'minisearch';
import { computeMaxTypos } from '../text-analysis/edit-distance.ts';
import { toTitleKey } from '../text-analysis/keys.ts';
import { listTerms } from '../text-analysis/tokens.ts';
import {
  type KnowledgeDocument,
  listMisspelledTerms,
  type QueryTerm,
  type SearchQuery,
} from './search-engine.ts';
import { listStemPrefixes, listTranspositions } from '../text-analysis/edit-distance.ts';

/** MiniSearch with lookups in its vocabulary. */
export class VocabularyIndex extends MiniSearch<KnowledgeDocument> {
  /** Returns the number of documents with a term in the first field. */
  frequency(term: string): number {
    const { _index: fieldsByTerm } = this;
    return fieldsByTerm.get(term)?.get(0)?.size ?? 0;
  }

  /** Whether a term starts with this prefix. */
  begins(start: string): boolean {
    const { _index: fieldsByTerm } = this;
    return fieldsByTerm.atPrefix(start).keys().next().done !== true;
  }

  /**
   * The query for one term. Only a term without documents is matched as a typo. MiniSearch counts two swapped letters as two edits, which
   * would widen its walk through the vocabulary too far, so swaps are looked up individually.
   */
  lookup(term: string, typing: boolean): Query[] {
    if (typing && this.begins(term)) return [{ queries: [term], prefix: true }];
    if (this.frequency(term) > 0) return [term];
    const fuzzy = computeMaxTypos(term.length);
    if (fuzzy === 0) return [];
    return [
      { queries: [term], fuzzy },
      ...listTranspositions(term).filter((swapped) => this.frequency(swapped) > 0),
    ];
  }
}

/** Words do not contain `=`, so title keys and terms do not collide. */
const toKeyTerm = (key: string): string => `=${key}`;

/** Index with title (twice) and content in one field, and the title key in another. */
export class TextIndex extends VocabularyIndex {
  constructor() {
    super({
      fields: ['text', 'key'],
      extractField: (document, field) => {
        if (field === 'text') return `${document.title}\n${document.title}\n${document.content}`;
        return field === 'key' ? toKeyTerm(toTitleKey(document.title) ?? '') : document.id;
      },
      tokenize: (text, field) => (field === 'key' ? [text] : listTerms(text)),
      processTerm: (term) => term,
      searchOptions: {
        tokenize: (term) => [term],
        combineWith: 'OR',
        bm25: { k: 1.2, b: 0.75, d: 0 },
        weights: { fuzzy: 0.6, prefix: 0.4 },
      },
    });
  }

  toQuery({ terms, titleKey }: SearchQuery): Query {
    const selectiveTerms = this.selectTerms(terms);
    const misspelled = listMisspelledTerms(selectiveTerms, (term) => this.frequency(term));
    const queries = selectiveTerms.flatMap((wanted) => {
      const { term, word, typing } = wanted;
      if (!typing) return misspelled.has(wanted) || this.frequency(term) > 0 ? this.lookup(term, false) : [];
      const begun = [...new Set([term, word])].flatMap((start) => this.lookup(start, true));
      if (this.begins(word)) return begun;
      return begun.concat(listStemPrefixes(word).find((start) => this.frequency(start) > 0) ?? []);
    });
    queries.push(
      ...selectiveTerms.flatMap(({ related }) => related).filter((term) => this.frequency(term) > 0),
    );
    return { combineWith: 'OR', queries: titleKey ? [...queries, toKeyTerm(titleKey)] : queries };
  }

  /**
   * Returns the terms without those of too many documents, which would cost most of the time of a long question. Keeps the rarest one in any
   * case; `scoreDocument` counts all terms.
   */
  private selectTerms(terms: readonly QueryTerm[]): QueryTerm[] {
    const common = Math.max(1_000, this.documentCount / 20);
    const rarest = Math.min(...terms.map(({ term }) => this.frequency(term)));
    return terms.filter(({ term }) => this.frequency(term) <= Math.max(common, rarest));
  }
}
