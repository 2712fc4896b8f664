import type { ProjectionContext } from '@aera/event-store';
import type { ConsentColumns } from './consents-projection.ts';

const columns: { readonly [Property in keyof ConsentColumns]: string } = {
  id: 'uuid',
  sessionId: 'uuid',
  ip: 'text',
  ipSourceTag: 'text',
  ipClassification: 'text',
  isInternalTraffic: 'boolean',
  city: 'text',
  region: 'text',
  country: 'text',
  userAgent: 'text',
  referrer: 'text',
  noticeVersion: 'text',
  noticeHash: 'text',
  binding: 'text',
  globalPrivacyControl: 'boolean',
  hasReadNotice: 'boolean',
  consentedAt: 'timestamptz',
  withdrawnAt: 'timestamptz',
};

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const properties = Object.keys(columns).map((name) => `"${name}"`);
const names = Object.keys(columns).map(snakeCase);
const typed = Object.entries(columns).map(([name, type]) => `"${name}" ${type}`);

/**
 * Adds records and counts them, by one statement: while a transaction runs, no reader of the log gets past it. What stands there
 * already is neither added nor counted again.
 */
export async function recordConsents(
  { sql, table }: ProjectionContext,
  rows: readonly ConsentColumns[],
): Promise<void> {
  if (rows.length === 0) return;
  await sql(
    `with added as (
       insert into ${table('consents')} (${names.join(', ')})
       select ${properties.join(', ')} from jsonb_to_recordset($1::jsonb) as r (${typed.join(', ')})
       on conflict (id) do nothing returning ip, country, consented_at
     ), days as (
       insert into ${table('consent_days')} as t (day, consents)
       select (consented_at at time zone 'UTC')::date, count(*) from added group by 1
       on conflict (day) do update set consents = t.consents + excluded.consents
     ), countries as (
       insert into ${table('consent_countries')} as t (country, consents)
       select country, count(*) from added where ip <> '' and country is not null group by 1
       on conflict (country) do update set consents = t.consents + excluded.consents
     ), addresses as (
       insert into ${table('consent_addresses')} as t (ip, consents)
       select ip, count(*) from added where ip <> '' group by 1
       on conflict (ip) do update set consents = t.consents + excluded.consents
       returning (xmax = 0) as is_new
     )
     insert into ${table('consent_figures')} as f (addresses)
     select count(*) from addresses where is_new having count(*) > 0
     on conflict (singleton) do update set addresses = f.addresses + excluded.addresses`,
    [JSON.stringify(rows)],
  );
}

/** Marks records as withdrawn: the time by the record's id. */
export async function withdrawConsents(
  { sql, table }: ProjectionContext,
  withdrawn: ReadonlyMap<string, string>,
): Promise<void> {
  if (withdrawn.size === 0) return;
  await sql(
    `update ${table('consents')} c set withdrawn_at = w.at
     from jsonb_to_recordset($1::jsonb) as w (id uuid, at timestamptz) where c.id = w.id`,
    [JSON.stringify([...withdrawn].map(([id, at]) => ({ id, at })))],
  );
}
