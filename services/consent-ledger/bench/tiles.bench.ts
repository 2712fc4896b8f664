import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { readLedgerCheckpoint, routeRegistry, serviceNames } from '@aera/contracts/server';
import { generateIdentityKeys } from '@aera/service-kit/core';
import { withClient } from '@aera/testing';
import { encodeEntryBundle, tileWidth } from '@aera/transparency-log';
import { createLogClient, createMonitor, openMirror } from '@aera/transparency-log/monitor';
import { parseNoteKey } from '@aera/transparency-log/verify';
import { testLedgerKey } from '../src/testing/ledger-key.ts';
import { ask, print, run, startServers } from './processes.ts';
import { requestTiles } from './request-tiles.ts';
import { fillRecords } from './seed-records.ts';

/**
 * Mirrors a log of `RECORDS` entries (a multiple of 256) through the gateway, with verification, and measures the rate of tiles on 32
 * connections, for `DURATION` ms, next to that of a bare HTTP server.
 */
const records = Number(process.env['RECORDS'] ?? 2 ** 20);
const duration = Number(process.env['DURATION'] ?? 5_000);

/** Targets on two idle cores. */
const goal = { mirrorSeconds: 60, rate: 10_000 };

const compress = promisify(gzip);
const servers = await startServers();
const folder = await mkdtemp(join(tmpdir(), 'aera-mirror-bench-'));
try {
  const keys = await generateIdentityKeys();
  const ledger = await run(
    '../src/main.ts',
    {
      DATABASE_URL: servers.postgres.url,
      NATS_URL: servers.nats.url,
      IDENTITY_JWKS: keys.jwks,
      MASTER_KEY: Buffer.alloc(32, 7).toString('base64'),
      VISITOR_ANALYTICS_URL: 'http://127.0.0.1:9',
      LEDGER_SIGNING_KEY: testLedgerKey(),
      // These records have no events.
      LEDGER_AUDIT_INTERVAL_MS: '86400000',
      LEDGER_CHECKPOINT_INTERVAL_MS: '86400000',
    },
    '/readyz',
  );
  const gateway = await run(
    '../../gateway/src/main.ts',
    {
      SERVICE_URLS: JSON.stringify(Object.fromEntries(serviceNames.map((name) => [name, ledger.url]))),
      STATIC_DIR: servers.folder,
      NATS_URL: servers.nats.url,
      IDENTITY_PRIVATE_KEY: keys.privateKey,
      METRICS_PORT: '0',
      RATE_LIMITS: JSON.stringify({ exempt: ['127.0.0.1'] }),
    },
    '/livez',
  );
  await fillRecords(servers.postgres.url, records, print);
  await storeBundles(servers.postgres.url);

  const { key: verifierKey } = routeRegistry
    .get(readLedgerCheckpoint)
    .response.parse(await (await fetch(gateway.url + readLedgerCheckpoint.path)).json());
  const key = await parseNoteKey(verifierKey);
  if (!key) throw new Error('The ledger has no key.');
  const client = createLogClient(`${gateway.url}/ledger`);
  const started = performance.now();
  const { checkpoint } = await createMonitor({ key, verifierKey, client, mirror: openMirror(folder) }).poll();
  const seconds = (performance.now() - started) / 1000;
  print(
    `${checkpoint.size} entries mirrored and verified in ${seconds.toFixed(1)} s (target ${goal.mirrorSeconds})`,
  );

  const baseline = `http://127.0.0.1:${await ask<number>('tile-baseline.ts')}`;
  const [bare, rate] = [
    await requestTiles(baseline, 32, duration),
    await requestTiles(gateway.url, 32, duration),
  ];
  print(
    `${Math.round(rate)} tiles/s (target ${goal.rate}), ${Math.round((rate / bare) * 100)} % of a bare HTTP server (${Math.round(bare)}/s)`,
  );
} finally {
  await servers.close();
  await rm(folder, { recursive: true, force: true });
}

/** Stores the bundles of the seeded leaves, whose entries are their numbers. */
async function storeBundles(url: string): Promise<void> {
  await withClient(url, async (database) => {
    for (let index = 0; index < records / tileWidth; index += 1) {
      const entries = Array.from({ length: tileWidth }, (_, at) => {
        const entry = Buffer.alloc(8);
        entry.writeBigInt64BE(BigInt(index * tileWidth + at));
        return entry;
      });
      await database.query('insert into ledger_entry_bundles values ($1, $2)', [
        index,
        await compress(encodeEntryBundle(entries)),
      ]);
    }
  });
}
