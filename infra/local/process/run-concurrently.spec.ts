import { describe, expect, it } from 'vitest';
import { runConcurrently } from './run-concurrently.ts';

describe('runConcurrently', () => {
  it('handles every item, within the concurrency limit', async () => {
    let active = 0;
    let maxActive = 0;
    const done: number[] = [];
    await runConcurrently([1, 2, 3, 4, 5], 2, async (item) => {
      maxActive = Math.max(maxActive, (active += 1));
      await Promise.resolve();
      active -= 1;
      done.push(item);
    });
    expect({ maxActive, done: done.toSorted() }).toEqual({ maxActive: 2, done: [1, 2, 3, 4, 5] });
  });

  it('aborts the others at the first failure, starts no more and throws that failure', async () => {
    const started: number[] = [];
    const ended: number[] = [];
    const working = runConcurrently([1, 2, 3], 2, async (item, signal) => {
      started.push(item);
      if (item === 1) throw new Error('the first');
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      ended.push(item);
    });
    await expect(working).rejects.toThrow('the first');
    expect({ started, ended }).toEqual({ started: [1, 2], ended: [2] });
  });
});
