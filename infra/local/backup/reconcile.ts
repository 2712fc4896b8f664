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
  const manager = await jetstreamManager(nats, { checkAPI: false });
  let comparisons = await compareAll();
  const ahead = [...comparisons.values()].flat().filter((comparison) => comparison.ahead.length > 0);
  const checkpoints = await listCheckpointsAhead(databases, manager);
  if (ahead.length > 0 || checkpoints.length > 0) {
    if (!discardAhead) throw new BusAheadError(describeAhead(ahead, checkpoints));
    await discardMessages(manager, ahead, checkpoints, progress);
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

function describeAhead(ahead: readonly RelayComparison[], checkpoints: readonly CheckpointsAhead[]): string {
  const lines = [
    ...ahead.map(({ relay, ahead: messages }) => {
      const { type, time } = messages[0]!;
      return `  ${relay}: events that only the bus has: ${formatCount(messages.length)}, the first is ${type} of ${time}`;
    }),
    ...checkpoints.map(
      ({ service, seqs }) =>
        `  ${service}: published checkpoints of a longer log: ${formatCount(seqs.length)}`,
    ),
  ];
  return `The databases are older than the bus:\n${lines.join('\n')}`;
}

/** The audit stream stays: it records actions even if their effect is lost. */
const isDiscarded = ({ stream }: RelayComparison): boolean => stream !== auditStream.name;

async function discardMessages(
  manager: JetStreamManager,
  ahead: readonly RelayComparison[],
  checkpoints: readonly CheckpointsAhead[],
  progress: Progress,
): Promise<void> {
  for (const { stream, ahead: messages } of ahead.filter(isDiscarded)) {
    for (const seq of new Set(messages.map((message) => message.seq)))
      await manager.streams.deleteMessage(stream, seq, false);
    progress.print(`  ${stream}: events removed from the bus: ${formatCount(messages.length)}`);
  }
  for (const { service, stream, seqs } of checkpoints) {
    for (const seq of seqs) await manager.streams.deleteMessage(stream, seq, false);
    progress.print(`  ${service}: published checkpoints removed: ${formatCount(seqs.length)}`);
  }
  await deleteConsumers(manager);
}

const PublishedCheckpoint = z.object({ data: z.object({ size: z.int() }) });

/** Logs whose published checkpoints raise the mismatch alert if they are longer than the log in the database. */
const publishedLogs = [
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

/** Checkpoints of more entries than the log in the database has. */
interface CheckpointsAhead {
  readonly service: string;
  readonly stream: string;
  /** Newest first. */
  readonly seqs: readonly number[];
}

async function listCheckpointsAhead(
  databases: ReconcileTarget['databases'],
  manager: JetStreamManager,
): Promise<CheckpointsAhead[]> {
  const found: CheckpointsAhead[] = [];
  const streams = await listStreams(manager);
  for (const { service, stream, sizeQuery } of publishedLogs) {
    if (!streams.has(stream)) continue;
    const size = await readSize(databases[service]!, sizeQuery);
    const seqs = await listLongerCheckpoints(manager, stream, size);
    if (seqs.length > 0) found.push({ service, stream, seqs });
  }
  return found;
}

async function listLongerCheckpoints(manager: JetStreamManager, stream: string, size: number) {
  const { state } = await manager.streams.info(stream);
  const seqs: number[] = [];
  for (let seq = state.last_seq; seq >= Math.max(1, state.first_seq); seq--) {
    const message = await manager.streams.getMessage(stream, { seq });
    if (!message) continue;
    if (PublishedCheckpoint.parse(message.json()).data.size <= size) break;
    seqs.push(seq);
  }
  return seqs;
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
  const streams = await listStreams(manager);
  for (const stream of [...serviceNames, 'gateway', auditStream.name])
    if (streams.has(stream))
      for await (const { name } of manager.consumers.list(stream))
        await manager.consumers.delete(stream, name);
}

async function listStreams(manager: JetStreamManager): Promise<ReadonlySet<string>> {
  const streams = new Set<string>();
  for await (const { config } of manager.streams.list()) streams.add(config.name);
  return streams;
}
