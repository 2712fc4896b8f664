import { createEmbeddedIndex } from './embedded-index.ts';
import type { SearchEngine } from './search-engine.ts';

/** An engine in this process, for one machine and up to some 100,000 documents. What it holds ends with it. */
export function createEmbeddedEngine(): SearchEngine {
  let live = createEmbeddedIndex();
  let at: string | null = null;
  return {
    name: 'embedded',
    index: (documents) => live.index(documents),
    remove: (ids) => live.remove(ids),
    search: (query, limit) => live.search(query, limit),
    frequencies: (terms) => live.frequencies(terms),
    documents: (ids) => live.documents(ids),
    suggest: (text, limit) => live.suggest(text, limit),
    position: async () => at,
    saveCheckpoint: async (position) => {
      at = position;
    },
    rebuild: async (fill) => {
      const next = createEmbeddedIndex();
      at = await fill(next);
      live = next;
    },
    settled: async () => {},
    close: async () => {
      live = createEmbeddedIndex();
    },
  };
}
