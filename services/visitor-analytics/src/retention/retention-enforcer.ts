import {
  bookingClicked,
  type Message,
  type MessageOf,
  type RetentionPolicy,
  retentionPolicySet,
  sessionClassified,
  visitSignalsComputed,
} from '@aera/contracts/server';
import type { Bus, DeadLetter } from '@aera/event-bus';
import type { Log } from '@aera/service-kit';
import { z } from 'zod';
import type { Database } from '../coordination/database.ts';
import { savePolicy } from '../coordination/retention-policy.ts';
import type { RetentionStore } from '../store/analytics-store.ts';
import { type RetentionCutoffs, computeRetentionCutoffs } from './cutoffs.ts';
import { deleteExpiredDays, readPolicy } from './retention.ts';

/** Duration in milliseconds for which a process caches the policy. */
const policyCacheMs = 5000;

interface RetentionEnforcer {
  /** Returns the first day that is kept now, by data class. */
  cutoffs(): Promise<RetentionCutoffs>;
  /** Applies the policies in these messages. */
  apply(messages: readonly Message[]): Promise<void>;
  /** Deletes expired data. */
  enforce(): Promise<void>;
}

interface Options {
  readonly database: Database;
  readonly store: RetentionStore;
  readonly clock: () => Date;
  readonly bus: Pick<Bus, 'purgeBefore' | 'deadLetters'>;
  readonly stream: string;
  readonly log: Pick<Log, 'warn'>;
}

export function createRetentionEnforcer({
  database,
  store,
  clock,
  bus,
  stream,
  log,
}: Options): RetentionEnforcer {
  let known: { policy: RetentionPolicy; at: number } | undefined;

  async function cutoffs(): Promise<RetentionCutoffs> {
    if (!known || performance.now() - known.at > policyCacheMs)
      known = { policy: (await readPolicy(database.sql)).policy, at: performance.now() };
    return computeRetentionCutoffs(known.policy, clock());
  }

  async function enforce(): Promise<void> {
    known = undefined;
    const from = await cutoffs();
    await deleteExpiredDays(database, store, from, clock(), log);
    // Hits contain IP addresses.
    const { ipAddresses } = await cutoffs();
    await bus.purgeBefore(stream, new Date(ipAddresses));
    await discardExpiredLetters(bus.deadLetters, stream, ipAddresses);
  }

  return {
    cutoffs,
    enforce,
    async apply(messages) {
      const policies = messages.filter(({ type }) => type === retentionPolicySet.type);
      if (policies.length === 0) return;
      for (const message of policies) {
        const data = retentionPolicySet.data.parse(message.data);
        await savePolicy(database.sql, { ...message, data } as MessageOf<typeof retentionPolicySet>);
      }
      await enforce();
    },
  };
}

/** Types of messages other than hits, which contain no IP address. Only stewards discard their dead letters. */
const otherTypes = new Set<string>(
  [bookingClicked, retentionPolicySet, sessionClassified, visitSignalsComputed].map(({ type }) => type),
);

/** Discards dead letters of a stream whose messages are from before a day (UTC) and may be hits. */
async function discardExpiredLetters(
  deadLetters: Bus['deadLetters'],
  stream: string,
  day: string,
): Promise<void> {
  for (let before: number | undefined; ;) {
    const letters = await deadLetters.list({ stream, before });
    if (letters.length === 0) return;
    for (const letter of letters)
      if (toMessageTime(letter) < day && !otherTypes.has(toMessageType(letter)))
        await deadLetters.discard(letter.seq, 'The message is older than the retention period.');
    before = letters.at(-1)?.seq;
  }
}

const TypedPayload = z.object({ type: z.string() });

/** Empty for an unknown message. */
const toMessageType = ({ payload }: DeadLetter): string => TypedPayload.safeParse(payload).data?.type ?? '';

const TimedPayload = z.object({ time: z.iso.datetime() });

/** A malformed message may have no time, but was stored before its first attempt. */
const toMessageTime = ({ payload, attempts, at }: DeadLetter): string =>
  TimedPayload.safeParse(payload).data?.time ?? attempts[0]?.at ?? at;
