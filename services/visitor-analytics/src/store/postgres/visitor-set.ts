/** SQL expression of a visitor's 64-bit hash. At a million visitors the probability of any collision is about 1 in 40 million. */
export const visitorHashSql = (visitorId: string): string => `int8send(uuid_hash_extended(${visitorId}, 0))`;

const bytes = 8;

/** Number of distinct visitors in concatenated hashes. */
export const countVisitors = (set: Buffer): number => createVisitorSet(set).size;

interface VisitorSet {
  readonly size: number;
  /** Sets a flag, a power of two below 256, on visitors that are also in `others`. */
  flag(others: Buffer, flag: number): void;
  /** Number of visitors with all of these flags. */
  countFlagged(flags: number): number;
}

/** Creates a set from concatenated hashes, which may repeat. */
export function createVisitorSet(hashes: Buffer): VisitorSet {
  // At most half full, so that lookups take one or two steps.
  const slots = 2 ** (Math.ceil(Math.log2(Math.max(1, hashes.length / bytes))) + 1);
  const [high, low, flags] = [new Uint32Array(slots), new Uint32Array(slots), new Uint8Array(slots)];
  let size = 0;

  /** Slot of a hash, or the empty slot where it belongs. An empty slot is zero; a hash of zero is stored as one. */
  const findSlot = (h: number, l: number): number => {
    let slot = l & (slots - 1);
    while ((high[slot] !== h || low[slot] !== l) && (high[slot] !== 0 || low[slot] !== 0))
      slot = (slot + 1) & (slots - 1);
    return slot;
  };
  const each = (set: Buffer, work: (slot: number, h: number, l: number) => void): void => {
    const view = new DataView(set.buffer, set.byteOffset, set.length);
    for (let offset = 0; offset < set.length; offset += bytes) {
      const h = view.getUint32(offset);
      const l = view.getUint32(offset + 4) || (h === 0 ? 1 : 0);
      work(findSlot(h, l), h, l);
    }
  };

  each(hashes, (slot, h, l) => {
    if (high[slot] !== 0 || low[slot] !== 0) return;
    high[slot] = h;
    low[slot] = l;
    size += 1;
  });
  return {
    size,
    flag: (others, flag) =>
      each(others, (slot) => {
        if (high[slot] !== 0 || low[slot] !== 0) flags[slot] = (flags[slot] as number) | flag;
      }),
    countFlagged: (wanted) =>
      flags.reduce((count, has) => ((has & wanted) === wanted ? count + 1 : count), 0),
  };
}
