import { allowListCopy } from '../../frontends/steward/src/features/security/blocks/blocks-copy.ts';
import { tabTo } from '../browser/tab-to.ts';
import { expectAccessible, expectFits, resize } from '../browser/page-assertions.ts';
import { acknowledgeNotice, openStewardPage } from '../platform/people.ts';
import { expect, test } from '../platform/shared-platform.ts';

test('a steward uses the tables of the portal without a mouse', async ({
  page: visitor,
  browser,
  baseURL,
}) => {
  await visitor.goto('/');
  await acknowledgeNotice(visitor);
  const steward = await openStewardPage(browser, baseURL as string);
  const { keyboard } = steward;
  const tab = (name: string) => steward.getByRole('tab', { name });
  const table = steward.getByRole('table', { name: 'Consent records' });
  const region = steward.getByRole('region', { name: 'Consent records' });
  const column = (name: string) => table.getByRole('columnheader', { name });

  await test.step('arrow keys move between the five tabs', async () => {
    await tabTo(steward, tab('Security'));
    for (const name of ['Contacts', 'Jurisdiction', 'Bot Detection', 'Onboarding']) {
      await keyboard.press('ArrowRight');
      await expect(steward.getByRole('tabpanel', { name }).getByRole('heading').first()).toBeVisible();
    }
  });

  await test.step('a record is found with the arrow keys, opens, and returns the focus', async () => {
    await steward.goto('/aera-sacrosanct-stewards?tab=jurisdiction');
    await expect(table.getByRole('row').nth(1)).toBeVisible();
    await tabTo(steward, region);
    await keyboard.press('ArrowDown');
    await expect(table.getByRole('row').nth(1)).toBeFocused();
    await keyboard.press('Enter');
    const dialog = steward.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expectAccessible(steward);
    await keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(steward).toHaveURL(/tab=jurisdiction$/);
  });

  await test.step('on a phone each record is a card that labels its values', async () => {
    await resize(steward, { width: 390, height: 844 });
    const record = table.getByRole('row').first();
    await expect(column('Location')).toBeHidden();
    await expect(record.getByRole('rowheader')).toBeVisible();
    await expect(record.getByRole('cell', { name: /^Location/ })).toBeVisible();
    const sort = steward.getByLabel('Sort: Consent records');
    const asked = steward.waitForRequest((request) => request.url().includes('order=ascending'));
    await sort.selectOption('at.ascending');
    await asked;
    for (const width of [390, 320]) {
      await resize(steward, { width, height: 844 });
      await expectFits(steward, `consent records at ${width} px`);
      const beyond = await region.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      expect(beyond, `cards at ${width} px`).toBe(0);
    }
    await expectAccessible(steward);
  });

  await test.step('the same keys move between the cards and open them', async () => {
    await region.focus();
    await keyboard.press('ArrowDown');
    await expect(table.getByRole('row').first()).toBeFocused();
    await keyboard.press('Enter');
    await expect(steward.getByRole('dialog')).toBeVisible();
    await keyboard.press('Escape');
    await expect(steward.getByRole('dialog')).toBeHidden();
  });
});

test(
  'a steward who loses the connection keeps filters, selection and input',
  { tag: '@slow' },
  async ({ browser, baseURL }) => {
    const steward = await openStewardPage(browser, baseURL as string, '/admin/security/threats');
    await expect(steward.getByText('LIVE', { exact: true })).toBeVisible();
    await steward.getByRole('link', { name: allowListCopy.title, exact: true }).click();
    const notice = steward.getByRole('status', { name: 'Connection' });
    const network = steward.getByLabel(allowListCopy.network);
    const list = steward.getByRole('table', { name: allowListCopy.caption });
    await expect(list).toBeVisible();
    await network.fill('198.51.100.77');
    await steward.context().setOffline(true);
    await expect(notice).toContainText(/You’re offline\. Showing data from \d/);
    await expect(list).toBeVisible();
    await expectAccessible(steward);

    await steward.getByRole('button', { name: allowListCopy.save, exact: true }).click();
    await expect(notice).toContainText(
      'Your last change wasn’t sent. What you typed is still here: send it again when the connection is back.',
    );
    await expect(network).toHaveValue('198.51.100.77');
    await steward.getByRole('link', { name: 'Threats', exact: true }).click();
    await expect(steward.getByText('Not updating')).toBeVisible();
    await expect(steward.getByText('LIVE', { exact: true })).toBeHidden();
    await steward.goBack();
    await expect(list).toBeVisible();

    await steward.context().setOffline(false);
    await expect(notice).toBeEmpty();
    await expect(steward.getByText('Not updating')).toBeHidden();
    await network.fill('198.51.100.77');
    await steward.getByRole('button', { name: allowListCopy.save, exact: true }).click();
    await expect(list.getByRole('row', { name: /198\.51\.100\.77/ })).toBeVisible();
    await list.getByRole('button', { name: 'Remove 198.51.100.77' }).click();
    await steward.getByRole('dialog').getByRole('button', { name: allowListCopy.remove }).click();
    await expect(list.getByRole('row', { name: /198\.51\.100\.77/ })).toBeHidden();
  },
);
