import type { ConsentRecord } from '@aera/contracts';
import type { Sql } from '@aera/event-store';
import { findConsents, type Part } from './find-consents.ts';
import { searchAddresses } from './search-addresses.ts';

export interface ConsentStats {
  readonly total: number;
  /** Since midnight UTC. */
  readonly today: number;
  readonly uniqueIps: number;
  readonly countries: number;
}

export interface ConsentsPage {
  readonly consents: ConsentRecord[];
  /** Of all pages. */
  readonly total: number;
}

interface Page {
  readonly limit: number;
  readonly offset: number;
}

export interface ConsentQueries {
  /** Newest first unless asked otherwise; `ip` is a part of an address. */
  list(page: Page & { readonly ip?: string; readonly order?: Part['order'] }): Promise<ConsentsPage>;
  /** Every record, newest first, so many at a time; `ip` is a part of an address. */
  all(ip?: string): AsyncIterable<readonly ConsentRecord[]>;
  stats(): Promise<ConsentStats>;
  /** Null when there is none. */
  byId(id: string): Promise<ConsentRecord | null>;
  /** Consents from exactly this address, newest first, and when the first of all was; null when there is none. */
  byIp(ip: string, page: Page): Promise<ConsentsPage & { readonly first: string | null }>;
}

const exportPage = 1_000;

export function createConsentQueries(sql: Sql): ConsentQueries {
  /** By the place of the last record, not by offset: what arrives meanwhile moves nothing. */
  async function* all(ip = ''): AsyncGenerator<ConsentRecord[]> {
    const part = ip.trim();
    const { wanted } = part === '' ? { wanted: {} } : await searchAddresses(sql, part);
    let after: ConsentRecord | undefined;
    do {
      const page = await findConsents(sql, { ...wanted, after }, { limit: exportPage });
      if (page.length > 0) yield page;
      after = page.length === exportPage ? page.at(-1) : undefined;
    } while (after);
  }

  return {
    all,
    async list({ limit, offset, ip = '', order = 'descending' }) {
      const part = ip.trim();
      if (part !== '') {
        const { wanted, total } = await searchAddresses(sql, part);
        return { consents: await findConsents(sql, wanted, { limit, offset, order }), total };
      }
      const [start, { total }] = await Promise.all([pageStart(sql, offset, order), figures(sql)]);
      const wanted = start && (order === 'ascending' ? { from: start.at } : { before: start.at });
      const consents = wanted ? await findConsents(sql, wanted, { limit, offset: start.offset, order }) : [];
      return { consents, total };
    },
    stats: () => figures(sql),
    byId: async (id) => (await findConsents(sql, { ids: [id] }, { limit: 1 }))[0] ?? null,
    async byIp(ip, page) {
      const [consents, [counted], [first]] = await Promise.all([
        findConsents(sql, { addresses: [ip] }, page),
        sql<{ total: number }>('select consents as total from consent_addresses where ip = $1', [ip]),
        sql<{ at: string | null }>('select min(consented_at) as at from consents where ip = $1', [ip]),
      ]);
      return { consents, total: counted?.total ?? 0, first: first?.at ?? null };
    },
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

/** Where the day begins that the record at an offset fell on, so that a page deep in the list is as quick as the first; null past the end. */
async function pageStart(
  sql: Sql,
  offset: number,
  order: NonNullable<Part['order']>,
): Promise<{ at: Date; offset: number } | null> {
  const [way, edge] = order === 'ascending' ? ['asc', 'day'] : ['desc', '(day + 1)'];
  const [row] = await sql<{ at: string; skip: number }>(
    `select ${edge}::text || 'T00:00:00Z' as at, $1::bigint - earlier as skip
     from (select day, consents, sum(consents) over (order by day ${way}) - consents as earlier from consent_days) d
     where earlier <= $1::bigint and $1::bigint < earlier + consents`,
    [offset],
  );
  return row ? { at: new Date(row.at), offset: row.skip } : null;
}
