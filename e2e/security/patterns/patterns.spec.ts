// Nothing here needs a platform; with the same `test` as its neighbours it needs no worker of its own either.
import { expect, test } from '../platform/attacked-platform.ts';
import { bounded } from './bounded.ts';
import { findPatterns, keyOf } from './find-patterns.ts';
import { readVerdicts } from './verdicts.ts';

test.describe('no pattern can be made to run for long (ReDoS)', () => {
  test('each that is written in the sources was judged: pnpm --filter @aera/e2e patterns', async () => {
    const patterns = (await findPatterns()).map(keyOf).toSorted();
    expect(patterns.length).toBeGreaterThan(100);
    expect(Object.keys(await readVerdicts()).toSorted()).toEqual(patterns);
  });

  test('each is safe for any text, or meets short texts alone, and says why', async () => {
    const doubtful = Object.entries(await readVerdicts()).filter(([, verdict]) => verdict !== 'safe');
    expect(doubtful.filter(([, verdict]) => verdict === 'exponential')).toEqual([]);
    expect(doubtful.map(([key]) => key).toSorted()).toEqual(Object.keys(bounded).toSorted());
  });
});
