import { expect, it } from 'vitest';
import { formatAgo, toLocalField } from './format-date.ts';

const now = '2026-03-30T08:30:20Z';
const minute = Math.floor(Date.parse(now) / 60_000);

it.each([
  ['2026-03-30T08:30:59Z', 'this minute'],
  ['2026-03-30T08:29:59Z', '1 minute ago'],
  ['2026-03-30T06:30:00Z', '2 hours ago'],
  ['2026-03-29T08:30:00Z', 'yesterday'],
  ['2026-03-10T08:30:00Z', '2 weeks ago'],
  ['2024-03-10T08:30:00Z', '2 years ago'],
])('formats %s as %s', (instant, words) => expect(formatAgo(instant, minute)).toBe(words));

it('formats the value of a date and time field without loss', () => {
  expect(new Date(toLocalField(now)).toISOString()).toBe('2026-03-30T08:30:20.000Z');
});
