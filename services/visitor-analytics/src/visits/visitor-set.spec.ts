import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countVisitors } from './visitor-set.ts';

const setOf = (hashes: readonly bigint[]): Buffer => {
  const set = Buffer.alloc(hashes.length * 8);
  hashes.forEach((hash, at) => set.writeBigUInt64BE(hash, at * 8));
  return set;
};

describe('the visitors of a set', () => {
  // Few values, so that many are the same, and some end alike.
  const hash = fc.oneof(
    fc.bigInt({ min: 0n, max: 9n }),
    fc.bigInt({ min: 0n, max: 3n }).map((n) => (n << 32n) + 7n),
    fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }),
  );

  it('are counted once each', () => {
    fc.assert(
      fc.property(fc.array(hash, { maxLength: 300 }), (hashes) => {
        expect(countVisitors(setOf(hashes))).toBe(new Set(hashes).size);
      }),
    );
  });

  it('are none of an empty set', () => {
    expect(countVisitors(Buffer.alloc(0))).toBe(0);
  });
});
