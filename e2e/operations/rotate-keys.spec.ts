import { execFile } from 'node:child_process';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  listClassifications,
  listArticles,
  listContacts,
  listStewards,
  listPendingQuestions,
  readIpActivity,
  stewardLogin,
} from '@aera/contracts';
import { eventually } from '@aera/testing';
import { createClient } from '../platform/client.ts';
import { stewardSignIn } from '../platform/start-platform.ts';
import {
  readServiceUrl,
  toIdentityHeader,
  readGatewayKey,
  signIdentityToken,
} from '../security/access/callers.ts';
import { expect, test } from './operated-platform.ts';

const repository = join(import.meta.dirname, '../..');

test.describe('a rotation of the identity key', () => {
  test('rejects no request, and disables the retired key once it leaves the JWKS', async ({ platform }) => {
    const steward = createClient(platform.url, { ip: '198.51.100.240' });
    await steward.call(stewardLogin, { body: stewardSignIn });
    const sub = (await steward.call(listStewards)).people[0]?.id ?? '';
    const retired = await readGatewayKey(platform);

    // Sends one request after another to every service until the rotation is complete. A failed request throws.
    const requests = [
      () => steward.call(readIpActivity, { params: { ip: '198.51.100.241' } }),
      () => steward.call(listClassifications),
      () => steward.call(listArticles),
      () => steward.call(listPendingQuestions),
      () => steward.call(listContacts),
      () => steward.call(listStewards),
    ];
    const rotation = new AbortController();
    let rounds = 0;
    const traffic = (async () => {
      while (!rotation.signal.aborted) {
        for (const request of requests) await request();
        rounds += 1;
      }
    })();
    const env = { ...process.env, DATA_DIR: platform.dataDir };
    await promisify(execFile)(process.execPath, ['infra/local/admin.ts', 'rotate-keys'], {
      cwd: repository,
      env,
    });
    const hasNewKey = async () =>
      (await readFile(join(platform.dataDir, 'logs/gateway.log'), 'utf8')).includes('keys were replaced');
    await Promise.race([traffic, eventually(hasNewKey)]);
    const roundsBefore = rounds;
    await Promise.race([traffic, eventually(() => rounds > roundsBefore + 1)]);
    rotation.abort();
    await traffic;

    const now = new Date().toISOString();
    const common = { username: 'steward', name: 'Steward', role: 'steward', ip: '198.51.100.242' } as const;
    const identity = { kind: 'steward', sub, authenticatedAt: now, ...common } as const;
    const contacts = await readServiceUrl(platform, 'contacts-crm');
    const readStatus = async (key: typeof retired) => {
      const token = await signIdentityToken(identity, key, { audience: ['contacts-crm'] });
      return (await fetch(new URL(listContacts.path, contacts), { headers: toIdentityHeader(token) })).status;
    };
    const current = await readGatewayKey(platform);
    expect(current.kid).not.toBe(retired.kid);
    expect([await readStatus(current), await readStatus(retired)]).toEqual([200, 200]);

    // The next rotation removes the retired key.
    const file = join(platform.dataDir, 'identity/jwks.json');
    const { keys } = JSON.parse(await readFile(file, 'utf8')) as { keys: { kid: string }[] };
    await writeFile(`${file}.new`, JSON.stringify({ keys: keys.filter(({ kid }) => kid !== retired.kid) }));
    await rename(`${file}.new`, file);
    await eventually(async () => (await readStatus(retired)) === 401);
    expect(await readStatus(current)).toBe(200);
    await steward.call(listContacts);
  });
});
