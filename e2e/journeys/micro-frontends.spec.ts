import type { Locator, Page } from '@playwright/test';
import { articlesCopy } from '../../frontends/steward/src/features/knowledge/knowledge-copy.ts';
import { shellCopy } from '../../packages/content/src/shell-copy.ts';
import { frameCopy } from '../../frontends/steward/src/app/frame/frame-copy.ts';
import { frontendsCopy } from '../../frontends/steward/src/features/operations/frontends/frontends-copy.ts';
import { breakScript, createOlderBuild, replaceText } from '../platform/older-build.ts';
import { openStewardPage, openVisitorPage } from '../platform/people.ts';
import { expect, test } from '../platform/shared-platform.ts';

const currentHeading = 'Become a member';
const olderHeading = 'Become a member of old';
const path = '/admin/operations/frontends';
const latestBuildsPath = `${path}?builds=latest`;

test(
  'a steward rolls the members’ site back and forward again',
  { tag: '@slow' },
  async ({ browser, baseURL }) => {
    const origin = baseURL as string;
    const older = await createOlderBuild('member', replaceText(currentHeading, olderHeading));
    try {
      const short = older.version.slice(0, 8);
      const steward = await openStewardPage(browser, origin, path);
      const card = findCard(steward, frontendsCopy.titles.member);

      const visitor = await openVisitorPage(browser, origin, '/join');
      await expect(heading(visitor, currentHeading)).toBeVisible();

      await test.step('every available build is listed, and the live one is marked', async () => {
        const row = (version: string) => card.getByRole('row').filter({ hasText: version.slice(0, 8) });
        await expect(row(older.latest)).toContainText(frontendsCopy.live);
        await expect(row(older.version)).toContainText('earlier');
        await expect(row(older.version)).not.toContainText(frontendsCopy.live);
      });

      await test.step('the older build is pinned with a reason', async () => {
        await pin(steward, frontendsCopy.titles.member, short, 'The latest one asks too much');
        await expect(card.getByText('The latest one asks too much')).toBeVisible();
      });

      await test.step('an open tab continues with its build', async () => {
        await visitor
          .getByRole('link', { name: /sign in/i })
          .last()
          .click();
        await expect(visitor).toHaveURL(/\/login/);
        await visitor.goBack();
        await expect(heading(visitor, currentHeading)).toBeVisible();
      });

      await test.step('new page loads get the pinned build, and the list of remotes names it', async () => {
        await visitor.reload();
        await expect(heading(visitor, olderHeading)).toBeVisible();
        const { remotes } = (await (await fetch(`${origin}/remotes.json`)).json()) as {
          remotes: { name: string; version: string }[];
        };
        expect(remotes.find(({ name }) => name === 'member')?.version).toBe(older.version);
      });

      await test.step('the latest build is restored, and the history lists both changes', async () => {
        await followLatest(steward, 'Member area', 'It asks no more');
        await card.getByText('History').click();
        await expect(card.getByRole('cell', { name: 'It asks no more' }).first()).toBeVisible();
        await expect(card.getByRole('cell', { name: `Pinned ${short}` }).first()).toBeVisible();
        await visitor.reload();
        await expect(heading(visitor, currentHeading)).toBeVisible();
      });
    } finally {
      await older.remove();
    }
  },
);

test(
  'a pin that breaks the portal and the shell can be removed in the browser',
  { tag: '@slow' },
  async ({ browser, baseURL }) => {
    const origin = baseURL as string;
    const [portal, shell] = [
      await createOlderBuild('steward', breakScript),
      await createOlderBuild('shell', breakScript),
    ];
    try {
      const steward = await openStewardPage(browser, origin, path);

      await test.step('the portal is pinned to a broken build, after a warning', async () => {
        const warning = steward.getByRole('dialog').getByText('You’re using this frontend now');
        await pin(steward, frontendsCopy.titles.steward, portal.version.slice(0, 8), 'To see it break', () =>
          expect(warning.getByRole('link')).toHaveAttribute('href', origin + latestBuildsPath),
        );
      });

      await test.step('the portal no longer loads, and the latest build is offered', async () => {
        await steward.reload();
        await expect(heading(steward, shellCopy.unavailable.title)).toBeVisible();
        await expect(steward.getByRole('button', { name: 'Try again' })).toBeVisible();
        await steward.getByRole('button', { name: shellCopy.otherBuild.latest }).click();
        await expect(heading(steward, frontendsCopy.title)).toBeVisible();
        await expect(steward).toHaveURL(origin + latestBuildsPath);
        await expect(notice(steward)).toBeVisible();
      });

      await test.step('this tab continues with the latest build through other pages and a reload', async () => {
        await steward.getByRole('link', { name: 'Knowledge', exact: true }).click();
        await expect(steward).toHaveURL(/\/admin\/knowledge\/articles\?builds=latest$/);
        await steward.reload();
        await expect(notice(steward)).toBeVisible();
        await expect(heading(steward, articlesCopy.title)).toBeVisible();
        await steward.goto(path);
        await expect(heading(steward, frontendsCopy.title)).toBeVisible();
        await expect(steward).toHaveURL(origin + latestBuildsPath);
      });

      const other = await steward.context().newPage();
      await test.step('every other tab shows the pinned build', async () => {
        await other.goto(path);
        await expect(heading(other, shellCopy.unavailable.title)).toBeVisible();
      });

      await test.step('with a broken shell too, only the preview URL shows a page', async () => {
        await pin(steward, frontendsCopy.titles.shell, shell.version.slice(0, 8), 'To see all of it break');
        const broken = other.waitForEvent('pageerror');
        await other.goto(path);
        expect((await broken).message).toContain('Broken on purpose.');
        await expect(other.locator('#root')).toBeEmpty();
        await other.goto(latestBuildsPath);
        await expect(heading(other, frontendsCopy.title)).toBeVisible();
      });

      await test.step('both follow the latest build again, and so does the tab', async () => {
        await followLatest(other, frontendsCopy.titles.shell, 'It was broken');
        await followLatest(other, frontendsCopy.titles.steward, 'It was broken');
        await other.getByRole('button', { name: frameCopy.latestBuilds.leave }).click();
        await expect(other).toHaveURL(origin + path);
        await expect(heading(other, frontendsCopy.title)).toBeVisible();
        await expect(notice(other)).toBeHidden();
      });
    } finally {
      await portal.remove();
      await shell.remove();
    }
  },
);

const findCard = (page: Page, title: string): Locator =>
  page.getByRole('region', { name: title, exact: true });

/** Pins a build, and waits until it is served. */
async function pin(
  page: Page,
  title: string,
  version: string,
  reason: string,
  checkDialog: () => Promise<void> = async () => {},
): Promise<void> {
  const card = findCard(page, title);
  await card.getByRole('button', { name: `Pin ${version} of ${title}` }).click();
  const dialog = page.getByRole('dialog', { name: `Pin ${title} to ${version}?` });
  await checkDialog();
  await dialog.getByLabel(frontendsCopy.dialog.reason).fill(reason);
  await dialog.getByRole('button', { name: frontendsCopy.dialog.confirmPin }).click();
  await expect(dialog).toBeHidden();
  await expect(card.getByRole('row').filter({ hasText: version })).toContainText(frontendsCopy.live);
}

async function followLatest(page: Page, title: string, reason: string): Promise<void> {
  await findCard(page, title)
    .getByRole('button', { name: `Unpin ${title}` })
    .click();
  const dialog = page.getByRole('dialog', { name: /^Unpin / });
  await dialog.getByLabel(frontendsCopy.dialog.reason).fill(reason);
  await dialog.getByRole('button', { name: frontendsCopy.dialog.confirmUnpin }).click();
  await expect(dialog).toBeHidden();
  await expect(findCard(page, title).getByText(frontendsCopy.pinned, { exact: true })).toHaveCount(0);
}

const notice = (page: Page) => page.getByText(frameCopy.latestBuilds.text);
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
