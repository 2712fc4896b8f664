import { randomUUID } from 'node:crypto';
import { ledgerMismatchDetected } from '@aera/contracts/server';
import { type Bus, connectBus, contextStream, permanentStream } from '@aera/event-bus';
import { migrateDatabase } from '@aera/service-kit';
import { type NatsServer, createTestDatabase, type TestDatabase, startTestNats } from '@aera/testing';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { loadMigrations } from './restore-backup.ts';
import { compareRelays, rewindRelays } from './compare-relays.ts';

let nats: NatsServer;
let nc: NatsConnection;
let bus: Bus;
let database: TestDatabase;
let client: Client;

beforeAll(async () => {
  nats = await startTestNats();
  nc = await connect({ servers: nats.url });
  bus = await connectBus({ servers: nats.url, name: 'operator' });
});
afterAll(async () => {
  await bus?.close();
  await nc?.close();
  await nats?.stop();
});

const ids = Array.from({ length: 5 }, () => randomUUID());
const message = (id: string, type = 'consent-ledger.visitor.erased.v1') => ({
  specversion: '1.0' as const,
  id,
  source: '/services/consent-ledger',
  type,
  time: '2026-11-25T20:00:00.000Z',
  datacontenttype: 'application/json' as const,
  data: {},
});
const publish = (...published: object[]) =>
  bus.send({
    subject: 'events.consent-ledger.batch',
    id: randomUUID(),
    body: JSON.stringify(published),
    contentType: 'application/cloudevents-batch+json',
  });

/** A log of five events, its relay past all of them, and an empty stream. */
beforeEach(async () => {
  database = await createTestDatabase({
    migrate: async (url) => migrateDatabase(url, await loadMigrations('consent-ledger')),
  });
  client = new Client({ connectionString: database.url });
  await client.connect();
  for (const [index, id] of ids.entries())
    await client.query(
      `insert into events (transaction_id, position, recorded_at, id, revision, version, stream_id, type, data, metadata)
       overriding system value values ('1', $1::int, now(), $2, $1::int, 1, 'visitor-a', 'VisitorErased', '{}', '{}')`,
      [index + 1, id],
    );
  await client.query(`insert into relay_checkpoints values ('consent-ledger', '1:5', '1:5')`);
  await bus.ensureStreams([contextStream('consent-ledger')]);
  return async () => {
    await client.end();
    await database.drop();
    await nc.request('$JS.API.STREAM.DELETE.consent-ledger', '');
  };
});

async function rewind() {
  const comparisons = await compareRelays('consent-ledger', database.url, nc);
  await rewindRelays(database.url, comparisons);
  const { rows } = await client.query<{ checkpoint: string; pending_to: string | null }>(
    'select checkpoint, pending_to from relay_checkpoints order by name',
  );
  return {
    comparisons,
    checkpoints: rows.map(({ checkpoint, pending_to: pending }) => `${checkpoint} ${pending}`),
  };
}

it('moves a relay back to the last event on the bus', async () => {
  await publish(message(ids[0]!), message(ids[2]!));
  await bus.publish(message(randomUUID(), ledgerMismatchDetected.type) as never);
  expect(await rewind()).toEqual({
    comparisons: [
      { relay: 'consent-ledger', stream: 'consent-ledger', published: '1:3', missing: 2, ahead: [] },
    ],
    checkpoints: ['1:3 null'],
  });
});

it('moves a relay to the start of the log when the stream is empty', async () => {
  expect(await rewind()).toEqual({
    comparisons: [
      { relay: 'consent-ledger', stream: 'consent-ledger', published: '0:0', missing: 5, ahead: [] },
    ],
    checkpoints: ['0:0 null'],
  });
});

it('reports messages whose events the log lacks', async () => {
  await publish(message(ids[4]!), message('8f3c0a52-7f52-4b35-a7a1-3d1b3f6b9a01'));
  await publish(message('8f3c0a52-7f52-4b35-a7a1-3d1b3f6b9a02'));
  const { comparisons } = await rewind();
  expect(comparisons[0]).toMatchObject({
    missing: 0,
    ahead: [
      { stream: 'consent-ledger', seq: 1, time: '2026-11-25T20:00:00.000Z' },
      { stream: 'consent-ledger', seq: 2 },
    ],
  });
});

it('reads the events of the audit relay from the ids of its messages, and skips entries of calls', async () => {
  await client.query(`update relay_checkpoints set name = 'audit'`);
  await bus.ensureStreams([
    permanentStream({ name: 'audit', description: 'a', subjects: ['audit.>'], storageShare: 0.1 }),
  ]);
  const entry = (id: string) => ({
    subject: 'audit.security-auth',
    id,
    body: '[]',
    contentType: 'application/json',
  });
  await bus.send(entry(`events ${ids[0]}..${ids[1]}`));
  await bus.send(entry(randomUUID()));
  expect(await compareRelays('security-auth', database.url, nc)).toEqual([
    { relay: 'audit', stream: 'audit', published: '1:2', missing: 3, ahead: [] },
  ]);
});

it('fails for a relay whose stream is unknown', async () => {
  await client.query(`update relay_checkpoints set name = 'new'`);
  await expect(compareRelays('consent-ledger', database.url, nc)).rejects.toThrow(
    'not known where the relay new of consent-ledger publishes',
  );
});
