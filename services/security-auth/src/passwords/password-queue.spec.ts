import { describe, expect, it } from 'vitest';
import { createPasswordQueue } from './password-queue.ts';

describe('the password queue', () => {
  const turn = () => new Promise((resolve) => setImmediate(resolve));

  it('runs a few jobs concurrently, in order of arrival', async () => {
    const run = createPasswordQueue({ concurrency: 2, maxWaiting: 10 });
    const started: number[] = [];
    const ends: (() => void)[] = [];
    const all = [0, 1, 2, 3].map((n) =>
      run(() => {
        started.push(n);
        return new Promise<number>((resolve) => ends.push(() => resolve(n)));
      }),
    );
    await turn();
    expect(started).toEqual([0, 1]);
    ends[1]?.();
    await turn();
    expect(started).toEqual([0, 1, 2]);
    ends[0]?.();
    await turn();
    for (const end of ends) end();
    expect(await Promise.all(all)).toEqual([0, 1, 2, 3]);
  });

  it('rejects jobs beyond the queue limit with Retry-After', async () => {
    const run = createPasswordQueue({ concurrency: 1, maxWaiting: 1 });
    const { promise, resolve } = Promise.withResolvers<string>();
    const [first, second] = [run(() => promise), run(() => promise)];
    await expect(run(() => promise)).rejects.toMatchObject({
      status: 429,
      code: 'sign-in-busy',
      headers: { 'retry-after': '3' },
    });
    resolve('done');
    expect(await Promise.all([first, second])).toEqual(['done', 'done']);
    expect(await run(() => promise)).toBe('done');
  });

  it('continues after a failed job', async () => {
    const run = createPasswordQueue({ concurrency: 1, maxWaiting: 1 });
    await expect(run(() => Promise.reject(new Error('wrong')))).rejects.toThrow('wrong');
    expect(await run(async () => 'right')).toBe('right');
  });
});
