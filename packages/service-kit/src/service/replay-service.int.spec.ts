import { submitContactMessage, leadCaptured } from '@aera/contracts/server';
import type { Decider } from '@aera/event-store/decider';
import { defineTable, defineStream, eventStoreSchema, defineRowProjection } from '@aera/event-store';
import { createTestDatabase, startTestNats } from '@aera/testing';
import { expect, it } from 'vitest';
import { sqlMigration } from '../database/open-database.ts';
import { serve } from '../http/serve.ts';
import { generateIdentityKeys } from '../identity/identity-keys.ts';
import { createIdentitySigner } from '../identity/identity-token.ts';
import { bootService } from './boot-service.ts';
import { defineService, draft } from './define-service.ts';
import { requestMetadata } from './metadata.ts';
import { replayService } from './replay-service.ts';

type Captured = { type: 'Captured'; data: { leadId: string; name: string; capturedAt: string } };
type Capture = { leadId: string; name: string; now: string };
const lead: Decider<Capture, Captured, boolean> = {
  initial: () => false,
  evolve: () => true,
  decide: ({ leadId, name, now }) => [{ type: 'Captured', data: { leadId, name, capturedAt: now } }],
};

const leads = defineStream('lead', lead, {
  toDraft: ({ data }) => draft(leadCaptured, { leadId: data.leadId, capturedAt: data.capturedAt }),
});

const NameRow = defineTable('names', (p) => ({ id: p.uuid().primary(), name: p.text() }));

const names = defineRowProjection({
  name: 'names',
  streams: [leads],
  entity: NameRow,
  key: ({ data }) => data.leadId,
  project: (_, { data }) => ({ id: data.leadId, name: data.name }),
});

const service = defineService({
  name: 'contacts-crm',
  declaredRoutes: [],
  migrations: [
    sqlMigration('0001-event-store', eventStoreSchema),
    sqlMigration('0002-names', ['create table names (id uuid primary key, name text not null)']),
  ],
  streams: [leads],
  modules: ({ store, clock, newId }) => {
    return [
      {
        projections: [names],
        rebuilds: [{ name: 'index', run: async ({ onProgress }) => onProgress(3, 4) }],
        routes: [
          async (app) => {
            serve(app, submitContactMessage, async ({ body, request }) => {
              const leadId = newId();
              const command = { leadId, name: body.name, now: clock().toISOString() };
              await store.stream(leads).handle([leadId], command, { metadata: requestMetadata(request) });
              return { id: leadId };
            });
          },
        ],
      },
    ];
  },
});

it('rebuilds the projections of a service next to the running service', async () => {
  const [database, nats, keys] = await Promise.all([
    createTestDatabase(),
    startTestNats(),
    generateIdentityKeys(),
  ]);
  const env = {
    DATABASE_URL: database.url,
    NATS_URL: nats.url,
    IDENTITY_JWKS: keys.jwks,
    MASTER_KEY: Buffer.alloc(32, 1).toString('base64'),
    LOG_LEVEL: 'silent',
  };
  const running = await bootService(service, env);
  try {
    const sign = await createIdentitySigner(keys.privateKey);
    const token = await sign({ kind: 'visitor', sub: 'visitor', ip: '203.0.113.7' }, ['contacts-crm']);
    for (const name of ['Ada', 'Grace']) {
      const response = await fetch(new URL(submitContactMessage.path, running.url), {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-aera-identity': token },
        body: JSON.stringify({ name, email: 'a@example.org', message: 'Hello' }),
      });
      expect(response.status).toBe(201);
    }
    await running.projections?.waitUntilCaughtUp();
    const rows = () => running.kit.sql<{ name: string }>('select name from names order by name');
    await running.kit.sql(`update names set name = 'damaged'`);
    const progress: string[] = [];
    const rebuilt = await replayService(service, env, {
      onProgress: (projection, done, total) => progress.push(`${projection} ${done}/${total}`),
    });
    expect(rebuilt).toEqual(['names', 'index']);
    expect(progress.slice(-2)).toEqual(['names 2/2', 'index 3/4']);
    expect((await rows()).map(({ name }) => name)).toEqual(['Ada', 'Grace']);
    expect(await (await fetch(new URL('/readyz', running.url))).json()).toEqual({
      status: 'ok',
      checks: { database: 'ok', bus: 'ok', projections: 'ok', relay: 'ok' },
    });
  } finally {
    await running.stop();
    await nats.stop();
    await database.drop();
  }
});
