import { startTestMeilisearch } from '@aera/testing';
import { afterAll, beforeAll } from 'vitest';
import { createMeilisearchEngine } from '../../src/engine/meilisearch-engine.ts';
import { relevanceContract } from './relevance.contract.ts';

let server: Awaited<ReturnType<typeof startTestMeilisearch>>;
beforeAll(async () => {
  server = await startTestMeilisearch();
});
afterAll(() => server.stop());

relevanceContract('Meilisearch', async () =>
  createMeilisearchEngine({ url: server.url, index: `relevance-${process.pid}` }),
);
