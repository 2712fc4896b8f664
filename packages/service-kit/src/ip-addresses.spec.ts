import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  toClientKey,
  containsNetwork,
  formatNetwork,
  formatShort,
  networksOverlap,
  parseAddress,
  parseNetwork,
  countAddresses,
} from './ip-addresses.ts';

const spelling = (text: string) => formatNetwork(parseNetwork(text));

describe('parseAddress', () => {
  it('parses the number of the address', () => {
    expect(parseAddress('1.2.3.4')).toEqual({ bits: 32, base: 0x01020304n, prefix: 32 });
    expect(parseAddress('::ffff:1.2.3.4')).toEqual({ bits: 32, base: 0x01020304n, prefix: 32 });
    expect(parseAddress('fe80::1%eth0')).toEqual({ bits: 128, base: (0xfe80n << 112n) | 1n, prefix: 128 });
  });

  it.each(['', 'unknown', '127.1', '0x7f.0.0.1', '1.2.3.4/32', '::1::'])('rejects “%s”', (text) =>
    expect(parseAddress(text)).toBeNull(),
  );
});

describe('parseNetwork', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7/32'],
    ['203.0.113.7/24', '203.0.113.0/24'],
    ['::ffff:203.0.113.7', '203.0.113.7/32'],
    ['::ffff:203.0.113.7/120', '203.0.113.0/24'],
    ['2001:0DB8:0:0::1/64', '2001:db8::/64'],
    ['2001:db8::1', '2001:db8::1/128'],
    ['::', '::/128'],
    ['0.0.0.0/0', '0.0.0.0/0'],
  ])('gives %s one canonical form', (text, expected) => expect(spelling(text)).toBe(expected));

  it.each([
    '',
    'everyone',
    '203.0.113.7/33',
    '203.0.113.7/-1',
    '203.0.113.7/1/2',
    'fe80::1%eth0',
    '::/129',
    '::ffff:1.2.3.4/95',
    '1.2.3.4/x',
    '1.2.3.4/',
    '1.2.3.4/ 8',
    '1.2.3.4/0x8',
  ])('rejects “%s”', (text) => expect(() => parseNetwork(text)).toThrow(RangeError));

  const any = fc.oneof(
    fc.tuple(fc.ipV4(), fc.nat(32)).map(([ip, prefix]) => `${ip}/${prefix}`),
    fc
      .tuple(fc.ipV6(), fc.nat(128))
      .map(([ip, prefix]) => `${ip}/${parseAddress(ip)?.bits === 32 ? 96 + (prefix % 33) : prefix}`),
  );

  it('parses the canonical form of a network', () =>
    fc.assert(
      fc.property(any, (text) => spelling(spelling(text)) === spelling(text)),
      { numRuns: 200 },
    ));
});

describe('a network', () => {
  it('is formatted without prefix for a single address', () => {
    expect(formatShort(parseNetwork('203.0.113.7/32'))).toBe('203.0.113.7');
    expect(formatShort(parseNetwork('2001:db8::/64'))).toBe('2001:db8::/64');
  });

  it('has a size if a number can represent it', () => {
    expect(countAddresses(parseNetwork('203.0.113.0/24'))).toBe(256);
    expect(countAddresses(parseNetwork('2001:db8::/64'))).toBeNull();
  });

  it('contains itself and every narrower network, and overlaps both ways', () =>
    fc.assert(
      fc.property(fc.ipV4(), fc.nat(32), fc.nat(32), (ip, one, other) => {
        const wide = parseNetwork(`${ip}/${Math.min(one, other)}`);
        const narrow = parseNetwork(`${ip}/${Math.max(one, other)}`);
        expect([containsNetwork(wide, narrow), containsNetwork(narrow, wide)]).toEqual([true, one === other]);
        expect([networksOverlap(wide, narrow), networksOverlap(narrow, wide)]).toEqual([true, true]);
      }),
      { numRuns: 200 },
    ));

  it('of one family overlaps none of the other', () =>
    expect(networksOverlap(parseNetwork('0.0.0.0/0'), parseNetwork('::/0'))).toBe(false));
});

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['::1', '::/64'],
  ['unknown', 'unknown'],
])('the client with %s is %s', (ip, network) => expect(toClientKey(ip)).toBe(network));
