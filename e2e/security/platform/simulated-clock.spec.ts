import { operationsRoutes, stewardLogin } from '@aera/contracts';
import { createClient } from '../../platform/client.ts';
import { stewardSignIn } from '../../platform/start-platform.ts';
import { expect, test } from './security-test.ts';

const hour = 60 * 60_000;

test('no header and no field of a request moves the time', async ({ platform }) => {
  const past = new Date(Date.now() - 50 * 24 * hour).toUTCString();
  const steward = createClient(platform.url);
  const headers = {
    date: past,
    'x-now': past,
    'x-time': past,
    'x-simulated-clock': past,
    'if-modified-since': past,
  };
  await steward.call(stewardLogin, { body: stewardSignIn, headers });
  const { at } = await steward.call(operationsRoutes['consent-ledger'].operationsOverview, { headers });
  expect(Math.abs(Date.now() - Date.parse(at))).toBeLessThan(hour);
});
