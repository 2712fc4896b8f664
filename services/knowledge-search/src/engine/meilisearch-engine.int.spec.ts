import { testMeili } from '@aera/testing';
import { afterAll } from 'vitest';
import { createMeilisearchEngine } from './meilisearch-engine.ts';
import { searchEngineContract } from './search-engine.contract.ts';

let stop = async () => {};
afterAll(() => stop());

searchEngineContract('Meilisearch', async () => {
  const server = await testMeili();
  stop = () => server.stop();
  return createMeilisearchEngine({ url: server.url, index: `contract-${process.pid}` });
});
