import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createNatsUsers, createTemporaryFolder, removeFolder, startNats } from '@aera/testing';
import { jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type Bus, connectBus, contextStream } from './index.ts';
import { silentLog } from './log.ts';
import { range } from './testing/messages.ts';

const storageBytes = 1024 ** 3;

describe('a stream', () => {
  let folder: string;
  let nats: Awaited<ReturnType<typeof startNats>>;
  let buses: Bus[];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'aera-streams-'));
    nats = await startNats({ dataDir: join(folder, 'nats'), storageBytes });
    buses = await Promise.all(
      range(1, 8).map((n) => connectBus({ servers: nats.url, name: `streams-spec-${n}`, storageBytes })),
    );
  });
  afterAll(async () => {
    await Promise.all(buses.map((bus) => bus.close()));
    await nats.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('is created by many processes at once, also if it takes much of the storage', async () => {
    const connection = await connect({ servers: nats.url });
    const { streams } = await jetstreamManager(connection);
    for (const round of range(1, 20)) {
      const spec = contextStream(`shared-${round}`, { storageShare: 0.6 });
      const results = await Promise.allSettled(buses.map((bus) => bus.ensureStreams([spec])));
      expect(results.filter(({ status }) => status === 'rejected')).toEqual([]);
      await streams.delete(spec.name);
    }
    await connection.close();
  });

  it('is rejected if it does not fit into the storage', async () => {
    const spec = contextStream('too-large', { storageShare: 1.1 });
    await expect(buses[0]?.ensureStreams([spec])).rejects.toThrow(/insufficient storage/);
  });
});

describe('a user who may not update streams', () => {
  const context = 'contacts-crm';
  const bucket = `stalls-${context}`;
  let folder: string;
  let nats: Awaited<ReturnType<typeof startNats>>;
  let operator: Bus;
  let nkeySeed: string;
  beforeAll(async () => {
    folder = await createTemporaryFolder('stream-permissions');
    const { publicKeys, seeds } = await createNatsUsers();
    const operatorSeed = seeds['NATS_NKEY_OPERATOR']!;
    nkeySeed = seeds['NATS_NKEY_CONTACTS_CRM']!;
    nats = await startNats({ dataDir: join(folder, 'nats'), publicKeys, nkeySeed: operatorSeed });
    operator = await connectBus({
      servers: nats.url,
      name: 'operator',
      nkeySeed: operatorSeed,
      storageBytes,
    });
    await operator.ensureStreams([contextStream(context)]);
    await operator.kv(bucket, { ttl: 60_000 }).put('a', 1);
  });
  afterAll(async () => {
    await operator.close();
    await nats.stop();
    await removeFolder(folder);
  });

  it('keeps existing streams and buckets, and logs which settings differ', async () => {
    const warnings: [string, object][] = [];
    const log = {
      ...silentLog,
      warn: (details: object, message: string) => warnings.push([message, details]),
    };
    const bus = await connectBus({
      servers: nats.url,
      name: context,
      nkeySeed,
      log,
      storageBytes: 2 * storageBytes,
    });
    onTestFinished(() => bus.close());

    await bus.ensureStreams([contextStream(context)]);
    expect(await bus.kv(bucket, { ttl: 90_000 }).get('a')).toMatchObject({ value: 1 });

    const maxBytes = Math.floor(0.05 * storageBytes);
    expect(await bus.streamState(context)).toMatchObject({ maxBytes });
    const message = 'A stream keeps its settings: only the operator may apply the configured ones';
    expect(warnings.filter(([text]) => text === message).map(([, details]) => details)).toEqual([
      {
        stream: context,
        differences: {
          max_bytes: { stored: maxBytes, configured: Math.floor(0.05 * 2 * storageBytes) },
        },
      },
      {
        stream: `KV_${bucket}`,
        differences: {
          max_age: { stored: 60e9, configured: 90e9 },
          duplicate_window: { stored: 60e9, configured: 90e9 },
        },
      },
    ]);
  });
});
