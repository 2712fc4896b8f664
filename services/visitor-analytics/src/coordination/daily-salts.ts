import type { Sql } from '@aera/event-store';

/** Returns the stored salt of a day; stores this one if there is none. */
export async function loadSalt(sql: Sql, day: string, created: Buffer): Promise<Buffer> {
  const [row] = await sql<{ salt: Buffer }>(
    `with made as (insert into daily_salts (day, salt) values ($1, $2) on conflict do nothing returning salt)
     select salt from made union all select salt from daily_salts where day = $1`,
    [day, created],
  );
  // Another process inserted the row after this statement's snapshot.
  return row?.salt ?? loadSalt(sql, day, created);
}

export const deleteSaltsBefore = (sql: Sql, day: string) =>
  sql('delete from daily_salts where day < $1', [day]);
