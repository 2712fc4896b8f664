import fc from 'fast-check';
import { expect, it } from 'vitest';
import { selectTopK } from './top-k.ts';

it('returns the beginning of a full, stable sort', () =>
  fc.assert(
    fc.property(fc.array(fc.nat(9)), fc.integer({ min: 1, max: 12 }), (scores, limit) => {
      const items = scores.map((score, at) => ({ score, at }));
      const sorted = items.toSorted((a, b) => b.score - a.score).slice(0, limit);
      expect(selectTopK(items, ({ score }) => score, limit)).toEqual(sorted);
    }),
  ));
