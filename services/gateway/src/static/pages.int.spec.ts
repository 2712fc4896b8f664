import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type PrerenderedPages, prerenderedPagesDir } from '@aera/contracts/server';
import { eventually } from '@aera/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstVersion, writeBuild } from '../testing/write-build.ts';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway.ts';

const asBrowser = { accept: 'text/html' };
const shell = '<title>AERA</title>';
const builtFrom = { shell: firstVersion, public: firstVersion };
const page = (path: string, file: string, canonical = path, indexed = true) => ({
  path,
  file,
  canonical,
  indexed,
});

const list: PrerenderedPages = {
  builtFrom,
  originPlaceholder: 'https://origin.invalid',
  pages: [
    page('/', 'index.html'),
    page('/home', 'home.html', '/'),
    page('/how', 'how.html'),
    page('/operations', 'operations.html', '/operations', false),
  ],
  shell: 'shell.html',
  notFound: 'not-found.html',
};

describe('prerendered pages', () => {
  let gateway: TestGateway;
  const put = async (path: string, content: string) => {
    const file = join(gateway.staticDir, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  };
  const ask = (path: string, headers: Record<string, string> = {}) =>
    gateway.request(path, { headers: { ...asBrowser, ...headers } });

  beforeAll(async () => {
    gateway = await startTestGateway({ PUBLIC_URL: 'https://aera.example/' });
    await writeBuild(gateway.staticDir, 'shell', { files: { 'index.html': shell } });
    await writeBuild(gateway.staticDir, 'public');
    for (const name of ['index', 'home', 'how', 'operations', 'shell', 'not-found'])
      await put(
        `${prerenderedPagesDir(builtFrom)}/${name}.html`,
        `<title>${name}</title><link rel="canonical" href="https://origin.invalid/${name}">`,
      );
    await put(`${prerenderedPagesDir(builtFrom)}/pages.json`, JSON.stringify(list));
  });
  afterAll(() => gateway.stop());

  it.each([
    ['/', 'index', 200],
    ['/home', 'home', 200],
    ['/how', 'how', 200],
    ['/how/', 'how', 200],
    ['/How', 'how', 200],
    ['/how?from=mail', 'how', 200],
    ['/operations', 'operations', 200],
    ['/dashboard', 'shell', 200],
    ['/admin/questions', 'shell', 200],
    ['/nowhere', 'not-found', 404],
  ])('%s is %s.html with %i', async (path, name, status) =>
    expect(await ask(path)).toMatchObject({
      status,
      text: expect.stringContaining(`<title>${name}<`) as string,
    }),
  );

  it("contain the site's origin", async () =>
    expect((await ask('/how')).text).toContain('href="https://aera.example/how"'));

  it('are indexable only if they are public', async () => {
    const robots = async (path: string) => (await ask(path)).headers['x-robots-tag'];
    expect(await robots('/how')).toBeUndefined();
    for (const path of ['/operations', '/dashboard', '/nowhere']) expect(await robots(path)).toBe('noindex');
  });

  it('are served compressed, with the origin', async () => {
    const { url } = gateway;
    const answer = await fetch(`${url}/how`, { headers: { ...asBrowser, 'accept-encoding': 'br' } });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await answer.text()).toContain('https://aera.example/how');
    const head = await gateway.request('/how', { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
    expect(head).toMatchObject({ status: 200, text: '' });
    expect(Number(head.headers['content-length'])).toBeGreaterThan(0);
  });

  it('are revalidated by ETag; a missing one is sent', async () => {
    const readTag = async (path: string) => String((await ask(path)).headers['etag']);
    expect(await ask('/how', { 'if-none-match': await readTag('/how') })).toMatchObject({
      status: 304,
      text: '',
    });
    expect(await ask('/nowhere', { 'if-none-match': await readTag('/nowhere') })).toMatchObject({
      status: 404,
    });
  });

  it('cannot be requested by file name', async () => {
    for (const path of ['/.pages/how.html', '/.pages/pages.json', '/%2epages/how.html'])
      expect(await gateway.request(path)).toMatchObject({ status: 404, body: { code: 'not-found' } });
  });

  it('are listed for search engines', async () => {
    const sitemap = await gateway.request('/sitemap.xml');
    expect(sitemap.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(sitemap.text).toContain('<loc>https://aera.example/how</loc>');
    const robots = await gateway.request('/robots.txt');
    expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(robots.text).toContain('Sitemap: https://aera.example/sitemap.xml');
  });

  it('are replaced by the shell if another version is live', async () => {
    const later = '0000000000000002';
    const away = join(gateway.staticDir, 'public/dist', later);
    await writeBuild(gateway.staticDir, 'public', { version: later, minute: 1 });
    await eventually(async () => (await ask('/how')).text === shell, { timeout: 3_000 });
    expect(await ask('/nowhere')).toMatchObject({ status: 404, text: shell });
    expect((await gateway.request('/sitemap.xml')).status).toBe(404);
    await rm(away, { recursive: true });
    await eventually(async () => (await ask('/how')).text.includes('<title>how<'), { timeout: 3_000 });
    await rm(join(gateway.staticDir, 'public/dist', firstVersion), { recursive: true });
    await eventually(async () => (await ask('/how')).text === shell, { timeout: 3_000 });
  });
});
