/** A visitor in a set, as SQL: 64 bits of hash, which two visitors of a site share about once in a million millions of questions. */
export const visitorHash = (visitorId: string): string => `int8send(uuid_hash_extended(${visitorId}, 0))`;

const bytes = 8;

/** How many visitors are in a set of hashes that lie one after the other, however often each. */
export const countVisitors = (set: Buffer): number => createVisitorSet(set).size;

interface VisitorSet {
  readonly size: number;
  /** Puts a flag, a power of two below 256, on those who are also in another set. */
  flag(others: Buffer, flag: number): void;
  /** How many have all of these flags. */
  countFlagged(flags: number): number;
}

/** A set to ask, from hashes that lie one after the other, however often each. */
export function createVisitorSet(hashes: Buffer): VisitorSet {
  // At most half full, so that a look-up ends after a step or two.
  const slots = 2 ** (Math.ceil(Math.log2(Math.max(1, hashes.length / bytes))) + 1);
  const [high, low, flags] = [new Uint32Array(slots), new Uint32Array(slots), new Uint8Array(slots)];
  let size = 0;

  /** The slot of a hash, or the empty one where it belongs. An empty slot holds zeros; a hash of zeros counts as one of a one. */
  const slotOf = (h: number, l: number): number => {
    let slot = l & (slots - 1);
    while ((high[slot] !== h || low[slot] !== l) && (high[slot] !== 0 || low[slot] !== 0))
      slot = (slot + 1) & (slots - 1);
    return slot;
  };
  const each = (set: Buffer, work: (slot: number, h: number, l: number) => void): void => {
    const view = new DataView(set.buffer, set.byteOffset, set.length);
    for (let at = 0; at < set.length; at += bytes) {
      const h = view.getUint32(at);
      const l = view.getUint32(at + 4) || (h === 0 ? 1 : 0);
      work(slotOf(h, l), h, l);
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
