import { millis } from '@nats-io/transport-node';
import type { BusConnection } from './connection.ts';
import { readStreamInfo } from './ensure-stream.ts';

/** Storage use of a stream. */
export interface StreamState {
  readonly messages: number;
  readonly bytes: number;
  /** Bytes at which the stream is full. */
  readonly maxBytes: number;
  /** ISO 8601; null while the stream is empty. */
  readonly oldest: string | null;
  readonly newest: string | null;
  readonly consumers: number;
}

/** Null if the stream does not exist. */
export async function readStreamState({ jsm }: BusConnection, stream: string): Promise<StreamState | null> {
  const info = await readStreamInfo(() => jsm.streams.info(stream));
  if (!info) return null;
  const { messages, bytes, first_ts: first, last_ts: last, consumer_count: consumers } = info.state;
  return {
    messages,
    bytes,
    maxBytes: info.config.max_bytes,
    oldest: messages > 0 ? new Date(first).toISOString() : null,
    newest: messages > 0 ? new Date(last).toISOString() : null,
    consumers,
  };
}

/** Retention settings of a stream, as stored on the server. */
export interface StreamSettings {
  readonly storage: 'file' | 'memory';
  /** 0: no expiry. */
  readonly maxAgeMs: number;
  readonly discard: 'new' | 'old';
}

/** Null if the stream does not exist. */
export async function readStreamSettings(
  { jsm }: BusConnection,
  stream: string,
): Promise<StreamSettings | null> {
  const info = await readStreamInfo(() => jsm.streams.info(stream));
  if (!info) return null;
  const { storage, max_age: maxAge, discard } = info.config;
  return {
    storage: storage as StreamSettings['storage'],
    maxAgeMs: millis(maxAge),
    discard: discard as StreamSettings['discard'],
  };
}
