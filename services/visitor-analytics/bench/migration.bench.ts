import { createDatabase } from '@aera/event-store';
import { bootService, generateIdentityKeys } from '@aera/service-kit';
import { print, startBenchServers } from '@aera/testing/bench';
import { migrateStore } from '../src/migration/migrate-store.ts';
import { visitorAnalytics } from '../src/service.ts';
import type { CopyTarget } from '../src/store/day-copies.ts';
import { openStore } from '../src/store/open-store.ts';
import { fill } from './seed-views.ts';

/** Moves views of 30 days to ClickHouse, with a change of one day at the end, and prints how long that takes. `ROWS` is their number in millions. */
const views = Number(process.env['ROWS'] ?? 0.3) * 1_000_000;
const dayLength = 24 * 60 * 60_000;

const servers = await startBenchServers();
const clickHouse = await servers.startClickHouse();
try {
  const { jwks } = await generateIdentityKeys();
  const { kit, stop } = await bootService(visitorAnalytics, {
    ...servers.env,
    ROLE: 'query',
    IDENTITY_JWKS: jwks,
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
  await clickHouse.stop();
  await servers.close();
}
