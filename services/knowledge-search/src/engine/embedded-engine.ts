import { createShelf } from './embedded-shelf.ts';
import type { SearchEngine } from './search-engine.ts';

/** An engine in this process, for one machine and up to some 100,000 documents. What it holds ends with it. */
export function createEmbeddedEngine(): SearchEngine {
  let live = createShelf();
  return {
    name: 'embedded',
    index: (documents) => live.index(documents),
    remove: (ids) => live.remove(ids),
    search: async (query, limit) => live.search(query, limit),
    frequencies: async (terms) => live.frequencies(terms),
    suggest: async (text, limit) => live.suggest(text, limit),
    rebuild: async (fill) => {
      const next = createShelf();
      await fill(next);
      live = next;
    },
    settled: async () => {},
    close: async () => {
      live = createShelf();
    },
  };
}
