import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serviceNames } from '@aera/contracts';
import { describe, expect, it } from 'vitest';
import { repository } from '../repository.ts';
import { toDatabaseName } from '../service-env.ts';
import { listSecrets, readManifests, type Workload } from './manifests.ts';
import { type Manifest, render } from './render.ts';

const renderPart = (part: string) => render(join(repository, 'infra/kubernetes', part));
const names = (manifests: readonly Manifest[], kind: string) =>
  manifests.filter((one) => one.kind === kind).map(({ metadata }) => metadata.name);

describe('PostgreSQL by CloudNativePG', async () => {
  const manifests = await renderPart('postgres');
  const [cluster] = manifests as (Manifest & {
    spec: {
      instances: number;
      enableSuperuserAccess: boolean;
      postgresql: { synchronous: object };
      managed: { roles: { name: string }[] };
    };
  })[];

  it('has a database for every service, owned by its own role', () => {
    const databases = manifests.filter(({ kind }) => kind === 'Database') as (Manifest & {
      spec: { name: string; owner: string };
    })[];
    const wanted = serviceNames.map(toDatabaseName).toSorted();
    expect(databases.map(({ spec }) => spec.name).toSorted()).toEqual(wanted);
    expect(databases.map(({ spec }) => spec.owner).toSorted()).toEqual(wanted);
    expect(cluster?.spec.managed.roles.map(({ name }) => name).toSorted()).toEqual(wanted);
    expect(cluster?.spec.enableSuperuserAccess).toBe(false);
  });

  it('acknowledges a commit once a replica has it, and is backed up', () => {
    expect(cluster?.spec).toMatchObject({
      instances: 3,
      postgresql: { synchronous: { method: 'any', number: 1, dataDurability: 'required' } },
      backup: { barmanObjectStore: { destinationPath: expect.any(String) } },
    });
    expect(names(manifests, 'ScheduledBackup')).toEqual(['postgres']);
  });
});

describe('the monitoring', async () => {
  const manifests = await renderPart('monitoring');
  const { workloads, findManifest } = await readManifests();
  const probes = manifests.filter(({ kind }) => kind === 'Probe') as (Manifest & {
    spec: { jobName: string; targets: { staticConfig: { static: string[] } } };
  })[];

  it('probes the servers whose alerts read a probe', async () => {
    const alerts = await readFile(join(repository, 'infra/monitoring/alerts.yml'), 'utf8');
    const jobs = Array.from(alerts.matchAll(/probe_success\{job="([\w-]+)"\}/g), ([, job]) => job ?? '');
    expect(probes.map(({ spec }) => spec.jobName).toSorted()).toEqual(jobs.toSorted());
  });

  it('reaches every probed server through a network policy', () => {
    const targets = probes.flatMap(({ spec }) => spec.targets.staticConfig.static.map((url) => new URL(url)));
    const { replicas = 0 } = findManifest<Workload>('StatefulSet', 'nats').spec;
    expect(targets.map(({ host }) => host).toSorted()).toEqual([
      'meilisearch.aera.svc:7700',
      ...Array.from({ length: replicas }, (_, n) => `nats-${n}.nats.aera.svc:8222`),
    ]);
    const admitted = (
      manifests.filter(({ kind }) => kind === 'NetworkPolicy') as (Manifest & {
        spec: {
          podSelector: { matchLabels: Record<string, string> };
          ingress: { ports: { port: number }[] }[];
        };
      })[]
    ).flatMap(({ spec: { podSelector, ingress } }) =>
      workloads
        .filter(({ metadata }) => metadata.name === podSelector.matchLabels['app.kubernetes.io/name'])
        .flatMap(({ metadata }) =>
          ingress.flatMap(({ ports }) => ports.map(({ port }) => `${metadata.name}:${port}`)),
        ),
    );
    expect(admitted.toSorted()).toEqual(['meilisearch:7700', 'nats:8222']);
  });
});

it('the secret store has every secret that a container reads', async () => {
  const { containers } = await readManifests();
  const read = new Set(containers.flatMap(listSecrets).map(({ name }) => name));
  const stored = names(await renderPart('external-secrets'), 'ExternalSecret');
  expect(stored.toSorted()).toEqual([...read].toSorted());
});
