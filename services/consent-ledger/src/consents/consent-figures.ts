import type { ProjectionContext, Sql } from '@aera/event-store';
import type { ConsentColumns } from './consents-projection.ts';

/** Tables that hold counts of consents, so that no figure reads the records. */
export const figureTables = [
  'consent_days',
  'consent_addresses',
  'consent_countries',
  'consent_figures',
] as const;

type Counted = Pick<ConsentColumns, 'ip' | 'country' | 'consentedAt'>;

/** Counts records: `sign` 1 as they come, -1 as an erased visitor's address goes (its day stays counted). */
export async function countConsents(
  { sql, table }: ProjectionContext,
  records: readonly Counted[],
  sign: 1 | -1,
): Promise<void> {
  if (records.length === 0) return;
  const known = records.filter(({ ip }) => ip !== '');
  if (sign === 1) await add(sql, table('consent_days'), 'day', 'date', tally(records, dayOf), 1);
  const countries = known.flatMap(({ country }) => country ?? []);
  await add(sql, table('consent_countries'), 'country', 'text', tally(countries, String), sign);
  const addresses = tally(known, ({ ip }) => ip);
  const change = await add(sql, table('consent_addresses'), 'ip', 'text', addresses, sign);
  if (change === 0) return;
  await sql(
    `insert into ${table('consent_figures')} as f (addresses) values ($1)
     on conflict (singleton) do update set addresses = f.addresses + excluded.addresses`,
    [change],
  );
}

/** Adds counts to a table of them; answers by how many keys it grew or shrank. */
async function add(
  sql: Sql,
  table: string,
  key: string,
  type: string,
  counts: ReadonlyMap<string, number>,
  sign: 1 | -1,
): Promise<number> {
  if (counts.size === 0) return 0;
  const rows = JSON.stringify([...counts].map(([name, count]) => ({ name, count: count * sign })));
  const [grown] = await sql<{ count: number }>(
    `with touched as (
       insert into ${table} as t (${key}, consents)
       select name::${type}, count from jsonb_to_recordset($1::jsonb) as r (name text, count bigint)
       on conflict (${key}) do update set consents = t.consents + excluded.consents
       returning (xmax = 0) as is_new
     )
     select count(*) filter (where is_new) as count from touched`,
    [rows],
  );
  if (sign === 1) return grown?.count ?? 0;
  const gone = await sql(`delete from ${table} where consents <= 0 returning 1`);
  return -gone.length;
}

const dayOf = ({ consentedAt }: Counted): string => new Date(consentedAt).toISOString().slice(0, 10);

function tally<T>(items: readonly T[], key: (item: T) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(key(item), (counts.get(key(item)) ?? 0) + 1);
  return counts;
}
