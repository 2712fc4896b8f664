import { startTestMeilisearch } from '@aera/testing';
import { afterAll, beforeAll } from 'vitest';
import { createMeilisearchEngine } from './meilisearch-engine.ts';
import { searchEngineContract } from './search-engine.contract.ts';

let server: Awaited<ReturnType<typeof startTestMeilisearch>>;
beforeAll(async () => {
  server = await startTestMeilisearch();
});
afterAll(() => server.stop());

let opened = 0;
searchEngineContract('Meilisearch', async () =>
  createMeilisearchEngine({ url: server.url, index: `contract-${process.pid}-${(opened += 1)}` }),
);
