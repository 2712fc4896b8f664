import type { ServiceContext } from '@aera/service-kit';
import type { ReadTiles } from '@aera/transparency-log';
import type { LedgerEnv } from '../config.ts';
import type { ToLedgerEntry } from '../ledger/ledger-entry.ts';
import { readTree } from '../ledger/ledger-tree-projection.ts';
import { createEntryBundleStore } from './entry-bundles.ts';
import { tileRoutes } from './tile-routes.ts';

interface Needs {
  readonly readTiles: ReadTiles;
  readonly toEntry: ToLedgerEntry;
  readonly readPublishedCheckpoint: () => Promise<string | null>;
}

/** Milliseconds between two searches for full bundles. */
const bundleIntervalMs = 1_000;

/** The log for everyone: checkpoint, tiles and entries as static resources (C2SP tlog-tiles). */
export function tilesModule(
  { store, sql, workers }: ServiceContext<LedgerEnv>,
  { readTiles, toEntry, readPublishedCheckpoint }: Needs,
) {
  const bundles = createEntryBundleStore({ store, sql, readTiles, toEntry });
  const readSize = async () => (await readTree(sql)).size;
  const task = workers.schedule('Consent ledger entry bundles', () => bundles.storeFullBundles(), {
    intervalMs: bundleIntervalMs,
  });
  return {
    routes: [tileRoutes({ readCheckpoint: readPublishedCheckpoint, readSize, readTiles, bundles })],
    start: () => task.start(),
    stop: () => task.stop(),
  };
}
