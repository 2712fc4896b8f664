import { solveProofOfWork } from '@aera/testing';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createChallenges, countLeadingZeros } from './proof-of-work.ts';

const challenges = createChallenges(Buffer.alloc(32, 1));
const now = new Date('2026-03-04T05:06:07Z');
const later = (ms: number) => new Date(now.getTime() + ms);

describe('a proof of work', () => {
  const given = challenges.give('one', now);
  const { nonce } = solveProofOfWork(given);

  it('is identified by its challenge', () =>
    expect(challenges.verify({ ...given, nonce }, later(60_000))).toBe('one'));

  it.each([
    ['was not done', { ...given, nonce: 'nothing' }, now],
    ['is too old', { ...given, nonce }, later(4 * 3_600_000 + 1)],
    ['is another service’s', { ...createChallenges(Buffer.alloc(32, 2)).give('one', now), nonce }, now],
    [
      'was made easier',
      { challenge: `WyJvbmUiLDAsOTk5OTk5OTk5OTk5OV0.${given.challenge.split('.')[1]}`, nonce },
      now,
    ],
    ['is no work at all', { challenge: '', nonce: '' }, now],
    ['has a signature of other bytes', { challenge: `x.${'a'.repeat(42)}é`, nonce: '' }, now],
  ])('is rejected when it %s', (_, work, at) => expect(challenges.verify(work, at)).toBeNull());
});

describe('leading zeros', () => {
  it('are counted in bits', () =>
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 8 }), (bytes) => {
        const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
        const first = bits.indexOf('1');
        expect(countLeadingZeros(bytes)).toBe(first === -1 ? bits.length : first);
      }),
    ));
});
