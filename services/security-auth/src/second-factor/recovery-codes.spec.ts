import { describe, expect, it } from 'vitest';
import { newRecoveryCodes, recoveryHash } from './recovery-codes.ts';

describe('recovery codes', () => {
  it('are ten distinct codes that are easy to transcribe', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/);
  });

  it.each(['0ab1-2cd3-4ef5-6gh7', '0AB1 2CD3 4EF5 6GH7', ' oabl2cd34ef56gh7 ', 'Oabi-2cd3-4ef5-6gh7'])(
    'ignore case, separators and look-alike letters: "%s"',
    (typed) => expect(recoveryHash('s1', typed)).toBe(recoveryHash('s1', '0ab12cd34ef56gh7')),
  );

  it('are invalid for another steward', () =>
    expect(recoveryHash('s1', '0ab1-2cd3-4ef5-6gh7')).not.toBe(recoveryHash('s2', '0ab1-2cd3-4ef5-6gh7')));
});
