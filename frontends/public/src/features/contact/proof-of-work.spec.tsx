import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { solveChallenge } from './proof-of-work.ts';

const given = { challenge: 'claims.signature', difficulty: 9, expiresAt: '2030-01-01T00:00:00Z' };

describe('the proof of work of the form', () => {
  it('is found when the hash begins with the required number of zero bits', async () => {
    const work = await solveChallenge(given);
    const hash = createHash('sha256').update(`${work?.challenge}.${work?.nonce}`).digest();
    expect(work?.challenge).toBe(given.challenge);
    expect(hash.readUInt16BE(0)).toBeLessThan(2 ** (16 - given.difficulty));
  });

  it.each([21, 32, Number.NaN])('is not started above the maximum difficulty: %d', async (difficulty) =>
    expect(await solveChallenge({ ...given, difficulty })).toBeNull(),
  );
});
