import type { Sql } from '@aera/event-store';
import { formatNetwork, parseNetwork, toClientNetwork } from '@aera/service-kit/ip-addresses';
import fastifyPlugin from 'fastify-plugin';
import type { SecurityContext } from '../security-context.ts';
import { createNetworkKey } from './block-list-sync.ts';

const recordIntervalMs = 60 * 60_000;
const maxRecordedKeys = 1000;

/** Records the addresses of signed-in stewards, whose networks rules do not block, and the networks of signed-in members, which count as shared. */
export const recordSignedInNetworks = ({ deriveKey, sql, clock }: SecurityContext) =>
  fastifyPlugin(
    async (app) => {
      const toNetworkKey = createNetworkKey({ deriveKey });
      const recorded = new Map<string, number>();
      const recordSteward = (id: string, ip: string, at: string) =>
        sql(
          `insert into steward_addresses (steward_id, ip, seen_at) values ($1, $2, $3)
           on conflict (steward_id, ip) do update set seen_at = excluded.seen_at`,
          [id, ip, at],
        );
      const recordMember = (ip: string, at: string) =>
        sql(
          `insert into member_networks (network_key, seen_at) values ($1, $2)
           on conflict (network_key) do update set seen_at = excluded.seen_at`,
          [toNetworkKey(formatNetwork(toClientNetwork(parseNetwork(ip)))), at],
        );
      app.addHook('preHandler', async ({ identity, log }) => {
        if (identity?.kind !== 'steward' && identity?.kind !== 'member') return;
        const { kind, sub, ip } = identity;
        const now = clock().getTime();
        if (now - (recorded.get(`${sub} ${ip}`) ?? 0) < recordIntervalMs) return;
        if (recorded.size >= maxRecordedKeys) recorded.clear();
        recorded.set(`${sub} ${ip}`, now);
        const at = new Date(now).toISOString();
        await (kind === 'steward' ? recordSteward(sub, ip, at) : recordMember(ip, at)).catch(
          (err: unknown) => {
            recorded.delete(`${sub} ${ip}`);
            log.warn({ err }, 'the network of a signed-in person was not recorded');
          },
        );
      });
    },
    { name: 'record-signed-in-networks' },
  );

/** Returns the ids of stewards with a recorded address in a network. Addresses are deleted after 30 days. */
export async function findStewardsInNetwork(sql: Sql, network: string): Promise<string[]> {
  const rows = await sql<{ id: string }>(
    'select distinct steward_id as id from steward_addresses where ip <<= $1::inet order by id',
    [network],
  );
  return rows.map(({ id }) => id);
}

/** Whether a member was signed in from this client network within one day before `now`. */
export async function hasRecentMembers(sql: Sql, networkKey: string, now: Date): Promise<boolean> {
  const rows = await sql(
    `select 1 from member_networks where network_key = $1 and seen_at > $2::timestamptz - interval '1 day'`,
    [networkKey, now.toISOString()],
  );
  return rows.length > 0;
}
