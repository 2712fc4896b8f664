import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { eventually } from '@aera/testing';
import { accessPin, stewardSignIn } from '../../platform/start-platform.ts';
import { expect, test } from '../platform/security-test.ts';

test('other users of the machine cannot read mails, logs or secrets', async ({ platform, people }) => {
  const { dataDir } = platform;
  await people.member();
  await eventually(async () => (await readdir(join(dataDir, 'mail'))).some((name) => name.endsWith('.eml')));
  const listWithFolder = async (folder: string) =>
    (await readdir(folder)).map((name) => join(folder, name)).concat(folder);
  const paths = [
    dataDir,
    ...(await listWithFolder(join(dataDir, 'mail'))),
    ...(await listWithFolder(join(dataDir, 'logs'))),
  ];
  const keys = await listWithFolder(join(dataDir, 'identity'));
  for (const path of [...paths, ...keys, join(dataDir, 'secrets.json')])
    expect((await stat(path)).mode & 0o077, path).toBe(0);
});

test('each process has its own secrets in its environment, and no others', async ({ platform }) => {
  const secrets = JSON.parse(await readFile(join(platform.dataDir, 'secrets.json'), 'utf8')) as {
    masterKeys: Record<string, string>;
    ledgerKey: string;
  };
  const owners: readonly [owner: string, secret: string][] = [
    ...Object.entries(secrets.masterKeys),
    ['consent-ledger', secrets.ledgerKey],
    ['security-auth', stewardSignIn.password],
    ['security-auth', accessPin],
  ];
  for (const { name, pid } of await platform.processes()) {
    const values = (await readFile(`/proc/${pid}/environ`, 'utf8'))
      .split('\0')
      .map((entry) => entry.slice(entry.indexOf('=') + 1));
    const known = owners.filter(([, secret]) => values.includes(secret)).map(([owner]) => owner);
    expect(new Set(known), name).toEqual(new Set(known.length > 0 ? [name] : []));
    expect(known, name).toHaveLength(owners.filter(([owner]) => owner === name).length);
  }
});
