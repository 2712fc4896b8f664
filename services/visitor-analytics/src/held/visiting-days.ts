import type { Sql } from '@aera/event-store';

/**
 * Days (UTC) of which something is held of these sessions: those that visits of theirs began on, and those of views that are still to be
 * cut into visits.
 */
export async function visitingDaysOf(sql: Sql, sessions: readonly string[]): Promise<string[]> {
  const rows = await sql<{ day: string }>(
    `select day::text as day from visiting_days where visitor = any($1::uuid[])
     union
     select (at at time zone 'UTC')::date::text
     from stale_visits, generate_series(date_trunc('day', since, 'UTC'), until, interval '1 day') as at
     where visitor = any($1::uuid[])`,
    [sessions],
  );
  return rows.map(({ day }) => day);
}

const dayLength = 24 * 60 * 60_000;

/** These days, and so many before and after each: a visit goes past midnight, and what was told of a view may be of a later day. */
export function around(days: readonly string[], before: number, after: number): string[] {
  const wider = days.flatMap((day) =>
    Array.from({ length: before + after + 1 }, (_, n) =>
      new Date(Date.parse(day) + (n - before) * dayLength).toISOString().slice(0, 10),
    ),
  );
  return [...new Set(wider)];
}
