import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { recordPageView, readVisitMetrics, routeRegistry } from '@aera/contracts/server';
import { createIdentitySigner, generateIdentityKeys } from '@aera/service-kit';
import { eventually, type TestDatabase, createTestDatabase, startTestNatsCluster } from '@aera/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { createServiceInstances, type ServiceInstances, type Instance } from './testing/service-instances.ts';
import { id } from './testing/hit-arbitraries.ts';

interface ScaledObject {
  spec: { triggers: { type: string; metadata: Record<string, string> }[] };
}

/** Metrics that KEDA reads in Kubernetes. */
async function triggers(): Promise<ScaledObject['spec']['triggers']> {
  const file = join(import.meta.dirname, '../../../infra/kubernetes/base/visitor-analytics-scaling.yaml');
  const documents = parseAllDocuments(await readFile(file, 'utf8'));
  return documents.flatMap((document) => (document.toJS() as ScaledObject).spec.triggers);
}

interface Jsz {
  account_details: {
    name: string;
    stream_detail: {
      name: string;
      consumer_detail: {
        name: string;
        num_pending: number;
        num_ack_pending: number;
        cluster: { leader: string };
      }[];
    }[];
  }[];
}

/** Lag as KEDA reads it: from the monitoring endpoint of the consumer's leader. Null without a leader. */
async function readLag(
  monitors: readonly string[],
  received: Record<string, string>,
): Promise<number | null> {
  for (const monitor of monitors) {
    const ask = async <Answer>(path: string) => (await (await fetch(monitor + path)).json()) as Answer;
    const { server_name: server } = await ask<{ server_name: string }>('/varz');
    const { account_details: accounts } = await ask<Jsz>(
      `/jsz?acc=${received['account']}&consumers=true&config=true`,
    );
    const consumer = accounts
      .filter(({ name }) => name === received['account'])
      .flatMap(({ stream_detail: streams }) => streams.filter(({ name }) => name === received['stream']))
      .flatMap(({ consumer_detail: consumers }) => consumers)
      .find(({ name, cluster }) => name === received['consumer'] && cluster.leader === server);
    if (consumer) return consumer.num_pending + consumer.num_ack_pending;
  }
  return null;
}

describe('two ingests and up to three projectors on a NATS cluster', () => {
  let database: TestDatabase;
  let nats: Awaited<ReturnType<typeof startTestNatsCluster>>;
  let instances: ServiceInstances;

  beforeEach(async () => {
    const { jwks, privateKey } = await generateIdentityKeys();
    [database, nats] = await Promise.all([createTestDatabase(), startTestNatsCluster()]);
    const sign = await createIdentitySigner(privateKey);
    const natsUrl = nats.urls[0] as string;
    const env = {
      NATS_REPLICAS: '3',
      NATS_NKEY_SEED: nats.seeds['NATS_NKEY_VISITOR_ANALYTICS'] as string,
      NATS_CA_FILE: nats.certificate.certFile,
    };
    instances = createServiceInstances({ databaseUrl: database.url, natsUrl, env, jwks, sign });
  });
  afterEach(async () => {
    await instances.stop();
    await nats.stop();
    await database.drop();
  });

  it('count each acknowledged view once, and the lag that KEDA reads falls with more projectors', async () => {
    const [projectors, requests] = await triggers();
    const lag = () => readLag(nats.monitors, projectors?.metadata ?? {});
    const query = await instances.start('query');
    await instances.waitUntilReady(query);
    const ingests = await Promise.all([instances.start('ingest'), instances.start('ingest')]);
    const first = await instances.start('projector');
    await Promise.all([...ingests, first].map(instances.waitUntilReady));
    await eventually(async () => (await lag()) === 0, { timeout: 30_000 });
    await first.stop();

    const began = Date.now();
    let acknowledged = 0;
    /** Lets this many visitors view twenty pages each, alternating between both ingests. */
    const visit = (from: number, visitors: number) =>
      Promise.all(
        Array.from({ length: visitors }, async (_, at) => {
          const sessionId = id(from + at);
          for (let n = 0; n < 20; n++) {
            const view = {
              sessionId,
              consented: true,
              pageViewId: id((from + at) * 1000 + n),
              path: '/',
              title: '',
            };
            const answer = await instances.sendHit(ingests[n % 2] as Instance, recordPageView.path, view);
            expect(answer?.status).toBe(202);
            acknowledged++;
          }
        }),
      );
    const areCounted = () =>
      eventually(
        async () => {
          const metrics = await instances.query(query, readVisitMetrics.path, {
            from: new Date(began - 60_000).toISOString(),
            to: new Date(Date.now() + 60_000).toISOString(),
            bots: 'included',
          });
          expect(routeRegistry.get(readVisitMetrics).response.parse(metrics).current.views).toBe(
            acknowledged,
          );
        },
        { timeout: 60_000, interval: 250 },
      );

    // Without a projector, acknowledged messages wait in the stream.
    await visit(1, 10);
    const waiting = await eventually(async () => (await lag()) ?? 0, { timeout: 30_000 });
    expect(waiting).toBeGreaterThan(10);
    const second = await instances.start('projector');
    await instances.waitUntilReady(second);
    await eventually(async () => (await lag()) === 0, { timeout: 60_000 });
    await areCounted();

    await Promise.all(
      [await instances.start('projector'), await instances.start('projector')].map(instances.waitUntilReady),
    );
    await visit(101, 20);
    await eventually(async () => (await lag()) === 0, { timeout: 60_000 });
    await areCounted();
    expect(acknowledged).toBe(600);

    // The scaling metric of the ingests counts the requests of each of them.
    const [, metric = '', service = '', route = ''] =
      /rate\((\w+)\{service="([\w-]+)", route=~"([^"]+)"\}/.exec(requests?.metadata['query'] ?? '') ?? [];
    for (const { url } of ingests) {
      const lines = (await (await fetch(`${url}/metrics`)).text()).split('\n');
      const counts = lines
        .filter((line) => line.startsWith(`${metric}{`) && line.includes(`service="${service}"`))
        .filter((line) => new RegExp(`route="${route}"`).test(line))
        .map((line) => Number(line.split(' ').at(-1)));
      expect(counts).toEqual([acknowledged / 2]);
    }
  });
});
