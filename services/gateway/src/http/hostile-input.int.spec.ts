import { routeRegistry, Problem } from '@aera/contracts/server';
import fc from 'fast-check';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway.ts';

const readStatus = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
const lines = (...text: string[]): string => `${text.join('\r\n')}\r\n\r\n`;

describe('hostile input', () => {
  let gateway: TestGateway;
  beforeAll(async () => void (gateway = await startTestGateway()));
  afterAll(() => gateway.stop());

  /** The gateway still responds to the next request. */
  const expectAlive = async () => expect((await gateway.request('/livez')).status).toBe(200);

  it.each([
    ['/api', 404],
    ['/api/', 404],
    ['/api/nothing', 404],
    ['/api/../etc/passwd', 404],
    ['/api/notifications/%2e%2e/read', 400],
    ['/api/notifications/%zz/read', 400],
    ['/api/notifications#x', 400],
    ['/api/auth/me/../../internal/sessions/resolve', 404],
  ])('is rejected with a problem at %s', async (path, status) => {
    const answer = await gateway.request(path);
    expect(answer.status).toBe(status);
    expect(answer.headers['content-type']).toBe('application/problem+json');
    expect(Problem.parse(answer.body)).toMatchObject({ status });
  });

  it.each([
    '/../../package.json',
    '/%2e%2e/%2e%2e/package.json',
    '/remotes/public/..%2f..%2f..%2fpackage.json',
    '/.env',
    '/%zz',
  ])('finds no file at %s', async (path) => expect((await gateway.request(path)).status).toBe(404));

  it.each(['/livez', '/dashboard'])(
    'is rejected at %s for its method, regardless of the body',
    async (path) => {
      const answer = await gateway.request(path, { method: 'POST', body: '{"unfinished' });
      expect(answer).toMatchObject({ status: 405, body: { code: 'method-not-allowed' } });
      expect(answer.headers['allow']).toBe('GET, HEAD');
    },
  );

  it('cannot reach gateway-only routes', async () => {
    const before = gateway.fakeService.sessionLookups;
    for (const path of [
      '/internal/sessions/resolve',
      '/api/../internal/sessions/resolve',
      '//internal/sessions/resolve',
    ])
      expect(
        (await gateway.request(path, { method: 'POST', body: '{"token":"x"}' })).status,
      ).toBeGreaterThanOrEqual(400);
    expect(gateway.fakeService.sessionLookups).toBe(before);
    expect(gateway.fakeService.received.filter(({ url }) => url.includes('internal'))).toEqual([]);
  });

  it.each([
    ['two lengths', ['Content-Length: 2', 'Content-Length: 3']],
    ['a length and chunks', ['Content-Length: 2', 'Transfer-Encoding: chunked']],
    ['an odd transfer coding', ['Transfer-Encoding: xchunked']],
    ['chunks named twice', ['Transfer-Encoding: chunked, chunked']],
    ['a blank before the colon', ['Transfer-Encoding : chunked']],
    ['a folded header', ['X-A: 1', ' Transfer-Encoding: chunked']],
    ['a signed length', ['Content-Length: +2']],
    ['no host', ['Host-Missing: 1', 'Connection: close', 'Content-Length: 0']],
  ])('cannot smuggle a request by %s', async (_, headers) => {
    const before = gateway.fakeService.received.length;
    const host = headers[0]?.startsWith('Host-') ? [] : ['Host: x'];
    const answer = await gateway.raw(
      `${lines(
        'POST /api/visitor/pageview HTTP/1.1',
        ...host,
        'Sec-Fetch-Site: same-origin',
        'Content-Type: application/json',
        ...headers,
      )}{}GET /api/search/suggestions?q=smuggled HTTP/1.1\r\nHost: x\r\n\r\n`,
    );
    expect(readStatus(answer)).toBe(400);
    expect(answer).toContain('application/problem+json');
    expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
    expect(gateway.fakeService.received).toHaveLength(before);
  });

  it('in an obsolete form is parsed or rejected', async () => {
    const absolute = await gateway.raw(
      lines('GET http://evil.example/api/search/suggestions?q=x HTTP/1.1', 'Host: x', 'Connection: close'),
    );
    expect(readStatus(absolute)).toBe(200);
    expect(gateway.fakeService.lastRequest().url).toBe('/api/search/suggestions?q=x');
    expect(readStatus(await gateway.raw(lines('OPTIONS * HTTP/1.1', 'Host: x', 'Connection: close')))).toBe(
      400,
    );
    expect(readStatus(await gateway.raw(lines('CONNECT evil.example:443 HTTP/1.1', 'Host: x')))).not.toBe(
      200,
    );
    const upgrade = lines(
      'GET /api/search/suggestions?q=x HTTP/1.1',
      'Host: x',
      'Connection: Upgrade, close',
      'Upgrade: websocket',
    );
    expect(readStatus(await gateway.raw(upgrade))).toBe(200);
    expect(gateway.fakeService.lastRequest().headers).not.toHaveProperty('upgrade');
    await expectAlive();
  });

  it('with endless header fields is rejected with 431', async () => {
    const answer = await gateway.raw(lines('GET / HTTP/1.1', 'Host: x', `X-Long: ${'x'.repeat(40_000)}`));
    expect(readStatus(answer)).toBe(431);
    expect(answer).toContain('application/problem+json');
  });

  it('that exceeds the limit is disconnected', async () => {
    const socket = connect(gateway.port, '127.0.0.1');
    socket.write(
      lines(
        'POST /api/visitor/pageview HTTP/1.1',
        'Host: x',
        'Sec-Fetch-Site: same-origin',
        'Content-Type: application/json',
        'Content-Length: 1000000000',
      ),
    );
    const chunk = Buffer.alloc(64 * 1024, 'x');
    const sent = await new Promise<number>((resolve) => {
      let count = 0;
      const more = () => {
        count += chunk.length;
        if (!socket.destroyed) socket.write(chunk, more);
      };
      socket.on('error', () => {}).on('close', () => resolve(count));
      more();
    });
    expect(sent).toBeLessThan(50_000_000);
    await expectAlive();
  });

  it('with a wrong length never reaches a service', async () => {
    const before = gateway.fakeService.received.length;
    await gateway.raw(
      `${lines(
        'POST /api/visitor/pageview HTTP/1.1',
        'Host: x',
        'Sec-Fetch-Site: same-origin',
        'Content-Type: application/json',
        'Content-Length: 100',
      )}{}`,
      'leave',
    );
    expect(gateway.fakeService.received).toHaveLength(before);
    await expectAlive();
  });

  it('is rejected before the body is sent when it waits for 100 Continue', async () => {
    const ask = (length: number) =>
      gateway.raw(
        `${lines(
          'POST /api/visitor/pageview HTTP/1.1',
          'Host: x',
          'Connection: close',
          'Sec-Fetch-Site: same-origin',
          'Content-Type: application/json',
          'Expect: 100-continue',
          `Content-Length: ${length}`,
        )}${'{}'.slice(0, length)}`,
      );
    expect(readStatus(await ask(10_000_000))).toBe(413);
    expect(await ask(2)).toMatch(/^HTTP\/1\.1 100 [^]*HTTP\/1\.1 200/);
  });

  it('of random bytes never crashes the gateway', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 300 }), async (text) => {
        const status = readStatus(await gateway.raw(text.replaceAll(/[^\0-\xff]/g, '?'), 'leave'));
        expect(status === 0 || (status >= 400 && status < 500)).toBe(true);
      }),
      { numRuns: 100 },
    );
    await expectAlive();
  });

  it('of random paths, methods and headers never causes a 5xx', async () => {
    const routes = routeRegistry.all.map(({ path }) => path);
    const word = fc.oneof(
      fc.constantFrom('..', '%2f', '%00', '%', '?', ';', '//', '\\', '', "'"),
      fc.webPath(),
    );
    const part = fc.tuple(fc.constantFrom('/', ...routes), word).map(([path, rest]) => path + rest);
    const request = fc.record({
      method: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'HEAD', 'PROPFIND', 'QUERY'),
      path: part.map((path) => path.replaceAll(/[^\x21-\xff]/g, '')),
      cookie: fc.string({ unit: 'grapheme-ascii', maxLength: 60 }),
      type: fc.constantFrom('application/json', 'text/plain', ';;;', 'application/json; charset=x'),
      forwarded: fc.constantFrom('1.2.3.4', '::1', ',,,', '[', 'unknown'),
    });
    await fc.assert(
      fc.asyncProperty(request, async ({ method, path, cookie, type, forwarded }) => {
        const answer = await gateway.raw(
          lines(
            `${method} ${path} HTTP/1.1`,
            'Host: x',
            'Connection: close',
            'Sec-Fetch-Site: same-origin',
            `Cookie: aera_session=${cookie}`,
            `Content-Type: ${type}`,
            `X-Forwarded-For: ${forwarded}`,
          ),
        );
        expect(readStatus(answer)).toBeGreaterThanOrEqual(200);
        expect(readStatus(answer)).toBeLessThan(500);
      }),
      { numRuns: 300 },
    );
    await expectAlive();
  });
});
