import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createClientIpReader, normalizeIp } from './client-ip.ts';

const from = (remoteAddress: string, hops?: string) => ({
  socket: { remoteAddress },
  headers: hops === undefined ? {} : { 'x-forwarded-for': hops },
});

describe('the IP address of a client', () => {
  const direct = createClientIpReader([]);
  const proxied = createClientIpReader(['127.0.0.1', '10.0.0.0/8', 'fd00::/8']);

  it('is the peer of the socket', () => expect(direct(from('203.0.113.7'))).toBe('203.0.113.7'));

  it('is never taken from an untrusted header', () => {
    expect(direct(from('203.0.113.7', '198.51.100.1'))).toBe('203.0.113.7');
    expect(proxied(from('203.0.113.7', '198.51.100.1'))).toBe('203.0.113.7');
  });

  it('is the right-most hop that is not a trusted proxy', () => {
    expect(proxied(from('10.1.2.3', '198.51.100.1'))).toBe('198.51.100.1');
    expect(proxied(from('::ffff:10.1.2.3', '6.6.6.6, 198.51.100.1, 10.9.9.9, fd00::7'))).toBe('198.51.100.1');
  });

  it('is the left-most hop if all are trusted', () =>
    expect(proxied(from('127.0.0.1', '10.0.0.5, 10.0.0.6'))).toBe('10.0.0.5'));

  it('is the last parsable hop', () =>
    expect(proxied(from('127.0.0.1', '198.51.100.1, unknown, 10.0.0.6'))).toBe('10.0.0.6'));

  it.each([
    ['198.51.100.1:443', '198.51.100.1'],
    ['[2001:DB8::1]:443', '2001:db8::1'],
    ['[2001:db8:0:0::1]', '2001:db8::1'],
    [' 2001:db8::1 ', '2001:db8::1'],
  ])('parses the hop %s', (hop, ip) => expect(proxied(from('127.0.0.1', hop))).toBe(ip));
});

describe('normalizeIp', () => {
  it.each([
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:c000:201', '192.0.2.1'],
    ['2001:0DB8:0000:0000:0000:0000:0000:0001', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
    ['::1', '::1'],
  ])('normalizes %s to %s', (given, spelt) => expect(normalizeIp(given)).toBe(spelt));

  it.each(['', 'unknown', '1.2.3', '1.2.3.4.5', '999.1.1.1', '_hidden', '1.2.3.4%eth0'])(
    'rejects "%s"',
    (text) => expect(normalizeIp(text)).toBeNull(),
  );

  it('has one form for each IP address', () =>
    fc.assert(
      fc.property(fc.ipV6(), (ip) => {
        const spelt = normalizeIp(ip);
        expect(spelt).not.toBeNull();
        expect(normalizeIp(spelt as string)).toBe(spelt);
        expect(normalizeIp(ip.toUpperCase())).toBe(spelt);
      }),
    ));
});
