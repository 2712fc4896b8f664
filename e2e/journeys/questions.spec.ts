import { scaleTimeout } from '@aera/testing';
import { questionsCopy as memberQuestionsCopy } from '../../frontends/member/src/features/questions/questions-copy.ts';
import { answerVoteCopy } from '../../frontends/member/src/shared/answer-vote-copy.ts';
import { verificationCopy } from '../../frontends/member/src/features/verification/verification-copy.ts';
import { searchCopy } from '../../frontends/member/src/features/search/search-copy.ts';
import { questionsCopy } from '../../frontends/steward/src/features/questions/questions-copy.ts';
import { expectAccessible, expectFits } from '../browser/page-assertions.ts';
import { askQuestion } from '../platform/ask-question.ts';
import { waitForMail } from '../platform/mails.ts';
import { openMemberPage, openStewardPage, openVisitorPage } from '../platform/people.ts';
import { expect, test } from '../platform/shared-platform.ts';

const question = 'Who winds the clock of the northern observatory?';
const email = 'observer@example.org';

test('a visitor asks a question; stewards clarify, answer and publish it; others find it', async ({
  browser,
  baseURL,
  dataDir,
}) => {
  // The journey has three people, one after another.
  test.slow();
  const origin = baseURL as string;
  const visitor = await openVisitorPage(browser, origin, '/search');
  const steward = await openStewardPage(browser, origin, '/admin/questions');

  await test.step('a visitor submits a question and follows it without an account', async () => {
    await askQuestion(visitor, { question, email });
    await visitor.getByRole('link', { name: searchCopy.form.follow.open }).click();
    await expect(visitor.getByRole('heading', { level: 1, name: question })).toBeVisible();
    await expect(visitor.getByText(/Answer due in/).first()).toBeVisible();
    await expectAccessible(visitor);
    await expectFits(visitor, 'the followed question');
  });

  await test.step('a steward claims it and requests information', async () => {
    await steward.getByLabel(questionsCopy.filters.search).fill('northern observatory');
    await steward.keyboard.press('Enter');
    await steward.getByRole('button', { name: /Who winds the clock/ }).click();
    await steward.getByRole('button', { name: questionsCopy.assignment.assignToMe }).click();
    await expect(steward.getByText(questionsCopy.assignment.you).first()).toBeVisible();
    await steward.getByRole('button', { name: questionsCopy.request.title }).click();
    await steward.getByLabel(questionsCopy.request.field).fill('The large clock or the small one?');
    await steward.getByRole('button', { name: questionsCopy.request.submit }).click();
    await expect(steward.getByText(/Waiting for user/).first()).toBeVisible();
  });

  const member = await openMemberPage(browser, origin, { name: 'Olga', email }, '/dashboard/questions');
  await test.step('the visitor becomes a member, and gets the question once the address is confirmed', async () => {
    await expect(member.getByText("You haven't asked any questions yet.", { exact: false })).toBeVisible();
    const mail = await waitForMail(dataDir, email, /Confirm your email address/);
    const [, token = ''] = /\/verify#([\w-]+)/.exec(mail) ?? [];
    await member.goto(`/verify#${token}`);
    await member.getByRole('button', { name: verificationCopy.verify.confirm }).click();
    await expect(member.getByText(verificationCopy.verify.done)).toBeVisible();
    await expect(async () => {
      await member.goto('/dashboard/questions');
      await expect(member.getByRole('link', { name: question })).toBeVisible({ timeout: scaleTimeout(2000) });
    }).toPass();
  });

  await test.step('the member replies', async () => {
    await member.getByRole('link', { name: question }).click();
    await member.getByLabel(memberQuestionsCopy.reply.field).fill('The large one.');
    await member.getByRole('button', { name: memberQuestionsCopy.reply.send }).click();
    await expect(member.getByText(/Answer due in/).first()).toBeVisible();
    await expectAccessible(member);
    await expectFits(member, 'one question');
  });

  await test.step('the steward answers, and the member sees it without a reload', async () => {
    await steward.goto('/admin/questions?status=waiting&q=northern%20observatory');
    await steward.getByRole('button', { name: /Who winds the clock/ }).click();
    await steward.getByLabel('Your Answer *').fill('The archivist does.');
    await steward.getByLabel(questionsCopy.publish).uncheck();
    await steward.getByLabel('Your Answer *').press('Control+Enter');
    await expect(steward.getByText('Question Answered', { exact: true }).first()).toBeVisible();
    await expect(member.getByText('The archivist does.')).toBeVisible();
  });

  await test.step('the member says that the answer does not help, and asks again', async () => {
    await member.getByRole('button', { name: 'No' }).click();
    await member.getByLabel(answerVoteCopy.comment).fill('And who does when the archivist is away?');
    await member.getByRole('button', { name: answerVoteCopy.reopen }).click();
    await expect(member.getByText('reopened', { exact: true }).first()).toBeVisible();
  });

  await test.step('the steward answers again and publishes', async () => {
    await steward.goto('/admin/questions?status=waiting&q=northern%20observatory');
    await steward.getByRole('button', { name: /Who winds the clock/ }).click();
    await expect(steward.getByText('And who does when the archivist is away?').first()).toBeVisible();
    await steward
      .getByLabel('Your Answer *')
      .fill('The archivist winds the clock, and the gardener when the archivist is away.');
    await steward.getByRole('button', { name: 'Send Answer' }).click();
    await expect(steward.getByText('Question Answered', { exact: true }).first()).toBeVisible();
    await expect(member.getByText(/and the gardener when the archivist is away/)).toBeVisible();
  });

  await test.step('a search finds the answer', async () => {
    await expect(async () => {
      await visitor.goto(`/search?q=${encodeURIComponent(question)}`);
      await expect(visitor.getByText(/and the gardener/).first()).toBeVisible({
        timeout: scaleTimeout(2000),
      });
    }).toPass();
  });

  await test.step('the search no longer finds the answer after its removal', async () => {
    await steward.goto('/admin/questions?status=answered&q=northern%20observatory');
    await steward.getByRole('button', { name: /Who winds the clock/ }).click();
    await steward.getByRole('button', { name: questionsCopy.currentAnswer.unpublish }).click();
    await expect(steward.getByText(questionsCopy.private, { exact: true })).toBeVisible();
    await expectAccessible(steward);
    await expect(async () => {
      await visitor.goto(`/search?q=${encodeURIComponent(question)}`);
      await expect(visitor.getByText('We currently cannot provide').last()).toBeVisible({
        timeout: scaleTimeout(2000),
      });
      await expect(visitor.getByText(/and the gardener/)).toHaveCount(0);
    }).toPass();
  });
});

test(
  'of two concurrent stewards one answers, and the other keeps the text and can amend the answer',
  { tag: '@slow' },
  async ({ browser, baseURL }) => {
    test.slow();
    const origin = baseURL as string;
    const piet = { name: 'Piet', email: 'piet@example.org' };
    const member = await openMemberPage(browser, origin, piet, '/search');
    const asked = 'Which tide does the southern ferry wait for?';
    await askQuestion(member, { question: asked });

    const open = () => openStewardPage(browser, origin, '/admin/questions?q=southern%20ferry');
    const [first, second] = [await open(), await open()];
    for (const [steward, text] of [
      [first, 'For the spring tide.'],
      [second, 'For the neap tide.'],
    ] as const) {
      await steward.getByRole('button', { name: /Which tide/ }).click();
      await steward.getByLabel('Your Answer *').fill(text);
    }
    await first.getByRole('button', { name: 'Send Answer' }).click();
    await expect(first.getByText('Question Answered', { exact: true }).first()).toBeVisible();
    await second.getByRole('button', { name: 'Send Answer' }).click();
    await expect(second.getByText(questionsCopy.conflict.title)).toBeVisible();
    await expect(second.getByText('For the neap tide.')).toBeVisible();
    await second.getByRole('button', { name: 'Compare' }).click();
    await second.getByRole('button', { name: questionsCopy.conflict.amend }).click();
    await expect(second.getByLabel(questionsCopy.currentAnswer.revision)).toHaveValue(
      'For the spring tide.\n\nFor the neap tide.',
    );
    await second
      .getByLabel(questionsCopy.currentAnswer.revision)
      .fill('For the spring tide, never for the neap tide.');
    await second.getByRole('button', { name: questionsCopy.currentAnswer.save }).click();
    await expect(
      second.getByText(questionsCopy.currentAnswer.saved.title, { exact: true }).first(),
    ).toBeVisible();

    await member.goto('/dashboard/questions');
    await member.getByRole('link', { name: asked }).click();
    await expect(member.getByText('For the spring tide, never for the neap tide.')).toBeVisible();
    await expect(member.getByText(memberQuestionsCopy.conversation.earlier)).toBeVisible();
  },
);
