/** The part of an append that decides where it goes. */
export interface PendingAppend {
  readonly streamId: string;
  readonly expected: number | null;
  readonly rows: readonly unknown[];
}

/** Appends to one stream that succeed or fail together: each expects what the ones before it leave behind. */
export interface StreamGroup<A extends PendingAppend> {
  readonly streamId: string;
  /** Revision the stream must be at; null: any. */
  readonly base: number | null;
  readonly appends: A[];
  /** Events in all. */
  size: number;
}

/**
 * Chains the appends of one flush by stream, as if they came one after the other: under the assumption that a stream is
 * at what its first append expects, the next may expect that revision plus what the first one adds, and so on. Appends
 * that do not fit the chain are left out: they are judged once the stream's revision is known.
 */
export function groupAppendsByStream<A extends PendingAppend>(appends: readonly A[]): StreamGroup<A>[] {
  const groups = new Map<string, StreamGroup<A>>();
  for (const append of appends) {
    const { streamId, expected, rows } = append;
    const group = groups.get(streamId);
    if (!group) {
      groups.set(streamId, { streamId, base: expected, appends: [append], size: rows.length });
    } else if (follows(group, expected)) {
      group.appends.push(append);
      group.size += rows.length;
    }
  }
  return [...groups.values()];
}

const follows = ({ base, size }: StreamGroup<PendingAppend>, expected: number | null): boolean =>
  expected === null || (base !== null && expected === base + size);
