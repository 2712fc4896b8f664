import { describe, expect, it } from 'vitest';
import { pool } from './pool.ts';

describe('pool', () => {
  it('does everything, no more at once than asked', async () => {
    let atWork = 0;
    let most = 0;
    const done: number[] = [];
    await pool([1, 2, 3, 4, 5], 2, async (item) => {
      most = Math.max(most, (atWork += 1));
      await Promise.resolve();
      atWork -= 1;
      done.push(item);
    });
    expect({ most, done: done.toSorted() }).toEqual({ most: 2, done: [1, 2, 3, 4, 5] });
  });

  it('ends the others at the first failure, begins nothing more, and tells which it was', async () => {
    const begun: number[] = [];
    const ended: number[] = [];
    const working = pool([1, 2, 3], 2, async (item, signal) => {
      begun.push(item);
      if (item === 1) throw new Error('the first');
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      ended.push(item);
    });
    await expect(working).rejects.toThrow('the first');
    expect({ begun, ended }).toEqual({ begun: [1, 2], ended: [2] });
  });
});
