import type { ConsentRecord } from '@aera/contracts';
import type { Sql } from '@aera/event-store';
import type { Orm } from '@aera/service-kit';
import { ConsentRow } from './consent-rows.ts';

export interface ConsentStats {
  readonly total: number;
  /** Since midnight UTC. */
  readonly today: number;
  readonly uniqueIps: number;
  readonly countries: number;
}

export interface ConsentQueries {
  /** Newest first; `ip` is a part of an address. */
  list(page: {
    limit: number;
    offset: number;
    ip?: string;
  }): Promise<{ consents: ConsentRecord[]; total: number }>;
  /** Every record, newest first, a thousand at a time; `ip` is a part of an address. */
  all(ip?: string): AsyncIterable<readonly ConsentRecord[]>;
  stats(): Promise<ConsentStats>;
  /** Null when there is none. */
  byId(id: string): Promise<ConsentRecord | null>;
  /** Every consent from exactly this address, newest first. */
  byIp(ip: string): Promise<ConsentRecord[]>;
}

const newestFirst = { consentedAt: 'desc', id: 'desc' } as const;

const toRecord = (row: ConsentRow): ConsentRecord => ({
  id: row.id,
  sessionId: row.sessionId,
  ipAddress: row.ip,
  geolocation: {
    city: row.city ?? null,
    region: row.region ?? null,
    country: row.country ?? null,
    ipSourceTag: row.ipSourceTag,
    ipClassification: row.ipClassification,
    isInternalTraffic: row.isInternalTraffic,
  },
  consentedAt: row.consentedAt.toISOString(),
  noticeVersion: row.noticeVersion,
  userAgent: row.userAgent,
  referrer: row.referrer ?? null,
  hasReadNotice: row.hasReadNotice,
  withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
});

const exportPage = 1_000;

/** `%` and `_` of a search text stand for themselves. */
const like = (part: string): string => `%${part.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

export function createConsentQueries(orm: Orm, sql: Sql): ConsentQueries {
  const find = async (where: object, options: object): Promise<ConsentRecord[]> =>
    (await orm.em.fork().find(ConsentRow, where, { ...options, orderBy: newestFirst })).map(toRecord);

  /** By the place of the last record, not by offset: what arrives meanwhile moves nothing. */
  async function* all(ip = ''): AsyncGenerator<ConsentRecord[]> {
    const matching = ip.trim() === '' ? {} : { ip: { $like: like(ip.trim()) } };
    let after: ConsentRecord | undefined;
    do {
      const older = after && {
        $or: [
          { consentedAt: { $lt: new Date(after.consentedAt) } },
          { consentedAt: new Date(after.consentedAt), id: { $lt: after.id } },
        ],
      };
      const page = await find({ ...matching, ...older }, { limit: exportPage });
      if (page.length > 0) yield page;
      after = page.length === exportPage ? page.at(-1) : undefined;
    } while (after);
  }

  return {
    all,
    async list({ limit, offset, ip = '' }) {
      const part = ip.trim();
      if (part !== '') {
        const where = { ip: { $like: like(part) } };
        const [consents, total] = await Promise.all([
          find(where, { limit, offset }),
          orm.em.fork().count(ConsentRow, where),
        ]);
        return { consents, total };
      }
      const [start, { total }] = await Promise.all([pageStart(sql, offset), figures(sql)]);
      const consents = start
        ? await find({ consentedAt: { $lt: start.before } }, { limit, offset: start.offset })
        : [];
      return { consents, total };
    },
    stats: () => figures(sql),
    byId: async (id) => (await find({ id }, { limit: 1 }))[0] ?? null,
    byIp: (ip) => find({ ip }, { limit: 1000 }),
  };
}

/** Four figures from their counts, whatever the number of records. */
async function figures(sql: Sql): Promise<ConsentStats> {
  const [row] = await sql<ConsentStats>(
    `select coalesce(sum(consents), 0)::bigint as total,
            coalesce(sum(consents) filter (where day >= (now() at time zone 'UTC')::date), 0)::bigint as today,
            coalesce((select addresses from consent_figures), 0) as "uniqueIps",
            (select count(*) from consent_countries) as countries
     from consent_days`,
  );
  return row as ConsentStats;
}

/** The day that the record at an offset fell on, so that a page deep in the list is as quick as the first; null past the end. */
async function pageStart(sql: Sql, offset: number): Promise<{ before: Date; offset: number } | null> {
  const [row] = await sql<{ before: string; skip: number }>(
    `select (day + 1)::text || 'T00:00:00Z' as before, $1::bigint - later as skip
     from (select day, consents, sum(consents) over (order by day desc) - consents as later from consent_days) d
     where later <= $1::bigint and $1::bigint < later + consents`,
    [offset],
  );
  return row ? { before: new Date(row.before), offset: row.skip } : null;
}
