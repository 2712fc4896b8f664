import type { ConsentRecord } from '@aera/contracts';
import type { Sql } from '@aera/event-store';

/** Which records: those of some addresses, or whose address holds a pattern; all when neither is said. */
export interface Wanted {
  readonly ids?: readonly string[];
  readonly addresses?: readonly string[];
  readonly like?: string;
  /** Records before this moment. */
  readonly before?: Date;
  /** Records from this moment on. */
  readonly from?: Date;
  /** Records further back in the list than this one. */
  readonly after?: Pick<ConsentRecord, 'consentedAt' | 'id'>;
}

interface Row extends Omit<ConsentRecord, 'geolocation'> {
  readonly city: string | null;
  readonly region: string | null;
  readonly country: string | null;
  readonly ipSourceTag: string;
  readonly ipClassification: string;
  readonly isInternalTraffic: boolean;
}

export interface Part {
  readonly limit: number;
  readonly offset?: number;
  /** By the time of consent: the newest first, unless ascending. */
  readonly order?: 'ascending' | 'descending';
}

/** Records, newest first unless asked otherwise. */
export async function findConsents(
  sql: Sql,
  { ids, addresses, like, before, from, after }: Wanted,
  { limit, offset = 0, order = 'descending' }: Part,
): Promise<ConsentRecord[]> {
  const parameters: unknown[] = [limit, offset];
  const value = (given: unknown) => `$${parameters.push(given)}`;
  const way = order === 'ascending' ? 'asc' : 'desc';
  const conditions = [
    ids && `id = any(${value(ids)}::uuid[])`,
    addresses && `ip = any(${value(addresses)}::text[])`,
    like !== undefined && `ip like ${value(like)}`,
    before && `consented_at < ${value(before)}`,
    from && `consented_at >= ${value(from)}`,
    after && `(consented_at, id) < (${value(after.consentedAt)}, ${value(after.id)})`,
  ].filter(Boolean);
  const rows = await sql<Row>(
    `select id, session_id as "sessionId", ip as "ipAddress", city, region, country,
            ip_source_tag as "ipSourceTag", ip_classification as "ipClassification",
            is_internal_traffic as "isInternalTraffic", consented_at as "consentedAt",
            notice_version as "noticeVersion", user_agent as "userAgent", referrer,
            has_read_notice as "hasReadNotice", withdrawn_at as "withdrawnAt"
     from consents ${conditions.length > 0 ? `where ${conditions.join(' and ')}` : ''}
     order by consented_at ${way}, id ${way} limit $1 offset $2`,
    parameters,
  );
  return rows.map(toRecord);
}

const toRecord = ({
  city,
  region,
  country,
  ipSourceTag,
  ipClassification,
  isInternalTraffic,
  ...record
}: Row): ConsentRecord => ({
  ...record,
  geolocation: { city, region, country, ipSourceTag, ipClassification, isInternalTraffic },
});
