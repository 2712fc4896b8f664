import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { generateIdentityKeys } from '@aera/service-kit';
import {
  eventually,
  findFreePort,
  type NatsServer,
  type TestDatabase,
  createTestDatabase,
  startTestNats,
  withPostgresClient,
} from '@aera/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessionizationLock } from '../coordination/locks.ts';

describe('two projectors', () => {
  let database: TestDatabase;
  let nats: NatsServer;
  let jwks: string;
  const running = new Map<string, ChildProcess>();

  /** Starts a projector whose connections have its name. */
  async function start(name: string): Promise<void> {
    const port = await findFreePort();
    const child = spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        ROLE: 'projector',
        PORT: String(port),
        PGAPPNAME: name,
        DATABASE_URL: database.url,
        NATS_URL: nats.url,
        IDENTITY_JWKS: jwks,
        MASTER_KEY: Buffer.alloc(32, 7).toString('base64'),
        LOG_LEVEL: 'fatal',
      },
    });
    running.set(name, child);
    await eventually(async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).ok, {
      timeout: 60_000,
      interval: 200,
    });
  }

  beforeAll(async () => {
    [database, nats, { jwks }] = await Promise.all([
      createTestDatabase(),
      startTestNats(),
      generateIdentityKeys(),
    ]);
    // The first process creates the schema.
    await start('one');
    await start('two');
  });
  afterAll(async () => {
    for (const child of running.values()) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    }
    await nats.stop();
    await database.drop();
  });

  /** Runs `work` while writes of visits are blocked, so that the sessionizer stops in the middle. */
  const whileHeldUp = (work: () => Promise<void>) =>
    withPostgresClient(database.url, async (client) => {
      await client.query('begin');
      await client.query('lock table visits in access exclusive mode');
      await work();
      await client.query('rollback');
    });
  const ask = async (text: string, values: unknown[] = []) => {
    let rows: Record<string, unknown>[] = [];
    await withPostgresClient(database.url, async (client) => {
      rows = (await client.query(text, values)).rows;
    });
    return rows;
  };
  /** The projector that holds the sessionizer lock. */
  const holder = () =>
    eventually(
      async () => {
        const [row] = await ask(
          `select a.application_name as name from pg_locks l join pg_stat_activity a on a.pid = l.pid
           where l.locktype = 'advisory' and l.granted and (l.classid::bigint << 32) | l.objid::bigint = hashtextextended($1, 0) and l.database = (select oid from pg_database where datname = current_database())`,
          [sessionizationLock],
        );
        return row ? (row['name'] as string) : false;
      },
      { timeout: 30_000, interval: 50 },
    );
  const mark = () =>
    ask(
      `insert into visit_recompute_queue (visitor_id, since, until) values (gen_random_uuid(), now(), now())`,
    );

  it('keep visits current when one is killed', async () => {
    await whileHeldUp(async () => {
      await mark();
      const first = await holder();
      running.get(first)?.kill('SIGKILL');
      const second = first === 'one' ? 'two' : 'one';
      await eventually(async () => expect(await holder()).toBe(second), { timeout: 30_000 });
    });
    await eventually(async () => expect(await ask('select 1 from visit_recompute_queue')).toEqual([]), {
      timeout: 30_000,
    });
  });
});
