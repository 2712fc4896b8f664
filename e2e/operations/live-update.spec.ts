import { randomUUID } from 'node:crypto';
import { answerQuestion, stewardLogin, submitQuestion } from '@aera/contracts';
import { eventually } from '@aera/testing';
import { createClient } from '../platform/client.ts';
import { openMemberPage } from '../platform/people.ts';
import { stewardSignIn } from '../platform/start-platform.ts';
import { expect, test } from './operated-platform.ts';

const recoveryTimeout = { timeout: 60_000 };

test('an open page shows new answers after its service and the gateway were killed', async ({
  browser,
  platform,
}) => {
  const steward = createClient(platform.url);
  // An earlier spec may have killed a service, and the circuit breaker of the gateway closes after a delay.
  await eventually(() => steward.call(stewardLogin, { body: stewardSignIn }), recoveryTimeout);
  const email = `${randomUUID()}@example.org`;
  const page = await openMemberPage(browser, platform.url, { name: 'Una', email });

  const ask = async (question: string): Promise<string> => {
    const headers = { origin: platform.url };
    const response = await page.request.post(submitQuestion.path, {
      headers,
      data: { question, userEmail: email },
    });
    const { id } = (await response.json()) as { id: string };
    await expect(page.getByText(question).first()).toBeVisible();
    return id;
  };
  const kill = async (service: string) => {
    for (const { name, pid } of await platform.processes())
      if (name === service) process.kill(pid, 'SIGKILL');
  };
  const answerAfterRestart = async (questionId: string, answer: string) => {
    const call = { params: { questionId }, body: { answer, publish: false } };
    await eventually(() => steward.call(answerQuestion, call), recoveryTimeout);
    await expect(page.getByText(answer).first()).toBeVisible(recoveryTimeout);
  };

  const [first, second] = [await ask('Is the register public?'), await ask('Is a witness required?')];
  await kill('questions-notifications');
  await answerAfterRestart(first, 'Yes, since 2024.');
  await kill('gateway');
  await answerAfterRestart(second, 'No, a signature is enough.');
});
