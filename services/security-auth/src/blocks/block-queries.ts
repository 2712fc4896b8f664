import type { Block, BlockedIps } from '@aera/contracts';
import { selectList, type Sql } from '@aera/event-store';
import { formatShort, parseNetwork } from '@aera/service-kit/ip-addresses';
import type { SecurityContext } from '../security-context.ts';
import { BlockRow } from './blocks-projection.ts';

type ReadStewardName = SecurityContext['readStewardName'];
type Row = Omit<BlockRow, 'networkKey' | 'endedAt'> & Pick<Block, 'rejectedRequests'>;

/** `$1` is the current time. `offset 0` makes the subquery use the index of IP addresses only: most requests match the time. */
const columns = `${selectList(BlockRow, { except: ['networkKey', 'endedAt'] })},
  (select coalesce(sum(1 + omitted), 0)::int
   from (select at, omitted from suspicious_requests
         where 'blocked' = any (indicators) and ip <<= network_blocks.network::inet offset 0) as rejected
   where at >= greatest(blocked_at, $1::timestamptz - interval '24 hours') and at < coalesce(ended_at, 'infinity')
  ) as "rejectedRequests"`;

const toBlocks = (rows: readonly Row[], readStewardName: ReadStewardName): Promise<Block[]> =>
  Promise.all(
    rows.map(async ({ blockedBy, ...row }) => ({
      ...row,
      by: blockedBy && (await readStewardName(blockedBy)),
    })),
  );

/** Returns an active or ended block, or null. */
export async function findBlock(
  sql: Sql,
  readStewardName: ReadStewardName,
  now: string,
  id: string,
): Promise<Block | null> {
  const rows = await sql<Row>(`select ${columns} from network_blocks where id = $2`, [now, id]);
  return (await toBlocks(rows, readStewardName))[0] ?? null;
}

const overlapOperators = { 'wider or the same': '>>=', inside: '<<=', overlapping: '&&' } as const;

/** Returns the networks with an active block that contain this network, that it contains, or both. */
export async function findOverlappingBlocks(
  sql: Sql,
  network: string,
  where: keyof typeof overlapOperators,
): Promise<string[]> {
  const rows = await sql<{ network: string }>(
    `select network::text as network from network_blocks
     where ended_at is null and network ${overlapOperators[where]} $1::inet order by network`,
    [network],
  );
  return rows.map((row) => row.network);
}

/** Returns active blocks past their expiry. */
export async function findExpiredBlocks(sql: Sql, now: Date): Promise<{ id: string; network: string }[]> {
  return sql(
    `select id::text as id, network::text as network from network_blocks
     where ended_at is null and expires_at <= $1 order by expires_at limit 500`,
    [now.toISOString()],
  );
}

const activeCondition = `ended_at is null and (expires_at is null or expires_at > $1)`;

/** Whether the block has neither ended nor expired at `now`. */
export async function isActiveBlock(sql: Sql, now: string, id: string): Promise<boolean> {
  const rows = await sql(`select 1 from network_blocks where ${activeCondition} and id = $2`, [now, id]);
  return rows.length > 0;
}

/**
 * Returns a page of the blocks that are active at `now`, newest first, and their networks. Rejected requests are counted only for the blocks
 * of the page.
 */
export async function readBlockedIps(
  sql: Sql,
  readStewardName: ReadStewardName,
  now: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<BlockedIps> {
  const rows = await sql<Row>(
    `select ${columns} from (
       select * from network_blocks where ${activeCondition} order by blocked_at desc, id limit $2 offset $3
     ) as network_blocks order by network_blocks.blocked_at desc, id`,
    [now, limit, offset],
  );
  const [count] = await sql<{ total: number }>(
    `select count(*)::int as total from network_blocks where ${activeCondition}`,
    [now],
  );
  const blocks = await toBlocks(rows, readStewardName);
  return {
    blockedIPs: blocks.map(({ network }) => formatShort(parseNetwork(network))),
    blocks,
    total: count?.total ?? 0,
  };
}
