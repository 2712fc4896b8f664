import MiniSearch, { type Query } from 'minisearch';
import { typosAllowed } from '../text/edit-distance.ts';
import type { KnowledgeDocument } from './knowledge-document.ts';
import { swaps } from './swaps.ts';

/** MiniSearch that knows its vocabulary, and looks up words by it. */
export class CountingIndex extends MiniSearch<KnowledgeDocument> {
  /** How many documents hold a term (in the first field). */
  frequency(term: string): number {
    const { _index: fieldsByTerm } = this;
    return fieldsByTerm.get(term)?.get(0)?.size ?? 0;
  }

  /** True when some term begins so. */
  begins(start: string): boolean {
    const { _index: fieldsByTerm } = this;
    return fieldsByTerm.atPrefix(start).keys().next().done !== true;
  }

  /**
   * The query for one term or word. Only one that nobody uses may be a typo. MiniSearch counts two swapped letters as
   * two mistakes, which would widen its walk through the vocabulary too far; so swaps are looked up one by one.
   */
  lookup(term: string, typing: boolean): Query[] {
    if (typing && this.begins(term)) return [{ queries: [term], prefix: true }];
    if (this.frequency(term) > 0) return [term];
    const fuzzy = typosAllowed(term.length);
    if (fuzzy === 0) return [];
    return [{ queries: [term], fuzzy }, ...swaps(term).filter((swapped) => this.frequency(swapped) > 0)];
  }
}
