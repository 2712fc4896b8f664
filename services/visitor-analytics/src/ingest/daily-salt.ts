import { randomBytes } from 'node:crypto';
import type { Sql } from '@aera/event-store';
import type { PeriodicTask, Workers } from '@aera/service-kit';

const hour = 60 * 60_000;
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

export interface DailySalt {
  /** The salt of today (UTC), the same in every process. */
  now(): Promise<Buffer>;
  /** Makes ready for the next day in time, and destroys what is over. */
  tend(): Promise<void>;
}

/**
 * A random salt per UTC day. It is in the database so that all processes hash alike, and only until the day is over. The next day's is
 * made in the last hour, so that midnight passes without the database.
 */
export function createDailySalt(sql: Sql, clock: () => Date): DailySalt {
  const known = new Map<string, Promise<Buffer>>();

  const saltOf = (day: string): Promise<Buffer> => {
    const found = known.get(day) ?? load(sql, day);
    known.set(day, found);
    // A failure is not remembered: the next visitor tries again.
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
  // Another process made it after this statement began to look.
  return row?.salt ?? load(sql, day);
}

/** Tends the salt every few minutes. */
export const startSaltRotation = (salt: DailySalt, workers: Workers): PeriodicTask =>
  workers.schedule('Rotate daily visitor key', salt.tend, { intervalMs: 5 * 60_000 });
