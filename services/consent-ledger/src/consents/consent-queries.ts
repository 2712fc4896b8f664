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
  stats(): Promise<ConsentStats>;
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
});

/** `%` and `_` of a search text stand for themselves. */
const like = (part: string): string => `%${part.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

export function createConsentQueries(orm: Orm, sql: Sql): ConsentQueries {
  return {
    async list({ limit, offset, ip }) {
      const where = ip?.trim() ? { ip: { $like: like(ip.trim()) } } : {};
      const [rows, total] = await orm.em
        .fork()
        .findAndCount(ConsentRow, where, { limit, offset, orderBy: newestFirst });
      return { consents: rows.map(toRecord), total };
    },
    async stats() {
      const [row] = await sql<ConsentStats>(
        `select count(*) as total,
                count(*) filter (where consented_at >= date_trunc('day', now(), 'UTC')) as today,
                count(distinct nullif(ip, '')) as "uniqueIps",
                count(distinct country) as countries
         from consents`,
      );
      return row as ConsentStats;
    },
    async byIp(ip) {
      return (await orm.em.fork().find(ConsentRow, { ip }, { limit: 1000, orderBy: newestFirst })).map(
        toRecord,
      );
    },
  };
}
