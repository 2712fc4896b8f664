import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { EventStore, Sql } from '@aera/event-store';
import {
  decodeEntryBundle,
  encodeEntryBundle,
  hashLeaf,
  type ReadTiles,
  tileWidth,
} from '@aera/transparency-log';
import type { ToLedgerEntry } from '../ledger/ledger-entry.ts';

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** Every full bundle is compressed with these options, so a response has the same bytes whether the bundle is stored or not. */
const fullBundleGzipOptions = { level: 9 };

/** Bundles of log entries (C2SP tlog-tiles), compressed with gzip. */
export interface EntryBundleStore {
  /** Returns the first `width` entries of a bundle, gzipped; null if the log has fewer. */
  read(index: number, width: number): Promise<Buffer | null>;
  /** Stores up to `batchSize` bundles that have become full since the last run; returns how many. */
  storeFullBundles(): Promise<number>;
}

interface EntryBundleStoreOptions {
  readonly store: Pick<EventStore, 'readEventsEncrypted'>;
  readonly sql: Sql;
  readonly readTiles: ReadTiles;
  readonly toEntry: ToLedgerEntry;
  /** Maximum number of bundles stored per run. */
  readonly batchSize?: number;
}

/**
 * Full bundles are stored once and never change again, so they show the original entry of an event that is changed later. Bundles that are
 * not stored yet, such as the last, partial one, are built from events on each read.
 */
export function createEntryBundleStore({
  store,
  sql,
  readTiles,
  toEntry,
  batchSize = 64,
}: EntryBundleStoreOptions): EntryBundleStore {
  /** @throws Error if an event does not match its leaf hash */
  async function buildBundle(index: number, width: number): Promise<Buffer | null> {
    const from = index * tileWidth;
    const rows = await sql<{ eventId: string }>(
      'select event_id as "eventId" from ledger_leaves where leaf >= $1 and leaf < $2 order by leaf',
      [from, from + width],
    );
    if (rows.length < width) return null;
    const ids = rows.map(({ eventId }) => eventId);
    const [events, [tile]] = await Promise.all([
      store.readEventsEncrypted(ids),
      readTiles([{ level: 0, index }]),
    ]);
    const byId = new Map(events.map((event) => [event.id, event]));
    const entries = ids.map((id, offset) => {
      const event = byId.get(id);
      const entry = event && toEntry(event).publicEntry;
      const leaf = tile?.subarray(offset * 32, (offset + 1) * 32) ?? [];
      if (!entry || Buffer.compare(hashLeaf(entry), Uint8Array.from(leaf)) !== 0)
        throw new Error(`The event of leaf ${from + offset} is missing or does not match its leaf hash.`);
      return entry;
    });
    return encodeEntryBundle(entries);
  }

  async function readStored(index: number): Promise<Buffer | null> {
    const [row] = await sql<{ entries: Buffer }>(
      'select entries from ledger_entry_bundles where index = $1',
      [index],
    );
    return row?.entries ?? null;
  }

  return {
    async read(index, width) {
      const stored = await readStored(index);
      if (stored && width === tileWidth) return stored;
      if (stored) {
        const entries = decodeEntryBundle(await decompress(stored))?.slice(0, width) ?? [];
        return compress(encodeEntryBundle(entries));
      }
      const bundle = await buildBundle(index, width);
      return bundle && compress(bundle, width === tileWidth ? fullBundleGzipOptions : {});
    },

    async storeFullBundles() {
      const [row] = await sql<{ next: number; fullCount: number }>(
        `select coalesce((select max(index) + 1 from ledger_entry_bundles), 0) as next,
                coalesce((select size / ${tileWidth} from ledger_tree), 0) as "fullCount"`,
      );
      const { next, fullCount } = row ?? { next: 0, fullCount: 0 };
      const end = Math.min(fullCount, next + batchSize);
      for (let index = next; index < end; index += 1) {
        const bundle = await buildBundle(index, tileWidth);
        if (!bundle) return index - next;
        await sql(
          'insert into ledger_entry_bundles (index, entries) values ($1, $2) on conflict do nothing',
          [index, await compress(bundle, fullBundleGzipOptions)],
        );
      }
      return end - next;
    },
  };
}
