import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import {
  routeRegistry,
  sessionCookie,
  startSecondFactorSetup,
  confirmSecondFactorSetup,
  listStewards,
  stewardLogin,
  stewardRoles,
  visitorCookie,
} from '@aera/contracts/server';
import { createTemporaryFolder, createTestCertificate, removeFolder, scaleTimeout } from '@aera/testing';
import { expect, test as base } from '@playwright/test';
import { createAuthenticator } from '../platform/authenticator.ts';
import { createClient } from '../platform/client.ts';
import { type Platform, startPlatform, stewardSignIn } from '../platform/start-platform.ts';
import { createExamplePath, createInvalidRequest } from '../security/access/routes-with-audience.ts';

/** A platform that serves HTTPS itself and requires a second factor of every steward. */
const test = base.extend<{}, { platform: Platform }>({
  platform: [
    async ({}, use) => {
      const folder = await createTemporaryFolder('https');
      const { cert, pemFile } = await createTestCertificate(folder, 'site');
      setDefaultCACertificates([...getCACertificates('default'), cert]);
      const platform = await startPlatform({
        env: {
          TLS_PEM_FILE: pemFile,
          SECOND_FACTOR_ROLES: stewardRoles.join(','),
        },
      });
      await use(platform);
      await platform.stop();
      await platform.remove();
      await removeFolder(folder);
    },
    { scope: 'worker', timeout: scaleTimeout(240_000) },
  ],
  baseURL: async ({ platform }, use) => use(platform.url),
  ignoreHTTPSErrors: true,
});

const hostCookie = (name: string) => ({
  name: `__Host-${name}`,
  secure: true,
  httpOnly: true,
  path: '/',
  domain: 'localhost',
});

test(
  'a visitor accepts the notice over HTTPS, with a cookie that only this host can set',
  { tag: '@slow' },
  async ({ page, context }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Step Into Protection' }).click();
    await expect
      .poll(async () => (await context.cookies()).filter(({ name }) => name.endsWith(visitorCookie)))
      .toMatchObject([hostCookie(visitorCookie)]);
  },
);

test(
  'a steward signs in with a password alone and can only add a second factor',
  { tag: '@slow' },
  async ({ platform }) => {
    const steward = createClient(platform.url);
    await steward.call(stewardLogin, { body: stewardSignIn });
    expect(steward.cookies()).toContain(`__Host-${sessionCookie}=`);

    const other = routeRegistry.all.filter(
      ({ access, roles, beforeSecondFactor }) =>
        access === 'steward' && roles.includes('steward') && !beforeSecondFactor,
    );
    const responses = await Promise.all(
      other.map(async (route) => {
        const response = await steward.fetch(createExamplePath(route), {
          method: route.method,
          headers: { 'content-type': 'application/json' },
          ...createInvalidRequest(route),
        });
        const { code } = (await response.json()) as { code?: string };
        return `${route.method} ${route.path}: ${response.status} ${code}`;
      }),
    );
    expect(responses.length).toBeGreaterThan(50);
    expect(responses.filter((response) => !response.endsWith(': 403 second-factor-required'))).toEqual([]);

    const { secret } = await steward.call(startSecondFactorSetup);
    await steward.call(confirmSecondFactorSetup, {
      body: { token: await createAuthenticator(secret).next() },
    });
    expect((await steward.call(listStewards)).people).toHaveLength(1);
  },
);
