import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { operationsRoutes, serviceNames, stewardLogin } from '@aera/contracts';
import { createClient } from '../../platform/client.ts';
import { type Platform, startPlatform, stewardSignIn } from '../../platform/start-platform.ts';
import { expect, test } from './target-platform.ts';

const repository = join(import.meta.dirname, '../../..');
const hour = 60 * 60_000;

test.describe('the time of a platform with a public URL', () => {
  let platform: Platform;
  test.beforeAll(async () => {
    platform = await startPlatform({ env: { PUBLIC_URL: 'http://aera.example' } });
  });
  test.afterAll(async () => {
    await platform.stop();
    await platform.remove();
  });

  test('is the real one, also if someone leaves the file of a demonstration in its data folder', async () => {
    await writeFile(join(platform.dataDir, 'clock'), String(50 * 24 * hour));
    const steward = createClient(platform.url);
    await steward.call(stewardLogin, { body: stewardSignIn, headers: { origin: 'http://aera.example' } });
    for (const name of serviceNames) {
      const { at } = await steward.call(operationsRoutes[name].operationsOverview);
      expect(Math.abs(Date.now() - Date.parse(at)), name).toBeLessThan(hour);
    }
  });

  test('is not moved by make demo, which refuses', async () => {
    const env = { ...process.env, DATA_DIR: platform.dataDir, PORT: new URL(platform.url).port };
    const run = (more: Record<string, string>) =>
      promisify(execFile)(process.execPath, ['infra/local/demo.ts'], {
        cwd: repository,
        env: { ...env, DAYS: '2', ...more },
      });
    await expect(run({ PUBLIC_URL: 'http://aera.example' })).rejects.toMatchObject({
      stderr: expect.stringContaining('real visitors'),
    });
    // An operator who forgets the URL.
    await expect(run({})).rejects.toMatchObject({ stderr: expect.stringContaining('follows the real time') });
  });
});

test('no header and no field of a request moves the time', async ({ platform }) => {
  const past = new Date(Date.now() - 50 * 24 * hour).toUTCString();
  const steward = createClient(platform.url);
  const headers = {
    date: past,
    'x-now': past,
    'x-time': past,
    'x-simulated-clock': past,
    'if-modified-since': past,
  };
  await steward.call(stewardLogin, { body: stewardSignIn, headers });
  const { at } = await steward.call(operationsRoutes['consent-ledger'].operationsOverview, { headers });
  expect(Math.abs(Date.now() - Date.parse(at))).toBeLessThan(hour);
});
