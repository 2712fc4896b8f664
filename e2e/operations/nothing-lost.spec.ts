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
import { type Client, createClient } from '../platform/client.ts';
import { type Platform, startPlatform, stewardSignIn } from '../platform/start-platform.ts';
import { type Acknowledged, answerAll, nothingYet, startTraffic } from './acknowledged.ts';

/** The test says where a visitor comes from, as a proxy would. */
const env = { TRUSTED_PROXIES: '127.0.0.0/8,::1/128' };

const settled = { timeout: 30_000 };
/** Every process of the platform, one after the other. */
const victims = [...serviceNames, 'gateway', 'nats', 'postgres'];

/** What was acknowledged while one process was killed, and whom to ask for it: lists are by address and by member. */
interface Crash {
  readonly ip: string;
  readonly member: Client;
  readonly done: Acknowledged;
}

test.describe('nothing acknowledged is lost', () => {
  let platform: Platform;
  let steward: Client;
  const crashes: Crash[] = [];

  test.beforeAll(async () => {
    platform = await startPlatform({ env });
    steward = createClient(platform.url);
    await steward.call(stewardLogin, { body: stewardSignIn });
  });
  test.afterAll(async () => {
    await platform.stop();
    await platform.remove();
  });

  for (const [index, victim] of victims.entries())
    test(`when ${victim} is killed in the middle`, async () => {
      const crash: Crash = {
        ip: `198.51.100.${index + 1}`,
        member: createClient(platform.url),
        done: nothingYet(),
      };
      crashes.push(crash);
      await crash.member.call(register, {
        body: { email: `${victim}@example.org`, password: `the pass phrase of ${victim}`, name: victim },
      });
      const visitor = createClient(platform.url, { ip: crash.ip });
      const traffic = startTraffic({ visitor, member: crash.member, steward }, crash.done);
      try {
        await traffic.more(5);
        await kill(victim);
        await platform.ready();
        await traffic.more(5);
      } finally {
        await traffic.stop();
      }
      await answerAll(steward, crash.done);
      await expectAllOnce(crash);
    });

  test('when everything is stopped and started again', async () => {
    await platform.stop();
    platform = await startPlatform({
      dataDir: platform.dataDir,
      port: Number(new URL(platform.url).port),
      env,
    });
    for (const crash of crashes) await expectAllOnce(crash);
  });

  /** Ends a process as nobody can prevent, and waits until the supervisor has started another. */
  async function kill(victim: string): Promise<void> {
    const pidOf = async () => (await platform.processes()).find(({ name }) => name === victim)?.pid;
    const pid = await pidOf();
    if (pid === undefined) throw new Error(`${victim} does not run.`);
    process.kill(pid, 'SIGKILL');
    await eventually(async () => expect(await pidOf()).not.toBe(pid), settled);
  }

  async function expectAllOnce({ ip, member, done }: Crash): Promise<void> {
    await eventually(async () => {
      const { consents, pageViews } = await steward.call(ipActivity, { params: { ip } });
      expectOnce(consents, done.consents);
      expectOnce(pageViews, done.pageViews);
      expectOnce(await steward.call(listContacts), done.leads);
    }, settled);
    await eventually(async () => {
      const questions = await member.call(myQuestions);
      expectOnce(questions, done.questions);
      const answered = questions.filter(({ status }) => status === 'answered');
      const own = done.answers.filter((id) => questions.some((question) => question.id === id));
      expectOnce(answered, own);
      // One notification for each answer, those included whose acknowledgement was lost on the way.
      expect((await member.call(listNotifications)).length).toBe(answered.length);
    }, settled);
    await eventually(async () => {
      const last = (await member.call(myQuestions)).find(({ status }) => status === 'answered');
      if (!last) throw new Error('Nothing has been answered.');
      const { results } = await member.call(searchKnowledge, { body: { query: last.question } });
      expect(results.filter(({ content }) => content.includes(last.id)).length).toBe(1);
    }, settled);
  }
});

/** Exactly once: every id that was acknowledged is there, and no id is there twice. */
function expectOnce(found: readonly { readonly id: string }[], acknowledged: readonly string[]): void {
  const ids = found.map(({ id }) => id);
  expect(new Set(ids).size, 'no id twice').toBe(ids.length);
  expect(
    acknowledged.filter((id) => !ids.includes(id)),
    'no id missing',
  ).toEqual([]);
}
