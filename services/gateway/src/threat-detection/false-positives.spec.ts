import { routeRegistry, buildPath } from '@aera/contracts/server';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { renderRemotes } from '../static/remotes.ts';
import { detectIndicators } from './detect-indicators.ts';

const id = '7b0f8e9a-58cc-4372-a567-0e02b2c3d479';
const token = 'kJ3-x_'.repeat(8);

const browser = {
  host: 'aera.example',
  'user-agent':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  'accept-language': 'de-DE,de;q=0.9,en-US;q=0.8',
  referer: 'https://aera.example/search?q=what%20is%20a%20trust',
  cookie: `aera_session=${'aB3_-xYz'.repeat(5)}abc; aera_device=1`,
  'content-type': 'application/json; charset=utf-8',
  'x-session-id': id,
  'sec-fetch-site': 'same-origin',
};

const seen = (target: string, route: string | null, method = 'GET', headers = {}) =>
  detectIndicators({
    method,
    target,
    route,
    headers: { ...browser, ...headers },
    ip: '203.0.113.7',
    status: 200,
    code: null,
    guessesTokens: false,
  });

/**
 * Pages with the parameters that they read: from typed input, mails and lists. An explicit list, because services do not import frontends.
 */
const pagesWithParameters = [
  '/?utm_source=newsletter&utm_campaign=spring%20letter&gclid=Cj0KCQ',
  '/search?q=What+is+a+trust%3F&tag=trust-law',
  '/search?q=What%27s%20a%20trust%20or%20a%20bond%20%3D%20debt%3F',
  '/login?next=%2Fdashboard%2Fquestions%3Fpage%3D2',
  '/dashboard?view=questions',
  '/dashboard/notifications?show=unread&type=answer_revised',
  `/aera-sacrosanct-stewards?tab=jurisdiction&record=${id}`,
  `/admin/questions?status=waiting&q=northern%20observatory&question=${id}`,
  `/admin/contacts?status=all&q=grace%40example.org&contact=${id}&view=${id}`,
  `/admin/contacts?q=Grace+O%27Connor+%26+Sons`,
  `/admin/contacts/duplicates?pair=${id}~${id}`,
  `/admin/contacts/bulk?bulk=${id}`,
  '/admin/operations/dead-letters?service=questions-notifications',
  `/admin/operations/events?service=questions-notifications&stream=question-${id}`,
  `/admin/operations/events?journey=${id}`,
  `/admin/security/audit?target=${id}`,
];

/** Parameter values as in URLs of this site. */
const values: Record<string, string> = { ip: '2001:db8::1', token, version: '3' };
const parameters = new Proxy(values, { get: (known, name) => known[String(name)] ?? crypto.randomUUID() });

describe('ordinary traffic', () => {
  it.each(routeRegistry.all.map((route) => [`${route.method} ${route.path}`, route] as const))(
    'of %s has no indicator',
    (_, route) => {
      const expected = route.path === '/api/jurisdiction/consent' ? ['consent-submitted'] : [];
      const path = buildPath(route, parameters);
      expect(seen(path, route.path, route.method)).toEqual(expected);
      const query =
        '?limit=50&offset=0&q=what+is+a+trust&from=2026-01-01T00:00:00.000Z&ip=2001:db8::1&sort=-at';
      expect(seen(path + query, route.path, route.method)).toEqual(expected);
    },
  );

  const { remotes } = JSON.parse(renderRemotes()) as { remotes: { manifest: string; routes: string[] }[] };
  it.each([
    ...pagesWithParameters,
    '/no-such-page',
    ...remotes.map(({ manifest }) => manifest),
    ...remotes.flatMap(({ routes }) => routes).map((path) => path.replace('*', 'one-more')),
    '/remotes.json',
    '/remotes.json?builds=latest',
    '/robots.txt',
    '/sitemap.xml',
    '/favicon.ico',
    '/favicon.svg',
    '/site.webmanifest',
    '/.well-known/security.txt',
    '/.well-known/change-password',
    '/apple-touch-icon.png',
    '/assets/main.0123456789.js',
    '/assets/main.0123456789.js.map',
    '/remotes/public/assets/src_home_tsx.0123456789abcdef.js',
    '/media/film-720.mp4',
  ])('at %s has no indicator', (target) => expect(seen(target, 'static')).toEqual([]));

  it.each([
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36',
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (Linux; U; Android 4.4; id-id; SM-G900) AppleWebKit/534.30',
    'curl/8.14.1',
    'ELB-HealthChecker/2.0',
  ])('by %s has no indicator', (agent) =>
    expect(
      detectIndicators({
        method: 'GET',
        target: '/',
        route: 'static',
        headers: { ...browser, 'user-agent': agent },
        ip: '203.0.113.7',
        status: 200,
        code: null,
        guessesTokens: false,
      }),
    ).toEqual([]),
  );

  it('of a page that another site linked to with a probe has no indicator', () => {
    const referer = 'https://aera.example/?x=%3Cscript%20%3E';
    expect(seen('/assets/main.js', 'static', 'GET', { referer })).toEqual([]);
    expect(seen('/assets/main.js', 'static', 'GET', { referer, host: 'other.example' })).toEqual([
      'injection-probe',
    ]);
  });

  it.each(['none', 'same-site', undefined])(
    'with such a referer has an indicator if Sec-Fetch-Site is %s',
    (site) => {
      const headers = { referer: 'https://aera.example/?x=%3Cscript%20%3E', 'sec-fetch-site': site };
      expect(seen('/assets/main.js', 'static', 'GET', headers)).toEqual(['injection-probe']);
    },
  );

  const searches = routeRegistry.all.flatMap(({ path, query }) =>
    ['q', 'query'].filter((name) => name in ((query as z.ZodObject).shape ?? {})).map((name) => [path, name]),
  );

  it.each(searches)('of a search from an own page has no indicator, whatever its words: %s', (path, name) => {
    const search = `${path}?${new URLSearchParams({ [name]: "../ <script>' or 1=1--", limit: '5' })}`;
    const other = `${search}&sort=%3Cscript%3E`;
    expect(seen(search, path)).toEqual([]);
    expect(seen(other, path)).toEqual(['injection-probe']);
    for (const headers of [{ referer: undefined }, { 'sec-fetch-site': 'none' }, { host: 'other.example' }])
      expect(seen(search, path, 'GET', headers)).toEqual(['traversal', 'injection-probe']);
  });
});
