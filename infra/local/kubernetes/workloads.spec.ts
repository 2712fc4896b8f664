import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repository } from '../repository.ts';
import { getContainer, type Labels, readManifests } from './manifests.ts';
import type { Manifest } from './render.ts';

interface Budget extends Manifest {
  spec: { maxUnavailable: number; selector: { matchLabels: Labels } };
}
interface Claim extends Manifest {
  spec: { resources: { requests: Labels } };
}
interface Scaled extends Manifest {
  spec: { scaleTargetRef: { name: string }; minReplicaCount: number };
}

interface Autoscaled extends Manifest {
  spec: { scaleTargetRef: { name: string }; minReplicas: number };
}

describe('every process in Kubernetes', async () => {
  const { containers, deployments, listByKind, listSelected, readEnvironment, workloads } =
    await readManifests();

  it('does not run as root, has a read-only file system, no privilege escalation, and resource limits', () => {
    for (const { securityContext, resources } of containers) {
      expect(securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      for (const bound of [resources.requests, resources.limits])
        expect(Object.keys(bound).toSorted()).toEqual(['cpu', 'memory']);
    }
    for (const { spec } of workloads)
      expect(spec.template.spec).toMatchObject({
        automountServiceAccountToken: false,
        securityContext: {
          runAsNonRoot: true,
          runAsUser: 1000,
          fsGroup: 1000,
          seccompProfile: { type: 'RuntimeDefault' },
        },
      });
  });

  it('mounts exactly the declared volumes', () => {
    for (const { spec } of workloads) {
      const { containers: inside, volumes = [] } = spec.template.spec;
      const claims = (spec.volumeClaimTemplates ?? []).map(({ metadata }) => metadata.name);
      const mounted = inside.flatMap(({ volumeMounts = [] }) => volumeMounts.map(({ name }) => name));
      expect(new Set(mounted)).toEqual(new Set([...volumes.map(({ name }) => name), ...claims]));
    }
  });

  it('stores its data on a volume of a defined size', () => {
    const claims = [
      ...listByKind<Claim>('PersistentVolumeClaim'),
      ...workloads.flatMap(({ spec }) => (spec.volumeClaimTemplates ?? []) as Claim[]),
    ];
    expect(claims).toHaveLength(2);
    for (const { spec } of claims) expect(Object.keys(spec.resources.requests)).toEqual(['storage']);
  });

  it('has an image of a fixed version', () => {
    for (const { image } of containers) expect(image).toMatch(/:(?!latest$)[\w.-]+$/);
  });

  it('has health probes on the port that it serves', async () => {
    const answering = await Promise.all(
      ['packages/service-kit/src/http/health-plugin.ts', 'services/gateway/src/site-routes.ts'].map((path) =>
        readFile(join(repository, path), 'utf8'),
      ),
    );
    for (const deployment of deployments) {
      const container = getContainer(deployment);
      const probes = Array.from(JSON.stringify(container).matchAll(/"path":"([^"]*)","port":"http"/g));
      expect(probes).toHaveLength(3);
      const [service, gateway] = answering;
      const text = deployment.metadata.name === 'gateway' ? gateway : service;
      for (const [, path] of probes) expect(text).toContain(`'${path}'`);
      const { PORT, METRICS_PORT } = readEnvironment(deployment);
      const ports = [{ name: 'http', containerPort: Number(PORT) }];
      const metrics = METRICS_PORT ? [{ name: 'metrics', containerPort: Number(METRICS_PORT) }] : [];
      expect(new Set(container.ports)).toEqual(new Set([...ports, ...metrics]));
      const { annotations } = deployment.spec.template.metadata;
      expect(annotations?.['prometheus.io/port']).toBe(METRICS_PORT ?? PORT);
    }
  });

  it('gets no requests while its connections to the database are broken, unless it works without', () => {
    const paths = deployments.map((deployment) => {
      const { readinessProbe } = getContainer(deployment) as {
        readinessProbe?: { httpGet: { path: string } };
      };
      return [deployment.metadata.name, readinessProbe?.httpGet.path] as const;
    });
    for (const [name, path] of paths)
      expect([name, path]).toEqual([
        name,
        ['gateway', 'visitor-analytics-ingest'].includes(name) ? '/livez' : '/readyz/database',
      ]);
  });

  it('keeps a replica running during an eviction', () => {
    const kept = listByKind<Budget>('PodDisruptionBudget').map(({ spec }) => {
      const names = listSelected(spec.selector.matchLabels).map(({ metadata }) => metadata.name);
      return { names, maxUnavailable: spec.maxUnavailable };
    });
    for (const { metadata } of workloads)
      expect(kept).toContainEqual({ names: [metadata.name], maxUnavailable: 1 });
    expect(kept).toHaveLength(workloads.length);
    const scaled = new Map([
      ...listByKind<Scaled>('ScaledObject').map(
        ({ spec }) => [spec.scaleTargetRef.name, spec.minReplicaCount] as const,
      ),
      ...listByKind<Autoscaled>('HorizontalPodAutoscaler').map(
        ({ spec }) => [spec.scaleTargetRef.name, spec.minReplicas] as const,
      ),
    ]);
    expect([...scaled.keys()]).toEqual([
      'visitor-analytics-projector',
      'visitor-analytics-ingest',
      'gateway',
      'visitor-analytics-query',
    ]);
    for (const { metadata, spec } of workloads) {
      // A fixed replica count would conflict with the scaler.
      expect(scaled.has(metadata.name)).toBe(spec.replicas === undefined);
      // Meilisearch has no replication.
      const least = metadata.name === 'meilisearch' ? 1 : 2;
      expect(scaled.get(metadata.name) ?? spec.replicas).toBeGreaterThanOrEqual(least);
    }
  });
});
