import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase } from '@aera/event-store';
import { bootService, generateIdentityKeys } from '@aera/service-kit';
import { startClickHouse, startNats, startPostgres } from '@aera/testing';
import { migrateStore } from '../src/migration/migrate-store.ts';
import { visitorAnalytics } from '../src/service.ts';
import type { CopyTarget } from '../src/store/day-copies.ts';
import { openStore } from '../src/store/open-store.ts';
import { fill } from './seed-views.ts';

/** Moves views of 30 days to ClickHouse, with a change of one day at the end, and prints how long that takes. `ROWS` is their number in millions. */
const views = Number(process.env['ROWS'] ?? 0.3) * 1_000_000;
const dayLength = 24 * 60 * 60_000;
const print = (line: string) => process.stdout.write(`${line}\n`);

const folder = await mkdtemp(join(tmpdir(), 'aera-migration-bench-'));
const [postgres, nats, clickHouse] = await Promise.all([
  startPostgres({ dataDir: join(folder, 'postgres') }),
  startNats({ dataDir: join(folder, 'nats') }),
  startClickHouse({ dataDir: join(folder, 'clickhouse') }),
]);
try {
  const { jwks } = await generateIdentityKeys();
  const { kit, stop } = await bootService(visitorAnalytics, {
    ROLE: 'query',
    HOST: '127.0.0.1',
    PORT: '0',
    LOG_LEVEL: 'error',
    DATABASE_URL: postgres.url,
    NATS_URL: nats.url,
    IDENTITY_JWKS: jwks,
    MASTER_KEY: Buffer.alloc(32, 7).toString('base64'),
  });
  const database = createDatabase(kit.orm.em);
  const days = Array.from({ length: 30 }, (_, n) =>
    new Date(Date.now() - (n + 1) * dayLength).toISOString().slice(0, 10),
  );
  await fill(database, { days, views, onProgress: () => {}, countsHours: false });
  const { copyTarget, close } = openStore({ CLICKHOUSE_URL: clickHouse.url }, database);
  const target = copyTarget as CopyTarget;
  const [changed] = days as [string];
  let replaced = 0;
  const began = performance.now();
  const { stoppedMs } = await migrateStore({
    database,
    reportTimeoutMs: 0,
    onProgress: () => {},
    target: {
      ...target,
      async replaceDay(day, rows) {
        await target.replaceDay(day, rows);
        // While its first and its second copy are made, so that the third one is that of the stop.
        if (day === changed && (replaced += 1) <= 2)
          await database.sql('update visits set is_bot = not is_bot where day = $1', [changed]);
      },
    },
  });
  const took = performance.now() - began;
  print(
    `${views} views moved in ${(took / 1000).toFixed(0)} s, ${((1000 * views) / took).toFixed(0)} views/s`,
  );
  print(
    `stopped for ${(stoppedMs / 1000).toFixed(1)} s, for a day with ${(views / days.length).toFixed(0)} views`,
  );
  await close();
  await stop();
} finally {
  await Promise.all([postgres.stop(), nats.stop(), clickHouse.stop()]);
  await rm(folder, { recursive: true, force: true });
}
