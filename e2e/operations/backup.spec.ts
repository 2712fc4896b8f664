import { execFile } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  eraseAccount,
  login,
  listPendingQuestions,
  readConsentReceipt,
  readLedgerCheckpoint,
  readLedgerStatus,
  register,
  stewardLogin,
  submitQuestion,
} from '@aera/contracts';
import { createTemporaryFolder, eventually, removeFolder } from '@aera/testing';
import { type Client, createClient } from '../platform/client.ts';
import { startPlatform, stewardSignIn } from '../platform/start-platform.ts';
import {
  createAcknowledged,
  expectAcknowledgedOnce,
  giveConsent,
  startTraffic,
} from './acknowledged-writes.ts';
import { expect, test } from './operated-platform.ts';

const repository = join(import.meta.dirname, '../..');
const ip = '198.51.100.180';
const [una, ada] = [
  { email: `${randomUUID()}@example.org`, password: 'the pass phrase of Una', name: 'Una' },
  { email: `${randomUUID()}@example.org`, password: 'the pass phrase of Ada', name: 'Ada' },
];

/** Runs a command of the operator and returns its output. @throws with the output when it fails */
async function run(script: string, args: readonly string[], env: Record<string, string>): Promise<string> {
  const options = { cwd: repository, env: { ...process.env, ...env } };
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...args], options);
  return stdout;
}

let folder: string;
test.beforeAll(async () => {
  folder = await createTemporaryFolder('backup');
});
test.afterAll(() => removeFolder(folder));

async function signUp(url: string, member: typeof una): Promise<Client> {
  const client = createClient(url);
  await client.call(register, { body: member });
  return client;
}

test('a backup of a busy platform restores everything that was acknowledged before', async ({ platform }) => {
  const backups = join(folder, 'backups');
  const dataDir = join(folder, 'restored');
  const source = { DATA_DIR: platform.dataDir, TO: backups };
  const keysFile = join(folder, 'secrets.json');
  const laterBackups = join(folder, 'backups-under-another-key');
  const receiptFile = join(folder, 'receipt.json');

  const { done, secret } = await test.step('the backup is taken under load', async () => {
    const steward = createClient(platform.url);
    await steward.call(stewardLogin, { body: stewardSignIn });
    const [member, erased] = await Promise.all([signUp(platform.url, una), signUp(platform.url, ada)]);
    const secret = `What is ${randomUUID()}?`;
    await erased.call(submitQuestion, { body: { question: secret, userEmail: ada.email } });
    await writeFile(receiptFile, JSON.stringify(await recordReceipt(createClient(platform.url, { ip }))));

    const acknowledged = createAcknowledged();
    const traffic = startTraffic(
      { visitor: createClient(platform.url, { ip }), member, steward },
      acknowledged,
    );
    await traffic.more(2);
    const done = structuredClone(acknowledged);
    expect(await run('infra/local/backup.ts', [], source)).toMatch(/✓ Backup .* parts/);
    await traffic.more(1);
    await traffic.stop();

    await replaceBackupKey(platform.dataDir, keysFile);
    // A subject whom the backup still contains.
    await erased.call(eraseAccount, { body: { password: ada.password } });
    await run('infra/local/backup.ts', ['erasures'], { ...source, TO: laterBackups });
    return { done, secret };
  });

  await test.step('it is restored into an empty folder and into no other', async () => {
    const name = (await readdir(backups)).find((entry) => entry.startsWith('20'))!;
    const restore = (target: string) =>
      run('infra/local/restore.ts', [], {
        DATA_DIR: target,
        FROM: join(backups, name),
        KEYS: keysFile,
        ERASED: join(laterBackups, 'erased-subjects.json'),
      });
    expect(await restore(dataDir)).toMatch(/✓ Erase \d+ subjects again/);
    await expect(restore(dataDir)).rejects.toThrow(/is not empty \(.*postgres.*\n {2}Nothing was changed/s);
  });

  const restored = await startPlatform({ dataDir, env: { TRUSTED_PROXIES: '127.0.0.0/8,::1/128' } });
  try {
    const steward = createClient(restored.url);
    await steward.call(stewardLogin, { body: stewardSignIn });

    await test.step('everything acknowledged before the backup exists exactly once', async () => {
      const member = createClient(restored.url);
      await member.call(login, { body: una });
      await expectAcknowledgedOnce({ ip, member, steward, done });
    });

    await test.step('receipts are valid, and the ledger matches its published checkpoints', async () => {
      const { key } = await steward.call(readLedgerCheckpoint);
      const cli = 'packages/transparency-log/src/receipt/cli.ts';
      expect(await run(cli, [receiptFile, '--key', key], {})).toContain('This receipt is valid.');
      await recordReceipt(createClient(restored.url, { ip }));
      await eventually(async () => {
        const { latest, size, mismatch } = await steward.call(readLedgerStatus);
        expect(mismatch).toBe(null);
        expect(latest?.size).toBe(size);
      });
    });

    await test.step('subjects that were erased after the backup are erased', async () => {
      const erased = createClient(restored.url);
      await expect(erased.call(login, { body: ada })).rejects.toThrow('Incorrect email or password');
      const questions = await steward.call(listPendingQuestions);
      expect(questions.map(({ question }) => question)).not.toContain(secret);
    });
  } finally {
    await restored.stop();
  }
});

/** Replaces the backup key of a platform; `copy` gets its secrets from before. */
async function replaceBackupKey(dataDir: string, copy: string): Promise<void> {
  const path = join(dataDir, 'secrets.json');
  await copyFile(path, copy);
  const secrets = JSON.parse(await readFile(path, 'utf8')) as object;
  const backupKey = randomBytes(32).toString('base64');
  await writeFile(path, JSON.stringify({ ...secrets, backupKey }));
}

/** Records a consent and returns its receipt. */
async function recordReceipt(visitor: Client) {
  const consentId = await giveConsent(visitor);
  return visitor.call(readConsentReceipt, { params: { consentId } });
}

test('a backup is verified in a temporary folder', { tag: '@slow' }, async ({ platform }) => {
  const backups = join(folder, 'verified');
  await run('infra/local/backup.ts', [], { DATA_DIR: platform.dataDir, TO: backups });
  const name = (await readdir(backups)).find((entry) => entry.startsWith('20'))!;
  const env = { FROM: join(backups, name), KEYS: join(platform.dataDir, 'secrets.json') };
  const output = await run('infra/local/verify-backup.ts', [], env);
  for (const subject of ['consent ledger', 'audit log', 'contacts-crm: leads', 'security-auth: sessions'])
    expect(output).toContain(`✓ ${subject}: `);
  expect(output).toContain('✓ The backup can be restored');
  await writeFile(join(backups, name, 'contacts-crm.rows'), 'damaged');
  await expect(run('infra/local/verify-backup.ts', [], env)).rejects.toThrow(/contacts-crm.rows has 7 bytes/);
});

test('a restore returns to any time since a backup', { tag: '@slow' }, async () => {
  const backups = join(folder, 'archived');
  const dataDir = join(folder, 'at-a-time');
  const receiptFile = join(folder, 'later-receipt.json');
  const kept = { ...una, email: `${randomUUID()}@example.org` };
  const lost = { ...ada, email: `${randomUUID()}@example.org` };
  const original = await startPlatform({ env: { WAL_ARCHIVE: backups } });
  let at: string;
  try {
    await run('infra/local/backup.ts', [], { DATA_DIR: original.dataDir, TO: backups });
    await signUp(original.url, kept);
    await writeFile(receiptFile, JSON.stringify(await recordReceipt(createClient(original.url))));
    at = new Date().toISOString();
    await signUp(original.url, lost);
    await run('infra/local/backup.ts', ['erasures'], { DATA_DIR: original.dataDir, TO: backups });
  } finally {
    // Archives the last segment.
    await original.stop();
  }
  const name = (await readdir(backups)).find((entry) => entry.startsWith('20'))!;
  const restore = (AT: string) =>
    run('infra/local/restore.ts', [], {
      DATA_DIR: dataDir,
      FROM: join(backups, name),
      KEYS: join(original.dataDir, 'secrets.json'),
      AT,
    });
  await expect(restore('2026-01-01T00:00:00Z')).rejects.toThrow(
    /Use an earlier backup.*Nothing was changed/s,
  );
  await expect(restore('2126-01-01T00:00:00Z')).rejects.toThrow(/The WAL archive .* ends at/);
  expect(await restore(at)).toContain(`has the platform as of ${at}`);
  await original.remove();

  const restored = await startPlatform({ dataDir });
  try {
    await createClient(restored.url).call(login, { body: kept });
    await expect(createClient(restored.url).call(login, { body: lost })).rejects.toThrow(
      'Incorrect email or password',
    );
    const steward = createClient(restored.url);
    await steward.call(stewardLogin, { body: stewardSignIn });
    const { key } = await steward.call(readLedgerCheckpoint);
    const cli = 'packages/transparency-log/src/receipt/cli.ts';
    expect(await run(cli, [receiptFile, '--key', key], {})).toContain('This receipt is valid.');
    // Relays have published the events since the backup. The bus continues after them.
    await recordReceipt(createClient(restored.url));
    await eventually(async () => {
      const { latest, size, mismatch } = await steward.call(readLedgerStatus);
      expect(mismatch).toBe(null);
      expect(latest?.size).toBe(size);
    });
  } finally {
    await restored.stop();
  }
});
