import type { Sql } from '@aera/event-store';
import type { Wanted } from './find-consents.ts';

/** Up to so many addresses the records are found by the addresses; of more, enough of the newest records match to find them in passing. */
const few = 5_000;

/** `%` and `_` of a search text stand for themselves. */
const patternOf = (part: string): string => `%${part.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

/** Which records have a part of an address, and how many they are: told by the counts of addresses, not by reading the records. */
export async function searchAddresses(
  sql: Sql,
  part: string,
): Promise<{ readonly wanted: Wanted; readonly total: number }> {
  const like = patternOf(part);
  const found = await sql<{ ip: string; consents: number }>(
    `select ip, consents from consent_addresses where ip like $1 limit ${few + 1}`,
    [like],
  );
  if (found.length <= few)
    return {
      wanted: { addresses: found.map(({ ip }) => ip) },
      total: found.reduce((sum, { consents }) => sum + consents, 0),
    };
  const [row] = await sql<{ total: number }>(
    'select sum(consents)::bigint as total from consent_addresses where ip like $1',
    [like],
  );
  return { wanted: { like }, total: row?.total ?? 0 };
}
