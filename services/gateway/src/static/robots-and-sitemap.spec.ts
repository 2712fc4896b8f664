import { expect, it } from 'vitest';
import { noindexPaths, hasRoute } from './remotes.ts';
import { renderRobotsTxt, renderSitemap } from './pages.ts';

const page = (path: string, canonical = path, indexed = true) => ({
  path,
  canonical,
  indexed,
  file: 'a.html',
});
const list = {
  builtFrom: { shell: '0000000000000001', public: '0000000000000002' },
  originPlaceholder: 'https://origin.invalid',
  shell: 'a.html',
  notFound: 'a.html',
  pages: [page('/'), page('/home', '/'), page('/how'), page('/operations', '/operations', false)],
};

it('lists each public page once, by its canonical path', () =>
  expect(
    [...renderSitemap('https://a.example', list).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url),
  ).toEqual(['https://a.example/', 'https://a.example/how']));

it('excludes the API, the member area and the portal from search engines', () => {
  const lines = renderRobotsTxt('https://a.example', noindexPaths).split('\n');
  expect(lines).toEqual([
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /dashboard',
    'Disallow: /aera-sacrosanct-stewards',
    'Disallow: /aera-sacrosanct-stewards/invitation',
    'Disallow: /admin',
    '',
    'Sitemap: https://a.example/sitemap.xml',
    '',
  ]);
});

it.each([
  ['/', true],
  ['/how', true],
  ['/How/', true],
  ['/admin', true],
  ['/admin/questions', true],
  ['/how/more', false],
  ['/administration', false],
  ['/nowhere', false],
])('%s exists: %s', (path, answered) => expect(hasRoute(path)).toBe(answered));
