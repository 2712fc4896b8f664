import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toAreaPath, computeLabelStep, toLinePath, createScale, computeTicks } from './plot-geometry.ts';

describe('axis ticks', () => {
  it.each([
    [0, [0, 1]],
    [1, [0, 1]],
    [3, [0, 1, 2, 3]],
    [7, [0, 2, 4, 6, 8]],
    [1349, [0, 500, 1000, 1500]],
  ])('up to %d are %j', (most, ticks) => expect(computeTicks(most)).toEqual(ticks));

  it('are few evenly spaced integers that include the maximum', () => {
    fc.assert(
      fc.property(fc.nat({ max: 50_000_000 }), (most) => {
        const ticks = computeTicks(most);
        const step = (ticks[1] ?? 0) - (ticks[0] ?? 0);
        expect(ticks.every((tick, at) => Number.isInteger(tick) && tick === at * step)).toBe(true);
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(most);
        expect((ticks.at(-1) ?? 0) - step).toBeLessThan(Math.max(most, 1));
        expect(ticks.length).toBeLessThanOrEqual(6);
      }),
    );
  });
});

describe('a scale', () => {
  it('is linear, also in descending direction', () => {
    const y = createScale([0, 10], [200, 0]);
    expect([y(0), y(5), y(10)]).toEqual([200, 100, 0]);
  });

  it('maps a single value to the middle', () => expect(createScale([0, 0], [0, 80])(0)).toBe(40));
});

describe('axis labels', () => {
  const days = [1, 2, 7, 14, 28];

  it('are shown for each point if they fit', () => expect(computeLabelStep(7, 700, 80, days)).toBe(1));
  it('are weekly if they do not fit', () => expect(computeLabelStep(30, 600, 80, days)).toBe(7));
  it('never overlap', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), fc.integer({ min: 80, max: 2000 }), (points, room) => {
        expect((computeLabelStep(points, room, 80, days) * room) / points).toBeGreaterThanOrEqual(80);
      }),
    );
  });
});

describe('a line', () => {
  const points = [
    { x: 0, y: 10 },
    { x: 5.25, y: 0 },
    { x: 10, y: 4.96 },
  ];

  it('connects its points', () => expect(toLinePath(points)).toBe('M0,10L5.3,0L10,5'));
  it('is closed at the base for its area', () =>
    expect(toAreaPath(points, 10)).toBe('M0,10L5.3,0L10,5L10,10L0,10Z'));
  it('is empty without points', () => expect([toLinePath([]), toAreaPath([], 10)]).toEqual(['', '']));
});
