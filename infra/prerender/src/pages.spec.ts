import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderRemotes } from '../../../services/gateway/src/static/remotes.ts';
import { loadRenderer } from './bundle-file.ts';
import { type Rendering, renderPages } from './render-pages.ts';
import type { RenderableRoute } from './renderer.ts';

const cards = join(import.meta.dirname, '../../../frontends/shell/src/root/social');

/** A build in which every page has one script of its name. */
const createBuild = (routes: readonly RenderableRoute[]) => ({
  shell:
    '<html lang="en"><head><title>AERA</title></head><body><div id="root"></div><noscript></noscript></body></html>',
  scripts: {
    shell: { modules: { NotFoundContent: { scripts: [], shared: [] } }, shared: {} },
    remote: {
      modules: Object.fromEntries(
        routes.map(({ component }) => [component, { scripts: [`assets/${component}.js`], shared: [] }]),
      ),
      shared: {},
    },
    entry: ['assets/entry.js'],
  },
  cards: readdirSync(cards),
  builtFrom: { shell: '0000000000000001', public: '0000000000000002' },
});

const aliases: Record<string, string> = { '/home': '/', '/about': '/', '/authority': '/authority-sales' };
const guarded = ['/operations', '/legal-protection'];
/** Pages that are not in the sitemap. */
const unlisted = ['/design-system', '/your-data'];

describe('the prerendered public pages', () => {
  let rendering: Rendering;
  beforeAll(async () => {
    // Without a build of the notices there are no files to download, and their page could not be bundled.
    await import('../../notices-pdf/src/build.ts');
    const renderer = await loadRenderer();
    rendering = await renderPages(renderer, createBuild(renderer.routes));
  }, 120_000);
  const listOpenPages = () => rendering.list.pages.filter(({ path }) => !guarded.includes(path));
  const renderToHtml = ({ file }: { file: string }) => rendering.files[file] as string;
  /** Checks every open page and reports those that fail. */
  const expectOfOpenPages = (holds: (html: string, path: string) => boolean) =>
    expect(
      listOpenPages()
        .filter((page) => !holds(renderToHtml(page), page.path))
        .map(({ path }) => path),
    ).toEqual([]);
  const findMatch = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? '';

  it('are all pages that the gateway routes to the public site', () => {
    const { remotes } = JSON.parse(renderRemotes()) as { remotes: { name: string; routes: string[] }[] };
    const routes = remotes.find(({ name }) => name === 'public')?.routes;
    expect(rendering.list.pages.map(({ path }) => path).toSorted()).toEqual(routes?.toSorted());
  });

  it('have a unique title that fits a search result', () => {
    const title = /<title>([^<]*)<\/title>/;
    expectOfOpenPages((html) => findMatch(html, title).length > 5 && findMatch(html, title).length <= 65);
    const titles = listOpenPages()
      .filter(({ path, canonical }) => path === canonical)
      .map((page) => findMatch(renderToHtml(page), title));
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('have a description of one or two sentences', () => {
    const description = /<meta name="description" content="([^"]*)"/;
    expectOfOpenPages(
      (html) => findMatch(html, description).length >= 50 && findMatch(html, description).length <= 170,
    );
  });

  it('have one canonical URL each', () => {
    expect(
      rendering.list.pages.filter(({ path, canonical }) => canonical !== (aliases[path] ?? path)),
    ).toEqual([]);
    expectOfOpenPages((html, path) =>
      html.includes(`rel="canonical" href="https://origin.invalid${aliases[path] ?? path}"`),
    );
  });

  it('have their own preview image', () => {
    const pictures = listOpenPages().map((page) =>
      findMatch(renderToHtml(page), /<meta property="og:image" content="([^"]*)"/),
    );
    const names = pictures.map((picture) => picture.replace('https://origin.invalid/social/', ''));
    expect(names.filter((name) => !readdirSync(cards).includes(name))).toEqual([]);
    const shared = listOpenPages().filter(({ path }) => aliases[path] || unlisted.includes(path)).length;
    expect(new Set(names).size).toBe(listOpenPages().length - shared);
  });

  it('have one main heading, a header, a footer, and no missing text', () => {
    expectOfOpenPages((html) => html.match(/<h1[ >]/g)?.length === 1);
    expectOfOpenPages((html) => html.includes('<header') && html.includes('<footer'));
    expectOfOpenPages((html) => !/undefined|\[object |NaN/.test(html.replace(/<style[^]*?<\/style>/g, '')));
  });

  it('include their styles and load nothing from other sites', () => {
    expectOfOpenPages((html) => /<style [^>]*id="page-styles"[^>]*>[^<]/.test(html));
    expectOfOpenPages((html) => !/(?:src|srcset|poster)="(?!\/|data:|https:\/\/forms\.example)/.test(html));
    expectOfOpenPages((html) => !html.includes('file://'));
  });

  it('are rendered in document order, with no part that requires scripts', () =>
    expectOfOpenPages((html) => !/<template|\$RC|<!--\$[?!]-->/.test(html)));

  it('show only the title of guarded pages', () => {
    const hidden = rendering.list.pages.filter(({ path }) => guarded.includes(path));
    expect(hidden).toHaveLength(guarded.length);
    for (const page of hidden) {
      expect(renderToHtml(page)).toContain('<div id="root"></div>');
      expect(renderToHtml(page)).toMatch(/<title>.+ · AERA<\/title>/);
      expect(renderToHtml(page)).not.toContain('description');
    }
  });

  it('may be listed by search engines, except guarded pages', () => {
    const hidden = rendering.list.pages.filter(({ indexed }) => !indexed).map(({ path }) => path);
    expect(hidden.toSorted()).toEqual([...guarded, ...unlisted].toSorted());
  });

  it('include a not-found page', () => {
    const html = rendering.files[rendering.list.notFound];
    expect(html).toContain('404 Page Not Found');
    expect(html).toContain('<footer');
  });
});
