import type { ConsentRecord } from '@aera/contracts';
import { selectList, type Sql } from '@aera/event-store';
import { escapeLike } from '@aera/service-kit';
import { toCanonicalAddress } from '@aera/service-kit/ip-addresses';
import { ConsentRow } from './consents-projection.ts';

interface ConsentStats {
  readonly total: number;
  /** Since midnight in the time zone. */
  readonly today: number;
  readonly uniqueIps: number;
  readonly countries: number;
}

interface ConsentsPage {
  readonly consents: ConsentRecord[];
  /** Total over all pages. */
  readonly total: number;
}

interface IpConsents extends ConsentsPage {
  /** Time of the first consent; null if there is none. */
  readonly firstConsentedAt: string | null;
  /** Of the newest consent; null if there is none. */
  readonly geolocation: ConsentRecord['geolocation'];
}

export interface ConsentQueries {
  /** Newest first by default; `ip` is part of an IP address. */
  list(page: Paging & { readonly ip?: string }): Promise<ConsentsPage>;
  /** All records, newest first, in batches; `ip` is part of an IP address. */
  all(ip?: string): AsyncIterable<readonly ConsentRecord[]>;
  stats(zone: string): Promise<ConsentStats>;
  /** Null if there is none. */
  byId(id: string): Promise<ConsentRecord | null>;
  /** Consents from exactly this IP address, newest first by default. */
  byIp(ip: string, page: Paging): Promise<IpConsents>;
}

const exportBatchSize = 1_000;

export function createConsentQueries(sql: Sql): ConsentQueries {
  /** Paged by the last record instead of an offset, so that new records do not shift pages. */
  async function* all(ip = ''): AsyncGenerator<ConsentRecord[]> {
    const part = ip.trim();
    const { filter } = part === '' ? { filter: {} } : await createIpFilter(sql, part);
    let after: ConsentRecord | undefined;
    do {
      const page = await findConsents(sql, { ...filter, after }, { limit: exportBatchSize });
      if (page.length > 0) yield page;
      after = page.length === exportBatchSize ? page.at(-1) : undefined;
    } while (after);
  }

  return {
    all,
    async list({ limit, offset = 0, ip = '', order = 'descending' }) {
      const part = ip.trim();
      if (part !== '') {
        const { filter, total } = await createIpFilter(sql, part);
        return { consents: await findConsents(sql, filter, { limit, offset, order }), total };
      }
      const [start, total] = await Promise.all([findDayAtOffset(sql, offset, order), readTotal(sql)]);
      const filter = start && (order === 'ascending' ? { from: start.at } : { before: start.at });
      const consents = filter ? await findConsents(sql, filter, { limit, offset: start.offset, order }) : [];
      return { consents, total };
    },
    stats: (zone) => readStats(sql, zone),
    byId: async (id) => (await findConsents(sql, { ids: [id] }, { limit: 1 }))[0] ?? null,
    async byIp(ip, page) {
      const [consents, [newest], [counted], [first]] = await Promise.all([
        findConsents(sql, { addresses: [ip] }, page),
        findConsents(sql, { addresses: [ip] }, { limit: 1 }),
        sql<{ total: number }>('select consents as total from consents_by_ip where ip = $1', [ip]),
        sql<{ at: string | null }>('select min(consented_at) as at from consents where ip = $1', [ip]),
      ]);
      return {
        consents,
        total: counted?.total ?? 0,
        firstConsentedAt: first?.at ?? null,
        geolocation: newest?.geolocation ?? null,
      };
    },
  };
}

async function readTotal(sql: Sql): Promise<number> {
  const [row] = await sql<{ total: number }>(
    'select coalesce(sum(consents), 0)::bigint as total from consents_by_day',
  );
  return row?.total ?? 0;
}

/** Reads the statistics from counters, except those of today: the counters are by UTC day. */
async function readStats(sql: Sql, zone: string): Promise<ConsentStats> {
  const [row] = await sql<ConsentStats>(
    `select coalesce(sum(consents), 0)::bigint as total,
            (select count(*) from consents where consented_at >= date_trunc('day', now(), $1::text)) as today,
            coalesce((select unique_ips from consent_totals), 0) as "uniqueIps",
            (select count(*) from consents_by_country) as countries
     from consents_by_day`,
    [zone],
  );
  return row as ConsentStats;
}

/**
 * Returns where the day of the record at an offset begins in the list, and the offset within that day; null past the end. So a deep page
 * reads the records of one day instead of all before it.
 */
async function findDayAtOffset(
  sql: Sql,
  offset: number,
  order: 'ascending' | 'descending',
): Promise<{ at: Date; offset: number } | null> {
  const [way, edge] = order === 'ascending' ? ['asc', 'day'] : ['desc', '(day + 1)'];
  const [row] = await sql<{ at: string; skip: number }>(
    `select ${edge}::text || 'T00:00:00Z' as at, $1::bigint - earlier as skip
     from (select day, consents, sum(consents) over (order by day ${way}) - consents as earlier from consents_by_day) d
     where earlier <= $1::bigint and $1::bigint < earlier + consents`,
    [offset],
  );
  return row ? { at: new Date(row.at), offset: row.skip } : null;
}

/** Conditions that selected records meet; all records without one. */
interface ConsentFilter {
  readonly ids?: readonly string[];
  readonly addresses?: readonly string[];
  /** Pattern of `like` for IP addresses. */
  readonly like?: string;
  /** Records before this time. */
  readonly before?: Date;
  /** Records from this time on. */
  readonly from?: Date;
  /** Records that follow this one in the list, newest first. */
  readonly after?: Pick<ConsentRecord, 'consentedAt' | 'id'>;
}

/** Columns that lists omit. */
const unlisted = ['noticeHash', 'proofStatus', 'globalPrivacyControl', 'impressionId'] as const;
const listedColumns = selectList(ConsentRow, { except: unlisted });
type ListedConsent = Omit<ConsentRow, (typeof unlisted)[number]>;

interface Paging {
  readonly limit: number;
  readonly offset?: number;
  /** By time of consent, newest first by default. */
  readonly order?: 'ascending' | 'descending';
}

/** Reads records, newest first by default. */
export async function findConsents(
  sql: Sql,
  { ids, addresses, like, before, from, after }: ConsentFilter,
  { limit, offset = 0, order = 'descending' }: Paging,
): Promise<ConsentRecord[]> {
  const parameters: unknown[] = [limit, offset];
  const addParameter = (value: unknown) => `$${parameters.push(value)}`;
  const way = order === 'ascending' ? 'asc' : 'desc';
  const conditions = [
    ids && `id = any(${addParameter(ids)}::uuid[])`,
    addresses && `ip = any(${addParameter(addresses)}::text[])`,
    like !== undefined && `ip like ${addParameter(like)}`,
    before && `consented_at < ${addParameter(before)}`,
    from && `consented_at >= ${addParameter(from)}`,
    after && `(consented_at, id) < (${addParameter(after.consentedAt)}, ${addParameter(after.id)})`,
  ].filter(Boolean);
  const rows = await sql<ListedConsent>(
    `select ${listedColumns} from consents ${conditions.length > 0 ? `where ${conditions.join(' and ')}` : ''}
     order by consented_at ${way}, id ${way} limit $1 offset $2`,
    parameters,
  );
  return rows.map(toRecord);
}

const toRecord = ({
  ip: ipAddress,
  city,
  region,
  country,
  ipSourceTag,
  ipClassification,
  isInternalTraffic,
  ...record
}: ListedConsent): ConsentRecord => ({
  ...record,
  ipAddress,
  geolocation: { city, region, country, ipSourceTag, ipClassification, isInternalTraffic },
});

/** Up to this number of matching IP addresses, records are found by address. Of more addresses, the newest records contain so many that a scan finds a page. */
const maxMatchingIps = 5_000;

/** Matches stored IP addresses that contain this text. A whole address matches in any spelling. */
const toLikePattern = (part: string): string => `%${escapeLike(toCanonicalAddress(part).toLowerCase())}%`;

/** Returns the filter for records with this part of an IP address, and their number, from the counters by IP address. */
async function createIpFilter(
  sql: Sql,
  part: string,
): Promise<{ readonly filter: ConsentFilter; readonly total: number }> {
  const like = toLikePattern(part);
  const found = await sql<{ ip: string; consents: number }>(
    `select ip, consents from consents_by_ip where ip like $1 limit ${maxMatchingIps + 1}`,
    [like],
  );
  if (found.length <= maxMatchingIps)
    return {
      filter: { addresses: found.map(({ ip }) => ip) },
      total: found.reduce((sum, { consents }) => sum + consents, 0),
    };
  const [row] = await sql<{ total: number }>(
    'select sum(consents)::bigint as total from consents_by_ip where ip like $1',
    [like],
  );
  return { filter: { like }, total: row?.total ?? 0 };
}

/** A consent of a visitor's own session. */
interface SessionConsent extends Pick<ConsentRow, 'id' | 'noticeVersion' | 'proofStatus'> {
  readonly withdrawn: boolean;
}

/** All consents of a session, oldest first. */
export const findSessionConsents = (sql: Sql, sessionId: string): Promise<SessionConsent[]> =>
  sql<SessionConsent>(
    `select ${selectList(ConsentRow, { only: ['id', 'noticeVersion', 'proofStatus'] })},
            withdrawn_at is not null as withdrawn
     from consents where session_id = $1 order by consented_at, id`,
    [sessionId],
  );
