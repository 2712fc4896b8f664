import { randomBytes } from 'node:crypto';
import { connectBus, contextStream } from '@aera/event-bus';
import { type NatsServer, startNats } from '@aera/testing';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readStreamSnapshot, restoreStream } from './stream-snapshot.ts';

let folder: string;
let nats: NatsServer;
let nc: NatsConnection;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stream-snapshot-'));
  nats = await startNats({ dataDir: join(folder, 'nats') });
  const bus = await connectBus({ servers: nats.url, name: 'operator' });
  await bus.ensureStreams([contextStream('contacts-crm')]);
  // More than the server sends before it waits for an acknowledgement.
  for (let index = 0; index < 40; index++)
    await bus.send({
      subject: 'events.contacts-crm.lead.captured.v1',
      id: `message-${index}`,
      body: JSON.stringify(randomBytes(300_000).toString('base64')),
      contentType: 'application/json',
    });
  await bus.close();
  nc = await connect({ servers: nats.url });
});
afterAll(async () => {
  await nc?.close();
  await nats?.stop();
  await rm(folder, { recursive: true, force: true });
});

async function collect(stream: string): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of readStreamSnapshot(nc, stream)) pieces.push(piece);
  return Buffer.concat(pieces);
}

it('a snapshot contains the configuration and the state of the stream, then its archive', async () => {
  const snapshot = await collect('contacts-crm');
  const end = snapshot.indexOf('\n');
  const header = JSON.parse(snapshot.subarray(0, end).toString()) as object;
  expect(header).toMatchObject({ config: { name: 'contacts-crm' }, state: { messages: 40, last_seq: 40 } });
  expect(snapshot.length - end).toBeGreaterThan(10_000_000);
});

it('throws with the reason when there is no snapshot', async () => {
  await expect(collect('unknown')).rejects.toThrow(/snapshot of unknown: stream not found/);
});

it('throws when the server sends nothing more', async () => {
  const silent = {
    subscribe: nc.subscribe.bind(nc),
    request: async () => ({ json: () => ({ config: {}, state: {} }) }),
  } as unknown as NatsConnection;
  const snapshot = readStreamSnapshot(silent, 'contacts-crm', 10);
  await snapshot.next();
  await expect(snapshot.next()).rejects.toThrow(/snapshot of contacts-crm .* NATS sent nothing for 0.01 s/);
});

it('restores messages, sequence numbers, message ids and acknowledgements on another server', async () => {
  const source = await jetstreamManager(nc);
  await source.consumers.add('contacts-crm', { durable_name: 'search', ack_policy: 'explicit' });
  const consumer = await jetstream(nc).consumers.get('contacts-crm', 'search');
  for (let index = 0; index < 3; index++) await (await consumer.next())!.ackAck();
  const snapshot = await collect('contacts-crm');

  const other = await startNats({ dataDir: join(folder, 'other/nats') });
  const connection = await connect({ servers: other.url });
  try {
    await restoreStream(connection, 'contacts-crm', splitIntoPieces(snapshot, 100_000), 1);
    const manager = await jetstreamManager(connection);
    const ids = await Promise.all(
      [1, 40].map(async (seq) => {
        const message = await manager.streams.getMessage('contacts-crm', { seq });
        return message?.header.get('Nats-Msg-Id');
      }),
    );
    expect(ids).toEqual(['message-0', 'message-39']);
    const { num_pending: pending, ack_floor: floor } = await manager.consumers.info('contacts-crm', 'search');
    expect({ pending, acknowledged: floor.stream_seq }).toEqual({ pending: 37, acknowledged: 3 });
    await expect(
      restoreStream(connection, 'contacts-crm', splitIntoPieces(snapshot, 100_000), 1),
    ).rejects.toThrow(/cannot restore contacts-crm: stream name already in use/);
  } finally {
    await connection.close();
    await other.stop();
  }
});

it('restores a stream of three replicas on a bus of one server', async () => {
  const snapshot = await collect('contacts-crm');
  const end = snapshot.indexOf('\n');
  const { config, state } = JSON.parse(snapshot.subarray(0, end).toString()) as Record<string, object>;
  const header = JSON.stringify({ config: { ...config, num_replicas: 3 }, state });
  const ofCluster = Buffer.concat([Buffer.from(header), snapshot.subarray(end)]);
  const other = await startNats({ dataDir: join(folder, 'single/nats') });
  const connection = await connect({ servers: other.url });
  try {
    await restoreStream(connection, 'contacts-crm', splitIntoPieces(ofCluster, 100_000), 1);
    const { config: restored, state: messages } = await (
      await jetstreamManager(connection)
    ).streams.info('contacts-crm');
    expect({ replicas: restored.num_replicas, messages: messages.messages }).toEqual({
      replicas: 1,
      messages: 40,
    });
  } finally {
    await connection.close();
    await other.stop();
  }
});

it('rejects a damaged snapshot and creates no stream', async () => {
  const snapshot = await collect('contacts-crm');
  const other = await startNats({ dataDir: join(folder, 'third/nats') });
  const connection = await connect({ servers: other.url });
  try {
    const damaged = snapshot.subarray(0, snapshot.length / 2);
    await expect(
      restoreStream(connection, 'contacts-crm', splitIntoPieces(damaged, 100_000), 1),
    ).rejects.toThrow(/cannot restore contacts-crm/);
    const manager = await jetstreamManager(connection);
    await expect(manager.streams.info('contacts-crm')).rejects.toThrow(/not found/);
  } finally {
    await connection.close();
    await other.stop();
  }
});

async function* splitIntoPieces(bytes: Buffer, size: number) {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}
