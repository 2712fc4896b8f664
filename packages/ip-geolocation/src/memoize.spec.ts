import { expect, it, vi } from 'vitest';
import { memoize } from './memoize.ts';

it('loads once, and again after a failure', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('too many open files'))
    .mockResolvedValue('data');
  const read = memoize(load);
  await expect(Promise.all([read(), read()])).rejects.toThrow('too many open files');
  expect(load).toHaveBeenCalledOnce();
  expect(await Promise.all([read(), read()])).toEqual(['data', 'data']);
  expect(load).toHaveBeenCalledTimes(2);
});
