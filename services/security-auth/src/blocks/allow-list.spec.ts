import { deciderSpecification } from '@aera/testing';
import { describe, expect, it } from 'vitest';
import {
  findAllowingEntry,
  allowList,
  type AllowListCommand,
  isAllowListed,
  proxyEntries,
} from './allow-list.ts';

const given = deciderSpecification(allowList);

describe('the allow list', () => {
  const allow = (network: string): AllowListCommand => ({
    type: 'AllowNetwork',
    data: { entryId: 'e', network, note: 'Office', by: 's' },
    now: 't0',
  });
  const entries = [...allowList.initial().values(), ...proxyEntries(['198.51.100.4'])];

  it('contains loopback, private networks and trusted proxies by default', () => {
    for (const ip of ['127.0.0.1', '::1', '10.1.2.3', '172.20.0.1', '192.168.1.1', 'fd00::1', '198.51.100.4'])
      expect(isAllowListed(entries, ip)).toBe(true);
    for (const ip of ['203.0.113.7', '172.32.0.1', '2001:db8::1', '198.51.100.5'])
      expect(isAllowListed(entries, ip)).toBe(false);
  });

  it('conflicts with a block that overlaps one of its networks', () => {
    expect(findAllowingEntry(entries, '192.0.0.0/8')?.id).toBe('private-192');
    expect(findAllowingEntry(entries, '203.0.113.0/24')).toBeNull();
    expect(isAllowListed(entries, '192.0.0.0/8')).toBe(false);
  });

  it('adds a network once, in normalized form', () => {
    given()
      .when(allow('203.0.113.9/24'))
      .then({
        type: 'NetworkAllowed',
        data: { entryId: 'e', network: '203.0.113.0/24', note: 'Office', by: 's', allowedAt: 't0' },
      });
    given().when(allow('127.0.0.0/8')).thenNothing();
  });

  it('removes any entry, including the defaults', () => {
    const off = (entryId: string): AllowListCommand => ({
      type: 'DisallowNetwork',
      data: { entryId, by: 's' },
      now: 't1',
    });
    given()
      .when(off('loopback-4'))
      .then({ type: 'NetworkDisallowed', data: { entryId: 'loopback-4', by: 's', disallowedAt: 't1' } });
    given().when(off('unknown')).thenNothing();
  });
});
