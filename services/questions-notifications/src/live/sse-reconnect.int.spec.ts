import { setImmediate } from 'node:timers/promises';
import {
  answerQuestion,
  identityHeader,
  listNotifications,
  markNotifications,
  listMyQuestions,
  streamNotifications,
  submitQuestion,
} from '@aera/contracts/server';
import { createIdentitySigner, generateIdentityKeys, type SignIdentity } from '@aera/service-kit';
import { asMember, asSteward, startTestService, type TestService } from '@aera/service-kit/testing';
import { seededRandom, eventually, selectByTier, createFlakySseClient } from '@aera/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { questionsNotifications } from '../service.ts';

const reconnects = selectByTier({ fast: 50, slow: 1000 });
const questions = selectByTier({ fast: 8, slow: 60 });
const restartCount = selectByTier({ fast: 1, slow: 3 });
const restartInterval = questions / (restartCount + 1);
const patience = { timeout: 240_000 };

describe('a client that is disconnected repeatedly', () => {
  let service: TestService;
  let sign: SignIdentity;
  const member = asMember({ sub: 'unsteady' });
  beforeAll(async () => {
    const { jwks, privateKey } = await generateIdentityKeys();
    sign = await createIdentitySigner(privateKey);
    service = await startTestService(questionsNotifications, { env: { IDENTITY_JWKS: jwks } });
  });
  afterAll(() => service.stop());

  const sendAs = async (as: Parameters<SignIdentity>[0]) => ({
    [identityHeader]: await sign(as, ['questions-notifications']),
  });

  /** Asks a question, has it answered, and waits for the notification; every second one is marked as read. */
  async function oneMore(n: number): Promise<void> {
    const body = { question: `Question ${n}?`, userEmail: 'ada@example.org' };
    const headers = await sendAs(member);
    const { id } = (await service.call(submitQuestion, { body, headers })).body;
    const params = { questionId: id };
    await service.call(answerQuestion, {
      params,
      body: { answer: 'Yes.' },
      headers: await sendAs(asSteward()),
    });
    const [newest] = await eventually(async () => {
      const { body: all } = await service.call(listNotifications, { headers });
      return all.length === n + 1 && all;
    }, patience);
    if (n % 2 === 0 && newest)
      await service.call(markNotifications, { body: { mark: 'read', ids: [newest.id] }, headers });
  }

  it('receives every event exactly once across disconnects and restarts', async () => {
    const random = seededRandom(20_261_121);
    const reader = createFlakySseClient({
      readTarget: async () => ({
        url: service.url + streamNotifications.path,
        headers: await sendAs(member),
      }),
      cutAfter: () => random(600),
    });
    await eventually(() => reader.received.length > 0, patience);
    expect(reader.received[0]).toEqual({ event: 'sync', id: 0, data: {} });

    const enough = new AbortController();
    const cuts = (async () => {
      while (!enough.signal.aborted) {
        // Half of the cuts wait for a connection. On a slow machine the others would end every connection before it opens.
        if (random(2) < 1) await reader.opened();
        for (let turns = random(60); turns >= 0; turns -= 1) await setImmediate();
        reader.cut();
      }
    })();
    for (let n = 0; n < questions; n += 1) {
      await oneMore(n);
      if (n > 0 && n % restartInterval === 0) service = await service.restart();
    }
    await eventually(() => reader.connections() > reconnects, patience);
    enough.abort();
    await cuts;

    const changes = questions * 3 + questions / 2;
    await eventually(() => reader.received.length > changes, patience);
    await reader.stop();

    const received = reader.received.slice(1);
    expect(received.map(({ id }) => id)).toEqual(Array.from({ length: changes }, (_, n) => n + 1));
    const headers = await sendAs(member);
    const lists = {
      questions: (await service.call(listMyQuestions, { headers })).body,
      notifications: (await service.call(listNotifications, { headers })).body,
    };
    const getIds = (change: string) =>
      received.flatMap(({ data }) => (data.change === change ? data.ids : [])).toSorted();
    const sortIds = (items: readonly { id: string }[]) => items.map(({ id }) => id).toSorted();
    expect(getIds('QuestionSubmitted')).toEqual(sortIds(lists.questions));
    expect(getIds('QuestionAnswered')).toEqual(sortIds(lists.questions));
    expect(getIds('NotificationRaised')).toEqual(sortIds(lists.notifications));
    expect(getIds('NotificationsMarked')).toEqual(
      sortIds(lists.notifications.filter(({ isRead }) => isRead)),
    );
    expect(reader.connections()).toBeGreaterThan(reconnects);
  });
});
