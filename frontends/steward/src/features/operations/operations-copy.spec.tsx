import { expect, it } from 'vitest';
import { formatBytes, formatDuration } from './operations-copy.ts';

it('formats durations and sizes with sensible precision', () => {
  expect([0.4, 59, 60, 75, 3600, 7260, 200_000].map(formatDuration)).toEqual([
    '0 s',
    '59 s',
    '1 min',
    '1 min 15 s',
    '1 h',
    '2 h 1 min',
    '2 days',
  ]);
  expect([0, 512, 1536, 5 * 1024 ** 3].map(formatBytes)).toEqual(['0 B', '512 B', '1.5 KB', '5 GB']);
});
