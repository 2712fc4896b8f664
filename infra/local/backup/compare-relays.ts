import {
  auditLogMismatchDetected,
  componentRecovered,
  componentStalled,
  ledgerMismatchDetected,
  serviceNames,
} from '@aera/contracts/server';
import { type JetStreamManager, jetstreamManager, type StoredMsg } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { Client } from 'pg';
import { z } from 'zod';

/** Messages of a service that come from no event of its log. */
const typesWithoutEvent: ReadonlySet<string> = new Set([
  ledgerMismatchDetected.type,
  auditLogMismatchDetected.type,
  ...serviceNames.flatMap((name) => [componentStalled(name).type, componentRecovered(name).type]),
]);

/** A message whose event the log lacks. */
export interface UnknownMessage {
  readonly stream: string;
  readonly seq: number;
  readonly type: string;
  /** Time of the event, ISO 8601. */
  readonly time: string;
}

/** The messages that a relay has published, compared with the log of its database. */
export interface RelayComparison {
  readonly relay: string;
  readonly stream: string;
  /** Checkpoint of the last event that is on the bus. */
  readonly published: string;
  /** Number of later events in the log. */
  readonly missing: number;
  /** Messages on the bus whose events the log lacks, because the database is older than the bus. */
  readonly ahead: readonly UnknownMessage[];
}

/** Compares the log of a service with what its relays have published. Changes nothing. */
export const compareRelays = (
  service: string,
  databaseUrl: string,
  nats: NatsConnection,
): Promise<RelayComparison[]> =>
  withClient(databaseUrl, async (client) => {
    const { rows: exists } = await client.query(
      `select 1 where to_regclass('relay_checkpoints') is not null`,
    );
    if (exists.length === 0) return [];
    const manager = await jetstreamManager(nats, { checkAPI: false });
    const { rows } = await client.query<{ name: string }>('select name from relay_checkpoints order by name');
    const comparisons: RelayComparison[] = [];
    for (const { name } of rows) comparisons.push(await compareRelay(client, manager, service, name));
    return comparisons;
  });

/**
 * Moves relays to the last event that is on the bus. At their next start they publish what the bus lacks; consumers skip messages that they have
 * processed.
 */
export const rewindRelays = (databaseUrl: string, comparisons: readonly RelayComparison[]): Promise<void> =>
  withClient(databaseUrl, async (client) => {
    for (const { relay, published } of comparisons)
      await client.query(
        'update relay_checkpoints set checkpoint = $2, pending_to = null, updated_at = now() where name = $1',
        [relay, published],
      );
  });

async function withClient<T>(connectionString: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function compareRelay(
  client: Client,
  manager: JetStreamManager,
  service: string,
  relay: string,
): Promise<RelayComparison> {
  const { stream, subject, readEvents } = findRelayStream(service, relay);
  const ahead: UnknownMessage[] = [];
  let published = '0:0';
  for (let seq = await readLastSequence(manager, stream); seq > 0; seq--) {
    const message = await manager.streams.getMessage(stream, { seq });
    if (!message || (subject && message.subject !== subject)) continue;
    const events = readEvents(message);
    const logged = await findLoggedEvents(
      client,
      events.map(({ id }) => id),
    );
    const unknown = events.filter(({ id, type }) => !logged.ids.has(id) && !typesWithoutEvent.has(type));
    ahead.push(...unknown.map(({ type, time }) => ({ stream, seq, type, time })));
    if (logged.checkpoint === null) continue;
    published = logged.checkpoint;
    break;
  }
  const [transactionId, position] = published.split(':');
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from events where (transaction_id, position) > ($1::xid8, $2::bigint)',
    [transactionId, position],
  );
  return { relay, stream, published, missing: rows[0]!.count, ahead: ahead.toReversed() };
}

interface PublishedEvent {
  readonly id: string;
  readonly type: string;
  readonly time: string;
}

interface RelayStream {
  readonly stream: string;
  readonly subject?: string;
  readonly readEvents: (message: StoredMsg) => PublishedEvent[];
}

/** Returns where a relay publishes: the relay of a service uses the stream of the same name. */
function findRelayStream(service: string, relay: string): RelayStream {
  if (relay === service) return { stream: service, readEvents: readEnvelopes };
  if (service === 'security-auth' && relay === 'audit')
    return { stream: 'audit', subject: 'audit.security-auth', readEvents: readAuditedEvents };
  throw new Error(`It is not known where the relay ${relay} of ${service} publishes.`);
}

const Envelope = z.object({ id: z.string(), type: z.string(), time: z.string() });

/** Returns one CloudEvent or a batch of them. */
function readEnvelopes(message: StoredMsg): PublishedEvent[] {
  const body = message.json<unknown>();
  return (Array.isArray(body) ? body : [body]).flatMap((one) => {
    const envelope = Envelope.safeParse(one);
    return envelope.success ? [envelope.data] : [];
  });
}

/** Audit entries have their own ids; the message id names the first and the last event of the batch. Entries about calls have no event. */
function readAuditedEvents({ header, time }: StoredMsg): PublishedEvent[] {
  const id = header.get('Nats-Msg-Id');
  if (!id.startsWith('events ')) return [];
  return [
    { id: id.slice('events '.length).split('..').at(-1)!, type: 'audit entries', time: time.toISOString() },
  ];
}

async function readLastSequence(manager: JetStreamManager, stream: string): Promise<number> {
  try {
    return (await manager.streams.info(stream)).state.last_seq;
  } catch (error) {
    if (error instanceof Error && error.message.includes('stream not found')) return 0;
    throw error;
  }
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Returns which of these events the log has, and the position of the last one. */
async function findLoggedEvents(client: Client, ids: readonly string[]) {
  const { rows } = await client.query<{ id: string; checkpoint: string }>(
    `select id, transaction_id || ':' || position as checkpoint from events where id = any($1::uuid[])
     order by events.transaction_id, events.position`,
    [ids.filter((id) => uuid.test(id))],
  );
  return { ids: new Set(rows.map(({ id }) => id)), checkpoint: rows.at(-1)?.checkpoint ?? null };
}
