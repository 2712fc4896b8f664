import { join } from 'node:path';
import { serviceNames } from '@aera/contracts';
import { describe, expect, it } from 'vitest';
import { repository } from '../repository.ts';
import { toDatabaseName } from '../service-env.ts';
import { listSecrets, readManifests } from './manifests.ts';
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

it('the secret store has every secret that a container reads', async () => {
  const { containers } = await readManifests();
  const read = new Set(containers.flatMap(listSecrets).map(({ name }) => name));
  const stored = names(await renderPart('external-secrets'), 'ExternalSecret');
  expect(stored.toSorted()).toEqual([...read].toSorted());
});
