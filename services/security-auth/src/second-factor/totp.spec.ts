import fc from 'fast-check';
import { generateSync } from 'otplib';
import { describe, expect, it } from 'vitest';
import { createTotpSecret, buildOtpauthUri, totpPeriodSeconds, findMatchingTimeStep } from './totp.ts';

const ascii = (text: string) => new Uint8Array(Buffer.from(text, 'ascii'));
const digits = '1234567890';
/** Seeds of RFC 6238, appendix B, with the length of each hash. */
const seeds = {
  sha1: ascii(digits.repeat(2)),
  sha256: ascii(digits.repeat(4).slice(0, 32)),
  sha512: ascii(digits.repeat(7).slice(0, 64)),
};

describe('codes', () => {
  it.each([
    [59, '94287082', '46119246', '90693936'],
    [1111111109, '07081804', '68084774', '25091201'],
    [1111111111, '14050471', '67062674', '99943326'],
    [1234567890, '89005924', '91819424', '93441116'],
    [2000000000, '69279037', '90698825', '38618901'],
    [20000000000, '65353130', '77737706', '47863826'],
  ])('match RFC 6238, appendix B, at %d s', (epoch, sha1, sha256, sha512) => {
    const code = (algorithm: keyof typeof seeds) =>
      generateSync({ secret: seeds[algorithm], algorithm, digits: 8, epoch, period: totpPeriodSeconds });
    expect([code('sha1'), code('sha256'), code('sha512')]).toEqual([sha1, sha256, sha512]);
  });

  // Truncation drops the leading digits, so these are the last six of the eight digits above.
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1234567890, '005924'],
    [20000000000, '353130'],
  ])('map to their time step at %d s', (epoch, code) =>
    expect(findMatchingTimeStep('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', code, epoch * 1000)).toBe(
      Math.floor(epoch / totpPeriodSeconds),
    ),
  );

  it('are valid within one time step of their own, not further', () => {
    const secret = createTotpSecret();
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 10 ** 8 }), fc.integer({ min: -3, max: 3 }), (step, off) => {
        const code = generateSync({ secret, epoch: (step + off) * totpPeriodSeconds });
        const near = [-1, 0, 1].map((by) => generateSync({ secret, epoch: (step + by) * totpPeriodSeconds }));
        // One code in a million collides with that of a nearby step.
        fc.pre(Math.abs(off) <= 1 ? new Set(near).size === 3 : !near.includes(code));
        const found = findMatchingTimeStep(secret, code, step * totpPeriodSeconds * 1000 + 17_000);
        expect(found).toBe(Math.abs(off) <= 1 ? step + off : null);
      }),
      { numRuns: 50 },
    );
  });
});

describe('a secret', () => {
  it('has 160 random bits', () => {
    expect(createTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
    expect(createTotpSecret()).not.toBe(createTotpSecret());
  });

  it('is encoded as an otpauth URI with issuer and account', () => {
    const uri = new URL(buildOtpauthUri('ada l', 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'));
    expect([uri.protocol, uri.host, decodeURIComponent(uri.pathname)]).toEqual([
      'otpauth:',
      'totp',
      '/AERA Stewards:ada l',
    ]);
    expect(uri.searchParams.get('secret')).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
    expect(uri.searchParams.get('issuer')).toBe('AERA Stewards');
  });
});
