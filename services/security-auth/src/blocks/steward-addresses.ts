import type { Sql } from '@aera/event-store';
import fastifyPlugin from 'fastify-plugin';

const recordIntervalMs = 60 * 60_000;
const maxCached = 1000;

/** Notes where stewards come from, so that a block by hand can say which of them it would hit. */
export const recordStewardAddresses = (sql: Sql, clock: () => Date) =>
  fastifyPlugin(
    async (app) => {
      const noted = new Map<string, number>();
      app.addHook('preHandler', async ({ identity, log }) => {
        if (identity?.kind !== 'steward') return;
        const { sub, ip } = identity;
        const now = clock().getTime();
        if (now - (noted.get(`${sub} ${ip}`) ?? 0) < recordIntervalMs) return;
        if (noted.size >= maxCached) noted.clear();
        noted.set(`${sub} ${ip}`, now);
        await sql(
          `insert into steward_addresses (steward_id, ip, seen_at) values ($1, $2, $3)
           on conflict (steward_id, ip) do update set seen_at = excluded.seen_at`,
          [sub, ip, new Date(now).toISOString()],
        ).catch((err: unknown) => log.warn({ err }, 'where a steward comes from was not noted'));
      });
    },
    { name: 'note-steward-addresses' },
  );

/** Ids of the stewards who were here from a network of late. */
export async function stewardsFrom(sql: Sql, network: string): Promise<string[]> {
  const rows = await sql<{ id: string }>(
    'select distinct steward_id as id from steward_addresses where ip <<= $1::inet order by id',
    [network],
  );
  return rows.map(({ id }) => id);
}
