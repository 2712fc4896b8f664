import { randomUUID } from 'node:crypto';
import { chown, copyFile, stat } from 'node:fs/promises';
import { request } from 'node:https';
import { join } from 'node:path';
import { connectBus } from '@aera/event-bus';
import {
  canListen,
  createNatsUsers,
  createTemporaryFolder,
  createTestCertificate,
  findFreePort,
  buildNatsCommand,
  type PostgresServer,
  removeFolder,
  type RunningServer,
  runServer,
  type TestCertificate,
  startTestPostgres,
  withPostgresClient,
} from '@aera/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import { generateIdentityKeys } from '../identity/identity-keys.ts';
import { createLog } from '../observability/log.ts';
import { bootService } from './boot-service.ts';
import { defineService } from './define-service.ts';

const log = createLog('tls', 'silent');
const service = defineService({
  name: 'contacts-crm',
  migrations: [],
  modules: () => [],
  declaredRoutes: [],
});

let folder: string;
let certificate: TestCertificate;
let nats: RunningServer;
let natsUrl: string;
let nkeySeed: string;
let postgres: PostgresServer;
let databaseUrl: string;

beforeAll(async () => {
  folder = await createTemporaryFolder('tls');
  certificate = await createTestCertificate(folder, 'servers');
  [postgres] = await Promise.all([startTestPostgres(), startTlsNats()]);
  databaseUrl = `${postgres.url}?sslmode=verify-full&sslrootcert=${certificate.certFile}`;
  await enableTls();
});
afterAll(async () => {
  await Promise.all([nats.stop(), postgres.stop()]);
  await removeFolder(folder);
});

async function startTlsNats() {
  const port = await findFreePort();
  const { publicKeys, seeds } = await createNatsUsers();
  nkeySeed = seeds['NATS_NKEY_CONTACTS_CRM'] as string;
  natsUrl = `nats://localhost:${port}`;
  nats = await runServer({
    prepare: () =>
      buildNatsCommand({ dataDir: join(folder, 'nats'), port, publicKeys, tlsPemFile: certificate.pemFile }),
    ready: async () => {
      if (await canListen(port)) throw new Error('NATS does not listen yet.');
    },
    logFile: join(folder, 'nats.log'),
  });
}

/** Makes the running server accept TLS. */
async function enableTls(): Promise<void> {
  await withPostgresClient(postgres.url, async (client) => {
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    const dataDir = rows[0]?.data_directory as string;
    const { uid, gid } = await stat(dataDir);
    for (const [from, name] of [
      [certificate.certFile, 'server.crt'],
      [certificate.pemFile, 'server.key'],
    ] as const) {
      await copyFile(from, join(dataDir, name));
      await chown(join(dataDir, name), uid, gid);
    }
    await client.query('alter system set ssl = on');
    await client.query('select pg_reload_conf()');
  });
}

it('serves HTTPS and uses PostgreSQL and NATS over TLS that it verifies', async () => {
  const { jwks } = await generateIdentityKeys();
  const running = await bootService(service, {
    DATABASE_URL: databaseUrl,
    NATS_URL: natsUrl,
    NATS_NKEY_SEED: nkeySeed,
    NATS_CA_FILE: certificate.certFile,
    TLS_PEM_FILE: certificate.pemFile,
    IDENTITY_JWKS: jwks,
    MASTER_KEY: Buffer.alloc(32, 7).toString('base64'),
    LOG_LEVEL: 'fatal',
  });
  try {
    expect(running.url).toMatch(/^https:/);
    const status = await new Promise((resolve, reject) => {
      const get = request(`${running.url}/readyz`, { ca: certificate.cert, agent: false }, (response) =>
        resolve(response.resume().statusCode),
      );
      get.on('error', reject).end();
    });
    expect(status).toBe(200);
    const connections = await withPostgresClient(postgres.url, (client) =>
      client.query<{ ssl: boolean }>(
        'select ssl from pg_stat_ssl join pg_stat_activity using (pid) where backend_type = $1 and pid <> pg_backend_pid()',
        ['client backend'],
      ),
    );
    expect(new Set(connections.rows.map(({ ssl }) => ssl))).toEqual(new Set([true]));
  } finally {
    await running.stop();
  }
});

it('refuses a database whose certificate another authority signed', async () => {
  const { certFile } = await createTestCertificate(folder, 'other');
  const url = `${postgres.url}?sslmode=verify-full&sslrootcert=${certFile}`;
  const orm = await openDatabase({ url, migrations: [], log });
  await expect(orm.em.execute('select 1')).rejects.toThrow(/certificate/);
  await orm.close();
});

it('sends nothing to a bus without TLS', async () => {
  const warnings: unknown[] = [];
  const waiting = Promise.withResolvers<void>();
  const port = await findFreePort();
  const plain = await runServer({
    prepare: () => buildNatsCommand({ dataDir: join(folder, randomUUID()), port }),
    ready: async () => {
      if (await canListen(port)) throw new Error('NATS does not listen yet.');
    },
    logFile: join(folder, 'plain.log'),
  });
  const connected = connectBus({
    servers: `nats://localhost:${port}`,
    name: 'contacts-crm',
    caFile: certificate.certFile,
    log: {
      ...log,
      warn: (details: object) => {
        warnings.push(details);
        waiting.resolve();
      },
    },
  });
  await Promise.race([waiting.promise, connected]);
  expect(warnings).toMatchObject([{ reason: expect.stringMatching(/tls|secure/i) }]);
  await plain.stop();
});
