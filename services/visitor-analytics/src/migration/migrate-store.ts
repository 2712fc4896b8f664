import { setTimeout as pause } from 'node:timers/promises';
import type { Database, Transaction } from '../coordination/database.ts';
import {
  lockWriters,
  retryLockConflicts,
  visitRebuildLock,
  withRebuildLock,
  withSessionLock,
} from '../coordination/locks.ts';
import { readCopyId, readEngine, saveEngine } from '../coordination/store-engine.ts';
import type { CopySource, CopyTarget, TableChecksum } from '../store/day-copies.ts';
import { createCopySource } from '../store/postgres/copy-source.ts';
import {
  deleteAllDays,
  isTracking,
  listChangedDays,
  stopTracking,
  takeChangedDays,
  trackChangedDays,
} from '../store/postgres/copy-tracking.ts';

/** A day of the copy has other rows than the original. */
export class ChecksumMismatchError extends Error {}

export interface MigrationTarget {
  readonly database: Database;
  readonly target: CopyTarget;
}

interface Options extends MigrationTarget {
  /** Counts days. */
  onProgress(done: number, total: number): void;
  /** Time in milliseconds in which reports that read PostgreSQL at the switch end; its rows are deleted afterwards. */
  readonly reportTimeoutMs: number;
}

export interface MigrationSummary {
  /** Days that were copied before the stop; 0 if hits and visits were in ClickHouse already. */
  readonly days: number;
  /** Days that changed meanwhile and were copied during the stop. */
  readonly changedDays: number;
  /** Duration of the stop of writers in milliseconds. */
  readonly stoppedMs: number;
}

/**
 * Moves hits and visits from PostgreSQL to ClickHouse while all processes run. Days are copied and compared one by one; those that change
 * meanwhile are copied again, the last ones while writers wait for a lock. The switch is the commit that releases it: a hit that was written
 * before it is in the copy, and a later one is written to ClickHouse. Idempotent: a repetition copies the days that differ.
 * @throws ChecksumMismatchError
 */
export async function migrateStore(options: Options): Promise<MigrationSummary> {
  let summary: MigrationSummary = { days: 0, changedDays: 0, stoppedMs: 0 };
  await withRebuildLock(options.database, async () => {
    if ((await readEngine(options.database.sql)) !== 'clickhouse') {
      const days = await copyAllDays(options);
      summary = { days, ...(await copyRestAndSwitch(options)) };
      await pause(options.reportTimeoutMs);
    }
    if (await isTracking(options.database.sql)) await deleteOriginal(options);
  });
  return summary;
}

/** Copies all days, and then those that changed meanwhile. Returns the number of days. */
async function copyAllDays({ database, target, onProgress }: Options): Promise<number> {
  await target.open(await database.transaction(readCopyId));
  await database.transaction(async (transaction) => {
    await lockWriters(transaction);
    await trackChangedDays(transaction);
  });
  const source = createCopySource(database.sql);
  const [days, copied] = [await source.listDays(), new Set(await target.listDays())];
  onProgress(0, days.length);
  for (const [index, day] of days.entries()) {
    // The copy of an interrupted migration is continued.
    const isSame = copied.has(day) && (await findMismatch(source, target, day)) === null;
    if (!isSame) await copyDay(database.sql, source, target, day);
    onProgress(index + 1, days.length);
  }
  for (const day of await takeChangedDays(database.sql)) {
    await copyDay(database.sql, source, target, day);
  }
  return days.length;
}

/** Stops writers, copies what changed last, and makes ClickHouse the engine. */
async function copyRestAndSwitch({ database, target }: Options): Promise<Omit<MigrationSummary, 'days'>> {
  const began = performance.now();
  const changedDays = await database.transaction(async (transaction) => {
    await lockWriters(transaction);
    const source = createCopySource(transaction);
    const changed = await takeChangedDays(transaction);
    const days = new Set(await source.listDays());
    const deleted = (await target.listDays()).filter((day) => !days.has(day));
    for (const day of new Set([...changed, ...deleted])) await copyDay(transaction, source, target, day);
    await saveEngine(transaction, 'clickhouse');
    return changed.length;
  });
  return { changedDays, stoppedMs: performance.now() - began };
}

/** Copies a day until both engines have the same rows; one that changes meanwhile may differ, because it is copied again later. */
async function copyDay(sql: Transaction, source: CopySource, target: CopyTarget, day: string): Promise<void> {
  let mismatch: string | null = null;
  // A second time, because the deletion of mentions is not recorded as a change.
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await target.replaceDay(day, source.readRows(day));
    mismatch = await findMismatch(source, target, day);
    if (mismatch === null || (await listChangedDays(sql)).includes(day)) return;
  }
  throw new ChecksumMismatchError(
    `The copy of ${day} differs: ${mismatch}. Hits and visits stay in PostgreSQL; start the migration again.`,
  );
}

/** Describes the first table that differs on a day; null if none does. */
async function findMismatch(source: CopySource, target: CopyTarget, day: string): Promise<string | null> {
  const [original, copy] = await Promise.all([source.readChecksums(day), target.readChecksums(day)]);
  const copies = new Map(copy.map((checksum) => [checksum.table, checksum]));
  const found = original.find(({ table, rows, hash }) => {
    const other = copies.get(table);
    return other?.rows !== rows || other.hash !== hash;
  });
  return found ? describeMismatch(found, copies.get(found.table)) : null;
}

const describeMismatch = ({ table, rows }: TableChecksum, copy: TableChecksum | undefined): string =>
  copy?.rows === rows
    ? `the ${rows} rows of ${table} have other values in ClickHouse`
    : `${table} has ${rows} rows in PostgreSQL and ${copy?.rows ?? 0} in ClickHouse`;

/** Deletes what PostgreSQL has after the switch, which erasures and retention no longer reach. */
async function deleteOriginal({ database, target }: MigrationTarget): Promise<void> {
  await target.complete();
  await deleteAllDays(database);
  await retryLockConflicts(() => database.transaction(stopTracking));
}

/**
 * Cleans up after a migration whose process was killed: the rest of the original after the switch, or the copy before it, because erasures
 * do not reach it. A migration that is started again sooner continues the copy.
 */
export async function cleanUpAbandonedMigration({ database, target }: MigrationTarget): Promise<void> {
  const { sql } = database;
  if (!(await isTracking(sql))) return;
  await withSessionLock(database, visitRebuildLock, async () => {
    if (!(await isTracking(sql))) return;
    if ((await readEngine(sql)) === 'clickhouse') return deleteOriginal({ database, target });
    await target.discard(await database.transaction(readCopyId));
    await retryLockConflicts(() =>
      database.transaction(async (transaction) => {
        await lockWriters(transaction);
        await stopTracking(transaction);
      }),
    );
  });
}
