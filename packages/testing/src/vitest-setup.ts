import { randomUUID } from 'node:crypto';
import { startSharedNats, startSharedPostgres } from './test-servers.ts';
import { createServerFolder, removeAbandonedFolders, removeFolder } from './temporary-folder.ts';

/**
 * Vitest's `globalSetup` of integration specs: starts one PostgreSQL and one NATS for all of them and returns a function that stops both.
 * Workers inherit TEST_DATABASE_URL and TEST_NATS_URL. Meilisearch is only started by specs that need it.
 */
export default async function setup(): Promise<() => Promise<void>> {
  await removeAbandonedFolders();
  const folder = await createServerFolder();
  const postgres = await startSharedPostgres(folder);
  const nats = await startSharedNats(folder).catch(async (error: unknown) => {
    await postgres.stop();
    throw error;
  });
  process.env['TEST_RUN_ID'] = randomUUID().slice(0, 8);
  process.env['TEST_DATABASE_URL'] = postgres.url;
  process.env['TEST_NATS_URL'] = nats.url;
  return async () => {
    await Promise.all([postgres.stop(), nats.stop()]);
    await removeFolder(folder);
  };
}
