import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { leadCaptured, type Message } from '@aera/contracts/server';
import { eventually, createTestDatabase, startTestNats } from '@aera/testing';
import { expect, it } from 'vitest';
import { generateIdentityKeys } from '../identity/identity-keys.ts';

import { bootService } from '../service/boot-service.ts';
import { defineService } from '../service/define-service.ts';

interface Span {
  name: string;
  traceId: string;
}

/** Fakes a collector: stores the spans posted to `/v1/traces` (OTLP/JSON). */
async function startCollector() {
  const spans: Span[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { resourceSpans = [] } = JSON.parse(Buffer.concat(chunks).toString()) as {
        resourceSpans?: { scopeSpans: { spans: Span[] }[] }[];
      };
      spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return { spans, server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

it('a trace spans HTTP, messages and SQL', async () => {
  const [database, nats, keys, collector] = await Promise.all([
    createTestDatabase(),
    startTestNats(),
    generateIdentityKeys(),
    startCollector(),
  ]);
  const traceId = 'a'.repeat(32);
  const traceparent = `00-${traceId}-${'b'.repeat(16)}-01`;
  const handled = Promise.withResolvers<void>();
  const service = defineService({
    name: 'contacts-crm',
    declaredRoutes: [],
    migrations: [],
    modules: ({ sql }) => [
      {
        routes: [async (app) => void app.get('/traced', async () => sql('select 1 as one'))],
        consumers: [
          {
            from: 'contacts-crm',
            on: {
              [leadCaptured.type]: async () => {
                await sql('select 2 as two');
                handled.resolve();
              },
            },
          },
        ],
      },
    ],
  });
  const running = await bootService(service, {
    DATABASE_URL: database.url,
    NATS_URL: nats.url,
    IDENTITY_JWKS: keys.jwks,
    MASTER_KEY: Buffer.alloc(32, 1).toString('base64'),
    LOG_LEVEL: 'silent',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  });
  try {
    await fetch(new URL('/traced', running.url), { headers: { traceparent } });
    const message: Message = {
      specversion: '1.0',
      id: '00000000-0000-4000-8000-000000000001',
      source: '/services/contacts-crm',
      type: leadCaptured.type,
      subject: 'lead-1',
      time: '2026-01-01T00:00:00.000Z',
      datacontenttype: 'application/json',
      traceparent,
      data: { leadId: '1', capturedAt: '2026-01-01T00:00:00.000Z' },
    };
    await running.kit.bus.publish(message);
    await handled.promise;
  } finally {
    await running.stop();
  }
  await eventually(() => {
    const ofTrace = collector.spans.filter((span) => span.traceId === traceId).map(({ name }) => name);
    expect(ofTrace).toEqual(
      expect.arrayContaining([
        'GET /traced',
        `handle ${leadCaptured.type}`,
        expect.stringMatching(/^pg\.query|SELECT/),
      ]),
    );
    expect(ofTrace.filter((name) => /^pg\.query|SELECT/.test(name)).length).toBeGreaterThanOrEqual(2);
  });
  collector.server.close();
  await nats.stop();
  await database.drop();
});
