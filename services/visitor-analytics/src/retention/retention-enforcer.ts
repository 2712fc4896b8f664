import { type Message, type MessageOf, type RetentionPolicy, retentionSet } from '@aera/contracts/server';
import type { Database } from '../facts/database.ts';
import type { Partitions } from '../facts/partitions.ts';
import { type Horizons, horizonsOf } from './cutoffs.ts';
import { dropWhatIsOver, keepPolicy, readPolicy } from './retention.ts';

/** How long a process trusts what it knows of the policy, in milliseconds. */
const trust = 5000;

interface RetentionKeeper {
  /** First days that are kept now. */
  horizons(): Promise<Horizons>;
  /** Executes what stewards said in these messages. */
  apply(messages: readonly Message[]): Promise<void>;
  /** Drops what has become too old. */
  tend(): Promise<void>;
}

interface Options {
  readonly database: Database;
  readonly partitions: Partitions;
  readonly clock: () => Date;
  /** Makes the stream forget as early as the policy says. */
  readonly limitStream: (policy: RetentionPolicy) => Promise<void>;
}

export function createRetentionKeeper({
  database,
  partitions,
  clock,
  limitStream,
}: Options): RetentionKeeper {
  let known: { policy: RetentionPolicy; at: number } | undefined;

  async function horizons(): Promise<Horizons> {
    if (!known || performance.now() - known.at > trust)
      known = { policy: (await readPolicy(database.sql)).policy, at: performance.now() };
    return horizonsOf(known.policy, clock());
  }

  async function tend(): Promise<void> {
    known = undefined;
    const dropped = await dropWhatIsOver(database, await horizons(), clock());
    if (dropped > 0) partitions.forget();
  }

  return {
    horizons,
    tend,
    async apply(messages) {
      const said = messages.filter(({ type }) => type === retentionSet.type);
      if (said.length === 0) return;
      for (const message of said) {
        const data = retentionSet.data.parse(message.data);
        await keepPolicy(database.sql, { ...message, data } as MessageOf<typeof retentionSet>);
      }
      await tend();
      await limitStream((await readPolicy(database.sql)).policy);
    },
  };
}
