import {
  answerQuestion,
  readQuestionByStatusLink,
  readPreferences,
  register,
  stewardLogin,
  submitQuestion,
  verifyEmail,
} from '@aera/contracts';
import { createClient } from '../platform/client.ts';
import { waitForMail } from '../platform/mails.ts';
import { openVisitorPage } from '../platform/people.ts';
import { expect, test } from '../platform/shared-platform.ts';
import { stewardSignIn } from '../platform/start-platform.ts';

const readHeader = (raw: string, name: string): string =>
  new RegExp(`^${name}: ?(.*(?:\\r\\n[\\t ].*)*)`, 'im').exec(raw)?.[1]?.replace(/\r\n[\t ]+/g, ' ') ?? '';

test('members and visitors get e-mails about answers, and can end them', async ({
  browser,
  baseURL,
  dataDir,
}) => {
  const origin = baseURL as string;
  const [steward, member, visitor] = [createClient(origin), createClient(origin), createClient(origin)];
  await steward.call(stewardLogin, { body: stewardSignIn });
  const email = 'mailed@example.org';
  await member.call(register, { body: { name: 'Maida', email, password: 'the pass phrase of Maida' } });
  const [, token = ''] =
    /\/verify#([\w-]+)/.exec(await waitForMail(dataDir, email, /Confirm your email address/)) ?? [];
  await member.call(verifyEmail, { body: { token } });
  const answer = (questionId: string) =>
    steward.call(answerQuestion, {
      params: { questionId },
      body: { answer: 'By the river.', publish: false },
    });
  const ask = async (by: typeof member, userEmail: string, question: string) =>
    (await by.call(submitQuestion, { body: { question, userEmail } })).id;

  const asked = await ask(member, email, 'Where does the post boat land?');
  await answer(asked);
  const mail = await waitForMail(dataDir, email, /Your question has been answered/);

  await test.step('a member gets a mail in text and HTML that links to the answer', async () => {
    expect(mail).toContain('Content-Type: text/plain');
    expect(mail).toContain('Content-Type: text/html');
    expect(mail).toContain('Where does the post boat land?');
    expect(mail).toContain(`${origin}/dashboard/questions/${asked}`);
    expect(readHeader(mail, 'Message-ID')).toMatch(/^<.+@.+>$/);
  });

  await test.step('a visitor gets a mail with a status link of the question', async () => {
    const address = 'passer-by@example.org';
    await answer(await ask(visitor, address, 'Where does the milk boat land?'));
    const letter = await waitForMail(dataDir, address, /Your question has been answered/);
    const [, token = ''] = /\/questions\/follow#([\w-]+)/.exec(letter) ?? [];
    const followed = await visitor.call(readQuestionByStatusLink, { params: { token } });
    expect(followed.adminResponse).toBe('By the river.');
  });

  await test.step('the link of the mail opens a page, and a click there ends mails of this type', async () => {
    const [link = ''] = /http:\/\/[^/\s]+\/unsubscribe#[\w.%-]+/.exec(mail) ?? [];
    const page = await openVisitorPage(browser, origin, link);
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByText(/We won’t send you this type of email again/)).toBeVisible();
    const { preferences } = await member.call(readPreferences);
    expect(preferences.types.question_answered).toEqual({ inApp: true, email: 'off' });
  });

  await test.step('a mail program ends them without cookie, origin and page', async () => {
    const [, url = ''] = /<(.*)>/.exec(readHeader(mail, 'List-Unsubscribe')) ?? [];
    expect(readHeader(mail, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(response.status).toBe(204);
  });
});
