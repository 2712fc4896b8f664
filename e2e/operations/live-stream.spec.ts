import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import {
  answerQuestion,
  listNotifications,
  myQuestions,
  notificationStream,
  register,
  stewardLogin,
  submitQuestion,
} from '@aera/contracts';
import { chances, eventually, readUnsteadily } from '@aera/testing';
import { expect, test } from '@playwright/test';
import { createClient } from '../platform/client.ts';
import { type Platform, startPlatform, stewardSignIn } from '../platform/start-platform.ts';

const reconnects = 1000;
const questions = 40;
/** Who is killed after which question, as power cuts do it. */
const kills = new Map([
  [8, 'questions-notifications'],
  [16, 'gateway'],
  [24, 'questions-notifications'],
  [32, 'postgres'],
]);
const patience = { timeout: 180_000 };

test.describe('the live stream through the gateway', () => {
  test.setTimeout(900_000);
  let platform: Platform;
  test.beforeAll(async () => {
    platform = await startPlatform();
  });
  test.afterAll(async () => {
    await platform.stop();
    await platform.remove();
  });

  test('misses nothing and doubles nothing over a thousand cuts and four kills', async () => {
    const random = chances(1848);
    const [steward, member] = [createClient(platform.url), createClient(platform.url)];
    await steward.call(stewardLogin, { body: stewardSignIn });
    const email = `unsteady-${process.pid}@example.org`;
    await member.call(register, { body: { name: 'Una', email, password: 'the pass phrase of Una' } });

    const reader = readUnsteadily({
      address: async () => ({
        url: platform.url + notificationStream.path,
        headers: { cookie: member.cookies() },
      }),
      cutAfter: () => random(600),
    });
    await eventually(() => reader.heard.length > 0, patience);
    expect(reader.heard[0]).toEqual({ event: 'sync', id: 0, data: {} });
    const enough = new AbortController();
    const cuts = (async () => {
      while (!enough.signal.aborted) {
        // Some are cut while they are still opening, most of them later.
        if (random(8) > 0) await reader.opened();
        for (let turns = random(60); turns >= 0; turns -= 1) await setImmediate();
        reader.cut();
      }
    })();

    for (let n = 0; n < questions; n += 1) {
      const body = { question: `Question ${n}?`, userEmail: email };
      const headers = { 'idempotency-key': randomUUID() };
      // What is on its way when somebody dies is asked again; the server knows a repeat.
      const { id } = await eventually(() => member.call(submitQuestion, { body, headers }), patience);
      const params = { questionId: id };
      await eventually(async () => {
        const asked = (await member.call(myQuestions)).find((one) => one.id === id);
        if (asked?.status === 'answered') return;
        await steward.call(answerQuestion, { params, body: { answer: 'Yes.', publish: false } });
      }, patience);
      const victim = kills.get(n);
      const running = await platform.processes();
      for (const { name, pid } of running) if (name === victim) process.kill(pid, 'SIGKILL');
    }
    await eventually(() => reader.connections() > reconnects, patience);
    enough.abort();

    const changes = questions * 3;
    await eventually(() => reader.heard.length > changes, patience);
    await reader.stop();
    await cuts;
    const told = reader.heard.slice(1);
    expect(told.map(({ id }) => id)).toEqual(Array.from({ length: changes }, (_, n) => n + 1));
    const idsOf = (change: string) =>
      told.flatMap(({ data }) => (data.change === change ? (data.ids ?? []) : [])).toSorted();
    const idsIn = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id).toSorted();
    const asked = idsIn(await member.call(myQuestions));
    expect(asked).toHaveLength(questions);
    expect(idsOf('QuestionSubmitted')).toEqual(asked);
    expect(idsOf('QuestionAnswered')).toEqual(asked);
    expect(idsOf('NotificationRaised')).toEqual(idsIn(await member.call(listNotifications)));
  });
});
