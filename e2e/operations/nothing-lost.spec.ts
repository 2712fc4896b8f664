import {
  ipActivity,
  listContacts,
  listNotifications,
  myQuestions,
  register,
  searchKnowledge,
  serviceNames,
  stewardLogin,
} from '@aera/contracts';
import { eventually } from '@aera/testing';
import { expect, test } from '@playwright/test';
import { createClient } from '../platform/client.ts';
import { type Platform, startPlatform, stewardSignIn } from '../platform/start-platform.ts';
import { type Acknowledged, nothingYet, type People, startTraffic } from './acknowledged.ts';

/** The test says where a visitor comes from, as a proxy would. */
const env = { TRUSTED_PROXIES: '127.0.0.0/8,::1/128' };

const settled = { timeout: 30_000 };
/** Every process of the platform, one after the other. */
const victims = [...serviceNames, 'gateway', 'nats', 'postgres'];

test.describe('nothing acknowledged is lost', () => {
  let platform: Platform;
  let people: Omit<People, 'visitor'>;
  /** Everything so far; visits are listed by address, so each test has a visitor of its own. */
  const done = nothingYet();

  test.beforeAll(async () => {
    platform = await startPlatform({ env });
    people = {
      member: createClient(platform.url),
      steward: createClient(platform.url),
    };
    await people.member.call(register, {
      body: { email: 'ada@example.org', password: 'a pass phrase for Ada', name: 'Ada' },
    });
    await people.steward.call(stewardLogin, { body: stewardSignIn });
  });
  test.afterAll(async () => {
    await platform.stop();
    await platform.remove();
  });

  /** Exactly once: every id of ours is there, and no id is there twice. */
  const expectOnce = (found: readonly string[], ids: readonly string[]) => {
    expect(new Set(found).size, 'no id twice').toBe(found.length);
    expect(
      ids.filter((id) => !found.includes(id)),
      'no id missing',
    ).toEqual([]);
  };

  for (const [index, victim] of victims.entries())
    test(`when ${victim} is killed in the middle`, async () => {
      const ip = `198.51.100.${index + 1}`;
      const visits = { ...done, consents: [], pageViews: [] };
      const traffic = startTraffic({ ...people, visitor: createClient(platform.url, { ip }) }, visits);
      try {
        await traffic.more(5);
        const before = (await platform.processes()).find(({ name }) => name === victim);
        expect(before, `${victim} runs`).toBeDefined();
        process.kill(before?.pid as number, 'SIGKILL');
        await eventually(
          async () => {
            const now = (await platform.processes()).find(({ name }) => name === victim);
            expect(now?.pid).not.toBe(before?.pid);
          },
          { timeout: 30_000 },
        );
        await platform.ready();
        await traffic.more(5);
      } finally {
        await traffic.stop();
      }
      await expectVisitsOnce(ip, visits);
      await expectAnswersOnce();
    });

  test('when everything is stopped and started again', async () => {
    await platform.stop();
    platform = await startPlatform({
      dataDir: platform.dataDir,
      port: Number(new URL(platform.url).port),
      env,
    });
    await expectAnswersOnce();
  });

  async function expectVisitsOnce(ip: string, { consents, pageViews }: Acknowledged): Promise<void> {
    const { steward } = people;
    await eventually(async () => {
      const found = await steward.call(ipActivity, { params: { ip } });
      expectOnce(
        found.consents.map(({ id }) => id),
        consents,
      );
      expectOnce(
        found.pageViews.map(({ id }) => id),
        pageViews,
      );
    }, settled);
  }

  async function expectAnswersOnce(): Promise<void> {
    const { member, steward } = people;
    await eventually(async () => {
      const questions = await member.call(myQuestions);
      expectOnce(
        questions.map(({ id }) => id),
        done.questions,
      );
      expect(
        questions.filter(({ status, id }) => done.answers.includes(id) && status !== 'answered'),
      ).toEqual([]);
    }, settled);
    await eventually(async () => {
      const leads = await steward.call(listContacts);
      expectOnce(
        leads.map(({ id }) => id),
        done.leads,
      );
    }, settled);
    await eventually(async () => {
      const questions = await member.call(myQuestions);
      const answered = questions.filter(({ status }) => status === 'answered');
      // One notification for each answer, those included whose acknowledgement was lost on the way.
      expect((await member.call(listNotifications)).length).toBe(answered.length);
    }, settled);
    const last = done.answers.at(-1);
    const asked = (await member.call(myQuestions)).find(({ id }) => id === last)?.question ?? '';
    await eventually(async () => {
      const { results } = await member.call(searchKnowledge, { body: { query: asked } });
      expect(results.filter(({ content }) => content.includes(last as string)).length).toBe(1);
    }, settled);
  }
});
