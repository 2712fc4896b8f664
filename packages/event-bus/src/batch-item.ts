import type { JsMsg } from '@nats-io/jetstream';
import type { DeadLetterRecord } from './dead-letter.ts';
import { InvalidMessage } from './errors.ts';
import { isRetryStream } from './names.ts';

/** One payload of a JetStream message, which may contain many. */
export interface BatchItem {
  /** Key of the message, and the index of the payload. */
  key: string;
  /** Subject of the first publication; retries of a dead letter keep it. */
  origin: PayloadOrigin;
  payload: unknown;
  /** A body that is not JSON, in base64, instead of a payload. */
  raw?: string;
  /** The dead letter that is retried, if any. */
  retriedDeadLetter?: DeadLetterRecord;
}

export interface PayloadOrigin {
  stream: string;
  seq: number;
  /** Index among the payloads of its JetStream message, from 0. */
  index: number;
  subject: string;
  /** Message id, followed by `#index` if the JetStream message contains several payloads. */
  id: string;
}

/** Unique while it is stored: a recreated stream restarts its sequence at 1. */
export const toMessageKey = ({ info: { stream, streamSequence, timestampNanos } }: JsMsg): string =>
  `${stream}.${streamSequence}-${Math.floor(timestampNanos / 1e6)}`;

/** Returns the payloads of a JetStream message: the items of a JSON array, or the body itself. */
export function parseBatchItems(message: JsMsg): BatchItem[] {
  const { stream, streamSequence: seq } = message.info;
  const key = toMessageKey(message);
  const id = message.headers?.get('Nats-Msg-Id') || `${stream}:${seq}`;
  const single = { stream, seq, index: 0, subject: message.subject, id };
  const body = parse(message);
  if (body === undefined) {
    return [
      {
        key: `${key}.0`,
        origin: single,
        payload: undefined,
        raw: Buffer.from(message.data).toString('base64'),
      },
    ];
  }
  if (isRetryStream(stream)) {
    const { value: retriedDeadLetter } = body as { value: DeadLetterRecord };
    return [
      {
        key: `${key}.0`,
        origin: retriedDeadLetter.origin,
        payload: retriedDeadLetter.payload,
        raw: retriedDeadLetter.raw,
        retriedDeadLetter,
      },
    ];
  }
  if (!Array.isArray(body.value)) return [{ key: `${key}.0`, origin: single, payload: body.value }];
  return body.value.map((payload: unknown, index) => ({
    key: `${key}.${index}`,
    origin: { ...single, index, id: `${id}#${index}` },
    payload,
  }));
}

/** @throws InvalidMessage for a body that is not JSON */
export function readPayload({ payload, raw }: BatchItem): unknown {
  if (raw !== undefined) throw new InvalidMessage('The message is not JSON.');
  return payload;
}

function parse(message: JsMsg): { value: unknown } | undefined {
  try {
    return { value: message.json() };
  } catch {
    return undefined;
  }
}
