import { connectOptions, eventually, selectByTier, startTestNatsCluster } from '@aera/testing';
import { jetstreamManager } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Bus, connectBus, contextStream } from './index.ts';
import { collect } from './testing/collect.ts';
import { createCountedMessage, range } from './testing/messages.ts';

type Cluster = Awaited<ReturnType<typeof startTestNatsCluster>>;

describe('a cluster of three servers', () => {
  let cluster: Cluster;
  let nc: NatsConnection;
  let bus: Bus;
  const connectAsOperator = (options: { name: string; replicas?: number }) =>
    connectBus({ servers: cluster.urls, nkeySeed, caFile: cluster.certificate.certFile, ...options });
  let nkeySeed: string;
  beforeAll(async () => {
    cluster = await startTestNatsCluster();
    nkeySeed = cluster.seeds['NATS_NKEY_OPERATOR'] as string;
    const credentials = connectOptions({ nkeySeed, ca: cluster.certificate.cert });
    nc = await connect({ servers: cluster.urls, ...credentials });
    bus = await connectAsOperator({ name: 'cluster-spec', replicas: 3 });
  });
  afterAll(async () => {
    await bus.close();
    await nc.close();
    await cluster.stop();
  });

  const readStreamInfo = async (stream: string) => (await jetstreamManager(nc)).streams.info(stream);
  /** Whether every server has the whole stream. */
  const isWhole = async (stream: string) => {
    const { cluster: place } = await readStreamInfo(stream);
    const replicas = place?.replicas ?? [];
    return Boolean(place?.leader) && replicas.length === 2 && replicas.every(({ current }) => current);
  };

  it('keeps acknowledged messages and continues when a server fails', async () => {
    const context = 'gone';
    await bus.ensureStreams([contextStream(context)]);
    let sent = 0;
    for (const server of cluster.servers.slice(0, selectByTier({ fast: 1, slow: 3 }))) {
      await eventually(() => isWhole(context), { timeout: 30_000 });
      await server.kill();
      const numbers = range(sent, sent + 19);
      await Promise.all(numbers.map((n) => bus.publish(createCountedMessage(context, n))));
      sent += numbers.length;
      await server.restart();
    }
    const stored = await collect(bus, context, sent);
    expect(stored.toSorted((a, b) => a - b)).toEqual(range(0, sent - 1));
  });

  it('refuses a client that does not know its authority, and servers without its certificate', async () => {
    const credentials = connectOptions({ nkeySeed });
    await expect(connect({ servers: cluster.urls, reconnect: false, ...credentials })).rejects.toThrow(
      /certificate/i,
    );
    const settings = await Promise.all(
      cluster.monitors.map(async (url) => (await fetch(`${url}/varz`)).json() as Promise<object>),
    );
    for (const server of settings)
      expect(server).toMatchObject({ tls_required: true, cluster: { tls_required: true, tls_verify: true } });
  });

  it('takes over a stream and a bucket with one replica when more replicas are configured', async () => {
    const context = 'grown';
    const single = await connectAsOperator({ name: 'single' });
    await single.ensureStreams([contextStream(context)]);
    await single.publish(createCountedMessage(context, 1));
    await single.kv('grown-values').put('a', 1);
    await single.close();
    expect((await readStreamInfo(context)).config.num_replicas).toBe(1);

    await bus.ensureStreams([contextStream(context)]);
    expect((await bus.kv('grown-values').get('a'))?.value).toBe(1);
    await eventually(() => isWhole(context), { timeout: 30_000 });
    await eventually(() => isWhole('KV_grown-values'), { timeout: 30_000 });
  });
});
