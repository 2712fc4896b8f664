import { batchSubject, type Message } from '@aera/contracts/server';
import { JetStreamApiError } from '@nats-io/jetstream';
import { headers } from '@nats-io/transport-node';
import type { BusConnection } from './connection.ts';
import { BusError } from './errors.ts';
import { retryUntilDeadline } from './retry-until-deadline.ts';
import { splitBatch } from './split-batch.ts';

export interface MessageBatch {
  /** Idempotency key: a repeat with the same messages is stored once. */
  id: string;
  context: string;
  messages: readonly Message[];
}

/** Publishes one message on `events.<type>` under its own id. */
export async function publish(link: BusConnection, message: Message, options?: SendOptions): Promise<void> {
  const body = JSON.stringify(message);
  await send(
    link,
    { subject: `events.${message.type}`, id: message.id, body, contentType: eventType },
    options,
  );
}

/** Publishes many messages of a context in as few JetStream messages as their size allows, sequentially. */
export async function publishBatch(
  link: BusConnection,
  batch: MessageBatch,
  options?: SendOptions,
): Promise<void> {
  const subject = batchSubject(batch.context);
  const items = batch.messages.map((message) => ({ id: message.id, text: JSON.stringify(message) }));
  for (const part of splitBatch(batch.id, items)) {
    await send(link, { subject, ...part, contentType: eventBatchType }, options);
  }
}

/** A JetStream message to publish. */
export interface OutgoingMessage {
  subject: string;
  /** `Nats-Msg-Id`: stored once within the stream's deduplication window. */
  id: string;
  body: string;
  contentType: string;
}

export interface SendOptions {
  /** Milliseconds after which publishing fails without an acknowledgement. Default 30 s; `Infinity` retries forever. */
  deadlineMs?: number;
}

export const jsonType = 'application/json';
export const eventType = 'application/cloudevents+json';
export const eventBatchType = 'application/cloudevents-batch+json';

/** Maximum body in bytes: a dead letter with the body in base64 and its history stays below the server's limit. */
export const maxBodyBytes = 1024 * 1024;

/**
 * Publishes until the server has acknowledged, across lost connections and server restarts, always under the same id.
 * @throws BusError `publish-timed-out` on timeout (the message may still be stored), `message-too-large`, `stream-full`, `closed`;
 * JetStreamApiError when JetStream rejects the message.
 */
export async function send(
  link: BusConnection,
  outgoing: OutgoingMessage,
  { deadlineMs = 30_000 }: SendOptions = {},
): Promise<void> {
  const bytes = Buffer.byteLength(outgoing.body);
  if (bytes > maxBodyBytes) {
    throw new BusError(
      'message-too-large',
      `A message of ${bytes} bytes on ${outgoing.subject} is too large.`,
    );
  }
  await sendAnySize(link, outgoing, deadlineMs);
}

/** Like {@link send} without the size limit, for dead letters, which contain a whole message and its history. */
export async function sendAnySize(
  link: BusConnection,
  outgoing: OutgoingMessage,
  deadlineMs = 30_000,
): Promise<void> {
  const { subject, id, body, contentType } = outgoing;
  await retryUntilDeadline(link, { what: subject, deadlineMs }, async (timeout) => {
    const head = headers();
    head.set('content-type', contentType);
    try {
      await link.js.publish(subject, body, { msgID: id, headers: head, timeout });
    } catch (error) {
      if (error instanceof JetStreamApiError && fullStreamCodes.has(error.code))
        throw new BusError('stream-full', `The stream of ${subject} is full.`, { cause: error });
      throw error;
    }
  });
}

/** JetStream's codes for a stream at its limit, and for a server whose storage is used up. */
const fullStreamCodes = new Set([10077, 10023, 10047]);
