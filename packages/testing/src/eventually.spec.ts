import { describe, expect, it } from 'vitest';
import { eventually } from './eventually.ts';
import { scaleTimeout } from './test-slowdown.ts';

describe('eventually', () => {
  it('returns the first value that is neither false nor null', async () => {
    const answers = [false, null, 'there'];
    expect(await eventually(() => answers.shift() ?? null, { interval: 1 })).toBe('there');
  });

  it('treats a return without a value as success', async () => {
    let tries = 0;
    await eventually(() => expect(++tries).toBe(3), { interval: 1 });
    expect(tries).toBe(3);
  });

  it('takes no attempt that returns a value or undefined', async () => {
    const findName = (): string | undefined => 'there';
    // @ts-expect-error Undefined would end the wait.
    expect(await eventually(() => findName(), { interval: 1 })).toBe('there');
  });

  it('fails with the last failure as its cause', async () => {
    const refused = new Error('refused');
    const waiting = eventually(() => Promise.reject(refused), { timeout: 5, interval: 1 });
    await expect(waiting).rejects.toMatchObject({
      message: `No success after ${scaleTimeout(5)} ms: refused`,
      cause: refused,
    });
  });
});
