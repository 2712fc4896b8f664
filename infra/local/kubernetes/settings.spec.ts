import { serviceNames } from '@aera/contracts';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Role } from '../../../services/visitor-analytics/src/role.ts';
import { repository } from '../repository.ts';
import { toDatabaseName, createGatewayEnv, createServiceEnv } from '../service-env.ts';
import { createTestEnvironment } from '../testing/platform-environment.ts';
import { getContainer, readManifests, listSecrets, type Service, type Workload } from './manifests.ts';
import type { Manifest } from './render.ts';

interface Certificate extends Manifest {
  spec: { secretName: string; dnsNames: string[]; usages: string[] };
}

const read = (path: string): Promise<string> => readFile(join(repository, path), 'utf8');

describe('in Kubernetes', async () => {
  const {
    containers,
    deployments,
    listDeployments,
    findManifest,
    listByKind,
    listSelected,
    readSettings,
    readEnvironment,
    workloads,
  } = await readManifests();
  const environment = createTestEnvironment();
  const gateway = findManifest<Workload>('Deployment', 'gateway');
  const listVolumes = (name: string) =>
    workloads.find(({ metadata }) => metadata.name === name)?.spec.template.spec.volumes;

  it('runs the gateway, every service, and visitor-analytics once for each role', () => {
    const roles = Role.options.filter((role) => role !== 'all');
    const parts = listDeployments('visitor-analytics').map((part) => readEnvironment(part)['ROLE']);
    expect(parts.toSorted()).toEqual(roles.toSorted());
    const others = serviceNames.filter((name) => name !== 'visitor-analytics');
    expect(deployments.map(({ metadata }) => metadata.name).toSorted()).toEqual(
      ['gateway', ...others, ...roles.map((role) => `visitor-analytics-${role}`)].toSorted(),
    );
  });

  it.each(serviceNames)('configures %s as make start does, and runs its program', (service) => {
    const role = service === 'visitor-analytics' ? ['ROLE'] : [];
    const all = [...Object.keys(createServiceEnv(service, environment)), 'HOST', 'PORT', ...role];
    for (const deployment of listDeployments(service)) {
      const received = readEnvironment(deployment);
      // Ingest stores nothing but messages.
      const wanted =
        received['ROLE'] === 'ingest' ? all.filter((name) => !name.startsWith('CLICKHOUSE_')) : all;
      expect(Object.keys(received).toSorted()).toEqual(wanted.toSorted());
      expect(getContainer(deployment).args).toEqual([`services/${service}/src/main.ts`]);
    }
  });

  it('configures the gateway as make start does, with every service URL', () => {
    const received = readEnvironment(gateway);
    const wanted = [...Object.keys(createGatewayEnv(environment)), 'HOST', 'PORT'];
    expect(Object.keys(received).toSorted()).toEqual(wanted.toSorted());
    const urls = JSON.parse(String(received['SERVICE_URLS'])) as Record<string, string>;
    const names = [...serviceNames, 'visitor-ingest'];
    expect(urls).toEqual(Object.fromEntries(names.map((name) => [name, `http://${name}:8080`])));
  });

  it('runs only programs that exist', () => {
    const programs = containers.flatMap(({ args }) => args).filter((arg) => arg.endsWith('.ts'));
    expect(programs.filter((path) => !existsSync(join(repository, path)))).toEqual([]);
  });

  it('maps every internal URL to an open port of one workload', () => {
    const addresses = workloads
      .flatMap((workload) => Object.values(readEnvironment(workload)))
      .flatMap((value) => Array.from(String(value).matchAll(/(?:http|nats):\/\/([\w-]+):(\d+)/g)));
    expect(addresses.length).toBeGreaterThan(10);
    for (const [, host = '', port] of addresses) {
      const { selector, ports } = findManifest<Service>('Service', host).spec;
      const target = ports.find((one) => one.port === Number(port))?.targetPort;
      const open = listSelected(selector).map((workload) =>
        getContainer(workload).ports?.find(({ name }) => name === target),
      );
      expect(open).toMatchObject([{ containerPort: Number(port) }]);
    }
  });

  it('routes hits to the ingest role and requests of stewards to the query role', () => {
    const parts = ['visitor-ingest', 'visitor-analytics'].map((name) =>
      listSelected(findManifest<Service>('Service', name).spec.selector).map(
        (part) => readEnvironment(part)['ROLE'],
      ),
    );
    expect(parts).toEqual([['ingest'], ['query']]);
  });

  it('passes secrets by reference only, and only to processes that need them', () => {
    const refs = deployments.flatMap((deployment) =>
      listSecrets(getContainer(deployment)).map(({ name, key }) => {
        const owner = deployment.metadata.labels?.['app.kubernetes.io/name'];
        return { name, key, owner };
      }),
    );
    expect(refs.filter(({ name, owner }) => name !== 'identity' && name !== owner)).toEqual([]);
    const signers = refs.filter(({ key }) => key === 'IDENTITY_PRIVATE_KEY').map(({ owner }) => owner);
    expect(signers).toEqual(['gateway']);
    const secret = new Set([
      'ACCESS_PIN',
      'CLICKHOUSE_URL',
      'DATABASE_URL',
      'IDENTITY_PRIVATE_KEY',
      'LEAD_WEBHOOK_SECRET',
      'LEDGER_SIGNING_KEY',
      'MEILI_API_KEY',
      'MEILI_MASTER_KEY',
      'NATS_NKEY_SEED',
      'MASTER_KEY',
      'OTHER_MASTER_KEYS',
      'SMTP_URL',
      'STEWARD_PASSWORD',
    ]);
    const written = workloads
      .flatMap((workload) => Object.entries(readEnvironment(workload)))
      .filter(([name, value]) => secret.has(name) && typeof value !== 'object');
    expect(written).toEqual([]);
    const settings = listByKind('ConfigMap').flatMap(({ metadata }) =>
      Object.keys(readSettings(metadata.name)),
    );
    expect(settings.filter((name) => refs.some(({ key }) => key === name))).toEqual([]);
  });

  it('needs only secrets that the documentation explains', async () => {
    const rows = (await read('infra/kubernetes/README.md')).split('\n');
    for (const { name, key } of containers.flatMap(listSecrets))
      expect(rows.find((row) => row.startsWith(`| \`${name}\` `))).toContain(`\`${key}\``);
    for (const name of serviceNames) expect(rows.join('\n')).toContain(toDatabaseName(name));
  });

  it('replicates streams to all NATS servers, each with a name that the others resolve', async () => {
    const nats = findManifest<Workload>('StatefulSet', 'nats');
    const received = readEnvironment(nats);
    const { replicas = 0 } = nats.spec;
    expect(readSettings('platform')['NATS_REPLICAS']).toBe(String(replicas));
    const port = String(received['NATS_CLUSTER_PORT']);
    const routes = Array.from({ length: replicas }, (_, at) => `nats://nats-${at}.nats:${port}`);
    expect(received['NATS_ROUTES']).toBe(`[${routes.join(', ')}]`);
    const wanted = Object.values(readSettings('nats')).flatMap((text) =>
      Array.from(text.matchAll(/^[^#\n]*\$(NATS_\w+)/gm), ([, name]) => name),
    );
    expect(Object.keys(received).toSorted()).toEqual([...new Set(wanted)].toSorted());
    const ports = getContainer(nats).ports?.map(({ containerPort }) => String(containerPort));
    expect(ports).toEqual([received['NATS_PORT'], port, received['NATS_MONITOR_PORT']]);
    expect(await read('docker-compose.yml')).toContain(`image: ${getContainer(nats).image}`);
  });

  it('connects to NATS over TLS with a certificate of the name that processes use, and without its key', () => {
    const { secretName, dnsNames, usages } = findManifest<Certificate>('Certificate', 'nats').spec;
    const { hostname } = new URL(String(readSettings('platform')['NATS_URL']));
    const routes = String(readEnvironment(findManifest<Workload>('StatefulSet', 'nats'))['NATS_ROUTES']);
    expect(routes).toMatch(/^\[nats:\/\/nats-0\.nats:/);
    expect(dnsNames).toEqual(expect.arrayContaining([hostname, '*.nats']));
    expect(usages).toEqual(['server auth', 'client auth']);
    expect(listVolumes('nats')).toContainEqual({ name: 'tls', secret: { secretName } });
    for (const { metadata } of deployments) {
      expect(listVolumes(metadata.name)).toContainEqual({
        name: 'nats-ca',
        secret: { secretName, items: [{ key: 'ca.crt', path: 'ca.crt' }] },
      });
    }
    expect(readSettings('platform')['NATS_CA_FILE']).toBe('/etc/nats-ca/ca.crt');
  });

  it('runs Meilisearch in the version of docker-compose.yml, with its key as a secret', async () => {
    const meilisearch = findManifest<Workload>('StatefulSet', 'meilisearch');
    expect(await read('docker-compose.yml')).toContain(`image: ${getContainer(meilisearch).image}`);
    expect(listSecrets(getContainer(meilisearch))).toEqual([
      { name: 'meilisearch', key: 'MEILI_MASTER_KEY' },
    ]);
    expect(meilisearch.spec.volumeClaimTemplates).toHaveLength(1);
  });
});
