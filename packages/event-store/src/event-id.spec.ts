import { expect, it } from 'vitest';
import { deriveEventId, newEventId } from './event-id.ts';

const uuid = (version: number) =>
  new RegExp(`^[0-9a-f]{8}-[0-9a-f]{4}-${version}[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$`);

it('creates distinct ids that contain their time and increase with it', () => {
  const before = Date.now();
  const ids = Array.from({ length: 1000 }, newEventId);
  expect(new Set(ids).size).toBe(1000);
  expect(ids.filter((id) => !uuid(7).test(id))).toEqual([]);
  const times = ids.map((id) => Number.parseInt(id.slice(0, 13).replace('-', ''), 16));
  expect(times[0]).toBeGreaterThanOrEqual(before);
  expect(times.toSorted((a, b) => a - b)).toEqual(times);
});

it('derives the same id from the same cause, and others from other causes', () => {
  const ids = ['a', 'b'].flatMap((key) => [0, 1].map((index) => deriveEventId(key, index)));
  expect(ids.filter((id) => !uuid(8).test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(4);
  expect(deriveEventId('b', 1)).toBe(ids[3]);
});
