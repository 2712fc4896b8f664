import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  contains,
  formatNetwork,
  networkOf,
  overlaps,
  parseNetwork,
  shortNetwork,
  sizeOf,
} from './network.ts';

const spelling = (text: string) => formatNetwork(parseNetwork(text));

describe('a network', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7/32'],
    ['203.0.113.7/24', '203.0.113.0/24'],
    ['::ffff:203.0.113.7', '203.0.113.7/32'],
    ['::ffff:203.0.113.7/120', '203.0.113.0/24'],
    ['2001:0DB8:0:0::1/64', '2001:db8::/64'],
    ['2001:db8::1', '2001:db8::1/128'],
    ['::', '::/128'],
    ['::1.2.3.4/128', '::1.2.3.4/128'],
    ['0.0.0.0/0', '0.0.0.0/0'],
  ])('%s has one spelling', (text, expected) => expect(spelling(text)).toBe(expected));

  it.each([
    '',
    'everybody',
    '203.0.113.7/33',
    '203.0.113.7/-1',
    '203.0.113.7/1/2',
    'fe80::1%eth0',
    '::/129',
    '1.2.3.4/x',
  ])('is not “%s”', (text) => expect(() => parseNetwork(text)).toThrow(RangeError));

  it.each([
    ['203.0.113.7', '203.0.113.7/32'],
    ['::ffff:203.0.113.7', '203.0.113.7/32'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ])('of %s is %s', (ip, network) => expect(networkOf(ip)).toBe(network));

  it('reads as an address where it is of one', () => {
    expect(shortNetwork('203.0.113.7/32')).toBe('203.0.113.7');
    expect(shortNetwork('2001:db8::/64')).toBe('2001:db8::/64');
  });

  it('says how many addresses it has, where a number can', () => {
    expect(sizeOf(parseNetwork('203.0.113.0/24'))).toBe(256);
    expect(sizeOf(parseNetwork('2001:db8::/64'))).toBeNull();
  });

  const any = fc.oneof(
    fc.tuple(fc.ipV4(), fc.nat(32)).map(([ip, prefix]) => `${ip}/${prefix}`),
    fc.tuple(fc.ipV6(), fc.nat(128)).map(([ip, prefix]) => `${ip}/${prefix}`),
  );

  it('is read as it was written, whatever it is', () =>
    fc.assert(
      fc.property(any, (text) => spelling(spelling(text)) === spelling(text)),
      { numRuns: 200 },
    ));

  it('contains itself and whatever is narrower, and overlaps both ways', () =>
    fc.assert(
      fc.property(fc.ipV4(), fc.nat(32), fc.nat(32), (ip, one, other) => {
        const wide = parseNetwork(`${ip}/${Math.min(one, other)}`);
        const narrow = parseNetwork(`${ip}/${Math.max(one, other)}`);
        expect([contains(wide, narrow), contains(narrow, wide)]).toEqual([true, one === other]);
        expect([overlaps(wide, narrow), overlaps(narrow, wide)]).toEqual([true, true]);
      }),
      { numRuns: 200 },
    ));

  it('of one family is in none of the other', () =>
    expect(overlaps(parseNetwork('0.0.0.0/0'), parseNetwork('::/0'))).toBe(false));
});
