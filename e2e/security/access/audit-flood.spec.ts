import { listAudit, type ResponseOf, stewardLogin } from '@aera/contracts';
import { stewardSignIn } from '../../platform/start-platform.ts';
import { expect, test } from '../platform/security-test.ts';

test('failed sign-ins of unknown clients add nothing to the permanent audit log', async ({ people }) => {
  const visitor = people.visitor();
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const body = JSON.stringify({
      username: `${stewardSignIn.username}-${attempt}`,
      password: 'a wrong password',
    });
    expect((await visitor.send({ method: 'POST', path: stewardLogin.path, body })).status).toBe(401);
  }
  // The steward's own sign-in comes later in the same log, so the log has processed everything before it.
  const steward = await people.steward();
  const listEntries = async (outcome: string) => {
    const query = new URLSearchParams({ action: `POST ${stewardLogin.path}`, outcome });
    const { json } = await steward.send({ path: `${listAudit.path}?${query}` });
    return (json as ResponseOf<typeof listAudit>).entries;
  };
  await expect.poll(async () => (await listEntries('succeeded')).length).toBeGreaterThan(0);
  // Other tests call the route with credentials of another role, which is recorded.
  const denied = (await listEntries('denied')).map(({ entry }) => entry);
  expect(denied.filter((entry) => !('actor' in entry && entry.actor))).toEqual([]);
});
