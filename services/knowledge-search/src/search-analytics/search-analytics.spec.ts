import { asMember, asVisitor } from '@aera/service-kit/testing';
import { describe, expect, it } from 'vitest';
import { isBot, normalizeQuery } from './search-log.ts';
import {
  createMemberPseudonymizer,
  createNetworkPseudonymizer,
  createSessionPseudonymizer,
  createVisitorPseudonymizer,
} from './pseudonyms.ts';

describe('a normalized query', () => {
  it.each([
    ['  What does a TRUST cost?? ', 'what does a trust cost'],
    ['“living\tcalendar”', 'living calendar”'],
    ['?!', ''],
    ['...', ''],
    ['é', 'é'],
    [`${'a'.repeat(199)}😀`, 'a'.repeat(199)],
  ])('%j is %j', (text, shown) => expect(normalizeQuery(text)).toBe(shown));

  it('does not change when it is normalized again', () => {
    for (const text of ['a. b.', ' x'.repeat(200), '"a" ? !'])
      expect(normalizeQuery(normalizeQuery(text))).toBe(normalizeQuery(text));
  });
});

describe('a visitor pseudonym', () => {
  const key = createVisitorPseudonymizer(Buffer.alloc(32, 1));
  it('is based on the IP address without revealing it', () => {
    expect(key(asVisitor())).toBe(key(asVisitor({ sid: 'another' })));
    expect(key(asVisitor())).toMatch(/^[0-9a-f]{32}$/);
    expect(key(asVisitor())).not.toBe(key(asVisitor({ ip: '203.0.113.8' })));
    expect(key(asVisitor())).not.toBe(createVisitorPseudonymizer(Buffer.alloc(32, 2))(asVisitor()));
  });
  it('is the same for a member on any network', () =>
    expect(key(asMember({ ip: '203.0.113.9' }))).toBe(key(asMember())));
  it("depends on the member's id alone", () =>
    expect(createMemberPseudonymizer(Buffer.alloc(32, 1))(asMember().sub)).toBe(key(asMember())));
  it('does not depend on prototype keys', () => {
    const session = createSessionPseudonymizer(Buffer.alloc(32, 1));
    expect(session('203.0.113.7')).not.toBe(key(asVisitor()));
    expect(session(`member ${asMember().sub}`)).not.toBe(key(asMember()));
  });
});

describe('a network pseudonym', () => {
  const key = createNetworkPseudonymizer(Buffer.alloc(32, 1));
  it('is of the /64 of an IPv6 address, and differs every day', () => {
    const network = key('2001:db8:1:2::1', '2026-03-01T00:00:00.000Z');
    expect(network).toMatch(/^[0-9a-f]{32}$/);
    expect(key('2001:db8:1:2::2', '2026-03-01T23:59:59.000Z')).toBe(network);
    expect(key('2001:db8:1:3::1', '2026-03-01T00:00:00.000Z')).not.toBe(network);
    expect(key('2001:db8:1:2::1', '2026-03-02T00:00:00.000Z')).not.toBe(network);
  });
});

describe('a bot', () => {
  it.each([
    undefined,
    '',
    'curl/8.0',
    'Googlebot/2.1 (+http://www.google.com/bot.html)',
    'python-requests/2',
  ])('is recognized by %j', (agent) => expect(isBot(agent)).toBe(true));
  it('is not a browser', () =>
    expect(isBot('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0')).toBe(false));
});
