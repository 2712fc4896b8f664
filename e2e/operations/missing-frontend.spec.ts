import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { skipNotices } from '../browser/skip-notices.ts';
import { expect, test } from './operated-platform.ts';

const remotes = {
  public: { path: '/contact', heading: /contact/i },
  member: { path: '/search', heading: /know/i },
  steward: { path: '/aera-sacrosanct-stewards', heading: /steward/i },
} as const;
type Remote = keyof typeof remotes;
const names = Object.keys(remotes) as Remote[];

test.describe('a micro-frontend whose files are missing', () => {
  for (const missing of names)
    // Each loads ten pages. `remote-page.spec.tsx` tests the same for a remote of any name.
    test(
      `affects only its own pages: ${missing}`,
      { tag: missing === 'member' ? [] : '@slow' },
      async ({ page, request, staticDir }) => {
        const dist = join(staticDir, missing, 'dist');
        const moved = join(staticDir, missing, 'moved');
        const heading = (name: Remote) => page.getByRole('heading', { name: remotes[name].heading }).first();
        // The gateway reads its files once a second.
        const waitForStatus = async (status: number) =>
          expect
            .poll(async () => (await request.get(`/remotes/${missing}/mf-manifest.json`)).status())
            .toBe(status);
        await skipNotices(page);
        await rename(dist, moved);
        try {
          await waitForStatus(404);
          await page.goto(remotes[missing].path);
          await expect(page.getByText('This page didn’t load')).toBeVisible();
          await expect(page.getByRole('navigation').first()).toBeVisible();
          for (const other of names.filter((name) => name !== missing)) {
            await page.goto(remotes[other].path);
            await expect(heading(other)).toBeVisible();
          }
          await page.goto(remotes[missing].path);
          await expect(page.getByText('This page didn’t load')).toBeVisible();
        } finally {
          await rename(moved, dist);
        }
        await waitForStatus(200);
        await page.getByRole('button', { name: 'Try again' }).click();
        await expect(heading(missing)).toBeVisible();
      },
    );
});
