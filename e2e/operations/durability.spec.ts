import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  addContactNote,
  operationsRoutes,
  readContact,
  register,
  serviceNames,
  stewardLogin,
} from '@aera/contracts';
import { eventually } from '@aera/testing';
import { type Client, createClient } from '../platform/client.ts';
import { type Platform, stewardSignIn } from '../platform/start-platform.ts';
import {
  type Acknowledged,
  answerAll,
  createAcknowledged,
  expectAcknowledgedOnce,
  startTraffic,
} from './acknowledged-writes.ts';
import { expect, test } from './operated-platform.ts';

const repository = join(import.meta.dirname, '../..');
const recoveryTimeout = { timeout: 30_000 };
/** All processes of the platform. The slow specs kill them one by one, the others all processes of a group. */
const processGroups = [
  ['consent-ledger', 'visitor-analytics', 'knowledge-search'],
  ['questions-notifications', 'contacts-crm', 'security-auth'],
  ['gateway'],
  ['nats'],
  ['postgres'],
];
const processNames = processGroups.flat();

/** Writes that were acknowledged during a crash, and who can list them: consents and page views by IP address, questions by member. */
interface Crash {
  readonly ip: string;
  readonly member: Client;
  readonly done: Acknowledged;
}

test.describe('no acknowledged write is lost', () => {
  let steward: Client;
  let crashes = 0;
  test.beforeAll(async ({ platform }) => {
    steward = createClient(platform.url);
    // An earlier spec may have killed a service, and the circuit breaker of the gateway closes after a delay.
    await eventually(() => steward.call(stewardLogin, { body: stewardSignIn }), recoveryTimeout);
  });

  test('when each group of processes is killed in turn', async ({ platform }) => {
    expect((await platform.processes()).map(({ name }) => name).toSorted()).toEqual(processNames.toSorted());
    await expectAcknowledgedOnce({ steward, ...(await crashWith(platform, processGroups, 2)) });
  });

  for (const name of processNames)
    test(`when ${name} is killed under load`, { tag: '@slow' }, async ({ platform }) =>
      expectAcknowledgedOnce({ steward, ...(await crashWith(platform, [[name]], 5)) }),
    );

  test('when the whole platform is killed, gets new master keys, and is started again', async ({
    platform,
  }) => {
    const crash = await crashWith(platform, [], 2);
    const params = { id: crash.done.leads[0] as string };
    const note = { noteId: randomUUID(), text: 'A note that is encrypted with a key of the contact' };
    await steward.call(addContactNote, { params, body: note });
    await platform.stop('SIGKILL');
    const env = { ...process.env, DATA_DIR: platform.dataDir };
    await promisify(execFile)(process.execPath, ['infra/local/rotate-master-keys.ts'], {
      cwd: repository,
      env,
    });
    await platform.startAgain();
    await expectAcknowledgedOnce({ steward, ...crash });
    for (const service of serviceNames.filter((one) => one !== 'visitor-analytics')) {
      const { operationsOverview } = operationsRoutes[service];
      await eventually(async () => {
        const { workers } = await steward.call(operationsOverview);
        const worker = workers.find(({ name }) => name === 'Wrap keys with the current master key');
        return worker?.lastSuccessAt ?? null;
      });
    }
    const { history } = await steward.call(readContact, { params });
    expect(history).toContainEqual(expect.objectContaining(note));
  });

  /** Kills groups of processes under load. Before and after each kill, every kind of write is acknowledged `count` times. */
  async function crashWith(
    platform: Platform,
    groups: readonly (readonly string[])[],
    count: number,
  ): Promise<Crash> {
    crashes += 1;
    const ip = `198.51.100.${crashes}`;
    const member = createClient(platform.url);
    const done = createAcknowledged();
    await member.call(register, {
      body: { email: `${randomUUID()}@example.org`, password: 'the pass phrase of Una', name: 'Una' },
    });
    const visitor = createClient(platform.url, { ip });
    const traffic = startTraffic({ visitor, member, steward }, done);
    try {
      await traffic.more(count);
      for (const group of groups) {
        await Promise.all(group.map((name) => kill(platform, name)));
        await platform.ready();
        await traffic.more(count);
      }
    } finally {
      await traffic.stop();
    }
    await answerAll(steward, done);
    return { ip, member, done };
  }

  /** Kills a process (SIGKILL) and waits until the supervisor has started another. */
  async function kill(platform: Platform, name: string): Promise<void> {
    const readPid = async () => (await platform.processes()).find((process) => process.name === name)?.pid;
    const pid = await readPid();
    if (pid === undefined) throw new Error(`${name} is not running.`);
    process.kill(pid, 'SIGKILL');
    await eventually(async () => expect(await readPid()).not.toBe(pid), recoveryTimeout);
  }
});
