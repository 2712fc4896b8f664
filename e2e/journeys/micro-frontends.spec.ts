import type { Page } from '@playwright/test';
import { putOlderBuild } from '../platform/older-build.ts';
import { newSteward, newVisitor } from '../platform/people.ts';
import { expect, test } from '../platform/shared-platform.ts';

const now = 'Become a member';
const before = 'Become a member of old';
const path = '/admin/operations/frontends';

test('a steward rolls the members’ site back, and forward again', async ({ browser, baseURL }) => {
  const origin = baseURL as string;
  const older = await putOlderBuild('member', [now, before]);
  try {
    const short = older.version.slice(0, 8);
    const steward = await newSteward(browser, origin);
    await steward.goto(path);
    const card = steward.getByRole('region', { name: 'Members’ site', exact: true });

    const visitor = await newVisitor(browser, origin);
    await visitor.goto('/join');
    await expect(heading(visitor, now)).toBeVisible();

    await test.step('every build that stands is listed, with the live one marked', async () => {
      const row = (version: string) => card.getByRole('row').filter({ hasText: version.slice(0, 8) });
      await expect(row(older.newest)).toContainText('Live');
      await expect(row(older.version)).toContainText('earlier');
      await expect(row(older.version)).not.toContainText('Live');
    });

    await test.step('the older one is pinned, with a reason', async () => {
      await card.getByRole('button', { name: `Pin ${short} of Members’ site` }).click();
      const dialog = steward.getByRole('dialog', { name: /^Pin Members’ site/ });
      await dialog.getByLabel('Why').fill('The newest one asks too much');
      await dialog.getByRole('button', { name: 'Pin' }).click();
      await expect(dialog).toBeHidden();
      await expect(card.getByText('The newest one asks too much')).toBeVisible();
      await expect(card.getByRole('row').filter({ hasText: short })).toContainText('Live');
    });

    await test.step('a tab that was open goes on with what it has', async () => {
      await visitor
        .getByRole('link', { name: /sign in/i })
        .last()
        .click();
      await expect(visitor).toHaveURL(/\/login/);
      await visitor.goBack();
      await expect(heading(visitor, now)).toBeVisible();
    });

    await test.step('whoever loads a page gets the pinned one, and the list of remotes names it', async () => {
      await visitor.reload();
      await expect(heading(visitor, before)).toBeVisible();
      const { remotes } = (await (await fetch(`${origin}/remotes.json`)).json()) as {
        remotes: { name: string; version: string }[];
      };
      expect(remotes.find(({ name }) => name === 'member')?.version).toBe(older.version);
    });

    await test.step('the newest comes back, and the history tells of both', async () => {
      await card.getByRole('button', { name: 'Follow the newest of Members’ site' }).click();
      const dialog = steward.getByRole('dialog', { name: /follow the newest/ });
      await dialog.getByLabel('Why').fill('It asks no more');
      await dialog.getByRole('button', { name: 'Follow the newest' }).click();
      await expect(dialog).toBeHidden();
      await card.getByText('History').click();
      await expect(card.getByRole('cell', { name: 'It asks no more' }).first()).toBeVisible();
      await expect(card.getByRole('cell', { name: `Pinned ${short}` }).first()).toBeVisible();
      await visitor.reload();
      await expect(heading(visitor, now)).toBeVisible();
    });
  } finally {
    await older.remove();
  }
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
