import { describe, expect, it } from 'vitest';
import { toBuckets } from './chart/series.ts';
import { formatBucket, formatDays } from './chart/format-buckets.ts';
import { compareMetric, formatMetric } from './metric-formats.ts';

describe('a metric', () => {
  it.each([
    ['visitors', 12_345, '12,345'],
    ['bounceRate', 0.4149, '41.5%'],
    ['engagedTime', 64.6, '1 min 5 s'],
    ['engagedTime', 9.4, '9 s'],
    ['scrollDepth', 63.25, '63.3%'],
    ['bounceRate', null, '–'],
  ] as const)('%s of %s is formatted as %s', (name, value, shown) =>
    expect(formatMetric(name, value)).toBe(shown),
  );
});

describe('a comparison', () => {
  it.each([
    ['visitors', 112, 100, '+12%', 'vs 100 in the previous period', 'better'],
    ['visits', 75, 100, '−25%', 'vs 100 in the previous period', 'worse'],
    ['bounceRate', 0.41, 0.442, '−3.2 points', 'vs 44.2% in the previous period', 'better'],
    ['bounceRate', 0.5, 0.25, '+25 points', 'vs 25% in the previous period', 'worse'],
    ['scrollDepth', 60, 50, '+10 points', 'vs 50% in the previous period', 'better'],
    ['views', 100, 100, null, 'no change', 'same'],
    ['views', 0, 0, null, 'no change', 'same'],
    ['views', 5, 0, null, 'none in the previous period', 'same'],
    ['bounceRate', 0.05, 0, '+5 points', 'vs 0% in the previous period', 'worse'],
    ['engagedTime', 5, null, null, 'no data for the previous period', 'same'],
    ['engagedTime', null, 65, null, '1 min 5 s in the previous period', 'same'],
    ['visitors', 100_001, 100_000, null, 'no change', 'same'],
  ] as const)('of %s, %s after %s: %s %s', (name, current, before, change, text, tone) =>
    expect(compareMetric(name, current, before)).toEqual({ change, text, tone }),
  );
});

describe('the buckets of the chart', () => {
  const none = { visits: 0, views: 0, bounceRate: null, engagedTime: null, scrollDepth: null };
  const point = (start: string, visitors: number) => ({ ...none, start, visitors });
  const current = [point('2026-03-04T00:00:00.000Z', 3), point('2026-03-05T00:00:00.000Z', 0)];
  const before = [point('2026-03-02T00:00:00.000Z', 1)];
  const end = Date.parse('2026-03-06T00:00:00Z');
  const axis = { measure: 'visitors', interval: 'day', zone: 'UTC' } as const;

  it('align both periods and are null in the future', () => {
    const buckets = toBuckets(current, before, 'visitors', Date.parse('2026-03-04T10:00:00Z'), end);
    expect(buckets.map((bucket) => [bucket.current, bucket.before])).toEqual([
      [3, 1],
      [null, null],
    ]);
  });

  it('are formatted as one sentence', () => {
    const [first, second] = toBuckets(current, before, 'visitors', Date.parse('2026-03-04T10:00:00Z'), end);
    expect(first && formatBucket(first, axis)).toBe(
      'Wed, Mar 4, 2026: 3 visitors so far. Previous period, Mon, Mar 2, 2026: 1 visitor',
    );
    expect(second && formatBucket(second, axis)).toBe('Thu, Mar 5, 2026: no data yet');
  });
});

it('formats one day or a range of days', () => {
  const read = (from: string, to: string) => formatDays({ from, to }).replaceAll(/\s/g, ' ');
  expect(read('2026-03-04', '2026-03-04')).toBe('Mar 4, 2026');
  expect(read('2026-03-04', '2026-03-09')).toBe('Mar 4 – 9, 2026');
});
