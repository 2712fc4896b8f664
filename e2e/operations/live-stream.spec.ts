import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import {
  answerQuestion,
  listNotifications,
  listMyQuestions,
  streamNotifications,
  register,
  stewardLogin,
  submitQuestion,
} from '@aera/contracts';
import { seededRandom, eventually, createFlakySseClient, scaleTimeout } from '@aera/testing';
import { createClient } from '../platform/client.ts';
import { type Platform, stewardSignIn } from '../platform/start-platform.ts';
import { expect, test } from './operated-platform.ts';

interface Size {
  readonly reconnects: number;
  readonly questions: number;
  /** Names of processes to kill (SIGKILL), by the index of the question before. */
  readonly kills: ReadonlyMap<number, string>;
}

const small: Size = {
  reconnects: 60,
  questions: 6,
  kills: new Map([
    [1, 'questions-notifications'],
    [3, 'gateway'],
  ]),
};
const large: Size = {
  reconnects: 1000,
  questions: 40,
  kills: new Map([
    [8, 'questions-notifications'],
    [16, 'gateway'],
    [24, 'questions-notifications'],
    [32, 'postgres'],
  ]),
};
const patience = { timeout: 180_000 };

test.describe('the live stream through the gateway', () => {
  test('delivers every event exactly once across many disconnects and two killed processes', ({ platform }) =>
    expectAllOnce(platform, small));

  test(
    'delivers every event exactly once across a thousand disconnects and four killed processes',
    { tag: '@slow' },
    ({ platform }) => {
      test.setTimeout(scaleTimeout(900_000));
      return expectAllOnce(platform, large);
    },
  );

  async function expectAllOnce(platform: Platform, { reconnects, questions, kills }: Size): Promise<void> {
    const random = seededRandom(1848);
    const [steward, member] = [createClient(platform.url), createClient(platform.url)];
    // An earlier spec may have killed a service, and the circuit breaker of the gateway closes after a delay.
    await eventually(() => steward.call(stewardLogin, { body: stewardSignIn }), patience);
    const email = `${randomUUID()}@example.org`;
    await member.call(register, { body: { name: 'Una', email, password: 'the pass phrase of Una' } });

    const reader = createFlakySseClient({
      readTarget: async () => ({
        url: platform.url + streamNotifications.path,
        headers: { cookie: member.cookies() },
      }),
      cutAfter: () => random(600),
    });
    await eventually(() => reader.received.length > 0, patience);
    expect(reader.received[0]).toEqual({ event: 'sync', id: 0, data: {} });
    const enough = new AbortController();
    const cuts = (async () => {
      while (!enough.signal.aborted) {
        // One in eight connections is cut while it opens, the others later.
        if (random(8) > 0) await reader.opened();
        for (let turns = random(60); turns >= 0; turns -= 1) await setImmediate();
        reader.cut();
      }
    })();

    for (let n = 0; n < questions; n += 1) {
      const body = { question: `Question ${n}?`, userEmail: email };
      const headers = { 'idempotency-key': randomUUID() };
      // Requests in flight at a crash are repeated; the idempotency key makes that safe.
      const { id } = await eventually(() => member.call(submitQuestion, { body, headers }), patience);
      const params = { questionId: id };
      await eventually(async () => {
        const asked = (await member.call(listMyQuestions)).find((one) => one.id === id);
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
    await eventually(() => reader.received.length > changes, patience);
    await reader.stop();
    await cuts;
    const received = reader.received.slice(1);
    expect(received.map(({ id }) => id)).toEqual(Array.from({ length: changes }, (_, n) => n + 1));
    const getIds = (change: string) =>
      received.flatMap(({ data }) => (data.change === change ? (data.ids ?? []) : [])).toSorted();
    const sortIds = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id).toSorted();
    const asked = sortIds(await member.call(listMyQuestions));
    expect(asked).toHaveLength(questions);
    expect(getIds('QuestionSubmitted')).toEqual(asked);
    expect(getIds('QuestionAnswered')).toEqual(asked);
    expect(getIds('NotificationRaised')).toEqual(sortIds(await member.call(listNotifications)));
  }
});
