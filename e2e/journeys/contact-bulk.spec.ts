import { bulkJobsCopy } from '../../frontends/steward/src/features/contacts/bulk-jobs/bulk-jobs-copy.ts';
import { contactsCopy, savedViewsCopy } from '../../frontends/steward/src/features/contacts/contacts-copy.ts';
import { expectAccessible } from '../browser/page-assertions.ts';
import { reloadUntilVisible } from '../browser/reload-until-visible.ts';
import { sendMessage } from '../platform/contact-messages.ts';
import { openStewardPage } from '../platform/people.ts';
import { expect, test } from '../platform/shared-platform.ts';

test(
  'many contacts are closed in one job, reviewed one by one, reopened, saved as a view and exported',
  { tag: '@slow' },
  async ({ browser, baseURL, request }) => {
    const mark = `Bulk ${crypto.randomUUID().slice(0, 8)}`;
    for (const name of ['Ada', 'Ben', 'Cem']) {
      const one = { name: `${name} ${mark}`, email: 'many@example.org', message: 'Hello there' };
      await sendMessage(request, baseURL as string, one);
    }
    const list = `/admin/contacts?q=${encodeURIComponent(mark)}`;
    const steward = await openStewardPage(browser, baseURL as string, list);
    const { keyboard } = steward;
    const selection = steward.getByRole('region', { name: bulkJobsCopy.selection.label });
    const entry = (name: string) => steward.getByRole('button', { name: new RegExp(`${name} ${mark}`) });
    await reloadUntilVisible(steward, steward.getByRole('heading', { name: '3 contacts' }));

    await test.step('contacts are selected by keyboard', async () => {
      await entry('Cem').focus();
      await keyboard.press('x');
      await keyboard.press('Shift+ArrowDown');
      await expect(selection).toContainText('2 contacts selected');
    });

    await test.step('all matching contacts are closed, with a result for each', async () => {
      await selection.getByRole('button', { name: 'Select all 3 matching' }).click();
      await selection.getByRole('button', { name: bulkJobsCopy.selection.trigger }).click();
      await steward.getByRole('button', { name: 'Close', exact: true }).click();
      const dialog = steward.getByRole('dialog', { name: 'Close: 3 contacts' });
      await dialog.getByLabel(contactsCopy.reason).selectOption(contactsCopy.reasons.spam);
      await dialog.getByRole('button', { name: 'Close (3)' }).click();
      const running = steward.getByRole('region', { name: bulkJobsCopy.running });
      await expect(running.getByText('Done: 3')).toBeVisible();
      await running.getByRole('link', { name: 'Results' }).click();
      const results = steward.getByRole('list', { name: 'Results' });
      await expect(results.getByRole('link', { name: `Ada ${mark}` })).toBeVisible();
      await expect(results.getByText(bulkJobsCopy.outcomes.succeeded, { exact: true })).toHaveCount(3);
      await expectAccessible(steward);
    });

    await test.step('the bulk job is undone as a whole', async () => {
      await steward.getByRole('button', { name: bulkJobsCopy.undo, exact: true }).click();
      const undo = steward.getByRole('article', { name: 'Undo “Close: spam”, 3 contacts' });
      await expect(undo.getByText('Done: 3')).toBeVisible();
      await steward.goto(list);
      await expect(entry('Ada')).toContainText('new');
    });

    await test.step('the list is saved as a view, which a URL opens', async () => {
      await steward.getByRole('button', { name: savedViewsCopy.menu }).click();
      await steward.getByRole('button', { name: savedViewsCopy.saveNew }).click();
      await steward.getByRole('dialog').getByLabel('Name').fill(mark);
      await keyboard.press('Enter');
      await expect(steward.getByRole('link', { name: mark })).toHaveAttribute('aria-current', 'page');
      const view = new URL(steward.url()).searchParams.get('view') as string;
      await steward.goto(`/admin/contacts?view=${view}`);
      await expect(steward).toHaveURL(/[?&]q=Bulk/);
      await expect(entry('Ben')).toBeVisible();
    });

    await test.step('it is exported as a workbook', async () => {
      await steward.getByRole('button', { name: 'Export' }).click();
      const download = steward.waitForEvent('download');
      await steward.getByRole('link', { name: contactsCopy.page.exporting.xlsx }).click();
      expect((await download).suggestedFilename()).toMatch(/^contacts-\d{4}-\d\d-\d\d\.xlsx$/);
    });
  },
);
