import { infoOf } from './ensure-stream.ts';
import type { Link } from './link.ts';

/** How full a stream is. */
export interface StreamState {
  readonly messages: number;
  readonly bytes: number;
  /** ISO 8601; null while it is empty. */
  readonly oldest: string | null;
  readonly newest: string | null;
  readonly consumers: number;
}

/** The state of a stream as the server has it; null where there is no such stream. */
export async function readStreamState({ jsm }: Link, stream: string): Promise<StreamState | null> {
  const info = await infoOf(() => jsm.streams.info(stream));
  if (!info) return null;
  const { messages, bytes, first_ts: first, last_ts: last, consumer_count: consumers } = info.state;
  return {
    messages,
    bytes,
    oldest: messages > 0 ? new Date(first).toISOString() : null,
    newest: messages > 0 ? new Date(last).toISOString() : null,
    consumers,
  };
}
