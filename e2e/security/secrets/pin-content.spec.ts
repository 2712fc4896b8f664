import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readLatestVersion } from '@aera/frontend-versions';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../platform/security-test.ts';
import { accessPin } from '../../platform/start-platform.ts';

const frontends = join(import.meta.dirname, '../../../frontends');
const toPagePath = (page: string) => `/api/auth/pin/pages/${page}`;

/** Parts of each page whose text occurs on no other page. */
const ownParts = { operations: ['initiatives', 'notices'], 'legal-protection': ['caseFile', 'lawyer'] };
const minLength = 40;

const listTexts = (value: unknown): string[] => {
  if (typeof value === 'string') return value.length >= minLength ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
};

const enterPin = (request: APIRequestContext, origin: string, pin = accessPin) =>
  request.post('/api/auth/pin', { headers: { origin }, data: { pin } });

/** Returns the content of every text file that a browser can load. */
async function readBuilds(): Promise<string[]> {
  const entries = await Promise.all(
    ['shell', 'public', 'member', 'steward'].map(async (name) => {
      const dist = join(frontends, name, 'dist');
      return readdir(join(dist, (await readLatestVersion(dist)) ?? ''), {
        recursive: true,
        withFileTypes: true,
      });
    }),
  );
  const files = entries
    .flat()
    .filter((entry) => entry.isFile() && /\.(js|html|json|map|css)$/.test(entry.name));
  return Promise.all(files.map(({ parentPath, name }) => readFile(join(parentPath, name), 'utf8')));
}

test('no file that a browser can load contains the content behind the PIN', async ({ request, baseURL }) => {
  await enterPin(request, baseURL as string);
  const texts: string[] = [];
  for (const [page, parts] of Object.entries(ownParts)) {
    const content = (await (await request.get(toPagePath(page))).json()) as Record<string, unknown>;
    for (const part of parts) texts.push(...listTexts(content[part]));
  }
  expect(texts.length).toBeGreaterThan(30);
  const builds = await readBuilds();
  expect(builds.length).toBeGreaterThan(50);
  expect(texts.filter((text) => builds.some((file) => file.includes(text)))).toEqual([]);
});

test('the content is served only after the PIN', async ({ request, baseURL }) => {
  const cookie = `aera_pin=9999999999.${'A'.repeat(43)}`;
  for (const page of Object.keys(ownParts)) {
    expect((await request.get(toPagePath(page))).status()).toBe(401);
    expect((await request.get(toPagePath(page), { headers: { cookie } })).status()).toBe(401);
  }
  expect((await enterPin(request, baseURL as string, 'wrong')).status()).toBe(401);
  expect((await request.get(toPagePath('operations'))).status()).toBe(401);

  expect((await enterPin(request, baseURL as string)).status()).toBe(204);
  const response = await request.get(toPagePath('operations'));
  expect(response.status()).toBe(200);
  expect(response.headers()['cache-control']).toBe('no-store');
});
