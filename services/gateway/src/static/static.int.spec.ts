import { cp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { eventually } from '@aera/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstVersion, writeBuild } from '../testing/write-build.ts';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway.ts';

const shell = '<!doctype html><title>shell</title>';
const script = `console.log("${'x'.repeat(600)}")`;
const asBrowser = {
  accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
  'accept-encoding': 'gzip, deflate, br',
};

describe('the frontends', () => {
  let gateway: TestGateway;
  const put = (path: string, content: string) =>
    writeBuild(gateway.staticDir, 'shell', { files: { [path]: content } });
  beforeAll(async () => {
    gateway = await startTestGateway({ FRAME_SOURCES: 'https://booking.example' });
    const files = {
      'index.html': shell,
      'assets/main.0123456789.js': script,
      'assets/main.0123456789.js.br': brotliCompressSync(script),
      'assets/main.0123456789.js.gz': gzipSync(script),
      'large.bin': Buffer.alloc(2_000_000, 'x'),
    };
    await writeBuild(gateway.staticDir, 'shell', { files });
    for (const name of ['public', 'member', 'steward'] as const)
      await writeBuild(gateway.staticDir, name, { files: { 'mf-manifest.json': JSON.stringify({ name }) } });
  });
  afterAll(() => gateway.stop());

  it.each([
    ['/', 200],
    ['/dashboard', 200],
    ['/admin/questions', 200],
    ['/search/articles/what-is-a-trust', 200],
    ['/dashboard/questions', 200],
    ['/search/nowhere', 404],
    ['/no/such/page', 404],
    ['/caf%C3%A9', 404],
  ])('serve the shell for %s with %i', async (path, status) => {
    const answer = await gateway.request(path, { headers: asBrowser });
    expect(answer).toMatchObject({ status, text: shell });
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining(
        'frame-src https://forms.example https://booking.example;',
      ) as string,
    });
  });

  it('are compressed as the browser accepts, and hashed files are cached without expiry', async () => {
    const path = '/assets/main.0123456789.js';
    const answer = await gateway.request(path, { headers: asBrowser });
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
      'content-length': String(brotliCompressSync(script).length),
    });
    const plain = await gateway.request(path);
    expect(plain.text).toBe(script);
    expect(plain.headers).not.toHaveProperty('content-encoding');
    const gzip = await gateway.request(path, { headers: { 'accept-encoding': 'br;q=0, gzip' } });
    expect(gzip.headers['content-encoding']).toBe('gzip');
  });

  it('are revalidated by ETag', async () => {
    const first = await gateway.request('/', { headers: asBrowser });
    const tag = String(first.headers['etag']);
    const second = await gateway.request('/', {
      headers: { ...asBrowser, 'if-none-match': `"other", W/${tag}` },
    });
    expect(second).toMatchObject({ status: 304, text: '' });
    expect(second.headers['etag']).toBe(tag);
  });

  it('respond to HEAD with header fields only', async () => {
    const answer = await gateway.request('/', { method: 'HEAD' });
    expect(answer).toMatchObject({ status: 200, text: '' });
    expect(answer.headers['content-length']).toBe(String(shell.length));
  });

  it('stream files too large for the cache', async () =>
    expect((await gateway.request('/large.bin')).text).toHaveLength(2_000_000));

  it.each([
    ['/film.webm', 'video/webm'],
    ['/film.mp4', 'video/mp4'],
    ['/words.vtt', 'text/vtt; charset=utf-8'],
    ['/notice.pdf', 'application/pdf'],
    ['/picture.avif', 'image/avif'],
    ['/picture.webp', 'image/webp'],
  ])('serve %s as %s', async (path, type) => {
    await put(path.slice(1), 'x');
    expect((await gateway.request(path)).headers['content-type']).toBe(type);
  });

  it.each([
    ['/missing.js', {}, 404],
    ['/dashboard', { headers: { accept: 'application/json' } }, 404],
    ['/dashboard', { method: 'POST', body: '{}' }, 405],
  ])('return 404 at %s %j', async (path, ask, status) => {
    const answer = await gateway.request(path, ask);
    expect(answer).toMatchObject({ status, body: { status } });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('may be removed and restored', async () => {
    const manifest = '/remotes/member/mf-manifest.json';
    const folder = join(gateway.staticDir, 'member');
    expect(await gateway.request(manifest)).toMatchObject({ status: 200, body: { name: 'member' } });
    await rename(folder, `${folder}-away`);
    await eventually(async () => (await gateway.request(manifest)).status === 404, { timeout: 3_000 });
    expect((await gateway.request('/remotes/public/mf-manifest.json')).status).toBe(200);
    expect((await gateway.request('/dashboard', { headers: asBrowser })).text).toBe(shell);
    await cp(`${folder}-away`, folder, { recursive: true });
    await rm(`${folder}-away`, { recursive: true });
    await eventually(async () => (await gateway.request(manifest)).status === 200, { timeout: 3_000 });
  });

  it('are listed in remotes.json', async () => {
    const { body, status, headers } = await gateway.request('/remotes.json');
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', etag: expect.any(String) as string });
    expect(body).toMatchObject({
      shell: firstVersion,
      remotes: ['public', 'member', 'steward'].map((name) => ({
        name,
        version: firstVersion,
        manifest: `/remotes/${name}/mf-manifest.${firstVersion}.json`,
      })),
    });
  });

  it('serve older builds to tabs opened before a deployment', async () => {
    const later = '0000000000000002';
    const manifest = (version: string) => `/remotes/steward/mf-manifest.${version}.json`;
    const page = '/remotes/steward/assets/page.0123456789.js';
    await writeBuild(gateway.staticDir, 'steward', { files: { 'assets/page.0123456789.js': 'before' } });
    const files = { 'mf-manifest.json': '{"name":"later"}', 'assets/page.9876543210.js': 'after' };
    await writeBuild(gateway.staticDir, 'steward', { version: later, minute: 1, files });
    await eventually(async () => (await gateway.request('/remotes.json')).text.includes(later));
    expect(await gateway.request(page)).toMatchObject({ status: 200, text: 'before' });
    const began = await gateway.request(manifest(firstVersion));
    expect(began).toMatchObject({ status: 200, body: { name: 'steward' } });
    expect(began.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await gateway.request(manifest(later))).body).toEqual({ name: 'later' });
    expect((await gateway.request('/remotes/steward/mf-manifest.json')).body).toEqual({ name: 'later' });
    expect((await gateway.request(manifest('ffffffffffffffff'))).status).toBe(404);
  });
});
