import { shortcutsCopy } from '../../frontends/steward/src/app/palette/palette-copy.ts';
import { articlesCopy } from '../../frontends/steward/src/features/knowledge/knowledge-copy.ts';
import { frameCopy } from '../../frontends/steward/src/app/frame/frame-copy.ts';
import { deadLettersCopy } from '../../frontends/steward/src/features/operations/operations-copy.ts';
import { tabTo } from '../browser/tab-to.ts';
import { expectAccessible, expectFits, resize } from '../browser/page-assertions.ts';
import { openStewardPage } from '../platform/people.ts';
import { expect, test } from '../platform/shared-platform.ts';

test(
  'a steward navigates with the command palette by keyboard',
  { tag: '@slow' },
  async ({ browser, baseURL }) => {
    const steward = await openStewardPage(browser, baseURL as string);
    const { keyboard } = steward;
    const field = steward.getByRole('combobox', { name: /^Search pages/ });
    const heading = (name: string) => steward.getByRole('heading', { level: 1, name });

    await test.step('a search by words opens a page and focuses its main part', async () => {
      await keyboard.press('Control+k');
      await expect(field).toBeFocused();
      await keyboard.type('failed mess');
      await expect(steward.getByRole('option', { selected: true })).toContainText(deadLettersCopy.title);
      await keyboard.press('Enter');
      await expect(heading(deadLettersCopy.title)).toBeVisible();
      await expect(steward.locator('main')).toBeFocused();
    });

    await test.step('the button opens the palette and gets the focus back', async () => {
      const button = steward.getByRole('button', { name: frameCopy.palette.open });
      await tabTo(steward, button);
      await keyboard.press('Enter');
      await expect(steward.getByRole('group', { name: 'Recent' })).toContainText(deadLettersCopy.title);
      await expectAccessible(steward);
      await keyboard.press('Escape');
      await expect(button).toBeFocused();
    });

    await test.step('g and a letter open a page', async () => {
      await keyboard.press('g');
      await keyboard.press('q');
      await expect(heading('Question Management')).toBeVisible();
    });

    await test.step('a search opens an article that the server finds', async () => {
      await keyboard.press('Control+k');
      await keyboard.type('trust');
      const found = steward.getByRole('group', { name: articlesCopy.title }).getByRole('option').first();
      await expect(found).toBeVisible();
      await keyboard.press('ArrowUp');
      await expect(steward.getByRole('option', { selected: true })).toBeInViewport();
      await keyboard.press('Enter');
      await expect(steward).toHaveURL(/\/admin\/knowledge\/articles\/.+/);
    });

    await test.step('single-key shortcuts can be turned off', async () => {
      await expect(steward.locator('main')).toBeFocused();
      await keyboard.press('?');
      const dialog = steward.getByRole('dialog', { name: shortcutsCopy.title });
      await tabTo(steward, dialog.getByRole('checkbox'));
      await keyboard.press('Space');
      await keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await keyboard.press('g');
      await keyboard.press('a');
      await keyboard.press('Control+k');
      await expect(field).toBeFocused();
      await expect(steward).toHaveURL(/\/admin\/knowledge\/articles\//);
      // Runs last, because the notice for small screens is shown from then on.
      await resize(steward, { width: 390, height: 844 });
      await expectFits(steward, 'the palette at 390 px');
    });
  },
);
