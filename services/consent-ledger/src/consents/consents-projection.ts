import {
  defineTable,
  defineProjection,
  insertStatement,
  type Projection,
  type ProjectionContext,
  type RowOf,
} from '@aera/event-store';
import { classifyIp } from '@aera/ip-geolocation';
import { consentStream } from './consent-stream.ts';
import type { ConsentEvent, VisitorPersonalData } from './consent.ts';
import { visitorStream } from '../visitor-sessions/visitor-stream.ts';

export const ConsentRow = defineTable('consents', (p) => ({
  id: p.uuid().primary(),
  sessionId: p.uuid(),
  ip: p.text(),
  ipSourceTag: p.text(),
  ipClassification: p.text(),
  isInternalTraffic: p.boolean(),
  city: p.text().nullable(),
  region: p.text().nullable(),
  country: p.text().nullable(),
  userAgent: p.text(),
  referrer: p.text().nullable(),
  noticeVersion: p.text(),
  noticeHash: p.text(),
  proofStatus: p.text(),
  globalPrivacyControl: p.boolean(),
  hasReadNotice: p.boolean(),
  consentedAt: p.instant(),
  withdrawnAt: p.instant().nullable(),
  impressionId: p.uuid().nullable(),
}));
export type ConsentRow = RowOf<typeof ConsentRow>;

type Recorded = Extract<ConsentEvent, { type: 'ConsentRecorded' }>['data'];

const toRecordedRow = (data: Recorded, withdrawnAt: string | null): ConsentRow => ({
  id: data.consentId,
  sessionId: data.sessionId,
  ...(data.visitor === null ? erasedVisitorColumns : toVisitorColumns(data.visitor, data.place)),
  noticeVersion: data.noticeVersion,
  noticeHash: data.noticeHash,
  proofStatus: data.proofStatus,
  globalPrivacyControl: data.globalPrivacyControl,
  hasReadNotice: data.hasReadNotice,
  consentedAt: data.consentedAt,
  withdrawnAt,
  impressionId: data.impressionId,
});

function toVisitorColumns({ ip, userAgent, referrer }: VisitorPersonalData, place: Recorded['place']) {
  const { city = null, region = null, country = null } = place ?? {};
  return { ip, ...classifyIp(ip), city, region, country, userAgent, referrer };
}

/**
 * Consent records for stewards, and totals as counters, so that no total reads the records. Latency is not critical here; acknowledgements
 * wait for the ledger, which has priority.
 */
export const consentsProjection: Projection = defineProjection({
  name: 'consents',
  version: 2,
  streams: [consentStream, visitorStream],
  tables: ['consents', 'consents_by_day', 'consents_by_ip', 'consents_by_country', 'consent_totals'],
  batchDelayMs: 100,
  async apply(events, context) {
    let consents: ConsentEvent[] = [];
    for (const event of events) {
      if (event.type === 'VisitorErased') {
        await record(consents, context);
        await anonymizeConsents(context, event.data.sessionId);
        consents = [];
      } else consents.push(event);
    }
    await record(consents, context);
  },
});

async function record(events: readonly ConsentEvent[], context: ProjectionContext): Promise<void> {
  const recorded: Recorded[] = [];
  const withdrawn = new Map<string, string>();
  for (const { type, data } of events) {
    if (type === 'ConsentRecorded') recorded.push(data);
    if (type === 'ConsentWithdrawn') withdrawn.set(data.consentId, data.withdrawnAt);
  }
  const rows = recorded.map((data) => {
    const withdrawnAt = withdrawn.get(data.consentId) ?? null;
    withdrawn.delete(data.consentId);
    return toRecordedRow(data, withdrawnAt);
  });
  await insertConsents(context, rows);
  await markConsentsWithdrawn(context, withdrawn);
}

/**
 * Inserts and counts records in one statement, because log readers wait for a running transaction. Existing records are neither inserted
 * nor counted again.
 */
async function insertConsents({ sql, table }: ProjectionContext, rows: readonly ConsentRow[]): Promise<void> {
  if (rows.length === 0) return;
  await sql(
    `with added as (
       ${insertStatement(ConsentRow, table('consents'))}
       on conflict (id) do nothing returning ip, country, consented_at
     ), days as (
       insert into ${table('consents_by_day')} as t (day, consents)
       select (consented_at at time zone 'UTC')::date, count(*) from added group by 1
       on conflict (day) do update set consents = t.consents + excluded.consents
     ), countries as (
       insert into ${table('consents_by_country')} as t (country, consents)
       select country, count(*) from added where ip <> '' and country is not null group by 1
       on conflict (country) do update set consents = t.consents + excluded.consents
     ), addresses as (
       insert into ${table('consents_by_ip')} as t (ip, consents)
       select ip, count(*) from added where ip <> '' group by 1
       on conflict (ip) do update set consents = t.consents + excluded.consents
       returning (xmax = 0) as is_new
     )
     insert into ${table('consent_totals')} as t (unique_ips)
     select count(*) from addresses where is_new
     on conflict (singleton) do update set unique_ips = t.unique_ips + excluded.unique_ips
     where excluded.unique_ips > 0`,
    [JSON.stringify(rows)],
  );
}

/** Marks records as withdrawn; the times are by record id. */
async function markConsentsWithdrawn(
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

/** Values of an erased visitor; the record itself stays. */
export const erasedVisitorColumns = {
  ip: '',
  ipSourceTag: 'ERASED',
  ipClassification: 'Erased at the visitor’s request',
  isInternalTraffic: false,
  city: null,
  region: null,
  country: null,
  userAgent: '',
  referrer: null,
} as const;

/**
 * Removes personal data from the records of a session, and their IP addresses and countries from the counters. Their days stay counted. The
 * erasure may not list a consent that arrived just before it.
 */
async function anonymizeConsents({ sql, table }: ProjectionContext, sessionId: string): Promise<void> {
  const [consents, addresses, countries, figures] = [
    table('consents'),
    table('consents_by_ip'),
    table('consents_by_country'),
    table('consent_totals'),
  ];
  await sql(
    `with gone as (
       select ip, country from ${consents} where session_id = $1 and ip <> ''
     ), blanked as (
       update ${consents} set ip = '', ip_source_tag = $2, ip_classification = $3, is_internal_traffic = false,
              city = null, region = null, country = null, user_agent = '', referrer = null
       where session_id = $1
     ), countries as (
       select t.country, t.consents - count(*) as rest
       from ${countries} t join gone using (country) group by t.country, t.consents
     ), fewer_countries as (
       update ${countries} t set consents = rest from countries c where t.country = c.country and rest > 0
     ), no_countries as (
       delete from ${countries} t using countries c where t.country = c.country and rest <= 0
     ), addresses as (
       select t.ip, t.consents - count(*) as rest
       from ${addresses} t join gone using (ip) group by t.ip, t.consents
     ), fewer_addresses as (
       update ${addresses} t set consents = rest from addresses a where t.ip = a.ip and rest > 0
     ), no_addresses as (
       delete from ${addresses} t using addresses a where t.ip = a.ip and rest <= 0
     )
     update ${figures} set unique_ips = unique_ips - (select count(*) from addresses where rest <= 0)`,
    [sessionId, erasedVisitorColumns.ipSourceTag, erasedVisitorColumns.ipClassification],
  );
}
