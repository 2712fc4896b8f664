import { createEmbeddedIndex } from './embedded-index.ts';
import type { SearchEngine } from './search-engine.ts';

/** An engine in the memory of this process, for one machine and up to about 100,000 documents. */
export function createEmbeddedEngine(): SearchEngine {
  let live = createEmbeddedIndex();
  let position: string | null = null;
  return {
    name: 'embedded',
    index: (documents) => live.index(documents),
    remove: (ids) => live.remove(ids),
    search: (query, limit) => live.search(query, limit),
    frequencies: (terms) => live.frequencies(terms),
    documents: (ids) => live.documents(ids),
    suggest: (text, limit) => live.suggest(text, limit),
    position: async () => position,
    saveCheckpoint: async (checkpoint) => {
      position = checkpoint;
    },
    rebuild: async (fill) => {
      const next = createEmbeddedIndex();
      position = await fill(next);
      live = next;
    },
    waitUntilIndexed: async () => {},
    close: async () => {
      live = createEmbeddedIndex();
    },
  };
}
