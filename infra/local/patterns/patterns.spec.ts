import { describe, expect, it } from 'vitest';
import { boundedPatterns } from './bounded-patterns.ts';
import { findPatterns, toKey } from './find-patterns.ts';
import { readComplexities } from './complexities.ts';

describe('no pattern allows a denial of service (ReDoS)', () => {
  it('every pattern of the sources was analysed: pnpm --filter @aera/local patterns', async () => {
    const patterns = (await findPatterns()).map(toKey).toSorted();
    expect(patterns.length).toBeGreaterThan(100);
    expect(Object.keys(await readComplexities()).toSorted()).toEqual(patterns);
  });

  it('each is linear or documents its bounded input', async () => {
    const notSafe = Object.entries(await readComplexities()).filter(
      ([, complexity]) => complexity !== 'safe',
    );
    expect(notSafe.filter(([, complexity]) => complexity === 'exponential')).toEqual([]);
    expect(notSafe.map(([key]) => key).toSorted()).toEqual(Object.keys(boundedPatterns).toSorted());
  });
});
