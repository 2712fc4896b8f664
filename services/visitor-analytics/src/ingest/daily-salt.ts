import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import type { PeriodicTask, Workers } from '@aera/service-kit';
import type { Database } from '../coordination/database.ts';
import { toUtcDay } from '../hits/utc-day.ts';
import { deleteSaltsBefore, loadSalt } from '../coordination/daily-salts.ts';

const hour = 60 * 60_000;

export interface DailySalt {
  /** Returns the salt of today (UTC), which is the same in every process. */
  readCurrent(): Promise<KeyObject>;
  /** Loads the next day's salt before midnight and deletes those of past days. */
  rotate(): Promise<void>;
}

/**
 * A random salt per UTC day, for daily visitor ids. It is stored in the database, so that all processes hash alike, until its day is over.
 * The next day's salt is created in the last hour, so that ingest needs no database at midnight.
 */
export function createDailySalt(sql: Database['sql'], clock: () => Date): DailySalt {
  const cache = new Map<string, Promise<KeyObject>>();

  const getSalt = (day: string): Promise<KeyObject> => {
    const found = cache.get(day) ?? loadSalt(sql, day, randomBytes(32)).then(createSecretKey);
    cache.set(day, found);
    // Failures are not cached: the next request loads again.
    found.catch(() => cache.delete(day));
    return found;
  };

  return {
    readCurrent: () => getSalt(toUtcDay(clock().getTime())),
    async rotate() {
      const now = clock().getTime();
      const today = toUtcDay(now);
      for (const day of cache.keys()) if (day < today) cache.delete(day);
      await Promise.all([getSalt(today), getSalt(toUtcDay(now + hour)), deleteSaltsBefore(sql, today)]);
    },
  };
}

/** Schedules the rotation of the salt, every five minutes. */
export const scheduleSaltRotation = (salt: DailySalt, workers: Workers): PeriodicTask =>
  workers.schedule('Rotate daily visitor key', salt.rotate, { intervalMs: 5 * 60_000 });
