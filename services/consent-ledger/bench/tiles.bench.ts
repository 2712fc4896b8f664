import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { readLedgerCheckpoint, routeRegistry } from '@aera/contracts/server';
import { withPostgresClient } from '@aera/testing';
import { print, startBaseline } from '@aera/testing/bench';
import { encodeEntryBundle, tileWidth } from '@aera/transparency-log';
import { createLogClient, createMonitor, openMirror } from '@aera/transparency-log/monitor';
import { parseNoteKey } from '@aera/transparency-log/verify';
import { inBench, startLedger, withoutAudit } from './platform.ts';
import { requestTiles } from './request-tiles.ts';
import { fillLeaves } from './seed-leaves.ts';

/**
 * Mirrors a log of `RECORDS` entries (a multiple of 256) through the gateway, with verification, and measures the rate of tiles on 32
 * connections, for `DURATION` ms, next to that of a bare HTTP server.
 */
const records = Number(process.env['RECORDS'] ?? 2 ** 20);
const duration = Number(process.env['DURATION'] ?? 5_000);

/** Targets on two idle cores. */
const goal = { mirrorSeconds: 60, rate: 10_000 };

const compress = promisify(gzip);
const servers = await startLedger(withoutAudit);
try {
  const gateway = await servers.startGateway();
  await fillLeaves(servers.postgres.url, records, print);
  await storeBundles(servers.postgres.url);

  const { key: verifierKey } = routeRegistry
    .get(readLedgerCheckpoint)
    .response.parse(await (await fetch(gateway.url + readLedgerCheckpoint.path)).json());
  const key = await parseNoteKey(verifierKey);
  if (!key) throw new Error('The ledger has no key.');
  const client = createLogClient(`${gateway.url}/ledger`);
  const started = performance.now();
  const { checkpoint } = await createMonitor({
    key,
    verifierKey,
    client,
    mirror: openMirror(join(servers.folder, 'mirror')),
  }).poll();
  const seconds = (performance.now() - started) / 1000;
  print(
    `${checkpoint.size} entries mirrored and verified in ${seconds.toFixed(1)} s (target ${goal.mirrorSeconds})`,
  );

  const { url: baseline } = await startBaseline(inBench('tile-baseline-server.ts'));
  const [bare, rate] = [
    await requestTiles(baseline, 32, duration),
    await requestTiles(gateway.url, 32, duration),
  ];
  print(
    `${Math.round(rate)} tiles/s (target ${goal.rate}), ${Math.round((rate / bare) * 100)} % of a bare HTTP server (${Math.round(bare)}/s)`,
  );
} finally {
  await servers.close();
}

/** Stores the bundles of the seeded leaves, whose entries are their numbers. */
async function storeBundles(url: string): Promise<void> {
  await withPostgresClient(url, async (database) => {
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
