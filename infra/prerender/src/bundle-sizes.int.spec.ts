import { join } from 'node:path';
import { expect, it } from 'vitest';
import { measurePages } from './bundle-sizes.ts';

const kB = 1000;

it('keeps every page below its size limit', async () => {
  const { first, own } = await measurePages(join(import.meta.dirname, '../../../frontends'));
  expect(first).toBeGreaterThan(100 * kB);
  expect(first).toBeLessThanOrEqual(152 * kB);
  expect(Object.keys(own).length).toBeGreaterThan(10);
  expect(Object.entries(own).filter(([, size]) => size > 25 * kB)).toEqual([]);
});
