import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeBuild } from '../testing/write-build.ts';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway.ts';

/** One that is cached in memory, one that is streamed. */
const films = { short: '0123456789', long: '0123456789'.repeat(60_000) };

describe.each(Object.entries(films))('a %s film', (name, film) => {
  let gateway: TestGateway;
  const path = `/assets/${name}.webm`;
  const ask = (range: string, more: Record<string, string> = {}) =>
    gateway.request(path, { headers: { range, ...more } });
  beforeAll(async () => {
    gateway = await startTestGateway();
    await writeBuild(gateway.staticDir, 'shell', { files: { [`assets/${name}.webm`]: film } });
  });
  afterAll(() => gateway.stop());

  it('is sent in the requested range', async () => {
    const answer = await ask('bytes=2-5');
    expect(answer).toMatchObject({ status: 206, text: '2345' });
    expect(answer.headers).toMatchObject({
      'content-range': `bytes 2-5/${film.length}`,
      'content-length': '4',
      'accept-ranges': 'bytes',
      'content-type': 'video/webm',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it('is sent up to its end, and from its end', async () => {
    expect(await ask('bytes=0-')).toMatchObject({ status: 206, text: film });
    expect(await ask('bytes=-3')).toMatchObject({ status: 206, text: '789' });
  });

  it('is unsatisfiable beyond its end', async () => {
    const answer = await ask(`bytes=${film.length}-`);
    expect(answer).toMatchObject({ status: 416, text: '' });
    expect(answer.headers['content-range']).toBe(`bytes */${film.length}`);
  });

  it('is complete for multiple ranges, HEAD, and a changed file', async () => {
    expect(await ask('bytes=0-1,4-5')).toMatchObject({ status: 200, text: film });
    expect(await gateway.request(path, { method: 'HEAD', headers: { range: 'bytes=0-1' } })).toMatchObject({
      status: 200,
      text: '',
    });
    expect(await ask('bytes=0-1', { 'if-range': '"another"' })).toMatchObject({ status: 200, text: film });
    const { etag } = (await gateway.request(path)).headers;
    expect(await ask('bytes=0-1', { 'if-range': String(etag) })).toMatchObject({ status: 206, text: '01' });
  });
});

it('sends compressed files without ranges', async () => {
  const gateway = await startTestGateway();
  const files = { 'a.js': films.short, 'a.js.gz': gzipSync(films.short) };
  await writeBuild(gateway.staticDir, 'shell', { files });
  const answer = await gateway.request('/a.js', {
    headers: { range: 'bytes=0-1', 'accept-encoding': 'gzip' },
  });
  expect(answer.status).toBe(200);
  expect(answer.headers).not.toHaveProperty('accept-ranges');
  await gateway.stop();
});
