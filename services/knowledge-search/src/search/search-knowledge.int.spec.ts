import { startTestMeilisearch } from '@aera/testing';
import { afterAll, beforeAll } from 'vitest';
import { createMeilisearchEngine } from '../engine/meilisearch-engine.ts';
import { searchKnowledgeContract } from './search-knowledge.contract.ts';

let server: Awaited<ReturnType<typeof startTestMeilisearch>>;
beforeAll(async () => {
  server = await startTestMeilisearch();
});
afterAll(() => server.stop());

searchKnowledgeContract('Meilisearch', async () =>
  createMeilisearchEngine({ url: server.url, index: `search-${process.pid}` }),
);
