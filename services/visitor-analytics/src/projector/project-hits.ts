import { engagementRecorded, type Message } from '@aera/contracts';
import type { Sql } from '@aera/event-store';
import type { DescribeSenders } from '../facts/describe-hit.ts';
import { type FactRows, factRows, readHits } from '../facts/fact-rows.ts';
import type { Partitions } from '../facts/partitions.ts';
import { writeFacts } from '../facts/write-facts.ts';
import type { Horizons } from '../retention/horizons.ts';

interface Deps {
  readonly sql: Sql;
  readonly describe: DescribeSenders;
  readonly partitions: Partitions;
  readonly horizons: () => Promise<Horizons>;
}

/** Writes a batch of hits as facts; what is older than is kept is passed over. */
export const projectHits = ({ sql, describe, partitions, horizons }: Deps) => {
  const write = async (rows: FactRows): Promise<void> => {
    const kept = keptOf(rows, await horizons());
    await partitions.ensure([...kept.views, ...kept.engagements, ...kept.addresses].map(({ day }) => day));
    await writeFacts(sql, kept);
  };
  return async (messages: readonly Message[]): Promise<void> => {
    const hits = readHits(messages);
    if (hits.length === 0) return;
    const senders = hits.flatMap((hit) => (hit.type === engagementRecorded.type ? [] : [hit.data]));
    const rows = factRows(hits, await describe(senders));
    try {
      await write(rows);
    } catch (error) {
      if (!isWithoutPartition(error)) throw error;
      // Another process has just dropped it.
      partitions.forget();
      await write(rows);
    }
  };
};

function keptOf({ views, engagements, addresses, steps }: FactRows, from: Horizons): FactRows {
  return {
    views: views.filter(({ day }) => day >= from.facts),
    engagements: engagements.filter(({ day }) => day >= from.facts),
    addresses: addresses.filter(({ day }) => day >= from.addresses),
    steps: steps.filter(({ taken_at }) => taken_at >= from.figures),
  };
}

/** PostgreSQL's check_violation, which a row without a partition is to it. */
const isWithoutPartition = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23514';
