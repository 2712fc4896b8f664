import { readFile } from 'node:fs/promises';
import { answerQuestion, login, listPendingQuestions, searchKnowledge, stewardLogin } from '@aera/contracts';
import type { Page } from '@playwright/test';
import { myDataCopy } from '../../frontends/member/src/features/my-data/my-data-copy.ts';
import { expectAccessible, expectFits, resize } from '../browser/page-assertions.ts';
import { createClient } from '../platform/client.ts';
import { createAccount, openVisitorPage } from '../platform/people.ts';
import { stewardSignIn } from '../platform/start-platform.ts';
import { expect, test } from '../platform/shared-platform.ts';

/** Registers again at the end. Unique per run, so that the spec can run again on the same platform. */
const ada = { name: 'Ada Own', email: `ada-${Date.now()}@example.org` };
const password = `the pass phrase of ${ada.name}`;
const questions = [
  'Which lantern burns above the ninth own data gate?',
  'Which lantern burns below the tenth own data gate?',
] as const;
const answer = 'A lantern of brass burns above the ninth gate.';

const submit = async (member: Page, question: string): Promise<string> => {
  const { origin } = new URL(member.url());
  const sent = await member.request.post('/api/questions/submit', {
    headers: { origin },
    data: { question, userEmail: ada.email },
  });
  return ((await sent.json()) as { id: string }).id;
};
const section = (member: Page, title: string) =>
  member.getByRole('heading', { name: title, exact: true }).locator('xpath=..');
test('a member sees the stored data, exports it, and is erased everywhere', async ({ browser, baseURL }) => {
  const origin = baseURL as string;
  const member = await openVisitorPage(browser, origin, '/join');
  await createAccount(member, ada);
  const steward = createClient(origin);
  await steward.call(stewardLogin, { body: stewardSignIn });

  await test.step('the member has asked two questions and got one answer', async () => {
    const [questionId] = [await submit(member, questions[0]), await submit(member, questions[1])];
    await steward.call(answerQuestion, { params: { questionId }, body: { answer } });
  });

  await test.step('the member finds all stored data from the dashboard', async () => {
    await member.goto('/dashboard');
    await member.getByRole('link', { name: myDataCopy.title, exact: true }).first().click();
    await expect(member).toHaveURL('/dashboard/your-data');
    await expect(member.getByRole('heading', { level: 1, name: myDataCopy.title })).toBeVisible();
    await expect(section(member, myDataCopy.account.title)).toContainText(ada.email);
    await expect(section(member, myDataCopy.browser.title)).toContainText('1 acknowledgement of the notice');
    await member.getByRole('button', { name: '2 questions' }).click();
    await expect(member.getByText(questions[1])).toBeVisible();
    await expectAccessible(member);
    await resize(member, { width: 320, height: 800 });
    await expectFits(member, 'a member’s own data on a small phone');
    await resize(member, { width: 1440, height: 900 });
  });

  await test.step('the member downloads it in one file', async () => {
    const download = member.waitForEvent('download');
    await member.getByRole('button', { name: myDataCopy.overview.download }).click();
    expect((await download).suggestedFilename()).toMatch(/^your-member-data-\d{4}-\d\d-\d\d\.json$/);
    const file = await readFile(await (await download).path(), 'utf8');
    for (const text of [ada.email, ...questions, answer]) expect(file).toContain(text);
    expect(file).not.toContain('argon2');
  });

  await test.step('the member is not erased without the password', async () => {
    await member.getByRole('button', { name: myDataCopy.erase.action }).click();
    await expectAccessible(member);
    const field = member.getByLabel('Password', { exact: true });
    await field.fill('a guess');
    await member.keyboard.press('Enter');
    await expect(member.getByText('Wrong password. Nothing was erased.')).toBeVisible();
    await expect(field).toBeFocused();
  });

  await test.step('the member is erased with the password, and sees a confirmation', async () => {
    await member.getByLabel('Password', { exact: true }).fill(password);
    await member.getByRole('button', { name: myDataCopy.erase.dialog.submit }).click();
    await expect(member.getByText('Your account has been erased')).toBeVisible();
    await member.goto('/dashboard');
    await expect(member).toHaveURL(/\/login/);
  });

  await test.step('stewards keep only the published answer', async () => {
    await expect(async () => {
      const pending = await steward.call(listPendingQuestions);
      expect(JSON.stringify(pending)).not.toContain('own data gate');
    }).toPass();
    const found = await createClient(origin).call(searchKnowledge, { body: { query: questions[0] } });
    expect(JSON.stringify(found.results)).toContain('lantern');
  });

  await test.step('the member can no longer sign in', async () => {
    const body = { email: ada.email, password };
    await expect(createClient(origin).call(login, { body })).rejects.toThrow(/401/);
  });

  await test.step('the same address can register again as a new member', async () => {
    await member.request.post('/api/auth/register', {
      headers: { origin },
      data: { email: ada.email, password, name: 'Ada Again' },
    });
    await member.goto('/dashboard/your-data');
    await expect(section(member, myDataCopy.questions.title)).toContainText(myDataCopy.questions.none);
  });
});
