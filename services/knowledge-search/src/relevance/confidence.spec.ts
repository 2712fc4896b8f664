import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeIdf, computeSaturation } from '../engine/bm25.ts';
import { answerThreshold, computeConfidence, type Evidence } from './confidence.ts';

const share = fc.double({ min: 0, max: 1, noNaN: true });
const evidence: fc.Arbitrary<Evidence> = fc.record({
  score: fc.double({ min: 0, max: 200, noNaN: true }),
  total: fc.nat(1_000_000),
  coverage: share,
  likeness: share,
});

describe('confidence', () => {
  it('lies between 0 and 1 for any evidence', () =>
    fc.assert(
      fc.property(evidence, (given) => {
        const confidence = computeConfidence(given);
        expect(confidence).toBeGreaterThanOrEqual(0);
        expect(confidence).toBeLessThanOrEqual(1);
      }),
    ));

  it('never falls with more evidence', () =>
    fc.assert(
      fc.property(evidence, fc.constantFrom('score', 'coverage', 'likeness'), share, (given, which, more) => {
        const raised = which === 'score' ? given.score + more : given[which] + (1 - given[which]) * more;
        expect(computeConfidence({ ...given, [which]: raised })).toBeGreaterThanOrEqual(
          computeConfidence(given),
        );
      }),
    ));

  it('is zero without matches', () =>
    expect(computeConfidence({ score: 0, total: 1000, coverage: 0, likeness: 0 })).toBe(0));

  it('is full for an exact title in a corpus of any size', () =>
    fc.assert(
      fc.property(fc.nat(10_000_000), (total) => {
        expect(computeConfidence({ score: 0, total, coverage: 0, likeness: 1 })).toBe(1);
      }),
    ));

  it('is low if no document contains most of the query', () => {
    const met = { score: 5, total: 34, likeness: 0 };
    expect(computeConfidence({ ...met, coverage: 0.25 })).toBeLessThan(0.35);
    expect(computeConfidence({ ...met, coverage: 1 })).toBeGreaterThan(answerThreshold);
  });
});

describe('BM25', () => {
  it('weights rare terms higher and no term negatively', () => {
    expect(computeIdf(1000, 1)).toBeGreaterThan(computeIdf(1000, 500));
    for (const [total, documents] of [
      [1, 1],
      [2, 2],
      [1, 2],
      [0, 0],
    ] as const)
      expect(computeIdf(total, documents)).toBeGreaterThanOrEqual(0);
  });

  it('counts a repeated term more, up to a limit, and less in a long text', () => {
    expect(computeSaturation(0, 100)).toBe(0);
    expect(computeSaturation(2, 100)).toBeGreaterThan(computeSaturation(1, 100));
    expect(computeSaturation(1_000, 100)).toBeLessThan(2.2);
    expect(computeSaturation(1, 400)).toBeLessThan(computeSaturation(1, 100));
  });
});
