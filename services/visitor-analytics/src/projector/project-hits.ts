import type { Message } from '@aera/contracts';
import type { Sql } from '@aera/event-store';
import type { DescribeSenders } from '../facts/describe-hit.ts';
import { engagementRecorded } from '@aera/contracts';
import { factRows, readHits } from '../facts/fact-rows.ts';
import type { Partitions } from '../facts/partitions.ts';
import { writeFacts } from '../facts/write-facts.ts';

interface Deps {
  readonly sql: Sql;
  readonly describe: DescribeSenders;
  readonly partitions: Partitions;
}

/** Writes a batch of hits as facts. */
export const projectHits =
  ({ sql, describe, partitions }: Deps) =>
  async (messages: readonly Message[]): Promise<void> => {
    const hits = readHits(messages);
    if (hits.length === 0) return;
    const senders = hits.flatMap((hit) => (hit.type === engagementRecorded.type ? [] : [hit.data]));
    const rows = factRows(hits, await describe(senders));
    await partitions.ensure([...rows.views, ...rows.engagements, ...rows.addresses].map(({ day }) => day));
    await writeFacts(sql, rows);
  };
