import { describe, expect, it } from 'vitest';
import { bounded } from './bounded.ts';
import { findPatterns, toKey } from './find-patterns.ts';
import { readVerdicts } from './verdicts.ts';

describe('no pattern allows a denial of service (ReDoS)', () => {
  it('every pattern of the sources was analysed: pnpm --filter @aera/local patterns', async () => {
    const patterns = (await findPatterns()).map(toKey).toSorted();
    expect(patterns.length).toBeGreaterThan(100);
    expect(Object.keys(await readVerdicts()).toSorted()).toEqual(patterns);
  });

  it('each is linear or documents its bounded input', async () => {
    const doubtful = Object.entries(await readVerdicts()).filter(([, verdict]) => verdict !== 'safe');
    expect(doubtful.filter(([, verdict]) => verdict === 'exponential')).toEqual([]);
    expect(doubtful.map(([key]) => key).toSorted()).toEqual(Object.keys(bounded).toSorted());
  });
});
