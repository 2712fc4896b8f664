import type { BatchItem, PayloadOrigin } from './batch-item.ts';
import { toErrorMessage } from './errors.ts';
import type { BusConnection } from './connection.ts';
import { jsonType, sendAnySize } from './publish.ts';

/** One failed attempt to handle a payload. */
export interface Attempt {
  /** Attempt number, from 1, over all retries of the dead letter. */
  number: number;
  /** ISO 8601. */
  at: string;
  error: string;
}

/** A payload that a consumer could not handle, as stored in the dead-letter stream. */
export interface DeadLetterRecord {
  /** Stream and durable name of the consumer that failed. */
  stream: string;
  consumer: string;
  origin: PayloadOrigin;
  payload?: unknown;
  /** A body that is not JSON, in base64, instead of a payload. */
  raw?: string;
  /** `invalid`: retries are useless. */
  reason: 'failed' | 'invalid';
  /** Error of the last attempt. */
  error: string;
  /** Oldest first, including those before a retry by a steward. */
  attempts: Attempt[];
  /** Number of retries by stewards. */
  retries: number;
  /** ISO 8601. */
  at: string;
}

/** A stored dead letter; `seq` is its sequence in the stream. */
export interface DeadLetter extends DeadLetterRecord {
  seq: number;
}

export interface DeadLetterInput {
  stream: string;
  consumer: string;
  entry: BatchItem;
  reason: DeadLetterRecord['reason'];
  attempts: Attempt[];
}

/** Stores the dead letter. Idempotent per entry. */
export async function deadLetter(
  link: BusConnection,
  { stream, consumer, entry, reason, attempts }: DeadLetterInput,
): Promise<void> {
  const { origin, payload, raw, retriedDeadLetter } = entry;
  const record: DeadLetterRecord = {
    stream,
    consumer,
    origin,
    payload,
    raw,
    reason,
    error: attempts.at(-1)?.error ?? '',
    attempts,
    retries: retriedDeadLetter ? retriedDeadLetter.retries + 1 : 0,
    at: new Date().toISOString(),
  };
  await sendAnySize(link, {
    subject: link.names.pendingSubject(stream, consumer),
    id: `${consumer}.${entry.key}`,
    body: JSON.stringify(record),
    contentType: jsonType,
  });
}

const maxErrorLength = 2_000;

/** Name and message of an error and its causes, without stack, bounded. */
export function describeError(error: unknown): string {
  const parts: string[] = [];
  for (let current = error, depth = 0; current !== undefined && depth < 4; depth++) {
    parts.push(current instanceof Error ? `${current.name}: ${current.message}` : toErrorMessage(current));
    current = current instanceof Error ? current.cause : undefined;
  }
  return parts.join(' ← ').slice(0, maxErrorLength);
}
