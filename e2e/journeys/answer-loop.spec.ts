import { searchCopy } from '../../frontends/member/src/features/search/search-copy.ts';
import { createAccount, openStewardPage, openVisitorPage } from '../platform/people.ts';
import { expect, test } from '../platform/shared-platform.ts';

const question = 'Which herbs grow beside the thirteenth lighthouse?';
const answer = 'Rosemary and thyme grow beside the thirteenth lighthouse.';

test('a question without a search result is submitted, answered, notified and then found by search', async ({
  browser,
  baseURL,
}) => {
  const origin = baseURL as string;
  const email = `ada-${crypto.randomUUID()}@example.org`;
  const member = await openVisitorPage(browser, origin, '/join');
  await createAccount(member, { name: 'Ada', email });

  await test.step('the member searches with suggestions and highlighted results', async () => {
    await member.getByRole('link', { name: 'Start Searching' }).first().click();
    const box = member.getByRole('combobox', { name: searchCopy.field });
    await box.fill('tru');
    await expect(member.getByRole('option').first()).toBeVisible();
    await box.fill('what is a trust');
    await member.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(member.locator('mark').first()).toBeVisible();
    await expect(member.getByText(/confidence/i).first()).toBeVisible();
  });

  await test.step('the member finds nothing for a new question, and submits it', async () => {
    const box = member.getByRole('combobox', { name: searchCopy.field });
    await box.fill(question);
    await box.press('Enter');
    await expect(member.getByText('We currently cannot provide a specific answer').last()).toBeVisible();
    const form = member.getByRole('form', { name: /experts/i });
    await expect(form.getByLabel('Your question')).toHaveValue(question);
    await expect(form.getByLabel(searchCopy.form.email)).toHaveText(email);
    await form.getByRole('button', { name: searchCopy.form.submit }).click();
    await expect(member.getByText('Question Submitted', { exact: true }).first()).toBeVisible();
  });

  await test.step('the member sees the question pending on the dashboard', async () => {
    await member.goto('/dashboard');
    const card = member.getByRole('article').or(member.getByRole('listitem')).filter({ hasText: question });
    await expect(card.first()).toContainText(/pending/i);
  });

  await test.step('a steward answers the question', async () => {
    const steward = await openStewardPage(browser, origin, '/admin/questions?q=thirteenth%20lighthouse');
    await steward.getByRole('button', { name: new RegExp(question.slice(0, 30)) }).click();
    await steward.getByLabel('Your Answer *').fill(answer);
    await steward.getByRole('button', { name: 'Send Answer' }).click();
    await expect(steward.getByText('Question Answered', { exact: true }).first()).toBeVisible();
  });

  await test.step('the member sees the answer without a reload', async () => {
    await expect(member.getByText(answer).first()).toBeVisible();
    await expect(member.getByText('No notifications yet')).toBeHidden();
    await expect(member.getByText(/question answered/i).first()).toBeVisible();
  });

  await test.step('a visitor finds the answer by search', async () => {
    const visitor = await openVisitorPage(browser, origin, '/search');
    const box = visitor.getByRole('combobox', { name: searchCopy.field });
    await box.fill(question);
    await box.press('Enter');
    await expect(visitor.getByText('Rosemary and thyme').first()).toBeVisible();
    await expect(visitor.getByText('High', { exact: false }).first()).toBeVisible();
  });
});
