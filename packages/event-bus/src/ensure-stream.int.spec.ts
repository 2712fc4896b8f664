import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startNats } from '@aera/testing';
import { jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Bus, connectBus, contextStream } from './index.ts';
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
