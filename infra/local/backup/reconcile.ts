import { serviceNames } from '@aera/contracts';
import { auditCheckpointStream, auditStream, ledgerCheckpointStream } from '@aera/event-bus';
import { type JetStreamManager, jetstreamManager } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { Client } from 'pg';
import { z } from 'zod';
import { formatCount, type Progress } from '../progress.ts';
import { compareRelays, type RelayComparison, rewindRelays } from './compare-relays.ts';

export interface ReconcileTarget {
  /** URL of each service's database. */
  readonly databases: Readonly<Record<string, string>>;
  readonly nats: NatsConnection;
}

interface ReconcileOptions {
  /** Removes messages whose events the databases lack, instead of failing. */
  readonly discardAhead: boolean;
}

/** The bus has messages whose events the databases lack. Nothing was changed. */
export class BusAheadError extends Error {
  override readonly name = 'BusAheadError';
}

/**
 * Aligns databases and bus that are from different instants, while no service runs. An older bus gets its missing events from the relays. A
 * newer bus has messages whose events are lost: other services would act on them, and their ids would be assigned to other events.
 *
 * @throws BusAheadError
 */
export async function reconcile(
  { databases, nats }: ReconcileTarget,
  { discardAhead }: ReconcileOptions,
  progress: Progress,
): Promise<void> {
  const compareAll = async () => {
    const comparisons = new Map<string, RelayComparison[]>();
    for (const [service, url] of Object.entries(databases))
      comparisons.set(service, await compareRelays(service, url, nats));
    return comparisons;
  };
  let comparisons = await compareAll();
  const ahead = [...comparisons.values()].flat().filter((comparison) => comparison.ahead.length > 0);
  if (ahead.length > 0) {
    if (!discardAhead) throw new BusAheadError(describeAhead(ahead));
    await discardMessages({ databases, nats }, ahead, progress);
    // A message may contain events of both kinds: those in the log are published again.
    comparisons = await compareAll();
  }
  for (const [service, found] of comparisons) {
    await rewindRelays(databases[service]!, found);
    for (const { relay, missing } of found)
      if (missing > 0)
        progress.print(`  ${relay}: events after the last message on the bus: ${formatCount(missing)}`);
  }
}

function describeAhead(ahead: readonly RelayComparison[]): string {
  const lines = ahead.map(({ relay, ahead: messages }) => {
    const { type, time } = messages[0]!;
    return `  ${relay}: events that only the bus has: ${formatCount(messages.length)}, the first is ${type} of ${time}`;
  });
  return `The databases are older than the bus:\n${lines.join('\n')}`;
}

/** The audit stream stays: it records actions even if their effect is lost. */
const isDiscarded = ({ stream }: RelayComparison): boolean => stream !== auditStream.name;

async function discardMessages(
  { databases, nats }: ReconcileTarget,
  ahead: readonly RelayComparison[],
  progress: Progress,
): Promise<void> {
  const manager = await jetstreamManager(nats, { checkAPI: false });
  for (const { stream, ahead: messages } of ahead.filter(isDiscarded)) {
    for (const seq of new Set(messages.map((message) => message.seq)))
      await manager.streams.deleteMessage(stream, seq, false);
    progress.print(`  ${stream}: events removed from the bus: ${formatCount(messages.length)}`);
  }
  for (const { service, stream, sizeQuery } of checkpointedLogs) {
    const removed = await discardCheckpoints(manager, stream, await readSize(databases[service]!, sizeQuery));
    if (removed > 0) progress.print(`  ${service}: published checkpoints removed: ${formatCount(removed)}`);
  }
  await deleteConsumers(manager);
}

const PublishedCheckpoint = z.object({ data: z.object({ size: z.int() }) });

/** Logs whose published checkpoints raise the mismatch alert if they are longer than the log in the database. */
const checkpointedLogs = [
  {
    service: 'consent-ledger',
    stream: ledgerCheckpointStream.name,
    sizeQuery: 'select count(*)::int as size from events',
  },
  {
    service: 'security-auth',
    stream: auditCheckpointStream.name,
    sizeQuery: 'select size::int from audit_tree',
  },
];

/** Removes the checkpoints of more than `size` entries. */
async function discardCheckpoints(manager: JetStreamManager, stream: string, size: number): Promise<number> {
  const { state } = await manager.streams.info(stream);
  let removed = 0;
  for (let seq = state.last_seq; seq >= Math.max(1, state.first_seq); seq--) {
    const message = await manager.streams.getMessage(stream, { seq });
    if (!message) continue;
    if (PublishedCheckpoint.parse(message.json()).data.size <= size) break;
    await manager.streams.deleteMessage(stream, seq, false);
    removed += 1;
  }
  return removed;
}

async function readSize(connectionString: string, query: string): Promise<number> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<{ size: number }>(query);
    return rows[0]!.size;
  } finally {
    await client.end();
  }
}

/**
 * Deletes consumers, which have acknowledged messages whose effects the databases lack. Services create them again at their start and
 * process the stream from its beginning; the inbox drops duplicates.
 */
async function deleteConsumers(manager: JetStreamManager): Promise<void> {
  const streams = new Set<string>();
  for await (const { config } of manager.streams.list()) streams.add(config.name);
  for (const stream of [...serviceNames, 'gateway', auditStream.name])
    if (streams.has(stream))
      for await (const { name } of manager.consumers.list(stream))
        await manager.consumers.delete(stream, name);
}
