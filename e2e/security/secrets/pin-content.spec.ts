import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { legalProtection } from '@aera/content/legal-protection';
import { operations } from '@aera/content/operations';
import { newestVersion } from '@aera/frontend-versions';
import { expect, test } from '../../platform/shared-platform.ts';
import { accessPin } from '../../platform/start-platform.ts';

const frontends = join(import.meta.dirname, '../../../frontends');
const frontendNames = ['shell', 'public', 'member', 'steward'];

const secrets = [
  operations.initiatives.cards[0]?.description.text,
  operations.notices.items[0]?.description.text,
  legalProtection.caseFile.items[0]?.text,
  legalProtection.lawyer.questions[0],
].map((text) => text ?? expect.fail('The content has no such text.'));

const pages = ['operations', 'legal-protection'];
const path = (page: string) => `/api/auth/pin/pages/${page}`;

test('no file that a browser can load contains the content behind the PIN', async () => {
  const builds = await Promise.all(
    frontendNames.map(async (name) => {
      const dist = join(frontends, name, 'dist');
      return join(dist, (await newestVersion(dist)) ?? expect.fail(`${name} is not built.`));
    }),
  );
  const entries = await Promise.all(
    builds.map((build) => readdir(build, { recursive: true, withFileTypes: true })),
  );
  const files = entries
    .flat()
    .filter((entry) => entry.isFile() && /\.(js|html|json|map|css)$/.test(entry.name));
  expect(files.length).toBeGreaterThan(50);
  for (const { parentPath, name } of files) {
    const text = await readFile(join(parentPath, name), 'utf8');
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  }
});

test('the content is served after the PIN only', async ({ request, baseURL }) => {
  const headers = { origin: baseURL as string };
  const forged = { ...headers, cookie: `aera_pin=9999999999.${'A'.repeat(43)}` };
  for (const page of pages) {
    expect((await request.get(path(page))).status()).toBe(401);
    expect((await request.get(path(page), { headers: forged })).status()).toBe(401);
  }
  expect((await request.post('/api/auth/pin', { headers, data: { pin: 'wrong' } })).status()).toBe(401);
  expect((await request.get(path('operations'))).status()).toBe(401);

  expect((await request.post('/api/auth/pin', { headers, data: { pin: accessPin } })).status()).toBe(204);
  for (const page of pages) {
    const response = await request.get(path(page));
    expect(response.status()).toBe(200);
    expect(response.headers()['cache-control']).toBe('no-store');
  }
});
