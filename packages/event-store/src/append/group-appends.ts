interface PendingAppend {
  readonly streamId: string;
  readonly expected: number | null;
  readonly rows: readonly unknown[];
}

/** Appends to one stream that are written together or not at all: each fits after those before it. */
export interface StreamGroup<A extends PendingAppend> {
  readonly streamId: string;
  /** Expected revision of the stream; null: any. */
  readonly base: number | null;
  readonly appends: A[];
  /** Number of events. */
  size: number;
}

/**
 * Chains the appends of a batch by stream, as if they were sequential: if a stream is at the revision that its first append
 * expects, the next append may expect that revision plus the events of the first. Appends that do not fit are left out until the
 * revision of the stream is known; a later one without an expectation may then precede them.
 */
export function groupAppendsByStream<A extends PendingAppend>(appends: readonly A[]): StreamGroup<A>[] {
  const groups = new Map<string, StreamGroup<A>>();
  for (const append of appends) {
    const { streamId, expected, rows } = append;
    const group = groups.get(streamId);
    if (!group) {
      groups.set(streamId, { streamId, base: expected, appends: [append], size: rows.length });
    } else if (canFollow(group, expected)) {
      group.appends.push(append);
      group.size += rows.length;
    }
  }
  return [...groups.values()];
}

const canFollow = ({ base, size }: StreamGroup<PendingAppend>, expected: number | null): boolean =>
  expected === null || (base !== null && expected === base + size);
