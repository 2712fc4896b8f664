import { describe, expect, it } from 'vitest';
import { createRecoveryCodes, hashRecoveryCode } from './recovery-codes.ts';

describe('recovery codes', () => {
  it('are ten distinct codes that are easy to transcribe', () => {
    const codes = createRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){6}[0-9a-hjkmnp-tv-z]{4}$/);
  });

  it('have at least 112 bits: 32 characters in each of 28 places', () => {
    const codes = Array.from({ length: 200 }, createRecoveryCodes)
      .flat()
      .map((code) => code.replaceAll('-', ''));
    for (let place = 0; place < 28; place += 1)
      expect(new Set(codes.map((code) => code[place])).size).toBe(32);
    expect(28 * Math.log2(32)).toBeGreaterThanOrEqual(112);
  });

  it.each([
    '0ab1-2cd3-4ef5-6gh7-8jk9-0mn1-2pq3',
    '0AB1 2CD3 4EF5 6GH7 8JK9 0MN1 2PQ3',
    ' oabl2cd34ef56gh78jk9omnl2pq3 ',
    'Oabi-2cd3-4ef5-6gh7-8jk9-Omni-2pq3',
  ])('ignore case, separators and look-alike letters: "%s"', (typed) =>
    expect(hashRecoveryCode('s1', typed)).toBe(hashRecoveryCode('s1', '0ab12cd34ef56gh78jk90mn12pq3')),
  );

  it('are invalid for another steward', () =>
    expect(hashRecoveryCode('s1', '0ab1-2cd3-4ef5-6gh7-8jk9-0mn1-2pq3')).not.toBe(
      hashRecoveryCode('s2', '0ab1-2cd3-4ef5-6gh7-8jk9-0mn1-2pq3'),
    ));
});
