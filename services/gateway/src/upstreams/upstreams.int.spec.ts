import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serviceNames, type ServiceName } from '@aera/contracts';
import { eventually } from '@aera/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FakeService, startFakeService } from '../testing/fake-service.ts';
import { forward } from '../proxy/forward.ts';
import { createResponseHeaders } from '../proxy/rewrite-headers.ts';
import { createUpstreams, type PoolName, type UpstreamPermit, type Upstreams } from './upstreams.ts';

describe('the timeout of a service', () => {
  let standIn: FakeService;
  let upstreams: Upstreams;
  beforeAll(async () => {
    standIn = await startFakeService();
    const urls = Object.fromEntries(serviceNames.map((name) => [name, standIn.url]));
    upstreams = createUpstreams(urls as Record<ServiceName, string>, {
      connectTimeoutMs: 500,
      pools: {
        requests: {
          connections: 4,
          maxConcurrent: 8,
          headersTimeoutMs: 100,
          bodyTimeoutMs: 100,
          slowReaderTimeoutMs: 1_000,
        },
        signIns: {
          connections: 1,
          maxConcurrent: 2,
          headersTimeoutMs: 3_000,
          bodyTimeoutMs: 3_000,
          slowReaderTimeoutMs: 1_000,
        },
        exports: {
          connections: 1,
          maxConcurrent: 1,
          headersTimeoutMs: 3_000,
          bodyTimeoutMs: 3_000,
          slowReaderTimeoutMs: 1_000,
        },
        streams: {
          connections: null,
          maxConcurrent: 8,
          headersTimeoutMs: 100,
          bodyTimeoutMs: 0,
          slowReaderTimeoutMs: 1_000,
        },
      },
    });
  });
  afterAll(async () => {
    await upstreams.close();
    await standIn.stop();
  });

  /** Sends one request through `forward` alone. Returns its status, or null if the connection broke. */
  const through = async (lane: PoolName) => {
    const server = createServer((_, response) =>
      forward({
        permit: upstreams.acquirePermit('knowledge-search', lane) as UpstreamPermit,
        method: 'GET',
        path: '/',
        headers: [],
        body: null,
        response,
        requestId: 'id',
        responseHeaders: createResponseHeaders({}, false),
        onUpstreamError: ({ status }) => response.writeHead(status).end(),
      }),
    ).listen(0, '127.0.0.1');
    await once(server, 'listening');
    try {
      const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
      return { status: answer.status, text: await answer.text().catch(() => null) };
    } finally {
      server.closeAllConnections();
      server.close();
    }
  };

  it('does not delay other requests behind sign-ins', async () => {
    let finish = () => {};
    standIn.handleRequest = (_, response) => {
      standIn.handleRequest = (__, other) => void other.end('quick');
      finish = () => void response.end('slow');
    };
    const slow = through('signIns');
    await eventually(() => upstreams.stats().inFlight['knowledge-search'] === 1);
    expect(await through('requests')).toEqual({ status: 200, text: 'quick' });
    finish();
    expect(await slow).toEqual({ status: 200, text: 'slow' });
  });

  it('ends a request without a response', async () => {
    standIn.handleRequest = () => {};
    expect(await through('requests')).toMatchObject({ status: 503 });
  });

  it('ends a stalled response, which is then incomplete', async () => {
    standIn.handleRequest = (_, response) => void response.writeHead(200).write('half');
    expect(await through('requests')).toEqual({ status: 200, text: null });
  });

  it('is longer for exports', async () => {
    // Longer than the timeout, including undici's clock resolution.
    standIn.handleRequest = (_, response) => void setTimeout(() => response.end('rows'), 1_500);
    expect(await through('exports')).toEqual({ status: 200, text: 'rows' });
  });

  it('does not apply between two events of a stream', async () => {
    standIn.handleRequest = (_, response) => {
      response.writeHead(200).write('one ');
      // Longer than the timeout, including undici's clock resolution.
      setTimeout(() => response.end('two'), 1_500);
    };
    expect(await through('streams')).toEqual({ status: 200, text: 'one two' });
  });
});
