import { migrateDatabase } from '@aera/service-kit';
import { createTestDatabase } from '@aera/testing';
import { Client } from 'pg';
import { expect, it } from 'vitest';
import { pauseRelays } from './pause-relays.ts';
import { loadMigrations } from './restore-backup.ts';

it('keeps a relay from saving a batch, and so from publishing it, until it resumes', async () => {
  const database = await createTestDatabase({
    migrate: async (url) => migrateDatabase(url, await loadMigrations('consent-ledger')),
  });
  const client = new Client({ connectionString: database.url });
  await client.connect();
  await client.query(`insert into relay_checkpoints values ('consent-ledger', '0:0')`);
  const save = () => client.query(`update relay_checkpoints set pending_to = '1:1'`);

  const resume = await pauseRelays([database.url]);
  await client.query(`set lock_timeout = '50ms'`);
  await expect(save()).rejects.toThrow(/lock timeout/);
  await resume();
  await save();
  await client.end();
  await database.drop();
});
