import { cp, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { newVisitor } from '../platform/people.ts';
import { type Platform, startPlatform } from '../platform/start-platform.ts';

const frontends = join(import.meta.dirname, '../../frontends');
const remotes = { public: '/contact', member: '/search', steward: '/aera-sacrosanct-stewards' } as const;
const heading = { public: /contact/i, member: /know/i, steward: /steward/i } as const;

test.describe('a micro-frontend whose files are gone', () => {
  let folder: string;
  let platform: Platform;
  test.beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'aera-static-'));
    for (const name of ['shell', 'public', 'member', 'steward'])
      await cp(join(frontends, name, 'dist'), join(folder, name, 'dist'), { recursive: true });
    platform = await startPlatform({ env: { STATIC_DIR: folder } });
  });
  test.afterAll(async () => {
    await platform.stop();
    await platform.remove();
    await rm(folder, { recursive: true });
  });

  for (const missing of Object.keys(remotes) as (keyof typeof remotes)[])
    test(`costs its own pages only: ${missing}`, async ({ browser }) => {
      const dist = join(folder, missing, 'dist');
      const away = join(folder, missing, 'away');
      const others = (Object.keys(remotes) as (keyof typeof remotes)[]).filter((name) => name !== missing);
      // The first page is of a remote that is there, so that the notice can be acknowledged as usual.
      const first = await newVisitor(browser, platform.url);
      await first.close();
      await rename(dist, away);
      try {
        const page = await newVisitor(browser, platform.url);
        await page.goto(remotes[missing]);
        await expect(page.getByText('This part of the site did not load')).toBeVisible();
        await expect(page.getByRole('navigation').first()).toBeVisible();
        for (const other of others) {
          await page.goto(remotes[other]);
          await expect(page.getByRole('heading', { name: heading[other] }).first()).toBeVisible();
        }
        await page.goto(remotes[missing]);
        const retry = page.getByRole('button', { name: 'Retry' });
        await retry.click();
        await expect(retry).toBeVisible();
        await rename(away, dist);
        // The gateway looks at its files once a second.
        await expect(async () => {
          if (await retry.isVisible()) await retry.click();
          await expect(page.getByRole('heading', { name: heading[missing] }).first()).toBeVisible({
            timeout: 1000,
          });
        }).toPass({ timeout: 15_000 });
      } finally {
        await rename(away, dist).catch(() => {});
      }
    });
});
