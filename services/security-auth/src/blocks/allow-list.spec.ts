import { deciderSpecification } from '@aera/testing';
import { describe, expect, it } from 'vitest';
import {
  findAllowingEntry,
  allowList,
  type AllowListCommand,
  isAllowListed,
  toConfiguredEntries,
} from './allow-list.ts';

const given = deciderSpecification(allowList);

describe('the allow list', () => {
  const allow = (network: string): AllowListCommand => ({
    type: 'AllowNetwork',
    data: { entryId: 'e', network, note: 'Office', by: 's' },
    now: 't0',
  });
  const entries = [
    ...allowList.initial().values(),
    ...toConfiguredEntries({
      TRUSTED_PROXIES: ['198.51.100.4'],
      ALLOW_LIST: ['192.168.7.0/24', '198.51.100.4/32'],
    }),
  ];

  it('contains the configured networks only, not private ones by default', () => {
    expect(entries.map(({ network, note }) => [network, note])).toEqual([
      ['198.51.100.4/32', 'Trusted proxy'],
      ['192.168.7.0/24', 'Allow list of the configuration'],
    ]);
    for (const ip of ['198.51.100.4', '192.168.7.1']) expect(isAllowListed(entries, ip)).toBe(true);
    for (const ip of ['127.0.0.1', '::1', '10.1.2.3', '172.20.0.1', '192.168.1.1', 'fd00::1', '203.0.113.7'])
      expect(isAllowListed(entries, ip)).toBe(false);
  });

  it('conflicts with a block that overlaps one of its networks', () => {
    expect(findAllowingEntry(entries, '192.0.0.0/8')?.network).toBe('192.168.7.0/24');
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
    const allowed = {
      type: 'NetworkAllowed',
      data: { entryId: 'e', network: '203.0.113.0/24', note: 'Office', by: 's', allowedAt: 't0' },
    } as const;
    given(allowed).when(allow('203.0.113.0/24')).thenNothing();
  });

  it('removes an entry once', () => {
    const off: AllowListCommand = { type: 'DisallowNetwork', data: { entryId: 'e', by: 's' }, now: 't1' };
    const allowed = {
      type: 'NetworkAllowed',
      data: { entryId: 'e', network: '203.0.113.0/24', note: 'Office', by: 's', allowedAt: 't0' },
    } as const;
    const removed = {
      type: 'NetworkDisallowed',
      data: { entryId: 'e', by: 's', disallowedAt: 't1' },
    } as const;
    given(allowed).when(off).then(removed);
    given(allowed, removed).when(off).thenNothing();
  });
});
