import { describe, expect, it } from 'vitest';
import { createTestDatabase, readTestPostgresUrl, withPostgresClient } from './index.ts';

describe('testDatabase', () => {
  it('gives every caller its own empty database', async () => {
    const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);
    await withPostgresClient(one.url, (client) => client.query('create table things ()'));
    await expect(withPostgresClient(other.url, (client) => client.query('table things'))).rejects.toThrow(
      'does not exist',
    );
    await Promise.all([one.drop(), other.drop()]);
  });

  it('migrates once and returns copies, also to concurrent callers', async () => {
    let migrations = 0;
    const migrate = (url: string) =>
      withPostgresClient(url, async (client) => {
        migrations += 1;
        await client.query('create table things (id int); insert into things values (7)');
      });
    const databases = await Promise.all([1, 2, 3].map(() => createTestDatabase({ name: 'things', migrate })));
    for (const { url, drop } of databases) {
      const { rows } = await withPostgresClient(url, (client) => client.query('select id from things'));
      expect(rows).toEqual([{ id: 7 }]);
      await drop();
    }
    expect(migrations).toBe(1);
  });

  it('removes a partly migrated database, so that the next caller migrates again', async () => {
    const failing = createTestDatabase({
      name: 'broken',
      migrate: () => Promise.reject(new Error('no such column')),
    });
    await expect(failing).rejects.toThrow('no such column');
    const database = await createTestDatabase({ name: 'broken', migrate: async () => {} });
    await database.drop();
  });

  it('drops a database with open connections', async () => {
    const { url, drop } = await createTestDatabase();
    const name = new URL(url).pathname.slice(1);
    await withPostgresClient(url, () => drop());
    const found = await withPostgresClient(readTestPostgresUrl(), (client) =>
      client.query('select 1 from pg_database where datname = $1', [name]),
    );
    expect(found.rowCount).toBe(0);
  });
});
