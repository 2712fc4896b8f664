import type { JetStreamManager, StoredMsg } from '@nats-io/jetstream';
import type { BusConnection } from './connection.ts';

export interface Page {
  /** Default 50. */
  limit?: number;
  /** Only messages with a smaller sequence: the last one of the previous page. */
  before?: number;
}

/** The last `limit` messages of the stream on `subject` before the sequence `before`, newest first. */
export async function readNewestMessages(
  { jsm }: BusConnection,
  stream: string,
  subject: string,
  { limit = 50, before = Infinity }: Page,
): Promise<StoredMsg[]> {
  const { state } = await jsm.streams.info(stream);
  const found: StoredMsg[] = [];
  let end = Math.min(before, state.last_seq + 1);
  // JetStream reads forwards only, so read windows backwards, each twice as wide, until the page is full.
  for (let width = Math.max(1, limit); found.length < limit && end > state.first_seq; width *= 2) {
    const start = Math.max(state.first_seq, end - width);
    found.push(...(await readWindow(jsm, stream, subject, start, end)).toReversed());
    end = start;
  }
  return found.slice(0, limit);
}

/** Messages on `subject` with a sequence in [start, end), oldest first. */
async function readWindow(
  jsm: JetStreamManager,
  stream: string,
  subject: string,
  start: number,
  end: number,
) {
  const found: StoredMsg[] = [];
  for (let seq = start; seq < end;) {
    const next = await jsm.direct.getMessage(stream, { seq, next_by_subj: subject });
    if (!next || next.seq >= end) break;
    found.push(next);
    seq = next.seq + 1;
  }
  return found;
}
