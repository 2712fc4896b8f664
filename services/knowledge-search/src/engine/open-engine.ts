import { createEmbeddedEngine } from './embedded-engine.ts';
import { createMeilisearchEngine } from './meilisearch-engine.ts';
import type { SearchEngine } from './search-engine.ts';

interface EngineConfig {
  /** A Meilisearch server; without one the index lives in this process. */
  readonly MEILI_URL?: string;
  readonly MEILI_API_KEY?: string;
  readonly MEILI_INDEX: string;
}

export const openEngine = ({ MEILI_URL, MEILI_API_KEY, MEILI_INDEX }: EngineConfig): SearchEngine =>
  MEILI_URL
    ? createMeilisearchEngine({ url: MEILI_URL, apiKey: MEILI_API_KEY, index: MEILI_INDEX })
    : createEmbeddedEngine();
