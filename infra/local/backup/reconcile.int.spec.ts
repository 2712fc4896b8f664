import { randomUUID } from 'node:crypto';
import {
  auditCheckpointStream,
  type Bus,
  connectBus,
  contextStream,
  ledgerCheckpointStream,
} from '@aera/event-bus';
import { migrateDatabase } from '@aera/service-kit';
import { type NatsServer, createTestDatabase, type TestDatabase, startTestNats } from '@aera/testing';
import { type JetStreamManager, jetstreamManager } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createProgress } from '../progress.ts';
import { reconcile } from './reconcile.ts';
import { loadMigrations } from './restore-backup.ts';

let nats: NatsServer;
let nc: NatsConnection;
let bus: Bus;
let manager: JetStreamManager;
let database: TestDatabase;
let auditDatabase: TestDatabase;
let client: Client;
const known = [randomUUID(), randomUUID()];
const unknown = randomUUID();

const send = (subject: string, body: object) =>
  bus.send({ subject, id: randomUUID(), body: JSON.stringify(body), contentType: 'application/json' });
const toMessage = (id: string) => ({
  id,
  type: 'consent-ledger.visitor.erased.v1',
  time: '2026-11-25T20:00:00.000Z',
});

/**
 * A log of two events. The bus has published the second together with one that the log lacks, and a checkpoint of three. The audit log has
 * one entry, and a checkpoint of two.
 */
beforeAll(async () => {
  nats = await startTestNats();
  nc = await connect({ servers: nats.url });
  manager = await jetstreamManager(nc);
  bus = await connectBus({ servers: nats.url, name: 'operator' });
  await bus.ensureStreams([contextStream('consent-ledger'), ledgerCheckpointStream, auditCheckpointStream]);
  await send('events.consent-ledger.batch', [toMessage(known[0]!)]);
  await send('events.consent-ledger.batch', [toMessage(known[1]!), toMessage(unknown)]);
  for (const size of [1, 2, 3]) await send('checkpoints.consent-ledger', { data: { size } });
  for (const size of [1, 2]) await send('audit-checkpoints.log', { data: { size } });
  await manager.consumers.add('consent-ledger', { durable_name: 'search', ack_policy: 'explicit' });

  database = await createTestDatabase({
    migrate: async (url) => migrateDatabase(url, await loadMigrations('consent-ledger')),
  });
  client = new Client({ connectionString: database.url });
  await client.connect();
  for (const [index, id] of known.entries())
    await client.query(
      `insert into events (transaction_id, position, recorded_at, id, revision, version, stream_id, type, data, metadata)
       overriding system value values ('1', $1::int, now(), $2, $1::int, 1, 'visitor-a', 'VisitorErased', '{}', '{}')`,
      [index + 1, id],
    );
  await client.query(`insert into relay_checkpoints values ('consent-ledger', '1:2')`);
  auditDatabase = await createTestDatabase({
    migrate: async (url) => migrateDatabase(url, await loadMigrations('security-auth')),
  });
  const auditClient = new Client({ connectionString: auditDatabase.url });
  await auditClient.connect();
  await auditClient.query('update audit_tree set size = 1');
  await auditClient.end();
});
afterAll(async () => {
  await client?.end();
  await database?.drop();
  await auditDatabase?.drop();
  await bus?.close();
  await nc?.close();
  await nats?.stop();
});

async function readState() {
  const [messages, checkpoints, auditCheckpoints] = await Promise.all(
    ['consent-ledger', 'ledger-checkpoints', 'audit-checkpoints'].map(
      async (name) => (await manager.streams.info(name)).state.messages,
    ),
  );
  const consumers: string[] = [];
  for await (const { name } of manager.consumers.list('consent-ledger')) consumers.push(name);
  const { rows } = await client.query<{ checkpoint: string }>('select checkpoint from relay_checkpoints');
  return { messages, checkpoints, auditCheckpoints, consumers, relay: rows[0]?.checkpoint };
}

const run = (discardAhead: boolean) =>
  reconcile(
    { databases: { 'consent-ledger': database.url, 'security-auth': auditDatabase.url }, nats: nc },
    { discardAhead },
    createProgress(() => {}),
  );

const discarded = { messages: 1, checkpoints: 2, auditCheckpoints: 1, consumers: [], relay: '1:1' };

it('changes nothing and throws when the bus is ahead of the log', async () => {
  const before = await readState();
  expect(before).toEqual({
    messages: 2,
    checkpoints: 3,
    auditCheckpoints: 2,
    consumers: ['search'],
    relay: '1:2',
  });
  await expect(run(false)).rejects.toThrow(
    /databases are older than the bus:\n {2}consent-ledger: events that only the bus has: 1, the first is consent-ledger.visitor.erased.v1 of 2026-11-25.*\n {2}consent-ledger: published checkpoints of a longer log: 1\n {2}security-auth: published checkpoints of a longer log: 1$/,
  );
  expect(await readState()).toEqual(before);
});

it('removes messages that the log lacks on request; relays publish the others again, and consumers restart', async () => {
  await run(true);
  expect(await readState()).toEqual(discarded);
});

it('changes nothing when it runs again', async () => {
  await run(false);
  expect(await readState()).toEqual(discarded);
});

it('removes checkpoints of an audit log that only lacks entries without events', async () => {
  await send('audit-checkpoints.log', { data: { size: 5 } });
  await expect(run(false)).rejects.toThrow('security-auth: published checkpoints of a longer log: 1');
  await run(true);
  expect(await readState()).toEqual(discarded);
});
