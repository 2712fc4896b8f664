import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { connectBus, contextStream, type StreamState } from '@aera/event-bus';
import { createTemporaryFolder, removeFolder } from '@aera/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { choosePorts, planPlatform } from '../platform/plan-platform.ts';
import { supervise } from '../platform/supervise.ts';
import { createSecrets } from '../secrets.ts';
import { readSettings } from '../settings.ts';
import { busAccess } from './bus-access.ts';
import { platformStreams } from './stream-limits.ts';

const service = 'contacts-crm';
const secrets = createSecrets();
let folder: string;
beforeAll(async () => {
  folder = await createTemporaryFolder('stream-limits');
  await mkdir(join(folder, 'logs'));
});
afterAll(() => removeFolder(folder));

/** Runs the NATS of `make start`, and declares the stream of a service with the credentials of that service. */
async function declareStream(storageBytes: number): Promise<StreamState | null> {
  const settings = readSettings({ DATA_DIR: folder, NATS_STORAGE_BYTES: String(storageBytes) });
  const plan = planPlatform(settings, secrets, await choosePorts()).find(({ name }) => name === 'nats')!;
  const nats = supervise(plan, () => {});
  try {
    await nats.ready;
    const nkeySeed = secrets.natsSeeds[service];
    const bus = await connectBus({ servers: plan.url, name: service, nkeySeed, storageBytes });
    await bus.ensureStreams([contextStream(service)]);
    const state = await bus.streamState(service);
    await bus.close();
    return state;
  } finally {
    await nats.stop();
  }
}

it('raises the limit of an existing stream at the next start', async () => {
  expect(await declareStream(10_000_000)).toMatchObject({ maxBytes: 500_000 });
  expect(await declareStream(20_000_000)).toMatchObject({ maxBytes: 1_000_000 });
});

it('knows every stream to which a service publishes', () => {
  const known = new Set(platformStreams.map(({ name }) => name));
  const published = Object.values(busAccess).flatMap(({ publishes }) => Object.keys(publishes));
  expect(published.filter((name) => !known.has(name))).toEqual([]);
});
