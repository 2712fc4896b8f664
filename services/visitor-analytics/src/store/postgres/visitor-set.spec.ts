import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countVisitors, createVisitorSet } from './visitor-set.ts';

const createSet = (hashes: readonly bigint[]): Buffer => {
  const set = Buffer.alloc(hashes.length * 8);
  hashes.forEach((hash, at) => set.writeBigUInt64BE(hash, at * 8));
  return set;
};

describe('the visitors of a set', () => {
  // Few values, so that many are equal, and some have equal endings.
  const hash = fc.oneof(
    fc.bigInt({ min: 1n, max: 9n }),
    fc.bigInt({ min: 0n, max: 3n }).map((n) => (n << 32n) + 7n),
    fc.bigInt({ min: 1n, max: 2n ** 64n - 1n }),
  );
  const hashes = fc.array(hash, { maxLength: 300 });

  it('are counted once each', () => {
    fc.assert(
      fc.property(hashes, (some) => {
        expect(countVisitors(createSet(some))).toBe(new Set(some).size);
      }),
    );
  });

  it('are found in other sets', () => {
    fc.assert(
      fc.property(hashes, hashes, hashes, (all, some, others) => {
        const set = createVisitorSet(createSet(all));
        set.flag(createSet(some), 1);
        set.flag(createSet(others), 2);
        const inSome = [...new Set(all)].filter((one) => some.includes(one));
        const inOthers = [...new Set(all)].filter((one) => others.includes(one));
        const inBoth = inSome.filter((one) => others.includes(one));
        expect([1, 2, 3].map((flags) => set.countFlagged(flags))).toEqual(
          [inSome, inOthers, inBoth].map(({ length }) => length),
        );
      }),
    );
  });

  it('do not exist in an empty set', () => {
    expect(countVisitors(Buffer.alloc(0))).toBe(0);
  });
});
