import { eventually, scaleTimeout } from '@aera/testing';
import { securityCopy, threatCopy } from '../../frontends/steward/src/features/security/security-copy.ts';
import { blocksCopy } from '../../frontends/steward/src/features/security/blocks/blocks-copy.ts';
import { openStewardPage } from '../platform/people.ts';
import { expect, test } from './operated-platform.ts';

/** An IP address of the documentation ranges of RFC 5737, which no client uses. */
const intruder = '203.0.113.66';
const neighbour = '203.0.113.67';
const paths = [
  '/.env',
  '/.git/config',
  '/wp-login.php',
  '/wp-admin/setup-config.php',
  '/phpmyadmin/index.php',
  '/.aws/credentials',
  '/.ssh/id_rsa',
  '/xmlrpc.php',
  '/vendor/phpunit/phpunit/src/Util/PHP/eval-stdin.php',
  '/cgi-bin/test.cgi',
];

test.describe('an intruder', () => {
  const readStatus = async (url: string, path: string, ip: string): Promise<number> => {
    const response = await fetch(new URL(path, url), {
      headers: { 'x-forwarded-for': ip, 'user-agent': '<img src=x onerror=alert(1)>' },
    });
    await response.arrayBuffer();
    return response.status;
  };
  const recoveryTimeout = { timeout: 60_000 };

  test('is blocked by the gateway, appears live in the portal, and is unblocked by a steward', async ({
    browser,
    platform,
  }) => {
    const { url } = platform;
    const steward = await openStewardPage(browser, url, '/admin/security');
    await expect(steward.getByRole('heading', { name: 'Security Dashboard' })).toBeVisible();
    await expect(steward.getByText('No IP addresses are currently blocked.', { exact: false })).toBeVisible();
    await expect(steward.getByRole('status', { name: securityCopy.connection })).toContainText('LIVE');

    for (const path of paths) await readStatus(url, path, intruder);
    await eventually(async () => (await readStatus(url, '/', intruder)) === 403, recoveryTimeout);
    expect(await readStatus(url, '/', neighbour)).toBe(200);
    expect(await readStatus(url, '/api/admin/auth/me', intruder)).toBe(403);

    // The page and the link to the notifications update without a reload.
    const blocked = steward.getByRole('list', { name: 'Blocked IP Addresses' });
    await expect(blocked).toContainText(intruder, { timeout: scaleTimeout(30_000) });
    await expect(steward.getByRole('link', { name: /^Notifications, \d+ unread$/ })).toBeVisible({
      timeout: scaleTimeout(30_000),
    });
    await blocked.getByRole('link', { name: blocksCopy.threat }).click();
    await expect(steward.getByRole('heading', { level: 1, name: 'Path scanning' })).toBeVisible();
    const evidence = steward.getByRole('table', { name: threatCopy.evidence });
    await expect(evidence).toContainText('GET /.env');
    await expect(evidence).toContainText('<img src=x onerror=alert(1)>');
    expect(await evidence.locator('img').count()).toBe(0);

    await steward.getByRole('button', { name: `Unblock ${intruder}` }).click();
    await expect(steward.getByRole('listitem').filter({ hasText: `${intruder} unblocked` })).toBeVisible();
    // Keeps the toast open.
    await steward.keyboard.press('F8');
    await eventually(async () => (await readStatus(url, '/', intruder)) === 200, recoveryTimeout);
    await steward.getByRole('button', { name: blocksCopy.done.undo }).click();
    await expect(
      steward.getByRole('listitem').filter({ hasText: `${intruder} blocked again` }),
    ).toBeVisible();
    await eventually(async () => (await readStatus(url, '/', intruder)) === 403, recoveryTimeout);

    // A block survives restarts of the gateway and of the service that decided on it.
    for (const { name, pid } of await platform.processes())
      if (name === 'gateway' || name === 'security-auth') process.kill(pid, 'SIGKILL');
    await eventually(async () => (await readStatus(url, '/', neighbour)) === 200, recoveryTimeout);
    await platform.ready();
    await eventually(async () => (await readStatus(url, '/', intruder)) === 403, recoveryTimeout);
  });
});
