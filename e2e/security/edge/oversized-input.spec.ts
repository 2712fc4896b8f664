import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import {
  submitContactMessage,
  readCurrentMember,
  openVisitorSession,
  searchKnowledge,
  routeRegistry,
} from '@aera/contracts/server';
import { expect, test } from '../platform/security-test.ts';
import { exchangeRaw, buildRawRequest } from '../platform/exchange-raw.ts';

const createBody = (bytes: number) => JSON.stringify({ query: 'x'.repeat(bytes) });

test.describe('oversized input', () => {
  test('in a body is rejected before it is received completely, with and without a declared length', async ({
    people,
    platform,
  }) => {
    const visitor = people.visitor();
    const path = searchKnowledge.path;
    const declared = await visitor.send({
      method: 'POST',
      path,
      body: createBody(routeRegistry.get(searchKnowledge).bodyLimit),
    });
    expect(declared.status).toBe(413);
    const undeclared = await visitor.send({
      method: 'POST',
      path,
      body: createBody(routeRegistry.get(searchKnowledge).bodyLimit),
      headers: { 'transfer-encoding': 'chunked' },
    });
    expect(undeclared.status).toBe(413);
    const { host } = new URL(platform.url);
    const announced = buildRawRequest([
      `POST ${path} HTTP/1.1`,
      `Host: ${host}`,
      `Origin: ${platform.url}`,
      'Content-Type: application/json',
      'Content-Length: 99999999999',
    ]);
    expect((await exchangeRaw(platform.url, announced, { maxResponses: 1 })).statuses).toEqual([413]);
  });

  test('in a compressed body is not decompressed', async ({ people }) => {
    const compressed = gzipSync(createBody(10_000_000));
    for (const coding of ['gzip', 'deflate', 'br', 'x-gzip', 'gzip, identity']) {
      const headers = { 'content-encoding': coding };
      const response = await people
        .visitor()
        .send({ method: 'POST', path: searchKnowledge.path, body: compressed, headers });
      expect(response.status, coding).toBe(415);
    }
  });

  test('of depth, width or digits is handled or rejected, without a crash', async ({ people }) => {
    const bodies = [
      '['.repeat(30_000),
      `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
      `{"query":${'['.repeat(15_000)}${']'.repeat(15_000)}}`,
      `{${Array.from({ length: 5_000 }, (_, n) => `"k${n}":1`).join(',')}}`,
      `{"query":${'9'.repeat(50_000)}}`,
      `{"query":1e${'9'.repeat(5_000)}}`,
      `{"query":"${'\\u0041'.repeat(10_000)}"}`,
    ];
    for (const body of bodies)
      for (const { path } of [searchKnowledge, submitContactMessage, openVisitorSession]) {
        const { status } = await people.visitor().send({ method: 'POST', path, body });
        expect([400, 413], `${body.slice(0, 20)} at ${path}`).toContain(status);
      }
  });

  test('in header fields or the URL is rejected', async ({ platform }) => {
    const { host } = new URL(platform.url);
    const ask = (target: string, ...lines: string[]) =>
      exchangeRaw(
        platform.url,
        buildRawRequest([`GET ${target} HTTP/1.1`, `Host: ${host}`, 'Connection: close', ...lines]),
      );
    const responses = await Promise.all([
      ask('/', `X-Long: ${'x'.repeat(40_000)}`),
      ask('/', `Cookie: ${'a=b; '.repeat(10_000)}`),
      ask(`/${'x'.repeat(40_000)}`),
      ask(`/?${'x'.repeat(40_000)}`),
      ask('/', ...Array.from({ length: 3_000 }, (_, n) => `X-Field-${n}: 1`)),
    ]);
    for (const { statuses } of responses) expect(statuses).toEqual([431]);
    // A request with as many header fields as allowed still requires a sign-in.
    expect(
      (await ask(readCurrentMember.path, ...Array.from({ length: 500 }, (_, n) => `X-${n}: 1`))).statuses,
    ).toEqual([401]);
  });
});

// Uses the timeouts of production. `slow-clients.int.spec.ts` of the gateway tests shorter ones.
test(
  'a slow sender is disconnected and delays no other client',
  { tag: '@slow' },
  async ({ people, platform }) => {
    const { host, port } = new URL(platform.url);
    const fields = [`Host: ${host}`, `Origin: ${platform.url}`, 'Content-Type: application/json'];
    const openSlowConnection = (beginning: string): Socket => {
      const socket = connect(Number(port), '127.0.0.1').on('error', () => {});
      socket.write(beginning);
      const drip = setInterval(() => socket.write(' '), 500);
      socket.resume().once('close', () => clearInterval(drip));
      return socket;
    };
    const sockets = [
      ...Array.from({ length: 60 }, () => openSlowConnection(`GET / HTTP/1.1\r\nHost: ${host}\r\nX-Slow: `)),
      ...Array.from({ length: 60 }, () =>
        openSlowConnection(
          buildRawRequest(
            [`POST ${searchKnowledge.path} HTTP/1.1`, ...fields, 'Content-Length: 5000'],
            '{"query":"',
          ),
        ),
      ),
    ];
    const disconnected = Promise.all(sockets.map((socket) => socket.destroyed || once(socket, 'close')));
    // While these connections are open, other requests are served.
    for (let count = 0; count < 20; count += 1) {
      const search = { method: 'POST', path: searchKnowledge.path, body: createBody(10) };
      expect((await people.visitor().send(search)).status).toBe(200);
    }
    expect(sockets.filter(({ destroyed }) => destroyed)).toEqual([]);
    await disconnected;
  },
);
