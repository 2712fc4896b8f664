import { JetStreamApiError, type StoredMsg } from '@nats-io/jetstream';
import type { BusConnection } from './connection.ts';
import { retryUntilDeadline } from './retry-until-deadline.ts';
import { eventBatchType, send } from './publish.ts';

export interface RedactOptions {
  stream: string;
  /** Sequences of the messages that are searched; those that no longer exist are skipped. */
  seqs: readonly number[];
  /** UUIDs; every payload that contains one of them is removed. */
  ids: ReadonlySet<string>;
  /** Subject for republishing the remaining payloads of a message, by its subject and storage time. */
  republishSubject(subject: string, storedAt: Date): string;
  signal?: AbortSignal;
}

export interface Redaction {
  /** Messages that were read. */
  read: number;
  /** Payloads that were removed. */
  removed: number;
}

/** Messages that are searched at the same time. */
const concurrency = 20;
const uuids = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/**
 * Removes payloads from messages of a stream: the other payloads of a message are published again, then the message is overwritten on disk
 * and deleted. Consumers receive the other payloads twice and must be idempotent. Idempotent, also after an interruption.
 */
export async function redact(link: BusConnection, options: RedactOptions): Promise<Redaction> {
  const { stream, seqs, signal } = options;
  const total = { read: 0, removed: 0 };
  for (let index = 0; index < seqs.length; index += concurrency) {
    if (signal?.aborted) return total;
    const removed = await Promise.all(
      seqs.slice(index, index + concurrency).map(async (seq) => {
        const message = await link.jsm.streams.getMessage(stream, { seq });
        return message ? redactMessage(link, message, options) : null;
      }),
    );
    for (const count of removed.filter((found) => found !== null)) {
      total.read += 1;
      total.removed += count;
    }
  }
  return total;
}

async function redactMessage(
  link: BusConnection,
  message: StoredMsg,
  { stream, ids, republishSubject }: RedactOptions,
): Promise<number> {
  const mentions = (text: string) => text.match(uuids)?.some((id) => ids.has(id)) ?? false;
  const body = message.string();
  if (!mentions(body)) return 0;
  const payloads = parsePayloads(body);
  const rest = payloads.filter((payload) => !mentions(payload));
  if (rest.length > 0)
    await send(link, {
      subject: republishSubject(message.subject, message.time),
      // A deterministic id: a repeat after a crash is stored once.
      id: `${stream}:${message.seq}:rest`,
      body: `[${rest.join(',')}]`,
      contentType: eventBatchType,
    });
  await overwrite(link, stream, message.seq);
  return payloads.length - rest.length;
}

/** The payloads of a batch as JSON texts; any other body is one payload. */
function parsePayloads(body: string): string[] {
  try {
    const parsed: unknown = JSON.parse(body);
    return Array.isArray(parsed) ? parsed.map((payload) => JSON.stringify(payload)) : [body];
  } catch {
    return [body];
  }
}

async function overwrite(link: BusConnection, stream: string, seq: number): Promise<void> {
  const what = `Deleting ${stream}:${seq}`;
  await retryUntilDeadline(link, { what, deadlineMs: 30_000 }, async () => {
    try {
      await link.jsm.streams.deleteMessage(stream, seq, true);
    } catch (error) {
      // Deleted by another process, or by an attempt whose response was lost.
      if (
        !(error instanceof JetStreamApiError && (await link.jsm.streams.getMessage(stream, { seq })) === null)
      )
        throw error;
    }
  });
}

/** Removes all messages that were stored before `time`. */
export async function purgeBefore(link: BusConnection, stream: string, time: Date): Promise<void> {
  const { state } = await link.jsm.streams.info(stream);
  if (state.messages === 0 || new Date(state.first_ts) >= time) return;
  const consumer = await link.js.consumers.get(stream, {
    deliver_policy: 'by_start_time',
    opt_start_time: time.toISOString(),
  });
  const first = await consumer.next({ expires: 5_000 });
  // No message means that there is none, or that the server was too slow.
  if (!first && new Date(state.last_ts) >= time)
    throw new Error(`${stream} did not deliver its messages in time.`);
  await link.jsm.streams.purge(stream, { seq: first?.seq ?? state.last_seq + 1 });
}

/** Deletes all messages of the subjects that match `filter` and are expired. */
export async function purgeSubjects(
  link: BusConnection,
  stream: string,
  filter: string,
  isExpired: (subject: string) => boolean,
): Promise<void> {
  const { state } = await link.jsm.streams.info(stream, { subjects_filter: filter });
  for (const subject of Object.keys(state.subjects ?? {}).filter(isExpired))
    await link.jsm.streams.purge(stream, { filter: subject });
}
