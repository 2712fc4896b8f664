import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeEditDistance } from './edit-distance.ts';

describe('the edit distance', () => {
  it.each([
    ['trust', 'trust', 0],
    ['trust', 'truts', 1],
    ['trust', 'rust', 1],
    ['trust', 'trusty', 1],
    ['trust', 'trost', 1],
    ['calandre', 'calendar', 3],
    ['', 'ab', 2],
  ])('of %s and %s is %i', (a, b, distance) => expect(computeEditDistance(a, b, 5)).toBe(distance));

  it('stops counting beyond the limit', () => {
    expect(computeEditDistance('sourdough', 'trustee', 2)).toBe(3);
    expect(computeEditDistance('a', 'abcdef', 2)).toBe(3);
  });

  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });

  it('is symmetric, and 0 only for the same word', () =>
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(computeEditDistance(a, b, 9)).toBe(computeEditDistance(b, a, 9));
        expect(computeEditDistance(a, b, 9) === 0).toBe(a === b);
      }),
    ));

  it('is the same under any sufficient limit', () =>
    fc.assert(
      fc.property(word, word, fc.nat(4), (a, b, limit) => {
        expect(computeEditDistance(a, b, limit)).toBe(Math.min(computeEditDistance(a, b, 9), limit + 1));
      }),
    ));
});
