import { describe, expect, it } from 'vitest';
import { runConcurrently } from './run-concurrently.ts';

describe('runConcurrently', () => {
  it('handles every item, within the concurrency limit', async () => {
    let atWork = 0;
    let most = 0;
    const done: number[] = [];
    await runConcurrently([1, 2, 3, 4, 5], 2, async (item) => {
      most = Math.max(most, (atWork += 1));
      await Promise.resolve();
      atWork -= 1;
      done.push(item);
    });
    expect({ most, done: done.toSorted() }).toEqual({ most: 2, done: [1, 2, 3, 4, 5] });
  });

  it('aborts the others at the first failure, starts no more and throws that failure', async () => {
    const begun: number[] = [];
    const ended: number[] = [];
    const working = runConcurrently([1, 2, 3], 2, async (item, signal) => {
      begun.push(item);
      if (item === 1) throw new Error('the first');
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      ended.push(item);
    });
    await expect(working).rejects.toThrow('the first');
    expect({ begun, ended }).toEqual({ begun: [1, 2], ended: [2] });
  });
});
