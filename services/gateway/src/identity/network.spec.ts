import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizeIp } from './client-ip.ts';
import { clientNetwork, parseAddress } from './network.ts';

describe('an address', () => {
  it('is the same number in every spelling', () => {
    fc.assert(
      fc.property(fc.ipV6(), (ip) => {
        expect(parseAddress(normalizeIp(ip) as string)).toEqual(parseAddress(ip));
      }),
    );
  });

  it('has the number that its digits say', () => {
    expect(parseAddress('1.2.3.4')).toEqual({ bits: 32, value: 0x01020304n });
    expect(parseAddress('::1.2.3.4')).toEqual({ bits: 128, value: 0x01020304n });
    expect(parseAddress('2001:db8::1')).toEqual({ bits: 128, value: 0x20010db8000000000000000000000001n });
  });
});

describe('one client', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('with %s is %s', (ip, network) => expect(clientNetwork(ip)).toBe(network));
});
