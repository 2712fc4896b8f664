import { projectorConsumer } from '../../../services/visitor-analytics/src/role.ts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repository } from '../repository.ts';
import { readManifests, type Workload } from './manifests.ts';
import type { Manifest } from './render.ts';

interface Scaled extends Manifest {
  spec: {
    scaleTargetRef: { name: string };
    maxReplicaCount: number;
    triggers: { type: string; metadata: Record<string, string> }[];
  };
}

const read = (path: string): Promise<string> => readFile(join(repository, path), 'utf8');

/** `scaling.slow.spec.ts` of visitor-analytics tests that a running service exposes these metrics. */
describe('the KEDA scalers', async () => {
  const { findManifest, readEnvironment } = await readManifests();
  const scaled = (role: string) => findManifest<Scaled>('ScaledObject', `visitor-analytics-${role}`).spec;

  it.each(['ingest', 'projector'])('scale the %s, which has that role', (role) => {
    const target = findManifest<Workload>('Deployment', scaled(role).scaleTargetRef.name);
    expect(readEnvironment(target)['ROLE']).toBe(role);
  });

  it('scale projectors by the lag of their shared consumer, up to its number of batches', async () => {
    const { triggers, maxReplicaCount } = scaled('projector');
    const [{ type, metadata } = { type: '', metadata: {} as Record<string, string> }] = triggers;
    const { stream = '', consumer = '', natsServerMonitoringEndpoint: monitor = '' } = metadata;
    expect({ type, stream, consumer }).toEqual({
      type: 'nats-jetstream',
      stream: projectorConsumer.stream,
      consumer: projectorConsumer.durable,
    });
    const port = String(readEnvironment(findManifest<Workload>('StatefulSet', 'nats'))['NATS_MONITOR_PORT']);
    expect(monitor).toBe(`nats.aera.svc.cluster.local:${port}`);
    const batch = projectorConsumer.maxMessages;
    const [, least, batches] =
      /maxAckPending: Math\.max\(([\d_]+), maxMessages \* (\d+)\)/.exec(
        await read('packages/event-bus/src/consume-batches.ts'),
      ) ?? [];
    const handedOut = Math.max(Number(least?.replaceAll('_', '')), batch * Number(batches));
    expect(maxReplicaCount).toBe(handedOut / batch);
  });

  it('scale ingest by its request rate', async () => {
    const [{ type, metadata } = { type: '', metadata: {} as Record<string, string> }] =
      scaled('ingest').triggers;
    const [, metric = '', service] =
      /rate\((\w+)_count\{service="([\w-]+)"/.exec(metadata['query'] ?? '') ?? [];
    expect([type, service]).toEqual(['prometheus', 'visitor-analytics']);
    expect(await read('packages/service-kit/src/observability/metrics.ts')).toContain(`'${metric}'`);
  });
});
