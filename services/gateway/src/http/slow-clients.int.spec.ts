import { once } from 'node:events';
import { connect } from 'node:net';
import { eventually } from '@aera/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeBuild } from '../testing/write-build.ts';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway.ts';

const head =
  'POST /api/contacts HTTP/1.1\r\nHost: x\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/json\r\n';

describe('a slow client', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startTestGateway(
      {},
      {
        clients: { headersTimeout: 300, requestTimeout: 600, connectionsCheckingInterval: 50 },
        slowReaderTimeoutMs: 300,
      },
    );
  });
  afterAll(() => gateway.stop(0));

  /** Sends the start of a request and then pieces at intervals, until the connection closes. Returns the response. */
  const sendSlowly = (first: string, piece = ''): Promise<string> =>
    new Promise((resolve) => {
      const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1').setEncoding('latin1');
      let answer = '';
      const timer = setInterval(() => piece !== '' && socket.write(piece), 40);
      socket.on('data', (chunk: string) => (answer += chunk)).on('error', () => {});
      socket.on('close', () => {
        clearInterval(timer);
        resolve(answer);
      });
      socket.write(first);
    });
  /** Returns the number of reports; the test has no message broker. */
  const countReports = async (): Promise<number> =>
    Number(
      /gateway_suspicious_requests_total\{name="dropped-not-connected"[^}]*\} (\d+)/.exec(
        await gateway.metrics(),
      )?.[1],
    );

  /** A client that is still writing when it is disconnected may not receive the response. */
  const isCutOff = (answer: string) => answer === '' || answer.startsWith('HTTP/1.1 408 ');

  it('is disconnected while sending its header fields, with a 408, and reported', async () => {
    const before = await countReports();
    const answer = await sendSlowly('GET / HTTP/1.1\r\nHost: x\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('The request took too long to arrive.');
    expect(await countReports()).toBe(before + 1);
  });

  it('with endless header fields is disconnected', async () => {
    expect(isCutOff(await sendSlowly('GET / HTTP/1.1\r\nHost: x\r\n', 'X-a: b\r\n'))).toBe(true);
  });

  it('with a slow body is disconnected before it reaches a service', async () => {
    const answer = await sendSlowly(`${head}Content-Length: 5000\r\n\r\n{"a":"`, 'x');
    expect(isCutOff(answer)).toBe(true);
    expect(gateway.fakeService.received).toEqual([]);
  });

  it('with a body in endless chunks is disconnected', async () => {
    const answer = await sendSlowly(`${head}Transfer-Encoding: chunked\r\n\r\n`, '1\r\nx\r\n');
    expect(isCutOff(answer)).toBe(true);
    expect(gateway.fakeService.received).toEqual([]);
  });

  it('in large numbers do not delay other clients', async () => {
    const slow = Array.from({ length: 50 }, () => sendSlowly('GET / HTTP/1.1\r\nHost: x\r\n', 'X-a: b\r\n'));
    expect((await gateway.request('/api/search/suggestions?q=x')).status).toBe(200);
    for (const answer of await Promise.all(slow)) expect(isCutOff(answer)).toBe(true);
  });

  it('that pauses a film is disconnected, and may request the rest', async () => {
    const files = { 'film.webm': Buffer.alloc(32 * 1024 * 1024) };
    await writeBuild(gateway.staticDir, 'shell', { files });
    const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1').pause();
    socket.on('error', () => {}).write('GET /film.webm HTTP/1.1\r\nHost: x\r\n\r\n');
    await eventually(() =>
      gateway.accesses.some(({ route, aborted }) => route === 'static' && aborted === true),
    );
    socket.destroy();
    const rest = await gateway.request('/film.webm', { headers: { range: 'bytes=33554400-' } });
    expect(rest).toMatchObject({ status: 206, headers: { 'content-length': '32' } });
  });

  it('that sends nothing is disconnected, and not reported', async () => {
    const before = await countReports();
    const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1').on('error', () => {});
    socket.resume();
    await once(socket, 'close');
    expect((await gateway.request('/livez')).status).toBe(200);
    expect(await countReports()).toBe(before);
  });
});
