import { randomBytes } from 'node:crypto';
import type { Sql } from '@aera/event-store';
import type { PeriodicTask, Workers } from '@aera/service-kit';

const hour = 60 * 60_000;
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

export interface DailySalt {
  /** Returns the salt of today (UTC), which is the same in every process. */
  now(): Promise<Buffer>;
  /** Loads the next day's salt before midnight and deletes those of past days. */
  tend(): Promise<void>;
}

/**
 * A random salt per UTC day, for daily visitor ids. It is stored in the database, so that all processes hash alike, until its day is over.
 * The next day's salt is created in the last hour, so that ingest needs no database at midnight.
 */
export function createDailySalt(sql: Sql, clock: () => Date): DailySalt {
  const known = new Map<string, Promise<Buffer>>();

  const saltOf = (day: string): Promise<Buffer> => {
    const found = known.get(day) ?? load(sql, day);
    known.set(day, found);
    // Failures are not cached: the next request loads again.
    found.catch(() => known.delete(day));
    return found;
  };

  return {
    now: () => saltOf(dayOf(clock().getTime())),
    async tend() {
      const now = clock().getTime();
      const today = dayOf(now);
      for (const day of known.keys()) if (day < today) known.delete(day);
      await Promise.all([
        saltOf(today),
        saltOf(dayOf(now + hour)),
        sql('delete from daily_salts where day < $1', [today]),
      ]);
    },
  };
}

async function load(sql: Sql, day: string): Promise<Buffer> {
  const [row] = await sql<{ salt: Buffer }>(
    `with made as (insert into daily_salts (day, salt) values ($1, $2) on conflict do nothing returning salt)
     select salt from made union all select salt from daily_salts where day = $1`,
    [day, randomBytes(32)],
  );
  // Another process inserted the row after this statement's snapshot.
  return row?.salt ?? load(sql, day);
}

/** Rotates the salt every five minutes. */
export const startSaltRotation = (salt: DailySalt, workers: Workers): PeriodicTask =>
  workers.schedule('Rotate daily visitor key', salt.tend, { intervalMs: 5 * 60_000 });
