import { headers } from '@nats-io/transport-node';
import { BusError } from './errors.ts';
import type { Link } from './link.ts';
import { persist } from './persist.ts';

/** One JetStream message on its way out. */
export interface Outgoing {
  subject: string;
  /** `Nats-Msg-Id`: however often it is sent within the stream's dedupe window, it is stored once. */
  id: string;
  body: string;
  contentType: string;
}

export interface SendOptions {
  /** Milliseconds after which an unacknowledged message is given up. Default 30 s; `Infinity` never gives up. */
  deadlineMs?: number;
}

export const jsonType = 'application/json';
export const eventType = 'application/cloudevents+json';
export const eventBatchType = 'application/cloudevents-batch+json';

/** Bytes of the largest body: a dead letter that holds it as base64, with its history, still fits the server's limit. */
export const maxBodyBytes = 1024 * 1024;

/**
 * Publishes until the server has acknowledged, over lost connections and restarts of the server, always under the same id.
 * @throws BusError `publish-timed-out` when the deadline passes (the message may be stored all the same),
 * `message-too-large`, `closed`; JetStreamApiError where JetStream refuses the message itself.
 */
export async function send(
  link: Link,
  outgoing: Outgoing,
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

/** As {@link send}, for the bus's own records, which are larger than what they report on. */
export async function sendAnySize(link: Link, outgoing: Outgoing, deadlineMs = 30_000): Promise<void> {
  const { subject, id, body, contentType } = outgoing;
  await persist(link, { what: subject, deadlineMs }, (timeout) => {
    const head = headers();
    head.set('content-type', contentType);
    return link.js.publish(subject, body, { msgID: id, headers: head, timeout });
  });
}
