import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StatefulSet } from 'kubernetes-models/apps/v1';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, Service } from 'kubernetes-models/v1';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { repository } from '../repository.ts';
import { type Container, getContainer, type Workload } from './manifests.ts';
import { type Manifest, render } from './render.ts';

const models = { ConfigMap, NetworkPolicy, PodDisruptionBudget, Service, StatefulSet };

interface Server {
  remote_servers: Record<
    string,
    { shard: { internal_replication: boolean; replica: { host: string; port: number }[] }[] }
  >;
  zookeeper: { node: { host: string; port: number }[] };
}
interface Keeper {
  keeper_server: {
    tcp_port: number;
    raft_configuration: { server: { id: number; hostname: string; port: number }[] };
  };
}
interface Users {
  profiles: Record<string, { readonly?: number }>;
  users: Record<string, { profile?: string; grants?: { query: string[] }; networks: object }>;
}

describe('ClickHouse in Kubernetes', async () => {
  const all = await render(join(repository, 'infra/kubernetes/clickhouse'));
  const workloads = all.filter(({ kind }) => kind === 'StatefulSet') as Workload[];
  const findManifest = (name: string) =>
    workloads.find(({ metadata }) => metadata.name === name) ?? expect.fail(`there is no ${name}`);
  const config = async <T>(name: string) =>
    parse(await readFile(join(repository, 'infra/clickhouse', name), 'utf8')) as T;
  const server = await config<Server>('server.yaml');
  const keeper = await config<Keeper>('keeper.yaml');
  const { profiles, users } = await config<Users>('users.yaml');

  it.each(all.map((one) => [`${one.kind} ${one.metadata.name}`, one] as const))(
    '%s is valid by the schema of Kubernetes',
    (_, manifest: Manifest) => {
      const Model = models[manifest.kind as keyof typeof models];
      const model = new (Model as new (data: unknown) => { validate(): void })(structuredClone(manifest));
      expect(() => model.validate()).not.toThrow();
    },
  );

  it('runs without root, privileges and a writable file system, with resource limits', () => {
    for (const { spec } of workloads) {
      const { securityContext, resources } = getContainer({ spec } as Workload);
      expect(securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      expect(Object.keys({ ...resources.limits }).toSorted()).toEqual(['cpu', 'memory']);
      expect(spec.template.spec).toMatchObject({
        automountServiceAccountToken: false,
        securityContext: { runAsNonRoot: true, runAsUser: 1000 },
      });
    }
  });

  it('names every replica of every shard, and every Keeper, in the configuration', () => {
    const shards = Object.values(server.remote_servers).flatMap(({ shard }) => shard);
    expect(shards.every(({ internal_replication }) => internal_replication)).toBe(true);
    const hosts = shards.flatMap(({ replica }) => replica.map(({ host }) => host));
    const pods = (name: string, domain: string) =>
      Array.from(
        { length: findManifest(name).spec.replicas ?? 0 },
        (_, index) => `${name}-${index}.${domain}`,
      );
    expect(hosts).toEqual(shards.flatMap((_, index) => pods(`clickhouse-${index + 1}`, 'clickhouse')));
    expect(workloads).toHaveLength(shards.length + 1);
    const keepers = pods('clickhouse-keeper', 'clickhouse-keeper');
    expect(server.zookeeper.node).toEqual(
      keepers.map((host) => ({ host, port: keeper.keeper_server.tcp_port })),
    );
    expect(keeper.keeper_server.raft_configuration.server).toEqual(
      keepers.map((hostname, id) => ({ id, hostname, port: 9234 })),
    );
  });

  it('gives each shard its number, and each server what its configuration reads', async () => {
    const text = await readFile(join(repository, 'infra/clickhouse/server.yaml'), 'utf8');
    const others = await readFile(join(repository, 'infra/clickhouse/users.yaml'), 'utf8');
    const read = [...`${text}${others}`.matchAll(/'@from_env': (\w+)/g)].map(([, name]) => name);
    for (const number of ['1', '2']) {
      const { env = [] } = getContainer(findManifest(`clickhouse-${number}`)) as Container;
      expect(env.find(({ name }) => name === 'SHARD')?.value).toBe(number);
      expect(env.map(({ name }) => name).toSorted()).toEqual([...new Set(read)].toSorted());
    }
  });

  it('lets queries only read, and no other client in without a password', () => {
    const { default: local, ...remote } = users;
    expect(local?.networks).toMatchObject({ ip: ['::1', '127.0.0.1'] });
    for (const [name, user] of Object.entries(remote)) {
      expect({ name, ...user }).toHaveProperty('password_sha256_hex.@from_env');
      expect(user.grants?.query.join()).not.toMatch(/\bALL\b/);
    }
    expect(profiles[users['query']?.profile ?? '']?.readonly).toBe(2);
    expect(users['query']?.grants?.query.join()).not.toMatch(/INSERT|ALTER|CREATE|DROP|TRUNCATE|OPTIMIZE/);
  });

  it('is the version of docker-compose.yml', async () => {
    const compose = await readFile(join(repository, 'docker-compose.yml'), 'utf8');
    expect(compose).toContain(`image: ${getContainer(findManifest('clickhouse-1')).image}`);
  });
});
