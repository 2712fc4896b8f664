import type { BatchItem, PayloadOrigin } from './batch-item.ts';
import { errorMessage } from './errors.ts';
import type { BusConnection } from './connection.ts';
import { jsonType, sendAnySize } from './publish.ts';

/** One failed try to handle a payload. */
export interface Attempt {
  /** From 1, over all re-drives. */
  number: number;
  /** ISO 8601. */
  at: string;
  error: string;
}

/** What the dead-letter stream holds of a payload that a consumer gave up on. */
export interface DeadLetterRecord {
  /** Stream and durable name of the consumer that failed. */
  stream: string;
  consumer: string;
  origin: PayloadOrigin;
  payload?: unknown;
  /** Bytes that are no JSON, in base64, instead of a payload. */
  raw?: string;
  /** `invalid`: no retry could have helped. */
  reason: 'failed' | 'invalid';
  /** The last attempt's. */
  error: string;
  /** Oldest first; those before a re-drive included. */
  attempts: Attempt[];
  /** How often it was re-driven before. */
  redrives: number;
  /** ISO 8601. */
  at: string;
}

/** A dead letter as it lies in the stream; `seq` names it. */
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

/** Stores the dead letter; repeated for the same entry, it is stored once. */
export async function deadLetter(
  link: BusConnection,
  { stream, consumer, entry, reason, attempts }: DeadLetterInput,
): Promise<void> {
  const { origin, payload, raw, redriven } = entry;
  const record: DeadLetterRecord = {
    stream,
    consumer,
    origin,
    payload,
    raw,
    reason,
    error: attempts.at(-1)?.error ?? '',
    attempts,
    redrives: redriven ? redriven.redrives + 1 : 0,
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

/** What is kept of an error: its name and message with those of its causes, no stack, bounded. */
export function describeError(error: unknown): string {
  const parts: string[] = [];
  for (let at = error, depth = 0; at !== undefined && depth < 4; depth++) {
    parts.push(at instanceof Error ? `${at.name}: ${at.message}` : errorMessage(at));
    at = at instanceof Error ? at.cause : undefined;
  }
  return parts.join(' ← ').slice(0, maxErrorLength);
}
