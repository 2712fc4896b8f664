import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { sessionCookie } from '@aera/contracts/server';
import { describe, expect, it } from 'vitest';
import { readCookie } from './cookies.ts';
import { createSessionLookup } from './session-lookup.ts';
import { createUnknownTokenTracker } from './unknown-token-tracker.ts';

const count = 2_000;

/** Returns a token of 43 characters from a `Cookie` header of 14 kB. */
const receiveToken = (index: number): string =>
  readCookie(
    `other=${'x'.repeat(14_000)}${index}; ${sessionCookie}=${`${index}`.padStart(43, 'A')}`,
    sessionCookie,
  )!;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
const measureHeap = () => {
  collectGarbage();
  return process.memoryUsage().heapUsed;
};

describe('stored tokens', () => {
  it.each([
    [
      'unknown token tracker',
      () => {
        const tracker = createUnknownTokenTracker();
        return (token: string, index: number) => tracker.record(`198.51.${index >> 8}.${index & 255}`, token);
      },
    ],
    [
      'session lookup',
      () => {
        const lookup = createSessionLookup(async () => null);
        return (token: string) => lookup.get(token);
      },
    ],
  ])('of the %s do not retain the Cookie headers', async (_, create) => {
    const store = create();
    const before = measureHeap();
    for (let index = 0; index < count; index++) await store(receiveToken(index), index);
    const bytesPerToken = (measureHeap() - before) / count;
    // Used after the measurement, so that it is not collected.
    await store(receiveToken(0), 0);
    expect(bytesPerToken).toBeLessThan(2_000);
  });
});
