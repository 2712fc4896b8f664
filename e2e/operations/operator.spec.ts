import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  acceptInvitation,
  inviteSteward,
  listAudit,
  operationsRoutes,
  readCurrentSteward,
  readSecondFactorStatus,
  startSecondFactorSetup,
  stewardLogin,
  confirmSecondFactorSetup,
} from '@aera/contracts';
import { informationProvided } from '@aera/contracts/server';
import { eventually } from '@aera/testing';
import { createAuthenticator } from '../platform/authenticator.ts';
import { createClient } from '../platform/client.ts';
import { publishOnBus } from '../platform/publish-on-bus.ts';
import { type Platform, stewardSignIn } from '../platform/start-platform.ts';
import { expect, test } from './operated-platform.ts';

const repository = join(import.meta.dirname, '../..');

interface CommandResult {
  readonly code: number;
  readonly output: string;
}

/** Runs `make admin` on a platform, as the operator `grace`. */
async function runAdmin({ dataDir }: Pick<Platform, 'dataDir'>, ...args: string[]): Promise<CommandResult> {
  const env = { ...process.env, DATA_DIR: dataDir, OPERATOR: 'grace' };
  try {
    const { stdout } = await promisify(execFile)(process.execPath, ['infra/local/admin.ts', ...args], {
      cwd: repository,
      env,
    });
    return { code: 0, output: stdout };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, output: stdout + stderr };
  }
}

/** Runs a command that must succeed. Returns its output. */
async function runSuccessfully(platform: Platform, ...args: string[]): Promise<string> {
  const { code, output } = await runAdmin(platform, ...args);
  expect(code, output).toBe(0);
  return output;
}

test('the operator runs every command on a running platform, and the audit log names the operator', async ({
  platform,
}) => {
  const steward = createClient(platform.url);
  await steward.call(stewardLogin, { body: stewardSignIn });

  await test.step('a command shows the state of a service', async () => {
    const output = await runSuccessfully(platform, 'status', 'contacts-crm');
    expect(output).toMatch(/^contacts-crm .*: ready$/m);
    expect(output).toMatch(/^projection +leads +ok/m);
    expect(output).toMatch(/^relay +contacts-crm +leader/m);
  });

  await test.step('a command resets a lost second factor', async () => {
    const invited = {
      username: `ida-${crypto.randomUUID().slice(0, 8)}`,
      password: 'seven harbours at dawn',
    };
    const ida = await createSteward(platform.url, steward, invited);
    const { secret } = await ida.call(startSecondFactorSetup);
    await ida.call(confirmSecondFactorSetup, { body: { token: await createAuthenticator(secret).next() } });
    expect(await runSuccessfully(platform, 'stewards')).toMatch(
      new RegExp(`^${invited.username} +steward +active +yes`, 'm'),
    );
    await expect(createClient(platform.url).call(stewardLogin, { body: invited })).resolves.toMatchObject({
      requiresTOTP: true,
    });

    const output = await runSuccessfully(platform, 'reset-second-factor', invited.username);
    expect(output).toContain(`✓ ${invited.username} was signed out. Removed: the authenticator`);
    // The gateway drops the session once it has consumed the event.
    await eventually(async () => {
      const outcome = await ida.call(readCurrentSteward).then(
        () => 'signed in',
        () => 'signed out',
      );
      return outcome === 'signed out';
    });
    const again = createClient(platform.url);
    await again.call(stewardLogin, { body: invited });
    expect(await again.call(readSecondFactorStatus)).toMatchObject({ isConfigured: false });
    expect(await runAdmin(platform, 'reset-second-factor', 'no-one')).toMatchObject({
      code: 1,
      output: expect.stringContaining('There is no steward no-one.'),
    });
  });

  await test.step('commands list, retry and discard dead letters', async () => {
    const id = crypto.randomUUID();
    await publishOnBus(platform.dataDir, {
      specversion: '1.0',
      id,
      source: '/services/questions-notifications',
      type: informationProvided.type,
      subject: id,
      time: new Date().toISOString(),
      datacontenttype: 'application/json',
      data: { unreadable: true },
    });
    const { listDeadLetters } = operationsRoutes['questions-notifications'];
    const deadLetter = await eventually(
      async () =>
        (await steward.call(listDeadLetters)).deadLetters.find(({ messageId }) => messageId === id) ?? null,
    );
    const { seq } = deadLetter;
    expect(await runSuccessfully(platform, 'dead-letters', 'questions-notifications')).toMatch(
      new RegExp(`^${seq} .*${informationProvided.type}`, 'm'),
    );
    const output = await runSuccessfully(platform, 'retry', 'questions-notifications', '--all');
    expect(output).toContain(`✓ ${seq}: retried`);
    expect(await runAdmin(platform, 'retry', 'questions-notifications', '999999')).toMatchObject({
      code: 1,
      output: expect.stringContaining('✗ 999999: already-handled'),
    });
  });

  await test.step('a command rewinds a relay', async () => {
    const output = await runSuccessfully(platform, 'rewind-relay', 'security-auth', '--checkpoint', '0:0');
    expect(output).toMatch(/moved from \d+:\d+ to 0:0 and publishes [1-9]\d* events again/);
    await eventually(async () => {
      const { relay } = await steward.call(operationsRoutes['security-auth'].operationsOverview);
      return relay?.role === 'leader' && relay.behind === 0;
    });
    expect(
      await runAdmin(platform, 'rewind-relay', 'security-auth', '--since', '2999-01-01T00:00:00Z'),
    ).toMatchObject({
      code: 1,
      output: expect.stringContaining('The relay has published no event after this.'),
    });
  });

  await test.step('a command starts a rebuild', async () => {
    expect(await runSuccessfully(platform, 'projections', 'contacts-crm')).toMatch(/^leads +leads/m);
    // Without a terminal the command cannot be confirmed.
    expect(await runAdmin(platform, 'rebuild', 'contacts-crm', 'leads')).toMatchObject({
      code: 1,
      output: expect.stringContaining('leads is unchanged'),
    });
    expect(await runSuccessfully(platform, 'rebuild', 'contacts-crm', 'leads', '--yes')).toContain(
      '✓ leads was rebuilt.',
    );
  });

  await test.step('commands list and release locks', async () => {
    const output = await runSuccessfully(platform, 'locks', 'contacts-crm');
    const [, pid = ''] = /^contacts-crm +(\d+) +relay contacts-crm +held/m.exec(output) ?? [];
    expect(await runSuccessfully(platform, 'release-lock', 'contacts-crm', pid)).toContain(
      '✓ Released: relay contacts-crm',
    );
    // The service acquires the lock again in another database session.
    await eventually(async () => {
      const { relay } = await steward.call(operationsRoutes['contacts-crm'].operationsOverview);
      return relay?.role === 'leader';
    });
    expect(await runAdmin(platform, 'release-lock', 'contacts-crm', pid)).toMatchObject({
      code: 1,
      output: expect.stringContaining('This database session holds no lock.'),
    });
  });

  await test.step('a command rotates the identity key', async () => {
    expect(await runSuccessfully(platform, 'rotate-keys')).toContain('was replaced');
    const line = (await readFile(join(platform.dataDir, 'logs/operator.log'), 'utf8'))
      .trim()
      .split('\n')
      .at(-1)!;
    expect(JSON.parse(line)).toMatchObject({
      operator: 'grace',
      msg: expect.stringContaining('was replaced'),
    });
    await runSuccessfully(platform, 'status', 'contacts-crm');
  });

  await test.step('the audit log names the operator of each command', async () => {
    const routes = [
      'reset-second-factor',
      'dead-letters/retry',
      'relays/:name/rewind',
      'rebuilds',
      'rebuilds/:id/decision',
      'locks/:pid/release',
    ];
    await eventually(async () => {
      const { entries } = await steward.call(listAudit, { query: { actor: 'operator:grace', limit: 200 } });
      const recorded = entries.flatMap(({ entry }) => (entry.kind === 'call' ? [entry.route] : []));
      expect(routes.filter((route) => !recorded.some((path) => path.endsWith(`/${route}`)))).toEqual([]);
    });
  });
});

/** Invites a steward, accepts the invitation, and returns the signed-in client. */
async function createSteward(
  url: string,
  by: ReturnType<typeof createClient>,
  { username, password }: { username: string; password: string },
) {
  const { link } = await by.call(inviteSteward, {
    body: { email: `${username}@example.org`, role: 'steward', roleExpiresAt: null },
  });
  const client = createClient(url);
  const token = new URL(link, url).hash.slice(1);
  await client.call(acceptInvitation, {
    body: { token, firstName: 'Ida', lastName: 'Ferrow', username, password },
  });
  return client;
}

test('without a platform, the operator gets help and an error with the reason', async () => {
  const missing = { dataDir: '/nonexistent' };
  expect(await runAdmin(missing, 'help')).toMatchObject({
    code: 0,
    output: expect.stringContaining('make admin ARGS="retry contacts-crm --all"'),
  });
  expect(await runAdmin(missing, 'status')).toMatchObject({
    code: 1,
    output: expect.stringContaining('No platform runs on /nonexistent.'),
  });
  expect(await runAdmin(missing, 'fly')).toMatchObject({ code: 2 });
});
