import { scaleTimeout } from '@aera/testing';
import type { Page } from '@playwright/test';
import {
  articlesCopy,
  searchRulesCopy,
} from '../../frontends/steward/src/features/knowledge/knowledge-copy.ts';
import { skipNotices } from '../browser/skip-notices.ts';
import { expectAccessible, expectFits, resize } from '../browser/page-assertions.ts';
import { openStewardPage, openVisitorPage } from '../platform/people.ts';
import { expect, test } from '../platform/shared-platform.ts';

const question = 'How is quicksilver moored at the harbour?';
const title = 'Mooring quicksilver';
const soon = { timeout: scaleTimeout(60_000) };

const box = (page: Page) => page.getByRole('combobox', { name: 'Search the knowledge base' });
const searchFor = async (page: Page, words: string) => {
  await page.goto('/search');
  await box(page).fill(words);
  await box(page).press('Enter');
};

test('a content gap becomes an article, which is suggested while typing, and read', async ({
  browser,
  baseURL,
}) => {
  const origin = baseURL as string;
  const visitor = await openVisitorPage(browser, origin);
  const steward = await openStewardPage(browser, origin);
  for (const page of [visitor, steward]) await skipNotices(page);

  await test.step('a visitor finds no answer', async () => {
    await searchFor(visitor, question);
    await expect(visitor.getByText('We currently cannot provide a specific answer').last()).toBeVisible();
  });

  await test.step('a steward sees the content gap and starts an article from it', async () => {
    const begin = steward.getByRole('link', { name: /^Create article for “how is quicksilver/i });
    await expect(async () => {
      await steward.goto('/admin/knowledge/gaps');
      await expect(begin).toBeVisible({ timeout: scaleTimeout(5000) });
    }).toPass(soon);
    await expectAccessible(steward);
    await begin.click();
    await expect(steward).toHaveURL(/\/admin\/knowledge\/articles\/new\?gap=/);
  });

  await test.step('the steward writes it by keyboard, previews it, and publishes it', async () => {
    await steward.getByLabel('Title').fill(title);
    await steward.getByLabel(articlesCopy.editor.fields.category).fill('Harbour');
    const text = steward.getByRole('textbox', { name: /^Text/ });
    await text.fill(
      '## Ropes\n\nQuicksilver is moored with **two** ropes of hemp. <script>alert(1)</script>',
    );
    const preview = steward.getByRole('region', { name: articlesCopy.editor.preview });
    await expect(preview.getByRole('heading', { name: 'Ropes' })).toBeVisible();
    await expect(preview.locator('strong')).toHaveText('two');
    await expectAccessible(steward);
    for (const width of [1440, 390, 320]) {
      await resize(steward, { width, height: 844 });
      await expectFits(steward, `an article at ${width} px`);
    }
    await text.press('Tab');
    await expect(steward.getByRole('button', { name: 'Save', exact: true })).toBeFocused();
    await steward.keyboard.press('Tab');
    await steward.keyboard.press('Enter');
    await expect(
      steward.getByText(articlesCopy.editor.done.publish.title, { exact: true }).first(),
    ).toBeVisible();
  });

  await test.step('a visitor finds the article while typing, opens it and reads it as text', async () => {
    await expect(async () => {
      await visitor.goto('/search');
      await box(visitor).fill('quicksilver');
      await expect(visitor.getByRole('link', { name: title })).toBeVisible({ timeout: scaleTimeout(5000) });
    }).toPass(soon);
    await expect(visitor).toHaveURL(/q=quicksilver/);
    await box(visitor).press('Escape');
    await visitor.getByRole('link', { name: title }).click();
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(visitor.getByText('<script>alert(1)</script>')).toBeVisible();
    await expectAccessible(visitor);
    await resize(visitor, { width: 320, height: 844 });
    await expectFits(visitor, 'an article at 320 px');
  });

  await test.step('the steward sees that the article helped', async () => {
    await expect(async () => {
      await steward.goto('/admin/knowledge/gaps');
      await expect(steward.getByRole('link', { name: title }).first()).toBeVisible({
        timeout: scaleTimeout(5000),
      });
    }).toPass(soon);
  });
});

test(
  'a steward previews and pins an article, and the search order changes',
  { tag: '@slow' },
  async ({ browser, baseURL }) => {
    const origin = baseURL as string;
    const steward = await openStewardPage(browser, origin);
    const visitor = await openVisitorPage(browser, origin);
    const first = (page: Page) => page.getByRole('article').first().getByRole('heading');

    await steward.goto('/admin/knowledge/rules');
    await steward.getByText(searchRulesCopy.modes.text, { exact: true }).click();
    await steward.getByLabel(searchRulesCopy.synonyms.label).fill('frobnication, trust');
    await steward.getByText(searchRulesCopy.modes.rows, { exact: true }).click();
    await steward.getByLabel(searchRulesCopy.pins.add).fill('what is a trust');
    await steward.keyboard.press('Enter');
    const pin = steward.getByRole('listitem', { name: 'what is a trust', exact: true });
    await pin.getByLabel(searchRulesCopy.pins.find).fill('alignment days');
    await steward.keyboard.press('Enter');
    await pin.getByRole('button', { name: searchRulesCopy.pins.pin('What are alignment days?') }).click();
    await steward.getByLabel(searchRulesCopy.queries.label).fill('what is a trust\nfrobnication');
    await steward.getByRole('button', { name: searchRulesCopy.preview }).click();
    await expect(steward.getByText('What are alignment days? (pinned)')).toBeVisible(soon);
    await expectAccessible(steward);

    await searchFor(visitor, 'what is a trust');
    await expect(first(visitor)).toHaveText('What is a trust?');
    await steward.getByRole('button', { name: searchRulesCopy.save }).click();
    await expect(steward.getByText(searchRulesCopy.saved.title, { exact: true }).first()).toBeVisible();
    await expect(async () => {
      await searchFor(visitor, 'what is a trust');
      await expect(first(visitor)).toHaveText('What are alignment days?', { timeout: scaleTimeout(5000) });
    }).toPass(soon);
    await expect(visitor.getByText('Recommended')).toBeVisible();
    await searchFor(visitor, 'frobnication');
    await expect(visitor.getByRole('article').filter({ hasText: /trust/i }).first()).toBeVisible();

    await steward.getByText(searchRulesCopy.modes.text, { exact: true }).click();
    await steward.getByLabel(searchRulesCopy.pins.label).fill('');
    await steward.getByLabel(searchRulesCopy.synonyms.label).fill('');
    await steward.getByRole('button', { name: searchRulesCopy.save }).click();
    await expect(steward.getByRole('button', { name: searchRulesCopy.save })).toBeDisabled();
  },
);
