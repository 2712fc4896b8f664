import type { BlockedNetwork } from '@aera/contracts';
import fc from 'fast-check';
import type { BlockList } from 'node:net';
import { describe, expect, it } from 'vitest';
import { parseAddressList, includesIp } from '../identity/client-ip.ts';
import { createBlockList } from './block-list.ts';

const block = (network: string, more: Partial<BlockedNetwork> = {}): BlockedNetwork => ({
  blockId: network,
  network,
  expiresAt: null,
  rule: 'spec',
  ...more,
});

/** Few bits, so that addresses and networks overlap. */
const ipv4 = fc
  .array(fc.constantFrom(0, 1, 128, 255), { minLength: 4, maxLength: 4 })
  .map((parts) => parts.join('.'));
const ipv6 = fc
  .array(fc.constantFrom('0', '1', '8000', 'ffff'), { minLength: 7, maxLength: 7 })
  .map((groups) => `2001:${groups.join(':')}`);
const cidr = fc.oneof(
  fc.tuple(ipv4, fc.integer({ min: 0, max: 32 })).map(([ip, length]) => `${ip}/${length}`),
  // Node counts IPv4-mapped addresses to wider IPv4 ranges; in the block list an IPv6 range contains IPv6 addresses only.
  fc.tuple(ipv6, fc.integer({ min: 16, max: 128 })).map(([ip, length]) => `${ip}/${length}`),
);

describe('the block list', () => {
  it('matches the same addresses as node:net BlockList for any changes', () => {
    const step = fc.record({ network: cidr, lift: fc.boolean() });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), fc.array(fc.oneof(ipv4, ipv6)), (steps, ips) => {
        const list = createBlockList();
        const naive = new Set<string>();
        for (const { network, lift } of steps) {
          if (lift) list.remove(network);
          else list.put(block(network));
          if (lift) naive.delete(network);
          else naive.add(network);
        }
        const expected: BlockList = parseAddressList([...naive]);
        for (const ip of ips) expect(list.find(ip) !== null).toBe(includesIp(expected, ip));
      }),
      { numRuns: 200 },
    );
  });

  it.each([
    ['203.0.113.7/32', '203.0.113.7', '203.0.113.8'],
    ['203.0.113.0/24', '203.0.113.255', '203.0.112.255'],
    ['2001:db8:1:2::/64', '2001:db8:1:2:ffff::1', '2001:db8:1:3::1'],
    ['::ffff:203.0.113.7/128', '203.0.113.7', '203.0.113.8'],
    ['::ffff:cb00:7100/120', '203.0.113.9', '203.0.114.9'],
    ['203.0.113.7/32', '::ffff:203.0.113.7', '::ffff:203.0.113.8'],
    ['0.0.0.0/0', '198.51.100.1', '2001:db8::1'],
    ['::/0', '2001:db8::1', '198.51.100.1'],
  ])('%s contains %s and not %s', (network, inside, outside) => {
    const list = createBlockList();
    list.put(block(network));
    expect(list.find(inside)).toMatchObject({ network });
    expect(list.find(outside)).toBeNull();
  });

  it('unblocks a network when the block expires, without a message', () => {
    let now = Date.parse('2030-01-01T00:00:00Z');
    const list = createBlockList(() => now);
    list.put(block('203.0.113.7/32', { expiresAt: '2030-01-01T00:01:00Z' }));
    expect(list.find('203.0.113.7')).not.toBeNull();
    now += 60_000;
    expect(list.find('203.0.113.7')).toBeNull();
    expect(list.size).toBe(0);
  });

  it('ignores an expired block', () => {
    const list = createBlockList();
    list.put(block('203.0.113.7/32', { expiresAt: '2000-01-01T00:00:00Z' }));
    expect(list.size).toBe(0);
  });

  it('keeps a network blocked until its last block ends', () => {
    const list = createBlockList();
    list.put(block('203.0.113.7/32', { blockId: 'a' }));
    list.put(block('203.0.113.7/32', { blockId: 'b' }));
    list.remove('a');
    expect(list.find('203.0.113.7')).toMatchObject({ blockId: 'b' });
    list.remove('b');
    expect(list.find('203.0.113.7')).toBeNull();
  });

  it('updates a block whose network changes', () => {
    const list = createBlockList();
    list.put(block('203.0.113.7/32', { blockId: 'a' }));
    list.put(block('203.0.113.0/24', { blockId: 'a' }));
    expect(list.find('203.0.113.8')).not.toBeNull();
    list.remove('a');
    expect(list.find('203.0.113.7')).toBeNull();
  });

  it('finds each of a hundred thousand networks', () => {
    const list = createBlockList();
    const toIp = (at: number) => `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`;
    for (let at = 0; at < 100_000; at++) list.put(block(`${toIp(at)}/32`));
    expect(list.size).toBe(100_000);
    for (let at = 0; at < 100_000; at += 997) expect(list.find(toIp(at))).not.toBeNull();
    expect(list.find('10.200.0.1')).toBeNull();
    for (let at = 0; at < 100_000; at++) list.remove(`${toIp(at)}/32`);
    expect(list.find(toIp(1))).toBeNull();
    expect(list.size).toBe(0);
  });
});
