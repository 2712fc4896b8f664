import { join } from 'node:path';
import {
  buildNatsCommand,
  canListen,
  createNatsUsers,
  createTemporaryFolder,
  createTestCertificate,
  findFreePort,
  removeFolder,
  type RunningServer,
  runServer,
} from '@aera/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSecrets } from '../secrets.ts';
import { connectOperator } from './connect-operator.ts';

let folder: string;
let caFile: string;
let natsUrl: string;
let nats: RunningServer;

beforeAll(async () => {
  folder = await createTemporaryFolder('connect-operator');
  const certificate = await createTestCertificate(folder, 'nats');
  caFile = certificate.certFile;
  const port = await findFreePort();
  natsUrl = `nats://localhost:${port}`;
  const { publicKeys } = await createNatsUsers();
  nats = await runServer({
    prepare: () =>
      buildNatsCommand({ dataDir: join(folder, 'nats'), port, publicKeys, tlsPemFile: certificate.pemFile }),
    ready: async () => {
      if (await canListen(port)) throw new Error('NATS does not listen yet.');
    },
    logFile: join(folder, 'nats.log'),
  });
});
afterAll(async () => {
  await nats.stop();
  await removeFolder(folder);
});

const connectWith = (passthroughEnv: Record<string, string>) =>
  connectOperator({ natsUrl, passthroughEnv }, createSecrets(), { natsUrl });

it('trusts an external server whose certificate is of the authority in NATS_CA_FILE', async () => {
  // The server accepts nkeys only, and asks for one after the handshake.
  await expect(connectWith({ NATS_CA_FILE: caFile })).rejects.toThrow(/authorization/i);
});

it('refuses the server without that authority', async () => {
  await expect(connectWith({})).rejects.toThrow(/certificate/i);
});
