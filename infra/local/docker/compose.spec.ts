import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serviceNames } from '@aera/contracts';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { repository } from '../repository.ts';
import { toDatabaseName, createGatewayEnv, createServiceEnv } from '../service-env.ts';
import { createTestEnvironment } from '../testing/platform-environment.ts';

interface ComposeService {
  image: string;
  build?: { context: string; dockerfile: string };
  command?: string[];
  environment?: Record<string, string>;
  volumes?: string[];
  depends_on?: Record<string, unknown>;
  healthcheck?: unknown;
  profiles?: string[];
  read_only?: boolean;
  tmpfs?: string[];
  cap_drop?: string[];
  security_opt?: string[];
  logging?: { driver: string; options: Record<string, string> };
  deploy?: { resources: { limits: Record<string, string> } };
}

const read = (path: string): Promise<string> => readFile(join(repository, path), 'utf8');

/** Containers of visitor-analytics besides the service itself, with the profile `scaled-analytics`. */
const scaledAnalytics = ['visitor-analytics-ingest', 'visitor-analytics-projector'];

/** Containers that expose metrics of servers and of the machine, with the profile `monitoring`. */
const exporters = ['blackbox-exporter', 'nats-exporter', 'node-exporter', 'postgres-exporter'];

const isInRepository = (path: string): boolean => existsSync(join(repository, path));

/** Validates the file without a container engine, which may not be installed. */
describe('docker-compose.yml', async () => {
  const text = await read('docker-compose.yml');
  const { services, volumes } = parse(text, { merge: true }) as {
    services: Record<string, ComposeService>;
    volumes: Record<string, unknown>;
  };
  const platformEnvironment = createTestEnvironment();
  const service = (name: string): ComposeService => services[name] ?? expect.fail(`there is no ${name}`);

  it('has every service, the gateway, the four servers, and optionally ClickHouse and the monitoring, with health checks for long-running ones', () => {
    expect(Object.keys(services).toSorted()).toEqual(
      [
        ...serviceNames,
        ...scaledAnalytics,
        ...exporters,
        'alertmanager',
        'clickhouse',
        'frontends',
        'gateway',
        'grafana',
        'mailpit',
        'meilisearch',
        'nats',
        'postgres',
        'prometheus',
      ].toSorted(),
    );
    const { frontends: _leaves, ...longRunning } = services;
    for (const { healthcheck } of Object.values(longRunning)) expect(healthcheck).toBeDefined();
  });

  it('bounds the logs, memory and processor time of every container', () => {
    for (const { logging, deploy } of Object.values(services)) {
      expect(logging).toEqual({ driver: 'json-file', options: { 'max-size': '10m', 'max-file': '3' } });
      expect(Object.keys(deploy?.resources.limits ?? {}).toSorted()).toEqual(['cpus', 'memory']);
    }
  });

  it('runs its own images without privileges, on a read-only file system', () => {
    const own = Object.values(services).filter(({ image }) => image.startsWith('aera-'));
    expect(own).toHaveLength(serviceNames.length + scaledAnalytics.length + 2);
    for (const one of own)
      expect(one).toMatchObject({
        read_only: true,
        tmpfs: ['/tmp'],
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      });
  });

  it('runs ingest and projector of visitor-analytics as processes of their own with a profile', () => {
    expect(service('visitor-analytics').environment?.['ROLE']).toBe('${ANALYTICS_ROLE:-all}');
    const roles = scaledAnalytics.map((name) => {
      const { environment, profiles } = service(name);
      expect(profiles).toEqual(['scaled-analytics']);
      expect({ ...environment, ROLE: '' }).toEqual({
        ...service('visitor-analytics').environment,
        ROLE: '',
      });
      return environment?.['ROLE'];
    });
    // The service itself becomes the third role: query.
    expect(roles).toEqual(['ingest', 'projector']);
  });

  it.each(serviceNames)('configures %s as make start does', (name) => {
    // A process has all roles by default.
    const roles = name === 'visitor-analytics' ? ['ROLE'] : [];
    const wanted = [...Object.keys(createServiceEnv(name, platformEnvironment)), ...roles, 'HOST', 'PORT'];
    expect(Object.keys(service(name).environment ?? {}).toSorted()).toEqual(wanted.toSorted());
    expect(service(name).command).toEqual([`services/${name}/src/main.ts`]);
  });

  it('configures the gateway as make start does', () => {
    const { environment = {} } = service('gateway');
    expect(Object.keys(environment).toSorted()).toEqual(
      [...Object.keys(createGatewayEnv(platformEnvironment)), 'HOST', 'PORT'].toSorted(),
    );
    const urls = serviceNames.map((name) => [name, `http://${name}:8080`]);
    expect(JSON.parse(environment['SERVICE_URLS'] ?? '')).toEqual({
      ...Object.fromEntries(urls),
      'visitor-ingest': '${VISITOR_INGEST_URL:-http://visitor-analytics:8080}',
    });
  });

  it('lets Prometheus scrape every service, the gateway, the exporters and the health checks', async () => {
    const { scrape_configs: jobs } = parse(await read('infra/monitoring/prometheus.yml')) as {
      scrape_configs: { static_configs: { targets: string[] }[] }[];
    };
    const targets = jobs.flatMap((job) => job.static_configs.flatMap((one) => one.targets));
    expect(targets.toSorted()).toEqual(
      [
        ...serviceNames.map((name) => `${name}:8080`),
        'gateway:9464',
        'postgres-exporter:9187',
        'nats-exporter:7777',
        'node-exporter:9100',
        'http://nats:8222/healthz',
        'http://meilisearch:7700/health',
      ].toSorted(),
    );
    for (const name of exporters) expect(service(name).profiles).toEqual(['monitoring']);
    expect(service('gateway').environment).toMatchObject({ METRICS_HOST: '0.0.0.0', METRICS_PORT: '9464' });
    expect([service('prometheus'), service('grafana')].map(({ profiles }) => profiles)).toEqual([
      ['monitoring'],
      ['monitoring'],
    ]);
  });

  it('lets Prometheus find ingest and projector while they run, and name them once they are missing', async () => {
    const { scrape_configs: jobs } = parse(await read('infra/monitoring/prometheus.yml')) as {
      scrape_configs: object[];
    };
    expect(jobs).toContainEqual(
      expect.objectContaining({
        dns_sd_configs: [{ names: scaledAnalytics, type: 'A', port: 8080 }],
        relabel_configs: [{ source_labels: ['__meta_dns_name'], target_label: 'process' }],
      }),
    );
  });

  it('depends only on existing services, and mounts only existing volumes', () => {
    const all = Object.values(services);
    const waitedFor = all.flatMap(({ depends_on = {} }) => Object.keys(depends_on));
    const mounted = all.flatMap(({ volumes: mounts = [] }) =>
      // A mounted file whose path comes from a setting has a default.
      mounts.map((mount) => mount.replace(/^\$\{\w+:-(.*?)\}/, '$1').split(':')[0] ?? ''),
    );
    expect(waitedFor.filter((name) => !(name in services))).toEqual([]);
    expect(
      mounted.filter(
        (source) => !(source in volumes) && !['/dev/null', '/'].includes(source) && !isInRepository(source),
      ),
    ).toEqual([]);
  });

  it('creates for every service the database that its URL names', async () => {
    const script = await read('infra/docker/create-databases.sh');
    const [, made = ''] = /^for name in (.*); do$/m.exec(script) ?? [];
    expect(made.split(' ')).toEqual(serviceNames.map(toDatabaseName));
    for (const name of serviceNames) {
      expect(service(name).environment?.['DATABASE_URL']).toMatch(
        new RegExp(`^postgres://${toDatabaseName(name)}:.*/${toDatabaseName(name)}$`),
      );
    }
  });

  it('uses exactly the settings that the example file documents', async () => {
    // Compose substitutes `${NAME}`, and reads secrets from `environment: NAME`.
    const used = new Set(
      Array.from(
        text.matchAll(/\$\{(\w+)|^ {4}environment: (\w+)$/gm),
        ([, value, secret]) => value ?? secret,
      ),
    );
    const explained = Array.from(
      (await read('infra/docker/example.env')).matchAll(/^(\w+)=/gm),
      ([, name]) => name,
    );
    expect([...used].toSorted()).toEqual(explained.toSorted());
  });

  it('names only commands and profiles that exist in the example file', async () => {
    const example = await read('infra/docker/example.env');
    const makefile = await read('Makefile');
    const findAll = (pattern: RegExp) => Array.from(example.matchAll(pattern), ([, name = '']) => name);
    const targets = findAll(/make ([\w-]+)/g);
    const profiles = findAll(/--profile ([\w-]+)/g);
    expect(targets).not.toEqual([]);
    expect(targets.filter((name) => !makefile.includes(`\n${name}: ## `))).toEqual([]);
    expect(new Set(profiles)).toEqual(new Set(Object.values(services).flatMap((one) => one.profiles ?? [])));
  });

  it('runs the images that tests run with INFRA=docker', async () => {
    const tests = await read('packages/testing/src/docker/containers.ts');
    for (const name of ['postgres', 'nats', 'meilisearch'])
      expect(tests).toContain(`${name}: '${service(name).image}'`);
  });

  it.each(['services', 'frontends'])(
    'builds %s from files that exist, with the pinned pnpm',
    async (name) => {
      const path = `infra/docker/${name}.Dockerfile`;
      const dockerfile = await read(path);
      expect(Object.values(services).map(({ build }) => build?.dockerfile)).toContain(path);
      const sources = Array.from(dockerfile.matchAll(/^COPY (?!--from)(.*) \S+$/gm), ([, list = '']) =>
        list.split(' '),
      ).flat();
      expect(sources.filter((source) => !isInRepository(source))).toEqual([]);
      expect(dockerfile).toContain('COPY infra/toolchain/packages /toolchain\n');
    },
  );
});
