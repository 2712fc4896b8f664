/** A visitor in a set, as SQL: 64 bits of hash, which two visitors of a site share about once in a million millions of questions. */
export const visitorHash = (visitor: string): string => `int8send(uuid_hash_extended(${visitor}, 0))`;

const bytes = 8;

/** How many visitors are in a set of hashes that lie one after the other, however often each. */
export function countVisitors(set: Buffer): number {
  const total = set.length / bytes;
  if (total < 2) return total;
  // At most half full, so that a look-up ends after a step or two.
  const size = 2 ** (Math.ceil(Math.log2(total)) + 1);
  const [high, low] = [new Uint32Array(size), new Uint32Array(size)];
  const view = new DataView(set.buffer, set.byteOffset, set.length);
  let zero = 0;
  let count = 0;
  for (let at = 0; at < set.length; at += bytes) {
    const [h, l] = [view.getUint32(at), view.getUint32(at + 4)];
    // An empty slot looks like this one.
    if (h === 0 && l === 0) zero = 1;
    else {
      let slot = l & (size - 1);
      while (high[slot] !== h || low[slot] !== l) {
        if (high[slot] === 0 && low[slot] === 0) {
          high[slot] = h;
          low[slot] = l;
          count += 1;
          break;
        }
        slot = (slot + 1) & (size - 1);
      }
    }
  }
  return count + zero;
}
