import { randomBytes } from 'node:crypto';
import { connectBus, contextStream } from '@aera/event-bus';
import { type NatsServer, startNats } from '@aera/testing';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readStreamSnapshot } from './stream-snapshot.ts';

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

it('has the configuration and the state of the stream, then its archive', async () => {
  const snapshot = await collect('contacts-crm');
  const end = snapshot.indexOf('\n');
  const header = JSON.parse(snapshot.subarray(0, end).toString()) as object;
  expect(header).toMatchObject({ config: { name: 'contacts-crm' }, state: { messages: 40, last_seq: 40 } });
  expect(snapshot.length - end).toBeGreaterThan(10_000_000);
});

it('says why there is no snapshot', async () => {
  await expect(collect('unknown')).rejects.toThrow(/snapshot of unknown: stream not found/);
});
