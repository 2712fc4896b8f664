import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { frontendNames } from '@aera/contracts/server';
import { createTemporaryFolder, removeFolder, scaleTimeout } from '@aera/testing';
import { test as base } from '../browser/close-contexts.ts';
import { type Platform, startPlatform } from '../platform/start-platform.ts';

const frontends = join(import.meta.dirname, '../../frontends');

/**
 * `test` with a platform that the specs of this folder share, because a start takes ten seconds of processor time. Tests set the IP address
 * of a visitor as a proxy does, and can remove files of a frontend from `staticDir`.
 */
export const test = base.extend<{}, { platform: Platform; staticDir: string }>({
  staticDir: [
    async ({}, use) => {
      const folder = await createTemporaryFolder('frontends');
      for (const name of frontendNames)
        await cp(join(frontends, name, 'dist'), join(folder, name, 'dist'), { recursive: true });
      await use(folder);
      await removeFolder(folder);
    },
    { scope: 'worker' },
  ],
  platform: [
    async ({ staticDir }, use) => {
      const env = { TRUSTED_PROXIES: '127.0.0.0/8,::1/128', STATIC_DIR: staticDir };
      const platform = await startPlatform({ env });
      await use(platform);
      await platform.stop();
      await platform.remove();
    },
    { scope: 'worker', timeout: scaleTimeout(240_000) },
  ],
  baseURL: async ({ platform }, use) => use(platform.url),
});
export { expect } from '@playwright/test';
