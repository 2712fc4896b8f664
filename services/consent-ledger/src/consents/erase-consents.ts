import type { ProjectionContext } from '@aera/event-store';

/** What stands where a visitor was erased: the record itself stays. */
export const erasedVisitor = {
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

/** Takes who and where from out of records, and their addresses and countries out of the counts. Their days stay counted. */
export async function eraseConsents(
  { sql, table }: ProjectionContext,
  ids: readonly string[],
): Promise<void> {
  const [consents, addresses, countries, figures] = [
    table('consents'),
    table('consent_addresses'),
    table('consent_countries'),
    table('consent_figures'),
  ];
  await sql(
    `with gone as (
       select ip, country from ${consents} where id = any($1::uuid[]) and ip <> ''
     ), blanked as (
       update ${consents} set ip = '', ip_source_tag = $2, ip_classification = $3, is_internal_traffic = false,
              city = null, region = null, country = null, user_agent = '', referrer = null
       where id = any($1::uuid[])
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
     update ${figures} set addresses = addresses - (select count(*) from addresses where rest <= 0)`,
    [ids, erasedVisitor.ipSourceTag, erasedVisitor.ipClassification],
  );
}
