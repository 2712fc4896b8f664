import { eventually } from '@aera/testing';
import { once } from 'node:events';
import { get as httpGet, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { respondEmpty, startFakeService } from '../testing/fake-service.ts';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway.ts';

const member = { id: 'm1', name: 'A Member', email: 'member@example.org' };
const beginStream = (response: ServerResponse): ServerResponse => {
  response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
  return response;
};
const cookie = 'aera_session=member; aera_visitor=v1';
const signedIn = { cookie };
/** As browsers hold the cookies over HTTPS. */
const signedInByHttps = { cookie: cookie.replaceAll('aera_', '__Host-aera_') };

describe('a forwarded request', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startTestGateway({ PUBLIC_URL: 'https://aera.example' });
    gateway.fakeService.sessions.set('member', { sid: 'sid-m', member, steward: null });
  });
  afterEach(() => void (gateway.fakeService.handleRequest = respondEmpty));
  afterAll(() => gateway.stop());

  it('arrives with its original method, path, query and body', async () => {
    const body = '{"sessionId":"ü"}';
    await gateway.request('/api/visitor/pageview?a=%20b&c', { method: 'POST', body });
    expect(gateway.fakeService.lastRequest()).toMatchObject({
      method: 'POST',
      url: '/api/visitor/pageview?a=%20b&c',
      body,
      headers: { 'content-length': String(Buffer.byteLength(body)), 'content-type': 'application/json' },
    });
    expect(gateway.fakeService.lastRequest().headers).not.toHaveProperty('transfer-encoding');
  });

  it('contains only the cookies that its route names', async () => {
    await gateway.request('/api/jurisdiction/verify-consent', {
      method: 'POST',
      headers: signedInByHttps,
      body: '{}',
    });
    expect(gateway.fakeService.lastRequest().headers.cookie).toBe('aera_visitor=v1');
    await gateway.request('/api/notifications', { headers: signedInByHttps });
    expect(gateway.fakeService.lastRequest().headers).not.toHaveProperty('cookie');
  });

  it('returns a response body that is not a valid problem document', async () => {
    for (const body of ['{"code":', '"code":"Not One"', '']) {
      gateway.fakeService.handleRequest = (_, response) =>
        response
          .writeHead(403, { 'content-type': 'application/problem+json', 'content-length': body.length })
          .end(body);
      const socket = await gateway.raw(
        'GET /api/search/suggestions?q=x HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
      );
      expect(socket).toMatch(/^HTTP\/1\.1 403 /);
      expect(socket.endsWith(`\r\n\r\n${body}`)).toBe(true);
    }
  });

  it("returns the response of the service with the gateway's own header fields", async () => {
    gateway.fakeService.handleRequest = (_, response) =>
      response
        .writeHead(418, [
          'set-cookie',
          'a=1; HttpOnly',
          'set-cookie',
          'b=2',
          'content-type',
          'application/problem+json',
          'x-powered-by',
          'secret',
        ])
        .end('{"detail":"short and stout"}');
    const answer = await gateway.request('/api/search/suggestions?q=x');
    expect(answer).toMatchObject({ status: 418, body: { detail: 'short and stout' } });
    expect(answer.headers).toMatchObject({
      'set-cookie': ['__Host-a=1; HttpOnly; Path=/; Secure', '__Host-b=2; Path=/; Secure'],
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'x-request-id': gateway.fakeService.lastRequest().headers['x-request-id'],
    });
    expect(answer.headers).not.toHaveProperty('x-powered-by');
  });

  it('may be a HEAD', async () => {
    const answer = await gateway.request('/api/search/suggestions?q=x', { method: 'HEAD' });
    expect(answer).toMatchObject({ status: 200, text: '' });
    expect(gateway.fakeService.lastRequest().method).toBe('HEAD');
  });

  it('returns a large response completely, at the pace of its reader', async () => {
    const large = 'x'.repeat(5_000_000);
    gateway.fakeService.handleRequest = (_, response) => response.writeHead(200).end(large);
    expect((await gateway.request('/api/search/suggestions?q=x')).text).toBe(large);
  });

  it('is rejected above the body limit, with or without a length', async () => {
    const body = JSON.stringify({ q: 'x'.repeat(70_000) });
    const before = gateway.fakeService.received.length;
    const ask = { method: 'POST', body };
    expect((await gateway.request('/api/visitor/pageview', ask)).status).toBe(413);
    const streamed = { ...ask, headers: { 'transfer-encoding': 'chunked' } };
    expect((await gateway.request('/api/visitor/pageview', streamed)).status).toBe(413);
    expect(gateway.fakeService.received).toHaveLength(before);
  });

  it('is rejected when it is cross-site or not JSON', async () => {
    const foreign = { 'sec-fetch-site': 'cross-site' };
    const post = (headers: Record<string, string>) =>
      gateway.request('/api/visitor/pageview', { method: 'POST', headers, body: '{}' });
    expect((await post(foreign)).status).toBe(403);
    expect((await post({ 'content-type': 'text/plain' })).status).toBe(415);
    expect((await post({ origin: 'https://aera.example' })).status).toBe(200);
  });

  it('breaks off when the service fails in the middle of its response', async () => {
    gateway.fakeService.handleRequest = (_, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('half', () => response.destroy());
    };
    await expect(gateway.request('/api/search/suggestions?q=x')).rejects.toThrow(/aborted|hang up|reset/i);
  });

  it('is retried once when it is a GET and the connection was refused', async () => {
    let tries = 0;
    gateway.fakeService.handleRequest = (_, response) => {
      if (++tries === 1) response.destroy();
      else response.end('{}');
    };
    expect((await gateway.request('/api/search/suggestions?q=x')).status).toBe(200);
    tries = 0;
    const post = await gateway.request('/api/visitor/pageview', { method: 'POST', body: '{}' });
    expect(post).toMatchObject({ status: 503, headers: { 'retry-after': '2' } });
    expect(tries).toBe(1);
  });

  it('is cancelled at the service when the client disconnects', async () => {
    const open = Promise.withResolvers<ServerResponse>();
    gateway.fakeService.handleRequest = (_, response) => open.resolve(response);
    const request = httpGet(`${gateway.url}/api/search/suggestions?q=x`);
    request.on('error', () => {});
    const response = await open.promise;
    const closed = once(response, 'close');
    request.destroy();
    await closed;
    await eventually(() => gateway.accesses.at(-1)?.aborted === true);
  });
});

describe('an event stream', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startTestGateway();
    gateway.fakeService.sessions.set('member', { sid: 'sid-m', member, steward: null });
  });
  afterAll(() => gateway.stop());

  const read = async () => {
    const request = httpGet(`${gateway.url}/api/notifications/stream`, { headers: signedIn, agent: false });
    const [client] = (await once(request, 'response')) as [IncomingMessage];
    return client.on('error', () => {});
  };

  const open = async () => {
    const upstream = Promise.withResolvers<ServerResponse>();
    gateway.fakeService.handleRequest = (_, response) => upstream.resolve(beginStream(response));
    return { client: await read(), service: await upstream.promise };
  };

  it('opens before its first event, and delivers each event immediately', async () => {
    const { client, service } = await open();
    expect(client.headers['content-type']).toBe('text/event-stream');
    for (const event of ['data: 1\n\n', 'data: 2\n\n']) {
      service.write(event);
      const [chunk] = (await once(client, 'data')) as [Buffer];
      expect(chunk.toString()).toBe(event);
    }
    client.destroy();
    await once(service, 'close');
  });

  it('does not use the connections of other requests', async () => {
    gateway.fakeService.handleRequest = (_, response) => void beginStream(response);
    const streams = await Promise.all(Array.from({ length: 140 }, read));
    gateway.fakeService.handleRequest = respondEmpty;
    expect((await gateway.request('/api/notifications', { headers: signedIn })).status).toBe(200);
    for (const client of streams) client.destroy();
  });

  it('ends with its session', async () => {
    const { client, service } = await open();
    gateway.revokeSession('another');
    service.write('data: still here\n\n');
    await once(client, 'data');
    const ended = once(client.resume(), 'end');
    gateway.revokeSession('sid-m');
    await ended;
    await eventually(() => service.destroyed);
  });

  it('ends once its session has expired, and is not opened again', async () => {
    const expiring = await startTestGateway({}, { streamCheckIntervalMs: 20 });
    try {
      const { sessions, isPassiveLookup } = expiring.fakeService;
      sessions.set('member', { sid: 'sid-m', member, steward: null });
      expiring.fakeService.handleRequest = (_, response) => void beginStream(response);
      const url = `${expiring.url}/api/notifications/stream`;
      const [client] = (await once(httpGet(url, { headers: signedIn, agent: false }), 'response')) as [
        IncomingMessage,
      ];
      sessions.delete('member');
      await once(client.resume(), 'end');
      expect(isPassiveLookup).toEqual([false, true]);
      expect((await expiring.request('/api/notifications/stream', { headers: signedIn })).status).toBe(401);
    } finally {
      await expiring.stop();
    }
  });
});

describe('a shutdown', () => {
  it('ends streams, finishes requests in flight, and accepts no new ones', async () => {
    const gateway = await startTestGateway();
    gateway.fakeService.sessions.set('member', { sid: 'sid-m', member, steward: null });
    gateway.fakeService.handleRequest = (_, response) => void beginStream(response);
    const request = httpGet(`${gateway.url}/api/notifications/stream`, { headers: signedIn });
    const [stream] = (await once(request, 'response')) as [IncomingMessage];
    const held = Promise.withResolvers<ServerResponse>();
    gateway.fakeService.handleRequest = (_, response) => held.resolve(response);
    const inFlight = gateway.request('/api/search/suggestions?q=x');
    const service = await held.promise;
    const stopped = gateway.stop(5_000);
    await once(stream.resume(), 'end');
    await expect(gateway.request('/livez')).rejects.toThrow('ECONNREFUSED');
    service.end('{"late":true}');
    expect(await inFlight).toMatchObject({ status: 200, text: '{"late":true}' });
    await stopped;
  });
});

describe('a service that is down', () => {
  it('causes 503 on its own routes and recovers', async () => {
    const other = await startFakeService();
    const { port } = other;
    const urls = (down: string, up: string) =>
      JSON.stringify({
        'consent-ledger': up,
        'visitor-analytics': up,
        'knowledge-search': down,
        'questions-notifications': up,
        'contacts-crm': up,
        'security-auth': up,
      });
    const up = await startFakeService();
    const gateway = await startTestGateway({ SERVICE_URLS: urls(other.url, up.url) });
    try {
      expect((await gateway.request('/api/search/suggestions?q=x')).status).toBe(200);
      await other.stop();
      const down = await gateway.request('/api/search/suggestions?q=x');
      expect(down).toMatchObject({ status: 503, body: { status: 503, code: 'service-unavailable' } });
      expect(down.headers['retry-after']).toBe('2');
      const view = { method: 'POST', body: '{}' };
      expect((await gateway.request('/api/visitor/pageview', view)).status).toBe(200);
      const again = await startFakeService(port);
      expect((await gateway.request('/api/search/suggestions?q=x')).status).toBe(200);
      await again.stop();
    } finally {
      await gateway.stop();
      await up.stop();
    }
  });
});
